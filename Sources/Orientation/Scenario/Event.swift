/// What happens in a scenario.
///
/// Facts that an event brings along (the new device orientation, the controller just presented) stand in the scenario
/// already: it describes the moment after the event and before UIKit answers it.
public enum Event: Sendable, Hashable {
  /// The app starts: iOS chooses the orientation in which it launches.
  case launched
  /// The window shows its root view controller for the first time: delegate and controllers can be asked now.
  case rootShown
  /// The device was turned to the scenario's device orientation.
  case deviceTurned
  /// The last controller of the presented chain was presented.
  case presented
  /// A controller above those in the scenario was dismissed: its style, nil for the default of the iOS version, and
  /// whether it had taken over, where the style leaves that open: a custom one by ``Presentation/removesPresentersView``,
  /// another by ``Presentation/fillsWindow``.
  case dismissed(ModalPresentationStyle?, takesOver: Bool?)
  /// The child that shows was pushed on a navigation controller.
  case pushed
  /// The child that shows came to the front when the one above it was popped.
  case popped
  /// The child that shows was selected in a tab bar.
  case tabSelected
  /// A controller or the app delegate answers with another mask now, and nobody told UIKit.
  case masksChanged
  /// The user switched the rotation lock to the scenario's state.
  case rotationLockToggled
  /// The app's window got another size; whether it fills the screen, or was resized at all, is in the scenario.
  case windowResized
  /// The app is shown elsewhere or otherwise, as the scenario has it: iPhone Duo was opened, Stage Manager switched on.
  case modeChanged
  /// The window got another root view controller, and what was presented is gone.
  case rootReplaced
  /// The app went to the background, or the device was locked.
  case movedToBackground
  /// The app came to the foreground, or the device was unlocked.
  case movedToForeground
  /// The user began to dismiss the last of the presented chain with a gesture, and let it go again.
  case dismissalCancelled
  /// An alert or an action sheet above those in the scenario was dismissed.
  case alertDismissed
  /// The app called a method.
  case called(MethodCall)

  /// Whether the interface may follow the device because of it, and nothing else.
  var isRotation: Bool {
    switch self {
    case .deviceTurned, .rotationLockToggled: true
    case .launched, .rootShown, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged, .windowResized,
      .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled, .alertDismissed,
      .called:
      false
    }
  }
}

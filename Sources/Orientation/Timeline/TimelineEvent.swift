/// Something that happens to a running app, with everything it brings along.
public enum TimelineEvent: Sendable, Hashable {
  /// The app starts; only a timeline's first event can be this.
  case launched
  /// The window shows its root view controller for the first time; only right after the launch.
  case rootShown
  /// The user turned the device.
  case deviceTurned(DeviceOrientation)
  /// A controller was presented over the one on top.
  case presented(Presentation)
  /// The controller of this name was dismissed, and those presented above it; nil is the one on top.
  case dismissed(Name?)
  /// A controller was pushed on the navigation controller that shows.
  case pushed(Controller)
  /// The top of the navigation controller that shows was popped.
  case popped
  /// The tab that holds the controller of this name was selected, in the tab bar that shows.
  case tabSelected(Name)
  /// Somebody answers differently from now on, and nobody tells UIKit.
  case masksChanged(MaskChange)
  /// The user switched the rotation lock on or off.
  case rotationLockToggled(isOn: Bool)
  /// The app's window on an iPad got another size: one that fills the screen, or not.
  case windowResized(fillsScreen: Bool)
  /// The user resized the window of an iPhone app, on an iPad or in iPhone Mirroring.
  case phoneWindowResized
  /// The app is shown elsewhere or otherwise: iPhone Duo was opened, Stage Manager switched on.
  case modeChanged(WindowingMode)
  /// The window got another root view controller, and what was presented is gone.
  case rootReplaced(Controller)
  /// The app went to the background, or the device was locked.
  case movedToBackground
  /// The app came to the foreground, or the device was unlocked.
  case movedToForeground
  /// The user began to dismiss the controller on top with a gesture, and let it go again.
  case dismissalCancelled
  /// The app called a method.
  case called(MethodCall)
}

extension TimelineEvent {
  /// The user switched the rotation lock on or off.
  @available(*, deprecated, renamed: "rotationLockToggled(isOn:)")
  public static func rotationLockSwitched(_ isOn: Bool) -> TimelineEvent { .rotationLockToggled(isOn: isOn) }
}

/// What happens in a scenario.
///
/// Facts that an event brings along (the new device orientation, the controller just presented) stand in the scenario
/// already: it describes the moment after the event and before UIKit answers it.
public enum Event: Sendable, Hashable {
  /// The app starts.
  case launched
  /// The device was turned to the scenario's device orientation.
  case deviceTurned
  /// The last controller of the presented chain was presented.
  case presented
  /// A full-screen controller above those in the scenario was dismissed.
  case dismissed
  /// The child that shows was pushed on a navigation controller.
  case pushed
  /// The child that shows came to the front when the one above it was popped.
  case popped
  /// The child that shows was selected in a tab bar.
  case tabSelected
  /// A controller or the app delegate answers with another mask now, and nobody told UIKit.
  case masksChanged
  /// `UIViewController.attemptRotationToDeviceOrientation()`.
  case rotationAttempted
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case updateRequested
  /// `UIDevice.current.setValue(rawValue, forKey: "orientation")`.
  case keyValueCodingSet(rawValue: Int)
  /// The private `-[UIDevice setOrientation:]`.
  case privateSetterCalled(rawValue: Int)
  /// `setStatusBarOrientation:animated:`.
  case statusBarOrientationSet(InterfaceOrientation)
  /// `requestGeometryUpdate(_:errorHandler:)` with `UIWindowScene.GeometryPreferences.iOS`.
  case geometryRequested(InterfaceOrientationMask)
  /// `requestGeometryUpdate(_:errorHandler:)` with another platform's preferences.
  case foreignGeometryRequested
  /// An empty controller was presented without animation and dismissed at once.
  case presentedAndDismissed(ModalPresentationStyle?)
  /// The window's first subview was removed and added again.
  case viewReadded
  /// A view was rotated by its transform.
  case viewTransformed
  /// The user switched the rotation lock to the scenario's state.
  case rotationLockToggled
}

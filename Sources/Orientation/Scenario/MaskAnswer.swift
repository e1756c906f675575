/// What a controller's, or a delegate's, `supportedInterfaceOrientations` answers.
///
/// A closed set: real implementations that depend on state depend on one of these.
public enum MaskAnswer: Sendable, Hashable {
  /// Not overridden: UIKit's default for the idiom.
  case notImplemented
  /// Always this mask. Its raw value may be anything an app can return.
  case mask(InterfaceOrientationMask)
  /// The mask of the current status bar orientation alone.
  case current
  /// What the child that shows answers; for a controller without one, UIKit's default.
  case selectedChild
  /// What the controller on top of everything answers; the app's and the scene's delegate can ask it.
  case visibleController
  /// What the app keeps in a variable of this name.
  case variable(Name)
}

/// What a controller's `preferredInterfaceOrientationForPresentation` answers.
public enum PreferredAnswer: Sendable, Hashable {
  /// Not overridden: UIKit takes the current orientation of the status bar.
  case notImplemented
  /// The orientation of the status bar at the time of asking.
  case current
  /// Always this raw value, which need not be an orientation: apps have returned masks.
  case rawValue(Int)
  /// What the child that shows answers; for a controller without one, the current orientation.
  case selectedChild
  /// The first orientation, in the order of raw values, of what the app keeps in a variable of this name.
  case variable(Name)
}

extension PreferredAnswer {
  /// Always portrait.
  public static var portrait: PreferredAnswer { .rawValue(InterfaceOrientation.portrait.rawValue) }
  /// Always upside down.
  public static var portraitUpsideDown: PreferredAnswer { .rawValue(InterfaceOrientation.portraitUpsideDown.rawValue) }
  /// Always landscape left.
  public static var landscapeLeft: PreferredAnswer { .rawValue(InterfaceOrientation.landscapeLeft.rawValue) }
  /// Always landscape right.
  public static var landscapeRight: PreferredAnswer { .rawValue(InterfaceOrientation.landscapeRight.rawValue) }
}

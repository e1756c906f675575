/// What a controller's `preferredInterfaceOrientationForPresentation` answers.
public enum PreferredAnswer: Sendable, Hashable {
  /// Not overridden: UIKit takes the current orientation of the status bar.
  case notImplemented
  /// The orientation of the status bar at the time of asking.
  case current
  /// Always this raw value, which need not be an orientation: apps have returned masks.
  case rawValue(Int)
}

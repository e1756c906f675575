/// A callback that tells an app of a rotation.
public enum LayoutCallback: CaseIterable, Sendable {
  /// `UIDevice.orientationDidChangeNotification`.
  case deviceOrientationDidChange
  /// `viewWillTransition(to:with:)`, from iOS 8 on.
  case viewWillTransition
  /// `viewWillLayoutSubviews()`.
  case viewWillLayoutSubviews
  /// `willRotate(to:duration:)`, before iOS 8.
  case willRotate
  /// `willAnimateRotation(to:duration:)`, before iOS 8.
  case willAnimateRotation
  /// `didRotate(from:)`, before iOS 8.
  case didRotate
}

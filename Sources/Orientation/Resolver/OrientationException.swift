/// What makes an app crash: UIKit raises `UIApplicationInvalidInterfaceOrientationException`, but for the last.
public enum OrientationException: Sendable, Hashable {
  /// App mask and controller mask do not meet.
  case noCommonOrientation
  /// The preferred orientation, by raw value, is not in the controller's mask.
  case preferredNotSupported(preferred: Int, supported: InterfaceOrientationMask)
  /// The controller's mask allows no orientation.
  case emptyMask
  /// A scene that is no `UIWindowScene` was sent a request: `NSInvalidArgumentException`.
  case unrecognizedSelector
}

extension OrientationException {
  /// The exception's id in claims.
  package var id: String {
    switch self {
    case .noCommonOrientation: "no-common-orientation"
    case .preferredNotSupported: "preferred-not-supported"
    case .emptyMask: "empty-mask"
    case .unrecognizedSelector: "unrecognized-selector"
    }
  }
}

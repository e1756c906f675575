/// What makes UIKit raise `UIApplicationInvalidInterfaceOrientationException`.
public enum OrientationException: Sendable, Hashable {
  /// App mask and controller mask do not meet.
  case noCommonOrientation
  /// The preferred orientation, by raw value, is not in the controller's mask.
  case preferredNotSupported(preferred: Int, supported: InterfaceOrientationMask)
  /// The controller's mask allows no orientation.
  case emptyMask
}

extension OrientationException {
  /// The exception's id in claims.
  public var id: String {
    switch self {
    case .noCommonOrientation: "no-common-orientation"
    case .preferredNotSupported: "preferred-not-supported"
    case .emptyMask: "empty-mask"
    }
  }
}

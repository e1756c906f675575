/// What a controller's, or a delegate's, `supportedInterfaceOrientations` answers.
public enum MaskAnswer: Sendable, Hashable {
  /// Not overridden: UIKit's default for the idiom.
  case notImplemented
  /// Always this mask. Its raw value may be anything an app can return.
  case mask(InterfaceOrientationMask)
}

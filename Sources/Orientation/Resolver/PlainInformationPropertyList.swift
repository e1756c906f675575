/// What an app's Info.plist says about orientations, as the rules read it.
public struct PlainInformationPropertyList: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`, or nil where the key is missing.
  public var supported: PlainOrientationList?
  /// `UISupportedInterfaceOrientations~ipad`.
  public var supportedOnPad: PlainOrientationList?
  /// `UISupportedInterfaceOrientations~iphone`.
  public var supportedOnPhone: PlainOrientationList?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`, or nil where the key is missing.
  public var requiresFullScreenIgnoredFrom: OSVersion?
}

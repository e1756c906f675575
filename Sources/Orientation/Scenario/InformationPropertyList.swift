/// What an app's Info.plist says about orientations.
public struct InformationPropertyList: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`, in the order listed, or nil where the key is missing.
  public var supported: [InterfaceOrientation]?
  /// `UISupportedInterfaceOrientations~ipad`.
  public var supportedOnPad: [InterfaceOrientation]?
  /// `UISupportedInterfaceOrientations~iphone`.
  public var supportedOnPhone: [InterfaceOrientation]?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen = false
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`, or nil where the key is missing.
  public var requiresFullScreenIgnoredFrom: OSVersion?

  public init() {}
}

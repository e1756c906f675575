/// What an app's Info.plist says about orientations.
public struct InformationPropertyList: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`, in the order listed, or nil where the key is missing.
  public var supported: [InterfaceOrientation]?
  /// `UISupportedInterfaceOrientations~ipad`.
  public var supportedOnPad: [InterfaceOrientation]?
  /// `UISupportedInterfaceOrientations~iphone`.
  public var supportedOnPhone: [InterfaceOrientation]?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`, or nil where the key is missing.
  public var requiresFullScreenIgnoredFrom: OSVersion?

  /// An Info.plist; keys that are left out are missing.
  public init(
    supported: [InterfaceOrientation]? = nil, supportedOnPad: [InterfaceOrientation]? = nil,
    supportedOnPhone: [InterfaceOrientation]? = nil, requiresFullScreen: Bool = false,
    requiresFullScreenIgnoredFrom: OSVersion? = nil
  ) {
    self.supported = supported
    self.supportedOnPad = supportedOnPad
    self.supportedOnPhone = supportedOnPhone
    self.requiresFullScreen = requiresFullScreen
    self.requiresFullScreenIgnoredFrom = requiresFullScreenIgnoredFrom
  }
}

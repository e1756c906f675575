/// What an app's Info.plist says about orientations, as the rules read it.
package struct PlainInformationPropertyList: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`, or nil where the key is missing.
  package var supported: PlainOrientationList?
  /// `UISupportedInterfaceOrientations~ipad`.
  package var supportedOnPad: PlainOrientationList?
  /// `UISupportedInterfaceOrientations~iphone`.
  package var supportedOnPhone: PlainOrientationList?
  /// `UIRequiresFullScreen`.
  package var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`, or nil where the key is missing.
  package var requiresFullScreenIgnoredFrom: OSVersion?
}

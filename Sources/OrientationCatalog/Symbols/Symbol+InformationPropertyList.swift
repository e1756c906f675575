import Orientation

extension Symbol {
  /// The keys of Info.plist.
  static let informationPropertyList: [Symbol] = [
    Symbol(
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations", .informationPropertyListKey,
      .since(OSVersion(3, 2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations")),
    Symbol(
      "UIInterfaceOrientation", "UIInterfaceOrientation", .informationPropertyListKey, .since(OSVersion(2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uiinterfaceorientation")),
    Symbol(
      "UIRequiresFullScreen", "UIRequiresFullScreen", .informationPropertyListKey,
      .since(OSVersion(9), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen")
    ),
    Symbol(
      "UIRequiresFullScreenIgnoredStartingWithVersion", "UIRequiresFullScreenIgnoredStartingWithVersion",
      .informationPropertyListKey, .since(OSVersion(26, 2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion"
      )),
    Symbol(
      "UIPreferredDefaultInterfaceOrientation", "UIPreferredDefaultInterfaceOrientation", .informationPropertyListKey,
      .since(OSVersion(2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uipreferreddefaultinterfaceorientation"
      )),
  ]
}

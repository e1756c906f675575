import Orientation

/// What placements have in common in both languages.
enum PlacementNames {
  /// Words of which a file has one that says how controllers are shown, or makes some.
  static let triggers: Set<String> = [
    "present", "presentViewController", "pushViewController", "rootViewController", "setRootViewController",
    "initWithRootViewController", "setViewControllers", "viewControllers", "addChild", "addChildViewController",
    "showViewController", "showDetailViewController", "modalPresentationStyle", "setModalPresentationStyle",
    "instantiateViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier",
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "SwiftUI",
  ]

  /// The style that a constant names, `.fullScreen` or `UIModalPresentationFullScreen`.
  static func style(_ name: String) -> ModalPresentationStyle? {
    let prefix = "UIModalPresentation"
    let name = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return ModalPresentationStyle.allCases.first { $0.swiftName.lowercased() == name.lowercased() }
  }

  /// Whether a name is that of a controller of the app, as far as names tell.
  static func isOwnController(_ name: String) -> Bool {
    name.isTypeName && !isGeneral(name) && (name.hasSuffix("Controller") || name.hasSuffix("VC"))
  }

  /// Whether a method of the name gives the value that it is called on, as libraries for setting up values have them.
  static func isFluent(_ name: String) -> Bool {
    ["then", "with", "apply", "also", "tap", "configure", "configured"].contains(name)
  }

  /// Whether a name is that of a type that most members have, and which is no controller.
  static func isPlain(_ name: String) -> Bool { plain.contains(name) || name.hasPrefix("CG") || name.hasPrefix("NS") }

  private static let plain: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "Void", "View", "Any", "AnyObject", "Date", "Data", "URL", "Set",
    "Color",
    "Text", "Image", "Publisher", "AnyCancellable", "TimeInterval", "Error", "Task",
  ]

  /// Whether a name is that of one of UIKit's classes, which says nothing of what an instance is.
  static func isGeneral(_ name: String) -> Bool { name.hasPrefix("UI") || name == "id" || name == "Self" }
}

import AppFacts

extension PropertyListDeclaration.Key {
  /// The build setting that gives the key a value in a generated Info.plist.
  var setting: String {
    "INFOPLIST_KEY_"
      + rawValue.replacing("~ipad", with: "_iPad").replacing("~iphone", with: "_iPhone")
  }

  /// The keys by the build settings that give them a value.
  static let bySetting = Dictionary(uniqueKeysWithValues: allCases.map { ($0.setting, $0) })

  /// Whether Xcode's build system heeds the setting. It generates keys from a fixed list of settings; those of other keys
  /// are settings like any other, and mean nothing.
  var isGenerated: Bool {
    switch self {
    case .supported, .supportedOnPad, .supportedOnPhone, .requiresFullScreen: true
    case .initial, .requiresFullScreenOnPad, .requiresFullScreenIgnoredFrom, .expoInitialMask: false
    }
  }

  /// Whether the value is a list of orientations.
  var isList: Bool {
    switch self {
    case .supported, .supportedOnPad, .supportedOnPhone: true
    case .initial, .requiresFullScreen, .requiresFullScreenOnPad, .requiresFullScreenIgnoredFrom, .expoInitialMask:
      false
    }
  }

  /// What every text with a declaration has in it somewhere.
  static let marks = [
    "UISupportedInterfaceOrientations", "UIInterfaceOrientation", "UIRequiresFullScreen",
    "EXDefaultScreenOrientationMask",
  ]

  /// Whether a text has a declaration in it, perhaps.
  static func mayOccur(in bytes: [UInt8]) -> Bool {
    marks.contains(where: bytes.mention)
  }
}

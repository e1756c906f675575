/// One key of an Info.plist that bears on rotation, and what a target gives it.
package struct PropertyListDeclaration: Sendable, Hashable {
  /// The keys that bear on rotation.
  package enum Key: String, Sendable, CaseIterable {
    case supported = "UISupportedInterfaceOrientations"
    case supportedOnPad = "UISupportedInterfaceOrientations~ipad"
    case supportedOnPhone = "UISupportedInterfaceOrientations~iphone"
    case initial = "UIInterfaceOrientation"
    case requiresFullScreen = "UIRequiresFullScreen"
    case requiresFullScreenOnPad = "UIRequiresFullScreen~ipad"
    case requiresFullScreenIgnoredFrom = "UIRequiresFullScreenIgnoredStartingWithVersion"
    /// What expo-screen-orientation begins with, until code asks it for something else. UIKit does not know the key.
    case expoInitialMask = "EXDefaultScreenOrientationMask"
  }

  /// What gives the key its value.
  package enum Origin: String, Sendable, CaseIterable {
    /// A property list file.
    case file
    /// A build setting `INFOPLIST_KEY_…`, in a project or an `.xcconfig` file.
    case buildSetting = "build setting"
    /// A manifest from which a tool makes the property list; the place is the line that says it, in the tool's words.
    case manifest
    /// What the tool adds where the manifest says nothing; the place is what has the tool do so.
    case generatorDefault = "generator default"
  }

  package var key: Key
  package var origin: Origin
  /// The values as they are written: names of orientations, `YES`, `NO`, a version; what is neither is kept too.
  package var values: [String]
  /// Where it is written.
  package var place: FilePlace
  /// Whether it takes part in the built Info.plist; false where another declaration of the key takes its place.
  ///
  /// A list of orientations can stand in the file and in a build setting, and both be effective: Xcode's build system
  /// appends what only the setting has. A single value of the setting takes the place of the file's. Settings count only
  /// where `GENERATE_INFOPLIST_FILE` is on.
  package var isEffective: Bool

  package init(key: Key, origin: Origin, values: [String], place: FilePlace, isEffective: Bool) {
    self.key = key
    self.origin = origin
    self.values = values
    self.place = place
    self.isEffective = isEffective
  }
}

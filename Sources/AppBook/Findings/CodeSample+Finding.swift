import AppFacts
import Orientation
import OrientationCatalog

extension CodeSample {
  /// The code that fixes a kind of finding, in the language of the place; what has no other form is Swift, or a property list.
  init(_ kind: AppFindingKind, _ language: SourceLanguage) {
    let wanted = ["xml", language == .objectiveC ? "objc" : "swift", "swift"]
    let samples = kind.record.after
    let best = wanted.lazy.compactMap { language in samples.first { $0.language == language } }.first
    self = best ?? CodeSample(language: "swift", text: "")
  }

  private static func list(_ key: String, _ orientations: [String]) -> String {
    let elements = orientations.map { "  <string>UIInterfaceOrientation\($0)</string>\n" }
    return "<key>\(key)</key>\n<array>\n\(elements.joined())</array>"
  }

  /// What lets a target share an iPad's screen: what its Info.plist lacks of it, and none of what it has.
  ///
  /// - Parameter removesKey: whether the key that asks for the whole screen is there.
  init(sharingScreenOf target: AppTarget, _ list: InformationPropertyList, removesKey: Bool) {
    let orientations = list.supportedOnPad ?? list.supported ?? []
    let isListed = InterfaceOrientation.valid.allSatisfy(orientations.contains)
    let hasLaunchScreen = target.propertyList?.keys.contains { $0.hasPrefix("UILaunch") } ?? false
    let parts = [
      isListed
        ? nil
        : Self.list(
          "UISupportedInterfaceOrientations~ipad",
          ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
      hasLaunchScreen ? nil : Self.launchScreen,
      removesKey ? "<!-- Remove UIRequiresFullScreen, and lay the app out for windows of any size. -->" : nil,
    ]
    self.init(language: "xml", text: parts.compactMap(\.self).joined(separator: "\n"))
  }

  /// What declares a launch screen.
  static let launchScreen = "<key>UILaunchScreen</key>\n<dict/>"
}

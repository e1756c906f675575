import Orientation

extension RuleRecord {
  static let sceneDelegateReplacesInfoPlist = RuleRecord(
    .sceneDelegate, VersionRange(from: OSVersion(27)), [.sceneDelegateOrientations],
    title: LocalizedText("From iOS 27 the scene delegate replaces Info.plist", "iOS 27 起场景代理取代 Info.plist"),
    statement: LocalizedText(
      """
      From iOS 27 on, where the window scene's delegate implements supportedInterfaceOrientations(for:), its answer \
      replaces the list in Info.plist for that scene. The resolver lets it come before the app delegate's method, \
      which iOS 27 deprecates in its favour.
      """,
      """
      从 iOS 27 起，窗口场景的代理实现了 supportedInterfaceOrientations(for:) 时，它的回答对该场景取代 Info.plist 的列\
      表。解析器让它先于应用代理的方法；后者在 iOS 27 中被弃用，由它替代。
      """))
}

import Orientation

extension RuleRecord {
  static let sceneDelegateReplacesInfoPlist = RuleRecord(
    .sceneDelegate, VersionRange(from: OSVersion(27)),
    title: LocalizedText(
      "On iOS 27 and later, the scene delegate's mask replaces Info.plist", "iOS 27 起场景代理取代 Info.plist"),
    [
      Sentence(
        """
        On iOS 27 and later, the mask that a window scene's delegate returns from supportedInterfaceOrientations(for:) \
        replaces the list in Info.plist for that scene.
        """,
        """
        从 iOS 27 起，窗口场景的代理从 supportedInterfaceOrientations(for:) 返回的值对该场景取代 Info.plist 的列表。
        """,
        [
          Citation(
            .sceneDelegateOrientations, at: "summary and availability",
            """
            the returned value replaces the app's UISupportedInterfaceOrientations value for this scene; available \
            from iOS 27.0
            """)
        ]),
      Sentence(
        "If the delegate does not implement the method, UIKit uses the list in Info.plist.",
        "没有实现该方法时使用该列表。",
        [
          Citation(.sceneDelegateOrientations, at: "summary", "if not implemented, the Info.plist value is used")
        ]),
      Sentence(
        """
        Assumption: the scene delegate's method also takes precedence over the app delegate's method, which is \
        deprecated in iOS 27.
        """,
        "假设：它也先于应用代理的方法，后者在 iOS 27 中被弃用。",
        [
          Citation(
            .appDelegateOrientations, .agreesInPart, part: "the deprecation and the replacement",
            at: "availability and notice at the top",
            "deprecated in 27.0, with the scene delegate's method to be used instead")
        ]),
    ])
}

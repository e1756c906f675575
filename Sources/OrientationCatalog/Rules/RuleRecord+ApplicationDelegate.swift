import Orientation

extension RuleRecord {
  static let appDelegateReplacesInfoPlist = RuleRecord(
    .applicationDelegate, VersionRange(from: OSVersion(6)),
    [.applicationHeader, .appDelegateOrientations, .projectReport, .tutorial],
    title: LocalizedText("The app delegate's answer replaces Info.plist", "应用代理的回答取代 Info.plist"),
    statement: LocalizedText(
      """
      From iOS 6 on, where the app delegate implements application(_:supportedInterfaceOrientationsFor:), its answer \
      is the app mask and the list in Info.plist is not consulted for turns. The method is deprecated in iOS 27, where \
      a scene delegate that answers comes first.
      """,
      """
      从 iOS 6 起，应用代理实现了 application(_:supportedInterfaceOrientationsFor:) 时，它的回答就是应用掩码，\
      转屏时不再查询 Info.plist 的列表。该方法在 iOS 27 中弃用；若场景代理作答，则以场景代理为先。
      """))
}

import Orientation

extension RuleRecord {
  static let launchPrefersPortrait = RuleRecord(
    .choice, VersionRange(from: OSVersion(5), until: OSVersion(8)), [.appleTN2244],
    title: LocalizedText("Up to iOS 7 a launch prefers portrait", "iOS 7 及更早启动时优先竖屏"),
    statement: LocalizedText(
      """
      Up to iOS 7 an app starts in portrait where Info.plist lists it, else in the orientation listed first, however \
      the device is held.
      """,
      """
      在 iOS 7 及更早版本中，Info.plist 列出竖屏时应用以竖屏启动，否则以列表中的第一个方向启动，与设备的握持方式无关。
      """))

  static let deviceOrientationIsFollowed = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)), [.viewControllerSupportedOrientations, .viewControllerProgrammingGuide],
    title: LocalizedText("The interface follows the device where allowed", "允许时界面跟随设备"),
    statement: LocalizedText(
      """
      Where the device turns to an orientation that the effective mask allows, the interface turns with it. Among \
      several allowed orientations the device's comes first.
      """,
      "设备转到有效掩码允许的方向时，界面随之转动。在多个允许的方向中，设备的方向优先。"))

  static let deviceOrientationNotAllowed = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)),
    [.viewControllerProgrammingGuide, .viewControllerSupportedOrientations, .earlGreyPortraitOnlyChangeTest],
    title: LocalizedText("A turn that is not allowed changes nothing", "不允许的转动不改变界面"),
    statement: LocalizedText(
      """
      Where the device turns to an orientation outside the effective mask, the interface stays as it is, as long as \
      its current orientation is allowed.
      """,
      "设备转到有效掩码之外的方向时，只要界面当前方向仍被允许，界面就保持原样。"))

  static let currentOrientationIsKept = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)), [],
    title: LocalizedText("The current orientation is kept where allowed", "允许时保持当前方向"),
    statement: LocalizedText(
      """
      Where UIKit asks again and the device's orientation is not allowed or not known, the interface keeps its current \
      orientation if that is allowed. Assumption: an interface does not turn without a reason.
      """,
      "UIKit 重新询问而设备方向不被允许或未知时，若当前方向被允许则保持。这是假设：界面不会无故转动。"))

  static let preferredOrientationAtPresentation = RuleRecord(
    .choice, VersionRange(from: OSVersion(6)),
    [.viewControllerPreferredOrientation, .viewControllerProgrammingGuide, .openradar25614825],
    title: LocalizedText("A full-screen presentation begins as preferred", "全屏呈现以首选方向开始"),
    statement: LocalizedText(
      """
      From iOS 6 on, a controller that overrides preferredInterfaceOrientationForPresentation and is presented full \
      screen comes up in that orientation, if the app mask allows it too. It can be turned away from it afterwards.
      """,
      """
      从 iOS 6 起，重写了 preferredInterfaceOrientationForPresentation 并以全屏呈现的控制器以该方向出现，\
      前提是应用掩码也允许。之后仍可转到其他方向。
      """))

  static let preferredDefaultIsCurrent = RuleRecord(
    .choice, VersionRange(from: OSVersion(6)), [.viewControllerPreferredOrientation],
    title: LocalizedText("Without an override the current orientation is preferred", "未重写时首选当前方向"),
    statement: LocalizedText(
      """
      From iOS 6 on, a controller that does not override preferredInterfaceOrientationForPresentation prefers the \
      current orientation of the status bar. That default is never an error: where its mask leaves the orientation \
      out, UIKit takes an allowed one.
      """,
      """
      从 iOS 6 起，未重写 preferredInterfaceOrientationForPresentation 的控制器首选状态栏的当前方向。\
      这一默认值从不构成错误：若掩码不含该方向，UIKit 采用一个被允许的方向。
      """))

  static let orderOfChoice = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)), [],
    title: LocalizedText("Otherwise an undocumented order decides", "其余情况由未公开的顺序决定"),
    statement: LocalizedText(
      """
      Where several orientations are allowed and neither the device's, nor the current, nor a preferred one is among \
      them, the first in an order is taken. Assumption: Apple documents no order; the default here is portrait, \
      landscape right, landscape left, upside down, and a scenario can state another.
      """,
      """
      有多个方向被允许，而设备方向、当前方向和首选方向都不在其中时，取某个顺序中的第一个。这是假设：苹果没有公布顺序；\
      此处默认为竖屏、landscapeRight、landscapeLeft、倒竖屏，场景可以另行指定。
      """))
}

import Orientation

extension RuleRecord {
  static let multitaskingAppsAreNotAsked = RuleRecord(
    .windowing, VersionRange(from: OSVersion(9)),
    [
      .viewControllerSupportedOrientations, .wwdc26Session278, .appleForums811216, .swiftuiInterfaceOrientation10,
      .openradar22854526, .brockmannMultitaskingIOS9,
    ],
    title: LocalizedText("An iPad app that multitasks is not asked", "参与多任务的 iPad 应用不会被询问"),
    statement: LocalizedText(
      """
      From iOS 9 on, an iPad app that lists all four orientations in Info.plist and does not opt out with \
      UIRequiresFullScreen takes part in multitasking: UIKit does not ask its controllers, and every orientation is \
      allowed.
      """,
      """
      从 iOS 9 起，在 Info.plist 中列出全部四个方向且未用 UIRequiresFullScreen 退出的 iPad 应用参与多任务：\
      UIKit 不询问它的控制器，所有方向都允许。
      """))

  static let requiresFullScreenOptsOut = RuleRecord(
    .windowing, VersionRange(from: OSVersion(9)),
    [.requiresFullScreen, .viewControllerSupportedOrientations, .rckim77Sudoku43, .swiftuiInterfaceOrientation2],
    title: LocalizedText("UIRequiresFullScreen opts out of multitasking", "UIRequiresFullScreen 退出多任务"),
    statement: LocalizedText(
      """
      From iOS 9 on, an iPad app whose Info.plist says UIRequiresFullScreen has the screen to itself, so its delegate \
      and controllers are asked. The key is deprecated from iPadOS 26; an iPhone ignores it before iOS 27.
      """,
      """
      从 iOS 9 起，Info.plist 中声明 UIRequiresFullScreen 的 iPad 应用独占屏幕，因此它的代理和控制器会被询问。\
      该键自 iPadOS 26 起弃用；iOS 27 之前的 iPhone 忽略它。
      """))

  static let requiresFullScreenIgnoredFromVersion = RuleRecord(
    .windowing, VersionRange(from: OSVersion(26, 2)), [.requiresFullScreenIgnoredVersion, .appleTN3192],
    title: LocalizedText(
      "UIRequiresFullScreen can be ignored from a version on", "可从某版本起忽略 UIRequiresFullScreen"),
    statement: LocalizedText(
      """
      From iPadOS 26.2 on, UIRequiresFullScreenIgnoredStartingWithVersion names the version from which the system \
      ignores UIRequiresFullScreen. It counts only beside that key.
      """,
      """
      从 iPadOS 26.2 起，UIRequiresFullScreenIgnoredStartingWithVersion 指定系统从哪个版本开始忽略 \
      UIRequiresFullScreen。它只有与该键并存时才有效。
      """))

  static let requiresFullScreenResizesDiscretely = RuleRecord(
    .windowing, VersionRange(from: OSVersion(27)), [.wwdc26Session278, .appleTN3192, .requiresFullScreen, .expo48175],
    title: LocalizedText(
      "From the iOS 27 SDK full screen means discrete resizing", "使用 iOS 27 SDK 时全屏键表示分级缩放"),
    statement: LocalizedText(
      """
      On iPadOS 27, in an app linked against the iOS 27 SDK, UIRequiresFullScreen no longer opts out of resizing: the \
      scene resizes in steps, each with a screen configuration of its own. Apple says that this discrete resizing \
      honours the supported orientations.
      """,
      """
      在 iPadOS 27 上，链接 iOS 27 SDK 的应用不再因 UIRequiresFullScreen 而退出尺寸变化：场景分级改变尺寸，\
      每一级都有自己的屏幕配置。苹果表示，这种分级缩放遵守应用支持的方向。
      """))

  static let linkedSdkGates26 = RuleRecord(
    .windowing, VersionRange(from: OSVersion(26)), [.cordovaIOS1626],
    title: LocalizedText("The behaviour of iOS 26 needs its SDK", "iOS 26 的行为需要其 SDK"),
    statement: LocalizedText(
      """
      On iOS 26 and later, an app linked against an older SDK keeps the older behaviour: its \
      prefersInterfaceOrientationLocked has no effect. That the gate is the linked SDK and not the running system is \
      reported, not documented.
      """,
      """
      在 iOS 26 及更高版本上，链接较旧 SDK 的应用保持旧行为：其 prefersInterfaceOrientationLocked 不起作用。\
      以链接的 SDK 而非运行的系统为界，这一点来自报道而非文档。
      """))
}

import Orientation

extension RuleRecord {
  static let rootViewControllerMissing = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)), [.appleQA1688, .mobiniusIOS6OrientationQuirks],
    title: LocalizedText("Without a root view controller the app mask decides", "没有根控制器时由应用掩码决定"),
    statement: LocalizedText(
      """
      From iOS 6 on, a window without a root view controller turns by the app mask alone, and no controller is told. \
      On iOS 5 nobody answers for such a window, and the resolver leaves it in portrait.
      """,
      """
      从 iOS 6 起，没有根控制器的窗口只按应用掩码转动，也不会通知任何控制器。在 iOS 5 上无人替这样的窗口作答，\
      解析器让它停在竖屏。
      """))

  static let topmostFullScreenControllerIsAsked = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    [.viewControllerSupportedOrientations, .appleReleaseNotesIOS6, .viewControllerProgrammingGuide],
    title: LocalizedText("The top-most controller that fills the window is asked", "询问最上层且充满窗口的控制器"),
    statement: LocalizedText(
      """
      UIKit asks one controller: the window's root, or the top-most presented controller that fills the window. From \
      iOS 6 on no other controller takes part unless the one that is asked forwards the question.
      """,
      """
      UIKit 只询问一个控制器：窗口的根控制器，或最上层且充满窗口的被呈现控制器。从 iOS 6 起，除非被询问者转发，\
      其他控制器都不参与。
      """))

  static let fullScreenPresentationTakesOver = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    [
      .viewControllerSupportedOrientations, .modalPresentationStyleFullScreen, .appleReleaseNotesIOS6,
      .viewControllerProgrammingGuide,
    ],
    title: LocalizedText("A full-screen presentation takes over", "全屏呈现的控制器接管"),
    statement: LocalizedText(
      """
      A controller presented as fullScreen is asked in the place of everything below it, from its presentation until \
      its dismissal. The app mask still applies.
      """,
      "以 fullScreen 呈现的控制器从呈现到消失期间代替其下的一切被询问。应用掩码仍然有效。"))

  static let overFullScreenPresentationTakesOver = RuleRecord(
    .presentation, VersionRange(from: OSVersion(8)), [.jierong2020OverFullScreen, .videoQA],
    title: LocalizedText("An over-full-screen presentation takes over", "overFullScreen 呈现的控制器接管"),
    statement: LocalizedText(
      """
      From iOS 8 on, a controller presented as overFullScreen fills the window and is asked in the place of its \
      presenter. This is reported, not documented, and one report speaks of surprises with this style.
      """,
      """
      从 iOS 8 起，以 overFullScreen 呈现的控制器充满窗口，代替其呈现者被询问。这是报道而非文档，\
      并且有文章提到该样式有意外行为。
      """))

  static let sheetLeavesPresenterInCharge = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    [
      .viewControllerSupportedOrientations, .modalPresentationStylePageSheet, .modalPresentationStyleFormSheet,
      .firefoxIOS6993DefaultStyle, .jierong2020Sheet,
    ],
    title: LocalizedText("A sheet leaves its presenter in charge", "表单页仍由呈现者决定"),
    statement: LocalizedText(
      """
      A page sheet or form sheet does not fill the window, so the controller below it keeps being asked and the \
      sheet's own mask does not count. This holds on iPad in every version and on iPhone from iOS 13 on.
      """,
      """
      pageSheet 或 formSheet 不充满窗口，因此继续询问其下的控制器，表单自身的掩码不起作用。在 iPad 上各版本均如此，\
      在 iPhone 上从 iOS 13 起如此。
      """))

  static let sheetFillsCompactPhoneBefore13 = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5), until: OSVersion(13)), [.hacknicityPresentationIOS13],
    title: LocalizedText("Up to iOS 12 a sheet fills a phone's window", "iOS 12 及更早的表单充满 iPhone 窗口"),
    statement: LocalizedText(
      """
      Up to iOS 12 a phone shows page sheets and form sheets over the whole window, so the presented controller is \
      asked as with full screen. This is reported; a phone of regular width in landscape may differ.
      """,
      """
      在 iOS 12 及更早版本中，iPhone 以充满窗口的方式显示 pageSheet 和 formSheet，因此像全屏一样询问被呈现的控制器。\
      此为报道；横屏时宽度为 regular 的 iPhone 可能不同。
      """))

  static let automaticStyleIsASheet = RuleRecord(
    .presentation, VersionRange(from: OSVersion(13)),
    [.viewControllerHeader, .modalPresentationStyleAutomatic, .firefoxIOS6993],
    title: LocalizedText("From iOS 13 the default style is a sheet", "iOS 13 起默认样式为表单"),
    statement: LocalizedText(
      """
      From iOS 13 on, a controller presented without a style has the style automatic, which is normally a page sheet; \
      before, the default was fullScreen. The presenter then stays in charge.
      """,
      "从 iOS 13 起，未指定样式的呈现使用 automatic，通常即 pageSheet；此前默认为 fullScreen。于是仍由呈现者决定。"))

  static let otherStylesMustFillTheWindow = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)), [],
    title: LocalizedText("Other styles take over only if they fill the window", "其他样式只有充满窗口时才接管"),
    statement: LocalizedText(
      """
      A controller presented as currentContext, overCurrentContext, popover or custom is asked only where its \
      presentation fills the window, which a scenario states. Assumption: no document says so, and reports on custom \
      point at another condition.
      """,
      """
      以 currentContext、overCurrentContext、popover 或 custom 呈现的控制器，只有其呈现充满窗口时才被询问，由场景说明。\
      这是假设：没有文档，关于 custom 的报道指向另一条件。
      """))
}

import Orientation

// What happens to windows and scenes.

extension RuleRecord {
  static let anotherModeAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Showing the app elsewhere makes UIKit read the masks again", "应用改变显示方式时 UIKit 会重新读取掩码"),
    [
      Sentence(
        "Assumption: UIKit reads the masks again when the app is shown elsewhere or otherwise.",
        "假设：应用改变显示位置或方式时，UIKit 会重新读取掩码。", []),
      Sentence(
        "Opening or closing iPhone Duo resizes the app.",
        "打开或合上 iPhone Duo 会改变应用的大小。",
        [
          Citation(
            .appleTechTalk111461, at: "chapter on opening and closing",
            "opening and closing works the same way as resizing in iPhone Mirroring"),
          Citation(
            .appleLab286, .agreesInPart, part: "the intent, of closing",
            at: "3:21, by captions quoted in public notes",
            "the app goes on running on the outer display, as if it had become smaller", read: "2026-11-25"),
        ]),
    ])

  static let newRootIsAsked = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("UIKit calls a window's new root view controller", "UIKit 会询问窗口的新根视图控制器"),
    [
      Sentence(
        "On iOS 11.4.1, setting a window's root view controller reads the supported orientations.",
        "在 iOS 11.4.1 上，设置窗口的根视图控制器会读取支持的方向。",
        [
          Citation(
            .jdStatusBarNotification105, at: "description, 2018-09-05, stack",
            "-[UIWindow setRootViewController:] calls __supportedInterfaceOrientations", ran: true)
        ]),
      Sentence(
        "Assumption: every version does so, and the interface then rotates to an orientation that the new mask allows.",
        "假设：各版本都如此，界面随即旋转到新掩码允许的方向。", []),
    ])

  static let foregroundAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("An app that comes to the foreground follows the device", "回到前台的应用跟随设备方向"),
    [
      Sentence(
        "Assumption: UIKit reads the masks again when the app comes to the foreground, or the device is unlocked.",
        "假设：应用回到前台或设备解锁时，UIKit 会重新读取掩码。",
        [
          Citation(
            .openradar39807090, .disagreesInPart, part: "iOS 10 and 11, about one return in 30",
            at: "description of 2018-04-27",
            "after the return from the background a view controller is drawn in another orientation than the device")
        ]),
      Sentence(
        "Assumption: the interface of an app in the background does not rotate.",
        "假设：后台应用的界面不旋转。", []),
    ])

  static let cancelledDismissalTurnsNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("A dismissal that is stopped halfway rotates nothing", "中途停止的关闭不会旋转界面"),
    [
      Sentence(
        "Assumption: on iOS 5 and later, a dismissal by gesture that the user stops halfway does not rotate the interface.",
        "假设：在 iOS 5 及以上，用户中途停止手势关闭时，界面不旋转。", []),
      Sentence(
        """
        On iOS 7 to 11, a swipe to dismiss that the user finishes over a presenter that does not allow the present \
        orientation rotates the interface to an orientation of the presenter and dismisses nothing; a second swipe dismisses.
        """,
        "在 iOS 7 至 11 上，若呈现者不允许当前方向，用户完成的关闭手势会使界面转到呈现者的方向，却没有关闭任何内容；第二次手势才关闭。",
        [
          Citation(
            .mhVideoPhotoGallery30, at: "description of 2014-05-27",
            """
            on iPhone and iPad, a swipe in landscape makes the viewer revert to portrait, and then nothing occurs; a \
            second swipe dismisses it
            """),
          Citation(
            .insPhotoGallery44, .agreesInPart, part: "the failure in 2018; it does not say that anything turns",
            at: "description of 2018-04-04",
            """
            over a portrait-only presenter the first swipe in landscape is cancelled when dismiss is called; the second \
            one works
            """),
          Citation(
            .insPhotoGallery47, .agreesInPart, part: "the condition",
            at: "description of 2018-04-11",
            "the library turns its gesture off where the presenter does not support the present orientation"),
        ]),
      Sentence(
        "Assumption: on iOS 12 and later such a swipe fails in the same way; the event “dismissal cancelled” is not this case.",
        "假设：在 iOS 12 及以上，这样的手势同样失败；事件“dismissal cancelled”不是这种情况。", []),
    ])

  static let geometryRequestGoesToOneScene = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("A geometry request concerns the scene it is sent to", "几何请求只涉及收到它的场景"),
    [
      Sentence(
        """
        A request that is sent to the scene of CarPlay crashes the app: CPTemplateApplicationScene is no UIWindowScene \
        and does not know the method.
        """,
        "向 CarPlay 的场景发送请求会使应用崩溃：CPTemplateApplicationScene 不是 UIWindowScene，没有该方法。",
        [
          Citation(
            .reactNativeOrientationLocker311, at: "description of 2025-08-05",
            "the app crashes with the text of the exception in a CarPlay environment", ran: true),
          Citation(
            .reactNativeOrientationLocker298, at: "description of 2024-06-03",
            "the first of connectedScenes is CPTemplateApplicationScene if CarPlay opened the app; its text", ran: true),
        ]),
      Sentence(
        "Assumption: a request of another window's scene leaves this window as it is.",
        "假设：向其他窗口的场景发出的请求不影响本窗口。", []),
    ])
}

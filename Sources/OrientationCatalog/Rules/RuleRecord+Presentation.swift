import Orientation

extension RuleRecord {
  static let rootViewControllerMissing = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Without a root view controller, the app mask decides", "没有根控制器时由应用掩码决定"),
    [
      Sentence(
        "On iOS 6 and later, only the app mask decides for a window without a root view controller.",
        "从 iOS 6 起，没有根控制器的窗口只由应用掩码决定。",
        [
          Citation(
            .appleQA1688, at: "first reason in the list, paragraph “Beginning with iOS 6”",
            """
            without a root view controller the supported orientations are determined only by the UIApplication object
            """, read: "2026-07-18"),
          Citation(
            .mobiniusIOS6OrientationQuirks, .disagrees, at: "section “What are the causes?”, item 1",
            "where rootViewController is nil the device's orientation is ignored"),
        ]),
      Sentence(
        "UIKit does not notify any view controller of orientation changes in such a window.",
        "此时不会通知任何控制器。",
        [
          Citation(
            .appleQA1688, at: "first reason in the list, paragraph “Beginning with iOS 6”",
            "view controllers are not notified of orientation changes then", read: "2026-07-18")
        ]),
      Sentence(
        "Assumption: on iOS 5, no object decides for such a window, and the window stays in portrait.",
        "假设：在 iOS 5 上无人替这样的窗口作答，它停在竖屏。"),
    ])

  static let topmostFullScreenControllerIsAsked = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    title: LocalizedText("UIKit calls the top-most view controller that fills the window", "询问最上层且充满窗口的控制器"),
    [
      Sentence(
        """
        On iOS 6 and later, when the device is turned, UIKit reads the mask of one view controller: the window's root \
        view controller, or the top-most presented view controller that fills the window.
        """,
        "从 iOS 6 起，设备转动时 UIKit 只向一个控制器询问掩码：窗口的根控制器，或最上层且充满窗口的被呈现控制器。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            """
            when the device's orientation changes the system calls the method on the root or on the top-most modal \
            controller that fills the window
            """),
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, “Autorotation is changing in iOS 6”",
            """
            the system asks the top-most full-screen view controller, typically the root, whenever the device rotates
            """, read: "2026-07-18"),
          Citation(
            .appleQA1688, .agreesInPart, part: "one top-most controller, without the words on filling the window",
            at: "reasons on the application's orientations and on child controllers",
            "UIKit uses the UIApplication object and the topmost view controller", read: "2026-07-18"),
          Citation(
            .viewController, .agreesInPart, part: "iOS 6 and 7 alone are named", at: "section “Handle view rotations”",
            """
            the system typically calls the method only on the window's root or on a controller presented to fill the \
            screen
            """),
          Citation(
            .appleTN2244, .disagreesInPart, part: "a presented controller is not mentioned",
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            "the system only queries the root view controller of the app's window", read: "2026-07-26"),
        ]),
      Sentence(
        "No other view controller takes part in this decision.",
        "其他控制器此时都不参与。",
        [
          Citation(
            .appleQA1688, at: "reason “The view controller is a child of another view controller”",
            """
            on iOS 6 and later only the topmost view controller participates, beside UIApplication
            """, read: "2026-07-18"),
          Citation(
            .viewController, .agreesInPart, part: "iOS 6 and 7 alone are named", at: "section “Handle view rotations”",
            "child view controllers no longer take part directly in the decision"),
        ]),
      Sentence(
        """
        Assumption: UIKit calls the same view controller at every other moment, and on iOS 5 it begins with this view \
        controller.
        """,
        "假设：在其他时刻 UIKit 询问的也是同一个控制器，在 iOS 5 上也从它开始。",
        [
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "a full-screen presentation",
            at: "section “UIKit”, “Autorotation is changing in iOS 6”",
            "the same controller is also asked when one is presented in the full-screen style", read: "2026-07-18")
        ]),
    ])

  static let fullScreenPresentationTakesOver = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    title: LocalizedText("With fullScreen, the presented controller decides", "全屏呈现的控制器接管"),
    [
      Sentence(
        """
        On iOS 6 and later, UIKit reads the mask of a view controller presented as fullScreen instead of the masks of \
        the view controllers below it.
        """,
        "从 iOS 6 起，以 fullScreen 呈现的控制器代替其下的控制器被询问掩码。",
        [
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, “Autorotation is changing in iOS 6”",
            """
            the top-most full-screen controller is called when the device rotates and when a controller is presented \
            in the full-screen modal style
            """, read: "2026-07-18"),
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart,
            part: "a controller that fills the window, without the name of the style",
            at: "section “Discussion”",
            "the top-most modal controller that fills the window is called instead of the root"),
          Citation(
            .viewController, .agreesInPart, part: "iOS 6 and 7, without the name of the style",
            at: "section “Handle view rotations”",
            "the mask is read from the root or from a controller presented to fill the entire screen"),
          Citation(
            .mattneubForcedRotation, .agreesInPart, part: "iOS 13", at: "lines 13–20, comment in doPresent",
            "with fullScreen or overFullScreen the presented controller forces the rotation", ran: true),
          Citation(
            .history, .agreesInPart, part: "a modal controller, without style",
            at: "section four, point 3, lines 66–69",
            "the methods count only on the window's root controller or on a modal one"),
        ]),
      Sentence(
        "The app mask still applies.",
        "应用掩码仍然有效。",
        [
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, “Autorotation is changing in iOS 6”",
            "the system intersects the controller's orientations with those of the app", read: "2026-07-18"),
          Citation(
            .appDelegateOrientations, at: "section “Discussion”",
            "the app's orientations are intersected with those of the root or the topmost presented controller"),
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            "the system compares the controller's supported orientations with the app's"),
        ]),
      Sentence(
        """
        Assumption: the presented view controller decides from its presentation until its dismissal, and on iOS 5 too.
        """,
        "假设：从呈现到消失一直如此，在 iOS 5 上也一样。",
        [
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "the presentation, on iOS 6 and later",
            at: "section “UIKit”, “Autorotation is changing in iOS 6”",
            "it is called whenever it is presented", read: "2026-07-18")
        ]),
    ])

  static let overFullScreenPresentationTakesOver = RuleRecord(
    .presentation, VersionRange(from: OSVersion(8)),
    title: LocalizedText("With overFullScreen, the presented controller decides", "overFullScreen 呈现的控制器接管"),
    [
      Sentence(
        """
        On iOS 13, a view controller presented as overFullScreen forces its own mask on the interface, as with \
        fullScreen.
        """,
        "在 iOS 13 上，以 overFullScreen 呈现的控制器像 fullScreen 一样，使界面服从它自己的掩码。",
        [
          Citation(
            .mattneubForcedRotation, at: "lines 13–15, comment in doPresent",
            "in iOS 13 one must ask for fullScreen or overFullScreen to get a forced rotation", ran: true),
          Citation(
            .jierong2020OverFullScreen, .disagreesInPart, part: "a mask wider than the presenter's",
            at: "section “Undocumented Behaviors(?)”",
            "a controller with the mask all over a portrait-only presenter cannot rotate"),
        ]),
      Sentence(
        "On iOS 13, UIKit does not use the preferred orientation of this view controller.",
        "此时不采用它的首选方向。",
        [
          Citation(
            .mattneubForcedRotation, at: "lines 16–18, comment in doPresent",
            """
            with overFullScreen preferredInterfaceOrientationForPresentation is not obtained; the author suspects a \
            bug
            """, ran: true)
        ]),
      Sentence(
        """
        An author found in 2020 that the presented view controller's mask counts only if it is narrower than its \
        presenter's mask.
        """,
        "一位作者在 2020 年发现，只有当其掩码比呈现者的更窄时才起作用。",
        [
          Citation(
            .jierong2020OverFullScreen, at: "section “Undocumented Behaviors(?)”",
            "after several trials the presented mask works only when it is less than the presenter's")
        ]),
      Sentence(
        """
        Assumption: on iOS 8 and later, UIKit reads the presented view controller's mask instead of its presenter's \
        mask, whatever the two masks are.
        """,
        "假设：从 iOS 8 起，无论两者的掩码如何，它都代替其呈现者被询问。",
        [
          Citation(
            .modalPresentationStyleOverFullScreen, .agreesInPart, part: "that it covers the screen",
            at: "summary and section “Discussion”",
            "the presented view covers the screen, and the views beneath stay in the hierarchy"),
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart, part: "the general sentence, not this style",
            at: "section “Discussion”",
            "a modal controller that fills the window is called"),
          Citation(
            .videoQA, .agreesInPart, part: "that such a dialog can turn the interface", at: "point 3, lines 72–84",
            "a dialog in this style is given the orientation of the page below by hand"),
          Citation(
            .jierong2020OverFullScreen, .disagreesInPart, part: "a mask wider than the presenter's",
            at: "section “Undocumented Behaviors(?)”",
            "the presented mask is not followed where it is wider than the presenter's"),
        ]),
    ])

  static let sheetLeavesPresenterInCharge = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    title: LocalizedText("With a sheet, the presenting view controller decides", "表单页仍由呈现者决定"),
    [
      Sentence(
        "On iOS 13, a sheet does not force its own mask on the interface.",
        "在 iOS 13 上，表单不会使界面服从它自己的掩码。",
        [
          Citation(
            .mattneubForcedRotation, at: "lines 13–15, comment in doPresent",
            "without fullScreen or overFullScreen one gets the sheet, which does not force the rotation", ran: true),
          Citation(
            .jierong2020Sheet, at: "section “modalPresentationStyle”",
            """
            with the page sheet that is the default from iOS 13 the presented mask takes no effect; a style that fills \
            the window is needed
            """),
        ]),
      Sentence(
        "UIKit reads the mask of a presented view controller only if the view controller fills the window.",
        "被呈现的控制器只有充满窗口时才会被 UIKit 询问。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            "the method is called on the root or on the top-most modal controller that fills the window"),
          Citation(
            .jierong2020Sheet, at: "section “modalPresentationStyle”",
            "the topmost presented controller needs to fill the window for its mask to take effect"),
        ]),
      Sentence(
        "In regular height, pageSheet and formSheet leave part of the content below visible.",
        "在 regular 高度下，pageSheet 和 formSheet 会露出其下的一部分内容。",
        [
          Citation(
            .modalPresentationStylePageSheet, at: "section “Discussion”",
            "with regular height a part of the background content remains visible, in regular and in compact width"),
          Citation(
            .modalPresentationStyleFormSheet, at: "section “Discussion”",
            "with regular height a part of the background content remains visible, in regular and in compact width"),
        ]),
      Sentence(
        "In compact height, for example on an iPhone in landscape, pageSheet and formSheet behave like fullScreen.",
        "在 compact 高度下（如横屏的 iPhone），两者的表现与 fullScreen 相同。",
        [
          Citation(
            .modalPresentationStylePageSheet, at: "section “Discussion”",
            "in a compact-height size class the behaviour is the same as fullScreen"),
          Citation(
            .modalPresentationStyleFormSheet, at: "section “Discussion”",
            "in a compact-height size class the behaviour is the same as fullScreen"),
          Citation(
            .mattneubPresentedViewController, .disagreesInPart, part: "the views below stay, as with overFullScreen",
            at: "line 63, comment in viewDidLoad",
            "on an iPhone in landscape a page sheet is treated like overFullScreen", ran: true),
        ]),
      Sentence(
        """
        Assumption: with every sheet, in compact height too, UIKit reads the presenting view controller's mask: on \
        iPad in every version, and on iPhone with iOS 13 and later.
        """,
        """
        假设：表单之下总是询问其呈现者，在 compact 高度下也是如此：在 iPad 上各版本均如此，在 iPhone 上从 13 起如此。
        """,
        [
          Citation(
            .modalPresentationStylePageSheet, .disagreesInPart, part: "compact height", at: "section “Discussion”",
            "in compact height the style behaves like fullScreen"),
          Citation(
            .modalPresentationStyleFormSheet, .disagreesInPart, part: "compact height", at: "section “Discussion”",
            "in compact height the style behaves like fullScreen"),
        ]),
    ])

  static let sheetFillsCompactPhoneBefore13 = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5), until: OSVersion(13)),
    title: LocalizedText("On iOS 12 and earlier, a sheet fills the window on iPhone", "iOS 12 及更早的表单充满 iPhone 窗口"),
    [
      Sentence(
        """
        On iOS 12 and earlier, an iPhone shows a page sheet or form sheet over the whole screen, unless an adaptive \
        presentation delegate prevents it.
        """,
        "在 iOS 12 及更早版本中，iPhone 以充满屏幕的方式显示 pageSheet 或 formSheet，除非自适应呈现的代理阻止。",
        [
          Citation(
            .hacknicityPresentationIOS13, at: "section “Modal Presentations on iPhone”",
            """
            a form sheet, page sheet or popover on iPhone is adapted to full screen unless a \
            UIAdaptivePresentationControllerDelegate method prevents it
            """),
          Citation(
            .presentationControllerHeader12, .agreesInPart, part: "form sheets",
            at: "lines 58–60, comment above adaptivePresentationStyle",
            """
            the form sheet's and the popover's presentation controller adapt to full screen where the delegate gives \
            no style
            """),
        ]),
      Sentence(
        """
        On an iPhone that has regular width in landscape, for example a Plus model, the sheet does not fill the \
        screen.
        """,
        "在横屏且宽度为 regular 的 iPhone（如 Plus）上，它不会充满屏幕。",
        [
          Citation(
            .hacknicityPresentationIOS13, at: "section “Modal Presentations on iPhone”",
            """
            form and page presentations on a landscape iPhone Plus or XS Max do not fill the screen because the width \
            is regular
            """)
        ]),
      Sentence(
        "One author found that this is no longer so in apps built with Xcode 11.",
        "一位作者发现，在用 Xcode 11 构建的应用中不再如此。",
        [
          Citation(
            .hacknicityPresentationIOS13, at: "introduction, and caption of the picture of an iPhone XS",
            """
            the author met the changes of presentations when building with Xcode 11, and pictures builds of Xcode 10 \
            and 11 on iOS 13
            """)
        ]),
      Sentence(
        """
        Assumption: a sheet is shown in this way on every iPhone with iOS 5 to 12, and UIKit then calls the presented \
        view controller.
        """,
        "假设：从 iOS 5 到 12 每种 iPhone 均如此，此时 UIKit 询问被呈现的控制器。",
        [
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart,
            part: "a controller that fills the window, on iOS 6 and later",
            at: "section “Discussion”",
            "a modal controller that fills the window is called")
        ]),
    ])

  static let automaticStyleIsASheet = RuleRecord(
    .presentation, VersionRange(from: OSVersion(13)),
    title: LocalizedText("On iOS 13 and later, the default presentation style is a sheet", "iOS 13 起默认样式为表单"),
    [
      Sentence(
        "On iOS 13 and later, the default modalPresentationStyle is automatic; on earlier versions, it is fullScreen.",
        "从 iOS 13 起默认样式为 automatic，之前为 fullScreen。",
        [
          Citation(
            .viewControllerHeader, at: "line 246, comment above modalPresentationStyle",
            """
            defaults to UIModalPresentationAutomatic on iOS 13.0 and later and to UIModalPresentationFullScreen before
            """),
          Citation(
            .firefoxIOS6993, at: "description of 2020-07-17",
            "the default modalPresentationStyle changed from fullscreen to automatic in iOS 13"),
          Citation(
            .hacknicityPresentationIOS13, .agreesInPart, part: "a page sheet, for builds with Xcode 11",
            at: "introduction, and section “Default Modal Presentation Style Change”",
            "the default is now a page sheet and not full screen, met when building with Xcode 11"),
        ]),
      Sentence(
        """
        For most view controllers, UIKit maps automatic to pageSheet on iOS 17 and earlier and to formSheet on iOS 18 \
        and later.
        """,
        "对大多数控制器，UIKit 在 iOS 17 之前（含）将其映射为 pageSheet，从 iOS 18 起映射为 formSheet。",
        [
          Citation(
            .modalPresentationStyleAutomatic, at: "section “Discussion”",
            """
            for most view controllers UIKit maps the style to formSheet in iOS 18 and later and to pageSheet in \
            earlier versions
            """),
          Citation(
            .viewControllerHeader, .agreesInPart, part: "the page sheet, in the SDK 16.5",
            at: "line 245, comment above modalPresentationStyle",
            "by default UIViewController resolves automatic to a page sheet"),
          Citation(
            .hotwireNavigationHierarchyTest, .agreesInPart, part: "one navigation controller",
            at: "test_noModalStyle_defaultsToAutomatic",
            """
            asserts that a navigation controller presented without a style reads formSheet on iOS 18 and later and \
            pageSheet before
            """),
        ]),
      Sentence(
        "System view controllers may map automatic to another style.",
        "系统控制器可能将其映射为其他样式。",
        [
          Citation(
            .modalPresentationStyleAutomatic, at: "section “Discussion”",
            "some system view controllers may map it to a different style"),
          Citation(
            .viewControllerHeader, at: "line 245, comment above modalPresentationStyle",
            "system-provided subclasses may resolve automatic to other concrete styles"),
        ]),
    ])

  static let otherStylesMustFillTheWindow = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    title: LocalizedText("With other styles, a controller decides only if it fills the window", "其他样式只有充满窗口时才接管"),
    [
      Sentence(
        """
        Assumption: UIKit reads the mask of a view controller presented as currentContext, overCurrentContext or \
        popover only if its presentation fills the window, which a scenario states.
        """,
        """
        假设：以 currentContext、overCurrentContext 或 popover 呈现的控制器，只有其呈现充满窗口时才被询问，由场景说明。
        """,
        [
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart, part: "the general sentence, none of these styles",
            at: "section “Discussion”",
            "the top-most modal controller that fills the window is called")
        ])
    ])

  static let customPresentationMustRemovePresentersView = RuleRecord(
    .presentation, VersionRange(from: OSVersion(7)),
    title: LocalizedText("A custom modal decides only without the presenter's view", "自定义呈现只有移除呈现者视图时才接管"),
    [
      Sentence(
        """
        On iOS 9 beta 5, a view controller presented as custom rotated by its own mask if its presentation removes its \
        presenter's view, but not if it is above a custom presentation that keeps its presenter's view.
        """,
        """
        在 iOS 9 beta 5 上，以 custom 呈现的控制器在移除呈现者视图时按自己的掩码转动，若其下的自定义呈现保留该视图则不\
        然。
        """,
        [
          Citation(
            .openradar22401547, at: "description, cases 1 and 2",
            """
            with shouldRemovePresentersView true, C rotates over A; over B, whose presentation returns false, it does \
            not
            """)
        ]),
      Sentence(
        "A photo viewer that was presented as custom had its presenter's orientations.",
        "一个如此呈现的照片浏览器只有其呈现者的方向。",
        [
          Citation(
            .nytPhotoViewer44, at: "description of 2015-04-10",
            "NYTPhotosViewController inherits the presenter's supported orientations because its style is custom")
        ]),
      Sentence(
        "In two libraries, UIKit used the mask of an alert instead of its presenter's mask.",
        "在两个库中，警告框代替其呈现者被询问。",
        [
          Citation(
            .sdcAlertView226, at: "description of 2017-08-04",
            "an alert over a landscape-only controller allows portrait, and the presenter is laid out in portrait"),
          Citation(
            .doAlertController23, at: "description of 2016-09-01",
            "controllers locked to landscape can rotate to portrait while the alert is shown"),
        ]),
      Sentence(
        """
        Assumption: on iOS 7 and later, what decides is whether shouldRemovePresentersView is true for this \
        presentation and for every custom presentation below it, not whether its view fills the window.
        """,
        """
        假设：从 iOS 7 起，由它及其下所有自定义呈现的 shouldRemovePresentersView 是否都为 true 决定，与视图是否充满窗\
        口无关。
        """,
        [
          Citation(
            .openradar22401547, .agreesInPart, part: "iOS 9 beta 5", at: "description, cases 1 and 2",
            "the controller rotates only where no presentation on the way keeps its presenter's view"),
          Citation(
            .sdcAlertView226, .disagreesInPart, part: "an alert over its presenter", at: "description of 2017-08-04",
            "the presented alert's orientations count although its presenter stays visible"),
          Citation(
            .doAlertController23, .disagreesInPart, part: "an alert over its presenter",
            at: "description of 2016-09-01",
            "the presented alert's orientations count instead of the presenter's"),
          Citation(
            .report("Automattic/pocket-casts-ios", 1307, ": a custom player over a presenter that allows portrait"),
            .disagreesInPart, part: "an app without a presentation controller", at: "description of 2023-12-18",
            "the player can be put in landscape since it is presented in another way"),
        ]),
      Sentence(
        """
        In an app, a player that was presented as custom, without a presentation controller, rotated over a presenter that \
        allows portrait; a mask of the player stopped it.
        """,
        """
        在一个应用中，以 custom 呈现且没有呈现控制器的播放器，在只允许竖屏的呈现者之上转动；为播放器加上掩码后不再转动。
        """,
        [
          Citation(
            .report("Automattic/pocket-casts-ios", 1307, ": a custom player over a presenter that allows portrait"),
            at: "description of 2023-12-18, and the change",
            "the player could be put in landscape because of how it is presented; the change returns portrait from it")
        ]),
    ])

  static let alertsFollowTheirPresenter = RuleRecord(
    .presentation, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Alerts and action sheets follow their presenter", "警告框和操作表跟随其呈现者"),
    [
      Sentence(
        "On iOS 9.3, UIAlertController calls the view controller that presents it for its mask.",
        "在 iOS 9.3 上，UIAlertController 向呈现它的控制器询问掩码。",
        [
          Citation(
            .report("rickytan/RTRootNavigationController", 19, ": stack of iOS 9.3"),
            at: "description of 2016-08-29, stack", "the alert calls its container for the mask", ran: true),
          Citation(
            .report("renzifeng/ZFPlayer", 111, ": stack of October 2016"), .agreesInPart, part: "no version",
            at: "description, stack", "the alert calls its presenter in turn", ran: true),
        ]),
      Sentence(
        "Assumption: it does so in every version.",
        "假设：各版本都如此。", []),
      Sentence(
        "Assumption: neither showing nor dismissing an alert makes UIKit read the masks again.",
        "假设：显示或关闭警告框都不会使 UIKit 重新读取掩码。", []),
    ])

  static let systemScreensIgnoreTheAppMask = RuleRecord(
    .presentation, VersionRange(from: OSVersion(6)),
    title: LocalizedText("Some screens of the system ignore the app mask", "系统的某些界面不受应用掩码限制"),
    [
      Sentence(
        """
        The root view controller of the window in which WebKit shows full-screen video has a private flag to ignore the \
        app's orientations.
        """,
        "WebKit 全屏视频窗口的根视图控制器有一个忽略应用方向的私有标志。",
        [
          Citation(
            .webkitVideoPresentation, at: "window of the video", "its root has a flag to ignore the app's orientations"),
          Citation(
            .report("SvenTiigi/YouTubePlayerKit", 51, ": iOS 16"), .agreesInPart, part: "that it rotates, on iOS 16",
            at: "description", "full-screen video rotates in a portrait-only app"),
        ]),
      Sentence(
        "On iOS 14 and 15, a landscape game rotates to portrait under the Game Center dashboard.",
        "在 iOS 14 和 15 上，横屏游戏在 Game Center 面板下转为竖屏。",
        [
          Citation(
            .report("coronalabs/corona", 239, ": Game Center in a landscape game"), at: "description",
            "a landscape game rotates to portrait under the dashboard and is cut off after it")
        ]),
      Sentence(
        "Assumption: on iOS 6 and later, while such a screen decides, its own mask alone counts.",
        "假设：从 iOS 6 起，由这样的界面决定时，只有它自己的掩码有效。", []),
    ])
}

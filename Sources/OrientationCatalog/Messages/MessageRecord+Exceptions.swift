import Orientation

extension MessageRecord {
  static let noCommonOrientation = MessageRecord(
    .noCommonOrientation, .exception, name: "UIApplicationInvalidInterfaceOrientation",
    texts: [
      "Supported orientations has no common orientation with the application, and [CLASS shouldAutorotate] is returning YES"
    ],
    cause: LocalizedText(
      """
      The app mask and the mask of the view controller that the text names have no orientation in common, and \
      `shouldAutorotate` is true. On iOS 13 and later, UIKit checks this when it presents a view controller full \
      screen or over full screen; on iOS 12 and earlier, also when the device is turned.
      """,
      """
      应用掩码与所列控制器的掩码没有共同的方向，并且 `shouldAutorotate` 为 true。从 iOS 13 起，UIKit 在以 full screen 或 \
      over full screen 方式呈现控制器时检查；在 iOS 12 及更早版本中，设备旋转时也检查。
      """),
    fix: LocalizedText(
      """
      In the app mask (what the app delegate returns, otherwise Info.plist), allow every orientation that any screen \
      needs, and restrict the other view controllers with `supportedInterfaceOrientations`.
      """,
      """
      在应用掩码（应用代理的返回值，否则是 Info.plist）中允许所有界面需要的方向，再用 `supportedInterfaceOrientations` 限制其他\
      控制器。
      """),
    [
      Sentence(
        "Seen on iOS 8.3, when the device was turned while an alert was shown.",
        "见于 iOS 8.3：警告框显示期间设备旋转时。",
        [
          Citation(
            .report("PDF417/pdf417-ios", 7, ": crash log of iOS 8.3"),
            at: "description of 2015-04-17",
            """
            crash log of iOS 8.3 with this text, naming `_UIAlertShimPresentingViewController`, when the device turns; \
            not on earlier iOS
            """, ran: true)
        ]),
      Sentence(
        "Seen on iPad with iOS 17, when the print panel opened in a landscape-only app.",
        "见于 iPad 上的 iOS 17：仅支持横屏的应用打开打印面板时。",
        [
          Citation(
            .report("katzer/cordova-plugin-printer", 302, ": log of iOS 17, iPad, the print panel"),
            at: "description of 2023-11-23",
            "text with `UIPrintPanelNavigationController` on an iPad with iOS 17, in a landscape-only app", ran: true),
          Citation(
            .appLovinMAXSDKIOS325, .agreesInPart, part: "iOS 17, another controller",
            at: "description of 2024-05-09", "text with `SKStoreProductViewController` on iOS 16 and 17", ran: true),
          Citation(
            .googleadsMobileUnity2132, .agreesInPart, part: "the text, on iOS 14 and 15 of iPhone and iPad",
            at: "description of 2022-06-30",
            "text with `ALStoreKitProductViewController`; shares of iOS 15, iPadOS 15 and iOS 14", ran: true),
          Citation(
            .report("forcedotcom/SalesforceMobileSDK-iOS", 2723, ": log of iOS 12, iPad"), .agreesInPart,
            part: "the text, on iOS 12",
            at: "description of 2018-12-13", "text with `UIAlertController` on an iPad with iOS 12", ran: true),
          Citation(
            .jdStatusBarNotification105, .agreesInPart, part: "the text, on iOS 11.4.1",
            at: "description of 2018-09-05", "text and stack on an iPad Pro 12.9 with 11.4.1", ran: true),
          Citation(
            .report("gladiuscode/react-native-orientation-director", 99, ": log of iPad, React Native’s modal"),
            .agreesInPart, part: "iPad, no version",
            at: "description of 2025-12-15", "text with `RCTFabricModalHostViewController` on any iPad", ran: true),
          Citation(
            .instabugIOS90, .agreesInPart, part: "the text, no version",
            at: "description of 2016-10-18", "text with `PUUIAlbumListViewController` in a landscape-only app",
            ran: true),
        ]),
      Sentence(
        "UIKit checks the app mask and the controller mask when a view controller is presented full screen.",
        "UIKit 在以 full screen 呈现控制器时检查应用掩码与控制器掩码。",
        [
          Citation(
            .appLovinMAXSDKIOS325,
            at: "description of 2024-05-09, stack",
            """
            the exception comes from `_UIFullscreenPresentationController _adjustOrientationIfNecessaryInWindow:…` \
            while presenting
            """, ran: true),
          Citation(
            .appLovinMAXUnityPlugin371, .agreesInPart, part: "name of the exception and stack, not the text",
            at: "description of 2024-05-08", "same stack of a full-screen presentation on iOS 17.4.1"),
        ]),
      Sentence(
        "The view controller that the text names allowed no orientation that is in the app mask.",
        "所列控制器不允许应用掩码中的任何方向。",
        [
          Citation(
            .report("katzer/cordova-plugin-printer", 302, ": log of iOS 17, iPad, the print panel"),
            at: "description of 2023-11-23",
            "a landscape-only iPad app and a print panel without a common orientation, by the text", ran: true),
          Citation(
            .instabugIOS90,
            at: "description and comments of October 2016",
            "landscape-only app; allowing all in the app delegate and restricting the controllers cures it", ran: true),
        ]),
      Sentence(
        "On iOS 11.4.1, UIKit also checks the masks when a window’s root view controller is set.",
        "在 iOS 11.4.1 上，窗口设置根控制器时也会检查。",
        [
          Citation(
            .jdStatusBarNotification105,
            at: "description of 2018-09-05, stack",
            "`__supportedInterfaceOrientations` raises under `-[UIWindow setRootViewController:]`", ran: true)
        ]),
      Sentence(
        """
        Assumption: on iOS 13 and later, UIKit checks only a full-screen or over-full-screen presentation, and the \
        text is the same on iOS 8.3 and every later version.
        """,
        "假设：从 iOS 13 起只在 full screen 或 over full screen 呈现时检查，且自 8.3 起所有版本的文本相同。"),
    ])

  static let noCommonOrientationUnnamed = MessageRecord(
    .noCommonOrientationUnnamed, .exception, name: "UIApplicationInvalidInterfaceOrientation",
    texts: [
      "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
    ],
    cause: LocalizedText(
      """
      The cause is the same as for the text with a class: the app mask and the controller mask have no orientation in \
      common. On iOS 7 and earlier, the text names no class; on iOS 8.3 and later, it does; for iOS 8.0 to 8.2, no \
      report was found.
      """,
      """
      与带类名的文本相同：应用掩码与控制器掩码没有共同的方向。iOS 7 及更早版本的文本不带类名，从 8.3 起带类名；8.0 至 8.2 没有找到\
      报告。
      """),
    fix: LocalizedText(
      "Set an exception breakpoint, find the view controller that fills the window, and widen the app mask for it.",
      "设置异常断点，查明占满窗口的是哪个控制器，并为它放宽应用掩码。"),
    [
      Sentence(
        "Seen on an iPhone 4 with iOS 7.1, with portrait removed from Info.plist.",
        "见于 iPhone 4 上的 iOS 7.1，Info.plist 中去掉了竖屏。",
        [
          Citation(
            .report("libsdl-org/SDL", 1845, ": device log of iOS 7.1, iPhone 4"),
            at: "description of 2015-04-30", "device log of an iPhone 4 with iOS 7.1, portrait not in Info.plist",
            ran: true),
          Citation(
            .report("nicklockwood/iRate", 171, ": crash log of May 2014, iOS 7"), .agreesInPart,
            part: "the text, on iOS 7",
            at: "description of 2014-05-10", "log with the text; iOS 7 is named as where the workaround runs", ran: true
          ),
          Citation(
            .ejecta38, .agreesInPart, part: "the text, no version",
            at: "description of 2012-10-19", "log with the text, a month after iOS 6", ran: true),
          Citation(
            .report("rubymotion-community/BubbleWrap", 394, ": log of July 2014, iPad"), .agreesInPart,
            part: "the text, on iPad without a version",
            at: "description of 2014-07-09", "landscape-only app opens the photo picker on iPad", ran: true),
          Citation(
            .report("VKCOM/vk-ios-sdk", 138, ": log of November 2014"), .agreesInPart, part: "the text, no version",
            at: "description of 2014-11-16", "landscape-only app", ran: true),
        ]),
      Sentence(
        """
        The cause is that the view controller allows no orientation that is in the app mask, for example a portrait \
        photo picker in a landscape-only app.
        """,
        "原因是控制器不允许应用的任何方向，例如仅支持横屏的应用打开竖屏的照片选择器。",
        [
          Citation(
            .report("rubymotion-community/BubbleWrap", 394, ": log of July 2014, iPad"),
            at: "description of 2014-07-09", "photo picker in a landscape-only iPad app raises it", ran: true)
        ]),
      Sentence(
        "Assumption: iOS 6 has the same text, and iOS 8.0 to 8.2 still have it.",
        "假设：iOS 6 的文本相同，8.0 至 8.2 也仍是这段文本。",
        [
          Citation(
            .ejecta38, .agreesInPart, part: "the date, not the version",
            at: "description of 2012-10-19", "no version named; posted a month after iOS 6", ran: true)
        ]),
    ])

  static let preferredMustReturnSupported = MessageRecord(
    .preferredMustReturnSupported, .exception, name: "UIApplicationInvalidInterfaceOrientation",
    texts: ["preferredInterfaceOrientationForPresentation must return a supported interface orientation!"],
    cause: LocalizedText(
      """
      `preferredInterfaceOrientationForPresentation` returned an orientation that is not in the same view controller’s \
      `supportedInterfaceOrientations`. This text was last seen in March 2016; on iOS 10 and later, the text names the \
      orientation and the mask.
      """,
      """
      `preferredInterfaceOrientationForPresentation` 返回的方向不在同一控制器的 `supportedInterfaceOrientations` 中。最后一次\
      报告是 2016 年 3 月；iOS 10 起的文本会列出两者。
      """),
    fix: LocalizedText(
      "Return a constant orientation that is in the mask, or do not override the method.", "返回掩码中的一个固定方向，或者不重写该方法。"),
    [
      Sentence(
        "Seen on iOS 7, at the dismissal of a photo browser.",
        "见于 iOS 7：关闭照片浏览器时。",
        [
          Citation(
            .idmPhotoBrowser31,
            at: "description of 2013-10-05",
            """
            log and stack (`_preferredInterfaceOrientationForPresentationInWindow:fromInterfaceOrientation:`) on \
            tapping Done, iOS 7
            """, ran: true),
          Citation(
            .proMotion607, .agreesInPart, part: "the text, no version, at presentation",
            at: "description of 2015-01-24", "log and stack while a modal opens", ran: true),
          Citation(
            .report("Appboy/appboy-ios-sdk", 54, ": crash log of March 2016"), .agreesInPart,
            part: "the text, no version",
            at: "description of 2016-03-19", "text in a crash service’s report", ran: true),
        ]),
      Sentence(
        """
        The view controller’s `preferredInterfaceOrientationForPresentation` is not an orientation that the view \
        controller supports.
        """,
        "控制器的 `preferredInterfaceOrientationForPresentation` 不是它支持的方向。",
        [
          Citation(
            .applicationHeader,
            at: "lines 46–48, UIApplicationInvalidInterfaceOrientationException",
            "raised if the preferred orientation is not a supported one, on iOS 6 and later")
        ]),
      Sentence(
        "Assumption: the text is the same on iOS 6 to 9, and another text replaced it in iOS 10.",
        "假设：iOS 6 至 9 的文本相同，iOS 10 起被替换。",
        [
          Citation(
            .report("Appboy/appboy-ios-sdk", 54, ": crash log of March 2016"), .agreesInPart,
            part: "no change by March 2016",
            at: "description of 2016-03-19", "old text still reported before iOS 10", ran: true)
        ]),
    ])

  static let preferredMustMatch = MessageRecord(
    .preferredMustMatch, .exception, name: "UIApplicationInvalidInterfaceOrientation",
    texts: [
      "preferredInterfaceOrientationForPresentation 'ORIENTATION' must match a supported interface orientation: 'LIST'!"
    ],
    cause: LocalizedText(
      """
      `preferredInterfaceOrientationForPresentation` returned an orientation, or `unknown`, that is not in the same \
      view controller’s `supportedInterfaceOrientations`. Seen on iOS 16 and earlier; for iOS 17 and later, one \
      article says that it is only a warning (contested).
      """,
      """
      `preferredInterfaceOrientationForPresentation` 返回的方向（或 `unknown`）不在同一控制器的 \
      `supportedInterfaceOrientations` 中。报告到 iOS 16 为止；有一篇文章说 iOS 17 及以上只是警告（有争议）。
      """),
    fix: LocalizedText(
      """
      Return a constant orientation that is in the mask, never the current status bar orientation, or do not override \
      the method.
      """,
      "返回掩码中的一个固定方向，不要返回状态栏的当前方向；或者不重写该方法。"),
    [
      Sentence(
        "Seen on an iPhone 6 with iOS 13, at a dismissal.",
        "见于 iPhone 6 上的 iOS 13：关闭控制器时。",
        [
          Citation(
            .bytedanceUnionAd105,
            at: "description of 2020-10-29",
            "'portrait' against 'landscapeLeft, landscapeRight' on iOS 13, iPhone 6, as an ad closes", ran: true),
          Citation(
            .nytPhotoViewer360, .agreesInPart, part: "at a dismissal, no version",
            at: "description of 2022-11-02", "'landscapeRight' against 'portrait' on closing in landscape", ran: true),
          Citation(
            .report("yuwind/HHTransition", 16, ": crash text of 2020: unknown raises as well"), .agreesInPart,
            part: "at a dismissal, no version",
            at: "description of 2020-11-02", "'unknown' against 'portrait'", ran: true),
        ]),
      Sentence(
        "Seen on iOS 10 and 11, with a number instead of the orientation’s name: `(7)`.",
        "见于 iOS 10 和 11，方向处是数字 `(7)`。",
        [
          Citation(
            .report("Appboy/appboy-ios-sdk", 145, ": crash text of iOS 10 and 11"),
            at: "description of 2018-04-16", "'(7)' against all four on iOS 11 and 10, on reopening", ran: true),
          Citation(
            .report("zhengwenming/WMPlayer", 95, ": crash text of May 2017"), .agreesInPart,
            part: "the number, no version",
            at: "description of 2017-05-25", "'(7)' in the text", ran: true),
        ]),
      Sentence(
        "The orientation that the method returned, which may be `unknown`, is not in the view controller’s mask.",
        "该方法返回的方向（也可能是 `unknown`）不在控制器的掩码中。",
        [
          Citation(
            .report("yuwind/HHTransition", 16, ": crash text of 2020: unknown raises as well"),
            at: "description of 2020-11-02", "`unknown` raises against a portrait mask", ran: true),
          Citation(
            .applicationHeader, .agreesInPart, part: "not supported raises; `unknown` is not mentioned",
            at: "lines 46–48, UIApplicationInvalidInterfaceOrientationException",
            "raised if the preferred orientation is not a supported one"),
        ]),
      Sentence(
        "On iOS 16 and earlier, the app crashes; on iOS 17, UIKit only logs a warning.",
        "iOS 16 及更早版本会使应用崩溃；iOS 17 只输出警告。",
        [
          Citation(
            Source(
              "jishuzhan-2059940812624089089",
              "jishuzhan.net (2026): a crash up to iOS 16, a warning on iOS 17 (disagrees)",
              "https://jishuzhan.net/article/2059940812624089089", .blog),
            at: "section on presenting",
            "crash up to iOS 16, a warning on 17 and later, where the value is still invalid")
        ]),
      Sentence(
        "Assumption: on iOS 17 and later, UIKit still raises the exception.",
        "假设：iOS 17 及以上仍会抛出。",
        [
          Citation(
            Source(
              "jishuzhan-2059940812624089089",
              "jishuzhan.net (2026): a crash up to iOS 16, a warning on iOS 17 (disagrees)",
              "https://jishuzhan.net/article/2059940812624089089", .blog), .disagreesInPart, part: "iOS 17 and later",
            at: "section on presenting", "only a warning on iOS 17 and later")
        ]),
    ])

  static let alertControllerRecursion = MessageRecord(
    "alert-controller-recursion", .exception, name: "NSInternalInconsistencyException",
    texts: ["UIAlertController:supportedInterfaceOrientations was invoked recursively!"],
    VersionRange(from: OSVersion(9), until: OSVersion(10)),
    cause: LocalizedText(
      """
      The `supportedInterfaceOrientations` of a container or a window calls the presented or visible view controller. \
      That view controller is the alert, which calls the container in turn. On iOS 8, the recursion continues until \
      the stack overflows, and there is no text; on iOS 10 and later, UIKit only logs it.
      """,
      """
      容器或窗口的 `supportedInterfaceOrientations` 转问所呈现的或可见的控制器，而那正是警告框，它又反过来问容器。iOS 8 会一直递归到\
      栈溢出，没有文本；从 iOS 10 起 UIKit 只记录日志。
      """),
    fix: forwardToChild,
    [
      Sentence(
        "Seen on iOS 9, as an exception that terminates the app.",
        "见于 iOS 9，是使应用崩溃的异常。",
        [
          Citation(
            .report("GantMan/RedAlert", 20, ": log of iOS 9, September 2015"),
            at: "description of 2015-09-18", "log of the exception on iOS 9 (UIKit-3505.16)", ran: true),
          Citation(
            .report("xmartlabs/Eureka", 1917, ": log of iOS 9"),
            at: "description of 2019-09-27", "log of the exception on iOS 9 (UIKit-3512)", ran: true),
          Citation(
            .report("rickytan/RTRootNavigationController", 19, ": stack of iOS 9.3"),
            at: "description of 2016-08-29", "log with stack, UIKit-3512.60.7 of iOS 9.3", ran: true),
          Citation(
            .report("lionheart/openradar-mirror", 5833, ": radar 22385765, iOS 9 on the iPad simulator"),
            at: "radar of 2015-08-21", "iOS 9 raises this on the iPad simulator at a rotation"),
          Citation(
            .report("Sumi-Interactive/SIAlertView", 117, ": crash log of January 2016"), .agreesInPart,
            part: "the text, no version",
            at: "description of 2016-01-21", "text in a crash service’s report", ran: true),
          Citation(
            .report("Tencent/QMUI_iOS", 502, ": the text; iOS 9 in the title, 12.1 in the form"), .agreesInPart,
            part: "the text; versions contradict each other",
            at: "description of 2019-02-13", "title says iOS 9, its environment says iOS 12.1", ran: true),
        ]),
      Sentence(
        "The alert calls its container for the mask, and the container calls the alert in turn.",
        "警告框向容器询问掩码，而容器又反过来询问警告框。",
        [
          Citation(
            .report("rickytan/RTRootNavigationController", 19, ": stack of iOS 9.3"),
            at: "description of 2016-08-29, stack", "alert and container ask each other in turn", ran: true),
          Citation(
            .report("renzifeng/ZFPlayer", 111, ": stack of October 2016"), .agreesInPart,
            part: "the same chain, no version",
            at: "description of 2016-10-31, stack", "`supportedInterfaceOrientations` of controllers up to the alert",
            ran: true),
        ]),
      Sentence(
        """
        On iOS 8.3, a status bar's view controller and the hidden controller of an alert view, which call each other, loop \
        without an end.
        """,
        "在 iOS 8.3 上，状态栏的控制器与警告视图的内部控制器互相调用，陷入没有尽头的循环。",
        [
          Citation(
            .report(
              "calimarkus/JDStatusBarNotification", 40, ": stack of the 8.3 simulator, endless recursion"),
            at: "description of 2015-04-09, stack",
            """
            in the 8.3 simulator `supportedInterfaceOrientations` of JDStatusBarNotificationViewController and of \
            _UIAlertShimPresentingViewController call each other, frames 130769 to 130776
            """,
            ran: true)
        ]),
      Sentence(
        "Assumption: on iOS 10 and later, UIKit only logs the recursion.",
        "假设：iOS 10 及以上只输出日志。",
        [
          Citation(
            .report("Tencent/QMUI_iOS", 632, ": log of iOS 12.3.1, iPhone"), .agreesInPart, part: "only 12.3.1",
            at: "description of 2019-06-20", "log lines without a crash on iOS 12.3.1", ran: true),
          Citation(
            .report("Tencent/QMUI_iOS", 502, ": the text; iOS 9 in the title, 12.1 in the form"), .disagreesInPart,
            part: "iOS 12.1, by its environment field",
            at: "description of 2019-02-13", "the exception is reported with iOS 12.1 in the form, iOS 9 in the title",
            ran: true),
        ]),
    ])

  static let alertControllerRecursionLogged = MessageRecord(
    "alert-controller-recursion-logged", .consoleLog, name: "UIKit",
    texts: [
      "ERROR: -[UIAlertController supportedInterfaceOrientations] was invoked recursively! Instead of using presentingViewController = <CLASS>, will return super's value"
    ],
    VersionRange(from: OSVersion(10)),
    cause: LocalizedText(
      "The same recursion through an alert; UIKit stops it and uses the alert’s own mask.",
      "同样是经过警告框的递归；UIKit 会终止它，并采用警告框自己的掩码。"),
    fix: forwardToChild,
    [
      Sentence(
        """
        Seen on an iPhone with iOS 12.3.1, as about ten lines and without a crash; the words after the class name are \
        not in the report.
        """,
        "见于 iPhone 上的 iOS 12.3.1，约十行，没有崩溃；报告中没有类名之后的文字。",
        [
          Citation(
            .report("Tencent/QMUI_iOS", 632, ": log of iOS 12.3.1, iPhone"),
            at: "description of 2019-06-20",
            "about ten lines up to `<QMUITabBarViewController: 0x…>` on iOS 12.3.1, and the app goes on", ran: true)
        ]),
      Sentence(
        """
        Assumption: the cause is the same recursion, UIKit then uses the alert’s own mask, the line ends with “, will \
        return super's value”, and iOS 10, 11 and 13 and later also log it.
        """,
        """
        假设：原因是同样的递归，UIKit 随后采用警告框自己的掩码；该行以“, will return super's value”结尾；iOS 10、11 以\
        及 13 及以上也会输出。
        """,
        [
          Citation(
            .report("Tencent/QMUI_iOS", 632, ": log of iOS 12.3.1, iPhone"), .agreesInPart,
            part: "the recursion, by the text alone",
            at: "description of 2019-06-20", "says that the method was invoked recursively", ran: true)
        ]),
    ])

  private static let forwardToChild = LocalizedText(
    "Forward to the top or the selected child, never to `presentedViewController` or `visibleViewController`.",
    "转给顶部或选中的子控制器，不要转给 `presentedViewController` 或 `visibleViewController`。")

  static let geometryRequestOfCarPlayScene = MessageRecord(
    .geometryRequestOfCarPlayScene, .exception, name: "NSInvalidArgumentException",
    texts: [
      "-[CPTemplateApplicationScene requestGeometryUpdateWithPreferences:errorHandler:]: unrecognized selector sent to instance"
    ],
    cause: LocalizedText(
      """
      The app calls `requestGeometryUpdate(_:errorHandler:)` on the first of `UIApplication.shared.connectedScenes`. With CarPlay that can be \
      `CPTemplateApplicationScene`, which is no `UIWindowScene`.
      """,
      """
      应用向 `UIApplication.shared.connectedScenes` 中的第一个场景发送请求。使用 CarPlay 时，它可能是 `CPTemplateApplicationScene`，\
      而不是 `UIWindowScene`。
      """),
    fix: LocalizedText(
      "Call `requestGeometryUpdate(_:errorHandler:)` on the `windowScene` of the view controller's window.",
      "向控制器所在窗口的 `windowScene` 发送请求。"),
    [
      Sentence(
        "Seen in 2024 and 2025, in apps with CarPlay.",
        "见于 2024 和 2025 年带 CarPlay 的应用。",
        [
          Citation(
            .reactNativeOrientationLocker298, at: "description of 2024-06-03",
            "the exception with its text, if the app is opened from CarPlay", ran: true),
          Citation(
            .reactNativeOrientationLocker311, at: "description of 2025-08-05", "the same text", ran: true),
        ])
    ])
}

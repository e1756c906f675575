import Orientation

extension MessageRecord {
  static let orientationSetUnsupported = MessageRecord(
    .orientationSetUnsupported, .consoleLog, name: "[Orientation] BUG IN CLIENT OF UIKIT",
    texts: ["Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)"],
    cause: LocalizedText(
      """
      Code sets the device’s orientation with key-value coding. The interface does not rotate; reports for iOS 16.0 to \
      16.2 that it nevertheless rotated are contested.
      """,
      "代码通过键值编码设置设备方向。界面不会旋转；有报告称 16.0 至 16.2 上仍会旋转（有争议）。"),
    fix: LocalizedText(
      """
      Change the mask and call `setNeedsUpdateOfSupportedInterfaceOrientations()`, or request the orientation with \
      `requestGeometryUpdate(_:errorHandler:)`.
      """,
      """
      改变掩码并调用 `setNeedsUpdateOfSupportedInterfaceOrientations()`，或用 `requestGeometryUpdate(_:errorHandler:)` 请求\
      方向。
      """),
    [
      Sentence(
        "Seen on an iPhone 13 Pro Max with iOS 16.3.",
        "见于 iPhone 13 Pro Max 上的 iOS 16.3。",
        [
          Citation(
            .appinioFlutterPackages62,
            at: "description of 2023-01-27", "log with the text on iOS 16.3; the interface does not turn", ran: true),
          Citation(
            .reactNativeOrientationLocker241, .agreesInPart, part: "iOS 16.0, simulator",
            at: "description of 2022-09-22", "log with the text in the 16.0 simulator, Xcode 14.0", ran: true),
          Citation(
            .capacitorScreenOrientation27, .agreesInPart, part: "iOS 16.2",
            at: "description of 2023-01-03", "the plugin logs it on 16.2", ran: true),
          Citation(
            .flutter111587, .agreesInPart, part: "the text, on a device",
            at: "comments of 2022-09-15", "log on devices; one says not in the simulator", ran: true),
          Citation(
            .firefoxIOS15687, .agreesInPart, part: "the text, no version",
            at: "description of 2023-07-20", "log with the text", ran: true),
          Citation(
            .report("wonday/react-native-orientation-locker", 291, ": the text, 2024; iOS 17 in a comment"),
            .agreesInPart, part: "the text; iOS 17 in a comment",
            at: "title of 2024-03-01, comment of 2024-05-07", "text in the title, another user with 17", ran: true),
        ]),
      Sentence(
        "Code sets the device’s orientation, which iOS 16 and later do not support.",
        "代码设置了设备方向，iOS 16 及以上不支持这样做。",
        [
          Citation(
            .fuselibs1454,
            at: "description of 2022-11-11",
            "quotes Apple: setting `orientation` of `UIDevice` is not supported and no longer works"),
          Citation(unopened: .appleReleaseNotesIOS16),
        ]),
      Sentence(
        "The interface does not rotate.",
        "界面不会旋转。",
        [
          Citation(
            .appinioFlutterPackages62,
            at: "description of 2023-01-27", "on 16.3 the text is logged and the interface does not turn", ran: true),
          Citation(
            .flutterOrientation8,
            at: "title of 2022-09-28", "does not work on iOS 16"),
          Citation(
            .fuselibs1454,
            at: "description of 2022-11-11", "quotes Apple: no longer works"),
          Citation(unopened: .appleReleaseNotesIOS16),
          Citation(
            .reactNativeOrientationLocker241, .disagreesInPart, part: "16.0 in the simulator; a later comment agrees",
            at: "description of 2022-09-22, comment of 2022-11-16",
            "lockToPortrait works on 16.0; a comment says that no lock works on 16", ran: true),
          Citation(
            .capacitorScreenOrientation27, .disagrees,
            at: "description of 2023-01-03", "on 16.2 the plugin works and only logs", ran: true),
          Citation(
            .flutter111587, .disagrees,
            at: "comments of 2022-09-15", "two users see the log and a change of orientation", ran: true),
        ]),
    ])

  static let orientationSetDiscouraged = MessageRecord(
    .orientationSetDiscouraged, .consoleLog, name: "UIKit",
    texts: [
      "Setting the orientation property of UIDevice is not supported. Consider using the supportedInterfaceOrientations property of UIViewController to control orientations instead."
    ],
    cause: LocalizedText(
      """
      Code sets the device’s orientation with key-value coding. Seen only on iOS 14.6, where one report says that the \
      interface rotates and another says that it does not (contested).
      """,
      "代码通过键值编码设置设备方向。只在 14.6 上见过；一份报告说界面会旋转，另一份说不会（有争议）。"),
    fix: LocalizedText(
      """
      Do not rely on the setter: restrict the mask, and on iOS 16 and later call \
      `requestGeometryUpdate(_:errorHandler:)`.
      """,
      "不要依赖该赋值：限制掩码，在 iOS 16 及以上使用几何请求。"),
    [
      Sentence(
        "Seen on iOS 14.6.",
        "见于 iOS 14.6。",
        [
          Citation(
            .appleForums685314,
            at: "first post", "log with the text after `setValue:forKey:@\"orientation\"` on iOS 14.6", ran: true)
        ]),
      Sentence(
        "Code set the device’s orientation with key-value coding.",
        "代码通过键值编码设置了设备方向。",
        [
          Citation(
            .appleForums685314,
            at: "first post", "`setValue:` for the key `orientation`", ran: true)
        ]),
      Sentence(
        "The interface did not rotate.",
        "界面没有旋转。",
        [
          Citation(
            .appleForums685314,
            at: "title and first post", "the code for rotating has no effect on 14.6", ran: true),
          Citation(
            .capacitorScreenOrientation6, .disagrees,
            at: "comment of 2021-07-18", "works on an iPhone 11 with iOS 14.6"),
        ]),
      Sentence(
        "Assumption: iOS 15 logs the same line.",
        "假设：iOS 15 也会输出这一行。"),
    ])

  static let statusBarOrientationSet = MessageRecord(
    .statusBarOrientationSet, .consoleLog, name: "[Assert]",
    texts: [
      "-[UIApplication setStatusBarOrientation:] and -[UIApplication setStatusBarOrientation:animated:] API have been deprecated on iOS 8.0 and are no-ops on iOS 13.0."
    ],
    cause: LocalizedText(
      """
      Code sets the status bar’s orientation on iOS 13 or later, where this has no effect. Two reports say that it \
      continues to work on iOS 13 in apps built with Xcode 10.
      """,
      "代码在 iOS 13 及以上设置状态栏方向，该方法已不起作用。有两份报告称用 Xcode 10 构建的应用在 13 上仍有效。"),
    fix: LocalizedText(
      """
      Rotate the interface with masks: present a landscape view controller full screen, or on iOS 16 and later call \
      `requestGeometryUpdate(_:errorHandler:)`.
      """,
      "用掩码旋转界面：以 full screen 呈现一个横屏控制器，或在 iOS 16 及以上请求几何更新。"),
    [
      Sentence(
        "Seen on iOS 13; the devices are not named.",
        "见于 iOS 13，未说明设备。",
        [
          Citation(
            .zfPlayer857,
            at: "description of 2019-09-17", "log with the text on a beta of iOS 13", ran: true),
          Citation(
            .zfPlayer880, .agreesInPart, part: "the text, no version",
            at: "description of 2019-10-25", "log with the text", ran: true),
        ]),
      Sentence(
        "The call has no effect on iOS 13; on iOS 12 and earlier, it worked.",
        "该调用在 iOS 13 上不起作用，在 iOS 12 及更早版本上有效。",
        [
          Citation(
            .liteavPlayerIos95,
            at: "description of 2019-08-09", "no effect on iOS 13, right on 12 and before")
        ]),
      Sentence(
        "In an app built with Xcode 10, the call seems to continue to work on iOS 13.",
        "用 Xcode 10 构建的应用在 iOS 13 上似乎仍有效。",
        [
          Citation(
            .zfPlayer857,
            at: "comment of 2019-09-27", "builds of Xcode 10.3 seem to work on 13"),
          Citation(
            .liteavPlayerIos104, .agreesInPart, part: "the 13 SDK has the problem; Xcode 10 is not named",
            at: "description of 2019-09-20", "trouble once built with the 13 SDK"),
        ]),
    ])

  package static let statusBarAccessor = MessageRecord(
    "status-bar-accessor", .consoleLog, name: "[Assert]",
    texts: ["-[UIApplication METHOD] API has been deprecated and is a no-op on 27.0 and later."],
    VersionRange(from: OSVersion(27)),
    cause: LocalizedText(
      """
      An app built with the iOS 27 SDK reads `statusBarOrientation`, `isStatusBarHidden` or `statusBarStyle` of \
      `UIApplication`, or calls `setStatusBarHidden`. The value is not usable, so code that branches on it takes its \
      portrait branch. The iOS 27 release notes list wrong values as fixed; reports after the release still describe a \
      no-op (contested).
      """,
      """
      用 27 SDK 构建的应用读取 `UIApplication` 的 `statusBarOrientation`、`isStatusBarHidden`、`statusBarStyle`，或调用 \
      `setStatusBarHidden`。得到的值没有用，依赖它判断方向的代码会走竖屏分支。27 的发行说明称值的错误已修复，发布之后的报告仍说无效\
      （有争议）。
      """),
    fix: LocalizedText(
      """
      Read the orientation from `windowScene.effectiveGeometry.interfaceOrientation`, and the frame and style from \
      `windowScene.statusBarManager`. Hide the status bar with `prefersStatusBarHidden`.
      """,
      """
      方向读取 `windowScene.effectiveGeometry.interfaceOrientation`，框架与样式读取 `windowScene.statusBarManager`；用 \
      `prefersStatusBarHidden` 隐藏状态栏。
      """),
    [
      Sentence(
        "Seen in builds with the iOS 27.0 SDK.",
        "见于用 27.0 SDK 构建的应用。",
        [
          Citation(
            .report("libsdl-org/SDL", 16330, ": log, built with the 27 SDK"),
            at: "description of 2026-09-16", "the line floods the log of a build with the 27.0 SDK", ran: true),
          Citation(
            .report("longitachi/ZLPhotoBrowser", 1054, ": log of iOS 27, statusBarOrientation"), .agreesInPart,
            part: "the text, before the release",
            at: "title of 2026-06-16", "the text with `statusBarOrientation`", ran: true),
          Citation(
            .report("libsdl-org/SDL", 16355, ": iOS 27: no-op, replacement tested on iPhone and iPad"), .agreesInPart,
            part: "the accessor does nothing with the 27 SDK",
            at: "description of 2026-09-20", "`statusBarOrientation` is a no-op with the 27 SDK", ran: true),
        ]),
      Sentence(
        "The value is not usable, so an app that reads it lays out for portrait in landscape.",
        "得到的值没有用，读取它的应用在横屏时按竖屏布局。",
        [
          Citation(
            .report("libsdl-org/SDL", 16330, ": log, built with the 27 SDK"),
            at: "description of 2026-09-16", "contents are laid out for portrait while in landscape", ran: true),
          Citation(
            .report("tidev/titanium-sdk", 14584), .agreesInPart, part: "the value, not the layout",
            at: "description of 2026-09-19", "no usable value"),
          Citation(
            .appleReleaseNotesIOS27, .disagreesInPart, part: "the values",
            at: "UIKit, Resolved Issues, 162044221",
            "accessors of frame, orientation and style, and whether hidden, could give NaN or null: fixed"),
        ]),
      Sentence(
        "The replacement, `windowScene.effectiveGeometry.interfaceOrientation`, works on iPhone and iPad.",
        "替代方法 `windowScene.effectiveGeometry.interfaceOrientation` 在 iPhone 和 iPad 上有效。",
        [
          Citation(
            .report("libsdl-org/SDL", 16355, ": iOS 27: no-op, replacement tested on iPhone and iPad"),
            at: "description of 2026-09-20", "tested on both", ran: true)
        ]),
      Sentence(
        "UIKit itself can read `statusBarStyle` if Info.plist turns off view controller-based status bar appearance.",
        "若 Info.plist 关闭了由控制器决定状态栏，UIKit 自身也会读取 `statusBarStyle`。",
        [
          Citation(
            .report("the-blue-alliance/the-blue-alliance-ios", 1188, ": UIKit itself calls statusBarStyle"),
            at: "description of 2026-09-15", "UIKit calls it with `UIViewControllerBasedStatusBarAppearance` NO")
        ]),
      Sentence(
        "Assumption: `isStatusBarHidden` and `setStatusBarHidden` also log this line.",
        "假设：`isStatusBarHidden` 和 `setStatusBarHidden` 也会输出这一行。"),
    ])

  static let orientationsExceptionSuppressed = MessageRecord(
    "orientations-exception-suppressed", .consoleLog, name: "[General] BUG IN CLIENT OF UIKIT",
    texts: [
      "BUG IN CLIENT OF UIKIT: An exception was thrown (and suppressed) while evaluating supported interface orientations. UIViewController.supportedInterfaceOrientations should always return a UIInterfaceOrientationMask."
    ],
    VersionRange(from: OSVersion(15)),
    cause: LocalizedText(
      """
      UIKit read the supported orientations, which raised an exception, and UIKit caught it; the log does not say at \
      which moment. The line continues with the text of the exception; in the only report, this is the text of the \
      exception for no common orientation.
      """,
      """
      UIKit 询问支持的方向时发生异常，并捕获了它；日志没有说明是在什么时刻。该行后面是异常的文本，在唯一的报告中是没有共同方向。
      """),
    fix: LocalizedText(
      """
      Treat the line as the exception whose text it quotes: the same masks raise the exception at a full-screen \
      presentation.
      """,
      "按它所引用的异常处理：同样的掩码在 full screen 呈现时会抛出异常。"),
    [
      Sentence(
        "Seen on an iPad Air 2 with iOS 15.8.1.",
        "见于 iPad Air 2 上的 iOS 15.8.1。",
        [
          Citation(
            .report("godotengine/godot", 89102, ": log of iPad Air 2, iOS 15.8.1"),
            at: "description of 2024-03-03", "log with the text on an iPad Air 2, iOS 15.8.1, Godot 4.2.1", ran: true)
        ]),
      Sentence(
        "The line quotes the exception for no common orientation, for an alert.",
        "其中引用的异常是警告框没有共同方向。",
        [
          Citation(
            .report("godotengine/godot", 89102, ": log of iPad Air 2, iOS 15.8.1"),
            at: "description of 2024-03-03", "quotes the text with `UIAlertController`", ran: true)
        ]),
      Sentence(
        "Assumption: UIKit caught the exception, and the app continues.",
        "假设：UIKit 捕获了异常，应用继续运行。",
        [
          Citation(
            .report("godotengine/godot", 89102, ": log of iPad Air 2, iOS 15.8.1"), .disagreesInPart,
            part: "the app, not the word “suppressed”",
            at: "description of 2024-03-03", "the line says suppressed, yet the reporter says that the app crashes",
            ran: true)
        ]),
      Sentence(
        "Assumption: other versions of iOS 15 and later also log this line.",
        "假设：iOS 15 起的其他版本也会输出。"),
    ])

  static let rootViewControllerExpected = MessageRecord(
    .rootViewControllerExpected, .consoleLog, name: "UIKit",
    texts: ["Application windows are expected to have a root view controller at the end of application launch"],
    cause: LocalizedText(
      """
      The window has no root view controller when the launch ends, for example because a view was added to the window \
      directly. On iOS 6 and later, only the app mask decides then, and no view controller is notified of rotations.
      """,
      """
      启动结束时窗口没有根视图控制器，例如把视图直接加到了窗口上。从 iOS 6 起此时只由应用掩码决定，并且没有控制器得到旋转通知。
      """),
    fix: LocalizedText("Set the window’s `rootViewController`.", "设置窗口的 `rootViewController`。"),
    [
      Sentence(
        "Seen as a log line on iOS 5.1.1 and 6.0.",
        "在 iOS 5.1.1 和 6.0 上见于日志。",
        [
          Citation(
            .report("inamiy/YISplashScreen", 4, ": log of iOS 5.1.1 and 6.0"),
            at: "description of 2013-04-19", "log line on 5.1.1 and 6.0", ran: true),
          Citation(
            .mobiniusIOS6OrientationQuirks, .agreesInPart, part: "iOS 6",
            at: "section on the console warning", "warning in the console on iOS 6"),
          Citation(
            .report("myell0w/MTStatusBarOverlay", 74, ": the line, August 2013"), .agreesInPart,
            part: "the line, no version",
            at: "description of 2013-08-07", "the line in the console", ran: true),
          Citation(
            .report("mapbox/Fingertips", 9, ": the line, November 2013"), .agreesInPart, part: "the line, no version",
            at: "description of 2013-11-01", "the line in the console"),
        ]),
      Sentence(
        """
        On iOS 9, the same text is an exception, `NSInternalInconsistencyException`, which terminates the app at \
        launch.
        """,
        "在 iOS 9 上，同样的文本是异常 `NSInternalInconsistencyException`，使应用在启动时崩溃。",
        [
          Citation(
            .report("LukasCZ/GSTouchesShowingWindow", 7, ": exception of iOS 9, Xcode 7"),
            at: "description of 2015-09-10", "exception with this text on iOS 9 (UIKit-3505.4), built with Xcode 7",
            ran: true),
          Citation(
            .report("RolandasRazma/RRFPSBar", 10, ": exception and stack of iOS 9"),
            at: "description of 2015-10-21", "exception on iOS 9, stack through `_runWithMainScene:`", ran: true),
          Citation(
            .report(
              "catch-twenty-two/iOS-Guitar-Tuner", 2, ": exception on iOS 9, Xcode 7; the view was added to the window"),
            at: "description of 2016-01-06", "exception with this text on iOS 9, built with Xcode 7", ran: true),
          Citation(
            .report("Sumi-Interactive/SIAlertView", 115, ": iOS 9, worked before"), .agreesInPart,
            part: "iOS 9 and not before, not the exception",
            at: "description of 2015-11-04", "the expectation on iOS 9; earlier versions worked"),
          Citation(
            .report("dsxNiubility/SXNews", 32, ": crash with Xcode 7 on iOS 9"), .agreesInPart,
            part: "crash on 9, with Xcode 7",
            at: "description", "crashes on devices of iOS 9 with Xcode 7"),
          Citation(
            .report("jivesoftware/PDTSimpleCalendar", 97, ": exception of iOS 10"), .agreesInPart,
            part: "the exception, on iOS 10",
            at: "description of 2017-02-21", "exception with UIKit-3600 of iOS 10", ran: true),
        ]),
      Sentence(
        "The cause is a window without a root view controller when the launch ends.",
        "原因是启动结束时窗口没有根控制器。",
        [
          Citation(
            .mobiniusIOS6OrientationQuirks,
            at: "section on the console warning", "the window has no root controller"),
          Citation(
            .report(
              "catch-twenty-two/iOS-Guitar-Tuner", 2, ": exception on iOS 9, Xcode 7; the view was added to the window"),
            at: "description of 2016-01-06; comment of 2016-03-12",
            "the exception; `addSubview` on the window was replaced by `setRootViewController:`", ran: true),
          Citation(
            .report("inamiy/YISplashScreen", 4, ": log of iOS 5.1.1 and 6.0"), .agreesInPart,
            part: "a root controller taken off for a while",
            at: "comment of 2013-04-20", "the library detaches the window’s root controller during the launch",
            ran: true),
          Citation(
            .report("mapbox/Fingertips", 9, ": the line, November 2013"), .agreesInPart,
            part: "another window than the main one",
            at: "description of 2013-11-01", "logged if the overlay window has no root controller"),
        ]),
      Sentence(
        """
        Assumption: without a root view controller, only the app mask decides on iOS 6 and later, and apps built with \
        SDKs before iOS 9 get the log line.
        """,
        "假设：没有根控制器时，从 iOS 6 起只由应用掩码决定；用 9 之前的 SDK 构建的应用得到的是日志。",
        [
          Citation(
            .appleQA1688, .agreesInPart, part: "who decides and who is told, not this line",
            at: "first bullet, document of 2013-04-18",
            """
            a controller outside the root’s chain is not told of rotation; on iOS 6 and later the application decides
            """),
          Citation(
            .mobiniusIOS6OrientationQuirks, .disagreesInPart, part: "that the app mask decides",
            at: "section on the console warning", "orientation settings are ignored without a root controller"),
        ]),
    ])

  static let reactNativeModalMask = MessageRecord(
    "react-native-modal-mask", .thirdPartyLog, name: "React Native",
    texts: ["Modal was presented with 0xHEX orientations mask but the application only supports 0xHEX"],
    period: LocalizedText("React Native, development builds", "React Native 的开发版本"),
    cause: LocalizedText(
      """
      React Native’s modal, whose default on iPhone is portrait, checks its mask: the modal’s mask and the app mask \
      have no orientation in common. The numbers are masks. A release build crashes instead, in \
      `RCTModalHostViewController` or `RCTFabricModalHostViewController`.
      """,
      """
      React Native 的 Modal（iPhone 上默认为竖屏）所做的检查：Modal 的掩码与应用的掩码没有交集。数字是掩码。发布版本则会在 \
      `RCTModalHostViewController` 或 `RCTFabricModalHostViewController` 中崩溃。
      """),
    fix: LocalizedText(
      "Set the modal’s `supportedOrientations` to orientations that the app allows, or widen the app mask.",
      "把 Modal 的 `supportedOrientations` 设为应用允许的方向，或放宽应用掩码。"),
    [
      Sentence(
        "Seen in a React Native app as 0x2 against 0x18; no version of iOS is named.",
        "见于一个 React Native 应用：0x2 对 0x18；未说明 iOS 版本。",
        [
          Citation(
            .report("oblador/react-native-lightbox", 112, ": log with the stack, January 2019"),
            at: "description of 2019-01-26", "0x2 against 0x18, with the stack of a full-screen presentation", ran: true
          ),
          Citation(
            .report("sohobloo/react-native-modal-dropdown", 90, ": log of August 2017"), .agreesInPart,
            part: "the text, with 0x10",
            at: "description of 2017-08-30", "0x2 against 0x10", ran: true),
          Citation(
            .report("react/react-native", 13951, ": log of May 2017"), .agreesInPart,
            part: "the text, with 0x0, in an app extension",
            at: "description of 2017-05-12", "0x2 against 0x0", ran: true),
        ]),
      Sentence(
        "In development builds, the modal checks its mask against the app mask and then allows every orientation.",
        "在开发版本中，Modal 检查它与应用的掩码，随后允许所有方向。",
        [
          Citation(
            Source(
              "react-native-modal-host-controller", "react-native: RCTModalHostViewController.m",
              "https://github.com/facebook/react-native/blob/65e99466f3d910439bca231ddffa0fc7016f27b7/packages/react-native/React/Views/RCTModalHostViewController.m",
              .sourceCode),
            at: "supportedInterfaceOrientations, under `RCT_DEV`",
            "logs the text where the masks have nothing in common, then returns all")
        ]),
      Sentence(
        "Without `supportedOrientations`, the modal is portrait on iPhone and allows every orientation on iPad.",
        "未设置 `supportedOrientations` 时，Modal 在 iPhone 上是竖屏，在 iPad 上允许所有方向。",
        [
          Citation(
            Source(
              "react-native-modal-host-view", "react-native: RCTModalHostView.m",
              "https://github.com/facebook/react-native/blob/03053b6e3e5f86d215917a3a7523bc1e3bc8859b/packages/react-native/React/Views/RCTModalHostView.m",
              .sourceCode),
            at: "supportedOrientationsMask", "empty list: all on iPad, portrait otherwise")
        ]),
      Sentence(
        "A build without the check gets UIKit’s exception instead, in `RCTFabricModalHostViewController`.",
        "没有该检查的构建会得到 UIKit 的异常，位于 `RCTFabricModalHostViewController`。",
        [
          Citation(
            .report("gladiuscode/react-native-orientation-director", 99, ": log of iPad, React Native’s modal"),
            at: "description of 2025-12-15", "UIKit’s exception names `RCTFabricModalHostViewController`", ran: true),
          Citation(
            .report("yamill/react-native-orientation", 242, ": UIKit’s exception for React Native’s modal"),
            .agreesInPart, part: "the older class",
            at: "description", "UIKit’s exception with `RCTModalHostViewController`", ran: true),
        ]),
    ])
}

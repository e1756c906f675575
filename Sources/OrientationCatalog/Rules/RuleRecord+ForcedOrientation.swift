import Orientation

// The ways to turn the interface while the device stays as it is held.

extension RuleRecord {
  static let keyValueCodingActsAsTurn = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    title: LocalizedText(
      "On iOS 15 and earlier, key-value coding simulates turning the device", "iOS 15 及更早键值编码等同于转动设备"),
    [
      Sentence(
        "Before iOS 16, setValue(_:forKey: \"orientation\") on UIDevice rotates the interface to that orientation.",
        "在 iOS 15 及更早版本中，对 UIDevice 调用 setValue(_:forKey: \"orientation\") 会转到该方向。",
        [
          Citation(
            .projectReport, at: "section 三, “强制旋转”, lines 116 and 141–144",
            "Below iOS 16 a forced rotation is done directly by this call"),
          Citation(
            .alexandreForcingOrientation2018, .agreesInPart, part: "iOS 9 and later, by the author's scope",
            at: "section “The problem”",
            "The way to force a screen to rotate is to set the device's orientation by this call"),
          Citation(
            .flutter13238, .agreesInPart, part: "iOS 10 and 11", at: "description, 2017-11-29",
            "Two of these calls cured an app whose masks alone turned nothing"),
          Citation(
            .reactNativeOrientationDirector76, .agreesInPart, part: "iOS 15", at: "title and description, 2025-05-24",
            "A lock that failed on iOS 15 is fixed by giving this call a UIInterfaceOrientation instead of a mask"),
          Citation(
            .tutorial, .agreesInPart, part: "no version", at: "section 3, lines 152–159",
            "One of two ways to force landscape; both are said to work"),
        ]),
      Sentence(
        "The call posts UIDeviceOrientationDidChangeNotification, as turning the device does.",
        "它与转动设备一样发出 UIDeviceOrientationDidChangeNotification。",
        [
          Citation(
            .reactNativeOrientationDirector74, at: "description, 2025-05-20",
            "On iOS 15 setting the value fires orientationDidChangeNotification and so a loop"),
          Citation(
            .reactNativeOrientation292, .agreesInPart, part: "the event of the library", at: "description, 2018-05-23",
            "After a lock on iOS an event says portrait although the device is still in landscape"),
        ]),
      Sentence(
        "shouldAutorotate must be true.",
        "shouldAutorotate 须为 true。",
        [
          Citation(.tutorial, at: "section 3, line 159 (PS)", "Both ways work only where shouldAutorotate returns YES"),
          Citation(
            .videoQA, .disagrees, at: "question 3, lines 7–10 and 60–71",
            "Its recipe forces portrait and landscape by this call while shouldAutorotate is false"),
        ]),
      Sentence(
        "Assumption: the masks still apply.",
        "假设：各掩码仍起决定作用。",
        [
          Citation(
            .videoQA, .disagreesInPart, part: "Info.plist; it grants that the app delegate decides",
            at: "question 2, lines 4–6",
            """
            With portrait alone in Info.plist the call turns the screen; it gets past the list and starts at the app \
            delegate
            """)
        ]),
      Sentence(
        "On iOS 14.6, the call still rotates the interface.",
        "在 iOS 14.6 上它仍会转动界面。",
        [
          Citation(.projectReport, at: "section 三, “强制旋转”, line 116", "It works on all systems below 16"),
          Citation(
            .capacitorScreenOrientation6, .agreesInPart, part: "the library's lock; the thread does not name the call",
            at: "comment of 2021-07-18",
            "The maintainer sees the test app turn on an iPhone 11 with iOS 14.6, and the reporter then agrees"),
          Citation(
            .appleForums685314, .disagrees, at: "title and text of the thread",
            "On iOS 14.6 the code for rotating the screen, this call, takes no effect and logs a warning"),
        ]),
      Sentence(
        "The call was never public API.",
        "它从来不是公开接口。",
        [
          Citation(.videoQA, at: "question 2, line 6", "Calls it a non-public method that breaks the rules"),
          Citation(
            .firefoxIOS15687, at: "description, 2023-07-20",
            "Calls the utility that sets the value a use of private API"),
          Citation(
            .cordovaPluginScreenOrientation102, .agreesInPart, part: "the property is read-only",
            at: "review of 2022-09-21",
            "The reviewer wonders at it, since the property is read-only"),
        ]),
    ])

  static let keyValueCodingOnlyLogs = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("On iOS 16 and later, key-value coding only logs a message", "iOS 16 起键值编码只写日志"),
    [
      Sentence(
        "On iOS 16 and later, setValue(_:forKey: \"orientation\") on UIDevice is not supported and no longer works.",
        "从 iOS 16 起，对 UIDevice 调用 setValue(_:forKey: \"orientation\") 不受支持，也不再有效。",
        [
          Citation(unopened: .appleReleaseNotesIOS16),
          Citation(
            .fuselibs1454, at: "description, 2022-11-11",
            "Quotes the release note of iOS 16 word for word: not supported and no longer works"),
          Citation(
            .projectReport, at: "section 三, “强制旋转”, line 116",
            "The call that forces the turn below 16 no longer works on 16 and later"),
          Citation(
            .autoOrientation28, at: "description, 2022-12-14",
            "On iOS 16 setValue on UIDevice for the orientation does not work now"),
          Citation(
            .appinioFlutterPackages62, .agreesInPart, part: "iOS 16.3", at: "description, 2023-01-27",
            "Nothing turns to landscape on an iPhone 13 Pro Max with iOS 16.3, and the log line appears"),
          Citation(
            .autoOrientation29, .agreesInPart, part: "iOS 16, a library's methods",
            at: "title and comment of 2022-12-15",
            "None of the methods works with iOS 16; the log line is given"),
          Citation(
            .flutterOrientation8, .agreesInPart, part: "iOS 16, a library's function",
            at: "title and description, 2022-09-28",
            "Forcing the orientation does not work in iOS 16; the log line is given"),
          Citation(
            .flutter111587, .disagreesInPart, part: "that it no longer works, iOS 16 of September 2022",
            at: "title, and comments of 2022-09-15",
            "The title is Apple's sentence, but two commenters saw the orientation change, with a warning"),
          Citation(
            .reactNativeOrientationLocker241, .disagreesInPart,
            part: "that it no longer works, a lock to portrait on 16.0",
            at: "description, 2022-09-22",
            "In the simulator of iOS 16.0 the lock seems to work fine; only the warning is reported"),
          Citation(
            .capacitorScreenOrientation27, .disagreesInPart, part: "that it no longer works, a lock on 16.2",
            at: "description, 2023-01-03",
            "The plugin works on iOS 16.2 but the error is logged"),
        ]),
      Sentence(
        "UIKit logs “Setting UIDevice.orientation is not supported.”",
        "UIKit 会写日志：“Setting UIDevice.orientation is not supported.”",
        [
          Citation(
            .flutter111587, at: "comment of 2022-09-15 with a log",
            """
            “[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use \
            UIWindowScene.requestGeometryUpdate(_:)”, with process and time
            """, ran: true),
          Citation(.appinioFlutterPackages62, at: "description, 2023-01-27", "The line on iOS 16.3", ran: true),
          Citation(.capacitorScreenOrientation27, at: "description, 2023-01-03", "The line on iOS 16.2", ran: true),
          Citation(
            .reactNativeOrientationLocker241, at: "description, 2022-09-22",
            "The line in the simulator of iOS 16.0", ran: true),
          Citation(.firefoxIOS15687, at: "description, 2023-07-20", "The line from the console", ran: true),
        ]),
      Sentence(
        "On a device with iOS 16, the interface was seen to rotate nevertheless.",
        "有报告称 iOS 16 真机上界面仍然转动。",
        [
          Citation(
            .flutter111587, at: "comments of 2022-09-15",
            "On a physical device the orientation does change, and the warning is logged each time"),
          Citation(
            .reactNativeOrientationLocker241, .agreesInPart, part: "the simulator of 16.0",
            at: "description, 2022-09-22",
            "The lock to portrait seems to work fine there"),
        ]),
      Sentence(
        "On iOS 16.2, a library's orientation lock still worked.",
        "在 iOS 16.2 上，某个库的锁定仍然有效。",
        [
          Citation(
            .capacitorScreenOrientation27, at: "description, 2023-01-03",
            "The plugin is working on iOS 16.2 but throws the error message")
        ]),
    ])

  static let forcedOrientationMustBeNew = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    title: LocalizedText("A forced device orientation must differ from the current one", "强制的设备方向必须不同于当前值"),
    [
      Sentence(
        "If key-value coding sets the value that UIDevice.orientation already has, the interface does not rotate.",
        "若键值编码设置的值与 UIDevice.orientation 当前值相同，界面不会转动。",
        [
          Citation(
            .reactNativeOrientation171, at: "description and comment, 2017-05-08 and 2017-06-07",
            "With the device turned to landscape left under a portrait lock, a lock to landscape left does nothing"),
          Citation(
            .reactNativeOrientation205, at: "description, 2017-07-10",
            """
            With the device turned to portrait under a landscape page, a lock to portrait leaves the interface in \
            landscape
            """),
          Citation(
            .reactNativeOrientationLocker31, .agreesInPart, part: "a lock; the call is not named",
            at: "description, 2018-11-30",
            "Where the device is in landscape right already, a lock to landscape right does not redraw the view"),
          Citation(
            .qmuiInterface, .agreesInPart, part: "the code's answer to it, below iOS 16", at: "lines 202–207",
            "Where UIDevice.orientation equals the wanted value, it attempts a rotation instead of setting the value"),
        ]),
      Sentence(
        "UIKit then does not call the app delegate's method for the mask.",
        "此时也不会向应用代理询问掩码。",
        [
          Citation(
            .reactNativeOrientation205, at: "description, 2017-07-10, “Actual”",
            "application:supportedInterfaceOrientationsForWindow: is not called")
        ]),
      Sentence(
        "Libraries set the value to unknown (0) first.",
        "一些库先设置 unknown（0）。",
        [
          Citation(
            .reactNativeOrientationLockerSource2022, at: "Orientation.m, lines 143–144",
            "The lock sets UIInterfaceOrientationUnknown and then the new orientation"),
          Citation(
            .sjVideoPlayer232, at: "description, 2020-01-16",
            "Shows the two lines, unknown and then the orientation, and asks why"),
        ]),
      Sentence(
        "Assumption: this applies on iOS 5 to 15, and to the private setter.",
        "假设：iOS 5 至 15 均如此，私有设置方法也一样。"),
    ])

  static let privateSetterActsAsTurn = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    title: LocalizedText(
      "On iOS 15 and earlier, setOrientation: simulates turning the device", "iOS 15 及更早私有设置方法等同于转动"),
    [
      Sentence(
        """
        Before iOS 16, the private -[UIDevice setOrientation:animated:] rotates the interface as turning the device \
        does.
        """,
        "在 iOS 16 之前，私有方法 -[UIDevice setOrientation:animated:] 像转动设备一样转动界面。",
        [
          Citation(
            .webkitUiScriptControllerIos, at: "UIScriptControllerIOS::simulateRotation",
            "The test runner's rotation is this call; the test goes on when the web view has finished rotating"),
          Citation(
            .webkitSetOrientationTests, at: "commit message",
            "The rotation tests simulated rotation with this method; they time out once it does nothing on iOS 16",
            ran: true),
          Citation(
            .webkitBasicRotationExpected, .agreesInPart, part: "the turn, not the call",
            at: "lines under “After rotation”",
            "The page goes from 320 × 548 to 568 × 320: both checks pass"),
          Citation(
            .earlGreyImpl, .agreesInPart, part: "the call, after a turn by XCUIDevice",
            at: "EarlGreyImpl.m, lines 293–302",
            "Below iOS 16 the app's UIDevice gets setOrientation:animated: after XCUIDevice has set the orientation"),
          Citation(
            .detoxDeviceActions, .agreesInPart, part: "the call; an iPhone, or an iPad app that requires full screen",
            at: "UIDevice+DetoxActions.m, lines 15–20",
            "Asserts the one or the other and then calls setOrientation:animated:"),
        ]),
      Sentence(
        "The masks still apply: a portrait-only app stays in portrait.",
        "仍由各掩码决定：仅支持竖屏的应用保持竖屏。",
        [
          Citation(
            .earlGreyPortraitOnlyChangeTest, at: "testRotateToUnsupportedOrientation, branch below iOS 16",
            """
            After EarlGrey's turn to landscape left UIDevice.orientation is landscape left and statusBarOrientation \
            stays portrait
            """),
          Citation(
            .earlGreyImpl, .agreesInPart, part: "how the test turns", at: "EarlGreyImpl.m, lines 293–302",
            "The turn of that test is XCUIDevice's followed by setOrientation:animated:"),
        ]),
      Sentence(
        "setOrientation: without animated: has the same effect.",
        "不带 animated: 的 setOrientation: 效果相同。",
        [
          Citation(
            .tutorial, at: "section 3, lines 138–150",
            "Reaches setOrientation: by an invocation to force landscape"),
          Citation(
            .history, .agreesInPart, part: "that it exists and forces, not that it works",
            at: "section 四, 1, lines 76–78",
            "Names setOrientation: as the first way to force; private now"),
        ]),
      Sentence(
        "The method works only if shouldAutorotate is true.",
        "仅在 shouldAutorotate 为 true 时有效。",
        [
          Citation(.tutorial, at: "section 3, line 159 (PS)", "Both ways work only where shouldAutorotate returns YES")
        ]),
      Sentence(
        "The method is private: App Review may reject an app that uses it.",
        "它是私有方法，App Review 可能拒绝。",
        [
          Citation(
            .nativescriptScreenOrientation1, at: "comment of 2016-10-01",
            "setOrientation was made private with iOS 6, and an app that uses it risks rejection"),
          Citation(
            .history, .agreesInPart, part: "that it is private", at: "section 四, 1, line 78",
            "Apple has made the method private"),
        ]),
    ])

  static let privateSetterDoesNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("On iOS 16 and later, the private setOrientation: does nothing", "iOS 16 起私有设置方法不起作用"),
    [
      Sentence(
        "In apps linked against the iOS 16 SDK or later, -[UIDevice setOrientation:animated:] does nothing.",
        "在链接 iOS 16 或更新 SDK 的应用中，-[UIDevice setOrientation:animated:] 不起作用。",
        [
          Citation(
            .webkitSetOrientationIOS16, at: "commit message",
            """
            For all apps linked on or after iOS 16 it is a no-op; the rotation tests time out and move to a geometry \
            request
            """, ran: true),
          Citation(
            .earlGreyImpl, .agreesInPart, part: "it is no longer called on iOS 16",
            at: "EarlGreyImpl.m, lines 294–300",
            "Built with the 16 SDK and on iOS 16 the call is left out"),
        ]),
      Sentence(
        "Assumption: setOrientation: does nothing either.",
        "假设：setOrientation: 同样不起作用。"),
      Sentence(
        "Assumption: what decides is the running version of iOS, not the linked SDK.",
        "假设：以运行版本为界，而不是链接的 SDK。",
        [
          Citation(
            .webkitSetOrientationIOS16, .disagrees, at: "commit message",
            "Names the SDK that the app is linked with")
        ]),
    ])

  static let setStatusBarOrientationNeedsEmptyMask = RuleRecord(
    .event, VersionRange(from: OSVersion(6), until: OSVersion(9)),
    title: LocalizedText(
      "On iOS 6 to 8, setStatusBarOrientation needs a mask of 0", "iOS 6 至 8 上 setStatusBarOrientation 需要掩码 0"),
    [
      Sentence(
        """
        On iOS 6, setStatusBarOrientation:animated: works only while the top-most full-screen view controller returns \
        0 from supportedInterfaceOrientations.
        """,
        """
        在 iOS 6 上，只有最上层全屏控制器的 supportedInterfaceOrientations 返回 0 时，\
        setStatusBarOrientation:animated: 才起作用。
        """,
        [
          Citation(
            .appleReleaseNotesIOS6, at: "“Notes and Known Issues”, the item on setStatusBarOrientation:animated:",
            """
            It now works only if the mask of the top-most full-screen controller is 0; the caller answers for a \
            consistent status bar
            """, read: "2026-07-18"),
          Citation(
            .applicationHeader6, .agreesInPart, part: "that it is limited, not by what",
            at: "comment above statusBarOrientation",
            "Explicit setting is more limited in iOS 6.0 and later"),
        ]),
      Sentence(
        "The method then rotates the status bar and nothing else.",
        "此时它只转动状态栏。",
        [
          Citation(
            .applicationHeader6, at: "comment above statusBarOrientation",
            "It only rotates the status bar and updates the statusBarOrientation property"),
          Citation(
            .zfplayerPlayerView, .agreesInPart, part: "the views, which the player turns itself",
            at: "ZFPlayerView.m, lines 667–674",
            "After the call the view is turned by a transform, since the interface is still upright"),
        ]),
      Sentence(
        "The method also works if shouldAutorotate returns NO.",
        "shouldAutorotate 返回 NO 时它同样起作用。",
        [
          Citation(
            .zfplayerPlayerView, at: "ZFPlayerView.m, comment in lines 665–666",
            "On iOS 6.0 and later the condition for setting the status bar is that shouldAutorotate is NO"),
          Citation(
            .appleReleaseNotesIOS6, .disagrees,
            at: "“Notes and Known Issues”, the item on setStatusBarOrientation:animated:",
            "Only a mask of 0 is named", read: "2026-07-18"),
        ]),
      Sentence(
        "Otherwise, the method does nothing.",
        "否则不起作用。",
        [
          Citation(
            .appleReleaseNotesIOS6, at: "“Notes and Known Issues”, the item on setStatusBarOrientation:animated:",
            "It works only under that condition", read: "2026-07-18"),
          Citation(
            .zfplayerPlayerView, .agreesInPart, part: "under its own condition, shouldAutorotate",
            at: "ZFPlayerView.m, comment in lines 665–666",
            "The method can be used only on that condition"),
        ]),
      Sentence(
        "Assumption: the same is true on iOS 7 and 8.",
        "假设：iOS 7 和 8 同样如此。",
        [
          Citation(
            .zfplayerPlayerView, .agreesInPart, part: "shouldAutorotate, a library for iOS 8 and later",
            at: "ZFPlayerView.m, comment in lines 665–666",
            "“From iOS 6.0 on”, in code of 2016 for iOS 8 and later")
        ]),
    ])

  static let setStatusBarOrientationTurnsStatusBarAlone = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(13)),
    title: LocalizedText(
      "Before iOS 13, setStatusBarOrientation changes only the status bar",
      "iOS 12 及更早的 setStatusBarOrientation 只改变状态栏"),
    [
      Sentence(
        """
        On iOS 8 and earlier, setStatusBarOrientation:animated: rotates the status bar, and statusBarOrientation \
        returns the new value.
        """,
        "在 iOS 8 及更早版本中，setStatusBarOrientation:animated: 会转动状态栏，statusBarOrientation 返回新值。",
        [
          Citation(
            .applicationSetStatusBarOrientation, at: "section “Discussion”, and availability iOS 2.0 to 9.0",
            """
            the method changes the value of statusBarOrientation and rotates the status bar; it is deprecated as of \
            9.0
            """),
          Citation(
            .applicationHeader5, .agreesInPart, part: "iOS 5 and before",
            at: "lines 192–195, comment above statusBarOrientation",
            "setting it rotates the status bar and updates the property"),
          Citation(
            .applicationHeader6, .agreesInPart, part: "iOS 6 and before, within limits",
            at: "comment above statusBarOrientation",
            "the same, with the addition that explicit setting is more limited in iOS 6.0 and later"),
        ]),
      Sentence(
        "On iOS 6 and earlier, the method rotates only the status bar: the interface and its views stay as they are.",
        "在 iOS 6 及更早版本中，它只转动状态栏：界面及其视图不变。",
        [
          Citation(
            .applicationHeader6, at: "comment above statusBarOrientation",
            "setting it only rotates the status bar and updates the property"),
          Citation(
            .applicationHeader5, .agreesInPart, part: "iOS 5 and before",
            at: "lines 192–193, comment above statusBarOrientation",
            "setting it only rotates the status bar and updates the property"),
        ]),
      Sentence(
        "Up to iOS 12, the method still worked.",
        "直到 iOS 12，它仍然有效。",
        [
          Citation(
            .liteavPlayerIos95, at: "description",
            "setStatusBarOrientation:animated: has no effect on iOS 13; on iOS 12 and before it is right")
        ]),
      Sentence(
        "Video players set statusBarOrientation and rotated their own view with a transform.",
        "视频播放器曾设置它，并用 transform 旋转自己的视图。",
        [
          Citation(
            .zfplayerOrientationObserver, at: "lines 231, 251 and 303–312",
            "the player assigns statusBarOrientation and then gives its view a rotation transform"),
          Citation(
            .zfPlayer824, .agreesInPart, part: "the setter, not the transform", at: "description",
            "names the assignment to statusBarOrientation in the player’s code"),
        ]),
      Sentence(
        "A report from 2018 gives a condition: shouldAutorotate of the view controller must return NO.",
        "2018 年的一份报告给出条件：控制器的 shouldAutorotate 必须返回 NO。",
        [
          Citation(
            .zfplayer590, at: "comment of 2018-10-25",
            "where the status bar stays upright, the controller’s shouldAutorotate has to return NO")
        ]),
      Sentence(
        """
        Assumption: on iOS 7 to 12, the interface and its views also stay as they are, and on iOS 9 to 12 the setter \
        works whatever the view controller returns.
        """,
        "假设：在 iOS 7 至 12 上，界面及其视图同样不变；在 iOS 9 至 12 上，无论控制器如何回答，设置都有效。",
        [
          Citation(
            .liteavPlayerIos108, .agreesInPart, part: "that status bar and page can differ, on 12.3.1",
            at: "description and comment of 2019-10-09",
            "an iPhone with iOS 12.3.1 has its status bar in landscape while the page is in portrait"),
          Citation(
            .zfplayer590, .disagreesInPart, part: "whatever the controller answers", at: "comment of 2018-10-25",
            "shouldAutorotate has to return NO"),
        ]),
    ])

  static let setStatusBarOrientationDoesNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(13)),
    title: LocalizedText(
      "On iOS 13 and later, setStatusBarOrientation does nothing", "iOS 13 起 setStatusBarOrientation 不起作用"),
    [
      Sentence(
        """
        On iOS 13, setStatusBarOrientation:animated: and the setter of the statusBarOrientation property have no \
        effect.
        """,
        "在 iOS 13 上，setStatusBarOrientation:animated: 及该属性的设置方法不起作用。",
        [
          Citation(
            .zfPlayer857, at: "description, of 2019-09-17",
            "assigning statusBarOrientation fails on iOS 13, and the log names both setters as no-ops", ran: true),
          Citation(
            .zfPlayer880, at: "description, of 2019-10-25, and comment of 2019-10-29",
            "quotes UIKit’s log on both setters; a second user confirms that they do nothing", ran: true),
          Citation(
            .liteavPlayerIos95, .agreesInPart, part: "the method, not the property’s setter", at: "description",
            "the call with animated: has no effect on iOS 13"),
          Citation(
            .zfPlayer824, .agreesInPart, part: "the property’s setter; the author is not sure of the cause",
            at: "description, of 2019-07-31",
            "after the assignment the status bar stays in portrait, and the value read back too"),
        ]),
      Sentence(
        "UIKit logs that both \"are no-ops on iOS 13.0\".",
        "UIKit 的日志称它们 “are no-ops on iOS 13.0”。",
        [
          Citation(
            .zfPlayer880, at: "description",
            """
            the log: -[UIApplication setStatusBarOrientation:] and -[UIApplication setStatusBarOrientation:animated:] \
            API have been deprecated on iOS 8.0 and are no-ops on iOS 13.0
            """, ran: true),
          Citation(.zfPlayer857, at: "description", "the same log text", ran: true),
        ]),
      Sentence(
        "According to one report, an app built with Xcode 10.3 keeps the old behaviour on iOS 13.",
        "据一份报告，用 Xcode 10.3 构建的应用在 iOS 13 上仍保持旧行为。",
        [
          Citation(
            .zfPlayer857, at: "comment of 2019-09-27",
            "the failure comes with Xcode 11; packed with 10.3 the app seems to rotate as before, on iOS 13 too"),
          Citation(
            .liteavPlayerIos104, .agreesInPart, part: "the SDK; the setter is not named", at: "comment of 2019-09-20",
            "the maintainer says that builds with the SDK of iOS 13 have the trouble"),
        ]),
      Sentence(
        """
        Assumption: later versions behave like iOS 13, and the resolver applies the rule whatever SDK the app was \
        built with.
        """,
        "假设：更高版本与 iOS 13 相同；无论应用用哪个 SDK 构建，解析器都采用此规则。"),
    ])

  static let presentAndDismissAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Presenting and dismissing at once makes UIKit read the mask again", "呈现后立即关闭会使 UIKit 重新询问"),
    [
      Sentence(
        """
        On iOS 6 and later, presenting a view controller without animation and dismissing it at once makes UIKit call \
        the view controllers' orientation methods again.
        """,
        "从 iOS 6 起，无动画地呈现一个控制器并立即关闭，会使 UIKit 重新询问控制器。",
        [
          Citation(
            .history, at: "section “强制屏幕旋转”, item 3",
            """
            for iOS 4, and iOS 6 and later: present and dismiss an empty controller without animation, and UIKit calls \
            the controller’s orientation methods again
            """),
          Citation(
            .hybridAppOrientation, .agreesInPart, part: "the call and its purpose, no version",
            at: "line 15, comment and code",
            """
            a plug-in of 2014 presents an empty controller, dismisses it at once and calls that a hack to force a \
            rotation
            """),
          Citation(
            .kouhanForceOrientation, .disagreesInPart, part: "iOS 8 and later",
            at: "sections “Introduction” and “Limitations of Traditional Methods”",
            """
            presenting and dismissing, together with the status bar’s orientation, was common up to iOS 7 and often \
            fails on iOS 8 and later
            """),
        ]),
      Sentence(
        "On iOS 6, the presentation rotates the interface if the presented view controller has the wanted mask.",
        "在 iOS 6 上，若被呈现的控制器带有所需的掩码，呈现会转动界面。",
        [
          Citation(
            .alloyForceOrientationReadme, at: "lines 3–15",
            """
            on iOS 6 a dummy with the orientations of the next page is presented and dismissed at once, which works \
            but for an animation afterwards
            """)
        ]),
      Sentence(
        """
        On iOS 13 and later, the presentation forces a rotation only with an explicit fullScreen or overFullScreen; \
        the sheet does not force it.
        """,
        "从 iOS 13 起，只有显式使用 fullScreen 或 overFullScreen，呈现才会强制旋转；表单不会。",
        [
          Citation(
            .mattneubForcedRotation, at: "lines 13–20",
            """
            in iOS 13 one must ask for fullScreen or overFullScreen to force the rotation, otherwise one gets the \
            sheet, which does not force it
            """, ran: true)
        ]),
      Sentence(
        "Assumption: on iOS 5, presenting and dismissing at once has no effect.",
        "假设：在 iOS 5 上，这个办法无效。",
        [
          Citation(
            .history, .agreesInPart, part: "that iOS 5 needs another way, not that this one fails",
            at: "section “强制屏幕旋转”, item 3",
            "gives this code for iOS 4 and for 6 and later, and other code for iOS 5")
        ]),
    ])

  static let reAddedViewAsksAgainBefore6 = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(6)),
    title: LocalizedText(
      "On iOS 5, re-adding the root view makes UIKit call the controller", "iOS 5 上重新添加根视图会使 UIKit 询问"),
    [
      Sentence(
        """
        On iOS 5, removing the key window’s first subview and adding it again makes UIKit call the view controller’s \
        orientation methods again.
        """,
        "在 iOS 5 上，移除关键窗口的第一个子视图再重新添加，会使 UIKit 重新询问控制器。",
        [
          Citation(
            .history, at: "section “强制屏幕旋转”, item 3, “iOS 5中”",
            """
            removes and re-adds the first subview of keyWindow on iOS 5, so that UIKit calls the controller’s \
            orientation methods again
            """),
          Citation(
            .csdn17439427, .agreesInPart, part: "the code and its effect, no version", at: "code and its comment",
            """
            the same code, to force shouldAutorotateToInterfaceOrientation to be called, after setStatusBarOrientation
            """),
        ]),
      Sentence(
        "The interface can then rotate while the device is not turned.",
        "于是界面可以在设备不转动时转动。",
        [
          Citation(
            .history, at: "section “强制屏幕旋转”, item 3, last paragraph",
            "the aim is to change the interface’s orientation while the device’s stays")
        ]),
    ])

  static let reAddedViewDoesNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(6)),
    title: LocalizedText("On iOS 6 and later, re-adding the root view does nothing", "iOS 6 起重新添加根视图不起作用"),
    [
      Sentence(
        """
        Assumption: on iOS 6 and later, removing and re-adding the window’s first subview does not make UIKit call the \
        orientation methods.
        """,
        "假设：从 iOS 6 起，移除并重新添加窗口的第一个子视图不会使 UIKit 询问。"),
      Sentence(
        "For iOS 6 and later, one article gives another way: presenting a view controller and dismissing it.",
        "对于 iOS 6 及更高版本，一篇文章给出另一种办法：呈现一个控制器再关闭。",
        [
          Citation(
            .history, at: "section “强制屏幕旋转”, item 3",
            "lists presenting and dismissing for iOS 4 and for 6 and later, and the re-added view for iOS 5")
        ]),
    ])

  static let transformIsNotRotation = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Rotating a view's transform does not rotate the interface", "旋转 transform 不是转屏"),
    [
      Sentence(
        """
        Assumption: in every version, rotating a view by its transform changes only what is drawn: the interface \
        orientation, safe area, size classes and keyboard stay the same.
        """,
        "假设：在所有版本上，用 transform 旋转视图只改变绘制，不改变其他：界面方向、安全区、尺寸类别和键盘不变。",
        [
          Citation(
            .zfplayerOrientationObserver, .agreesInPart, part: "the keyboard, on iOS 8", at: "lines 234–245",
            "on iOS 8 the player gives the keyboard’s window its own transform"),
          Citation(
            .zfplayer909, .agreesInPart, part: "the keyboard, on iOS 13; the transform is not named",
            at: "comment of 2019-12-13",
            """
            with the player in landscape the phone as a whole stays in portrait: the keyboard, for one, and the \
            picture on a television
            """),
          Citation(
            .liteavPlayerIos116, .agreesInPart, part: "home indicator and notifications; the transform is not named",
            at: "comments of 2019-10-29 and 2019-11-22",
            """
            with a full-screen player on iOS 13 the home indicator and notifications stay where they are in portrait
            """),
          Citation(
            .history, .disagrees, at: "section “强制屏幕旋转”, item 2",
            "a rotated transform can force the screen’s orientation too, at the risk of strange problems"),
        ]),
      Sentence(
        "Before iOS 13, players rotated the status bar with a separate call.",
        "在 iOS 13 之前，播放器另行调用来转动状态栏。",
        [
          Citation(
            .zfplayerOrientationObserver, at: "lines 231 and 251",
            "the player assigns statusBarOrientation in one step and rotates its view in another"),
          Citation(
            .alloyForceOrientationReadme, .agreesInPart, part: "iOS 6, as a way that is known, not a player",
            at: "line 8",
            "names changing the status bar’s orientation and applying transforms as two things to do by hand"),
        ]),
      Sentence(
        "On iOS 13, with the player in landscape, statusBarOrientation stayed portrait.",
        "在 iOS 13 上，播放器转为横屏后，statusBarOrientation 仍是竖屏。",
        [
          Citation(
            .zfPlayer824, at: "description",
            """
            the player rotates to landscape, the status bar stays in portrait, and statusBarOrientation read later \
            still says portrait
            """)
        ]),
    ])
}

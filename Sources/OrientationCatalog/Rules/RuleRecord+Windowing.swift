import Orientation

extension RuleRecord {
  static let multitaskingAppsAreNotAsked = RuleRecord(
    .windowing, VersionRange(from: OSVersion(9)),
    title: LocalizedText("In iPad multitasking, UIKit calls no orientation methods", "参与多任务的 iPad 应用不会被询问"),
    [
      Sentence(
        """
        UIKit does not call the view controllers' orientation methods in an iPad app that takes part in multitasking; \
        such an app must support every orientation.
        """,
        "UIKit 不询问参与多任务的 iPad 应用的控制器，这样的应用必须支持所有方向。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            """
            if the app supports multitasking the system does not call the method, because such apps must support all \
            orientations
            """),
          Citation(
            .wwdc26Session278, .agreesInPart, part: "iOS 27", at: "transcript, 7:22–7:28",
            "in iOS 27 the supported orientations are a preference, ignored in a resizable environment"),
          Citation(
            .brockmannMultitaskingIOS9, .agreesInPart, part: "that they are not called",
            at: "paragraph on updating an app from iOS 8 to 9",
            "with multitasking in iOS 9 the orientation methods are not called"),
          Citation(
            .openradar22887620, .disagreesInPart, part: "an iPad 2 and an iPad Retina on iOS 9",
            at: "description, list of devices",
            "on iOS 9 an iPad 2 and an iPad Retina call the methods as before"),
        ]),
      Sentence(
        "This behaviour began with iOS 9.",
        "这从 iOS 9 开始。",
        [
          Citation(
            .openradar22854526, at: "description",
            """
            shouldAutorotate and supportedInterfaceOrientations are ignored on iOS 9.0.1 where the iPad list has all \
            four values, and work on 8.4.1
            """)
        ]),
      Sentence(
        "An app opts out with UIRequiresFullScreen, or by listing fewer than four orientations in Info.plist.",
        "应用用 UIRequiresFullScreen 退出，或在 Info.plist 中列出的方向少于四个时退出。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            "one opts out with “Requires full screen” or by not declaring all orientations in Info.plist"),
          Citation(
            .swiftuiInterfaceOrientation2, at: "comments of 2024-04-09",
            """
            on iPad either UIRequiresFullScreen or a list without all orientations is needed; the former helped on iOS \
            17.0.1
            """),
          Citation(
            .reactNativeOrientationDirector70, at: "description of 2025-04-17",
            "the orientation changes on an iPad only with “Requires fullscreen” or without “Upside down” in the list"),
          Citation(
            .appleSplitViewQuickStart, .agreesInPart, part: "the list with all four", at: "list at the beginning",
            """
            an app is eligible on eligible iPads if it declares all four orientations, with a launch storyboard and \
            the SDK of iOS 9
            """),
          Citation(
            .appleReleaseNotesIOS27, .disagreesInPart, part: "the list, with the iOS 27 SDK",
            at: "section “UIKit”, Resolved Issues, 166422120",
            "on iOS 27 and later supported orientations should be no condition of continuous resizing"),
        ]),
      Sentence(
        "Assumption: on iOS 15 and earlier, key-value coding does not rotate the interface of such an app.",
        "假设：在 iOS 15 及更早版本中键值编码在此不起作用。",
        [
          Citation(
            .kif868, .agreesInPart, part: "a forced turn, without version and call", at: "description of 2016-06-01",
            "the framework's simulated rotation does not work in an app without UIRequiresFullScreen"),
          Citation(
            .reactNativeOrientationLocker13, .agreesInPart, part: "iOS 11, a library's lock",
            at: "description of 2018-07-14",
            "on an iPad with iOS 11 locking does not work once upside down is listed"),
          Citation(
            .autoOrientation6, .agreesInPart, part: "iOS 12, a library's turn",
            at: "description of 2019-08-07, comment of 2020-03-20",
            "the plugin has no effect on an iPad with iOS 12.3.1; requiring full screen cured it for another user"),
        ]),
      Sentence(
        "Assumption: the app delegate's mask has no effect in such an app either.",
        "假设：应用代理的掩码在此也不起作用。",
        [
          Citation(
            .swiftuiInterfaceOrientation10, .disagreesInPart,
            part: "betas of iPadOS 26, where the method has an effect",
            at: "description of 2025-07-16, comment of 2025-09-07",
            """
            the app delegate's method makes the app crash on iPad with betas of iPadOS 26, until UIRequiresFullScreen \
            is set
            """)
        ]),
    ])

  static let requiresFullScreenOptsOut = RuleRecord(
    .windowing, VersionRange(from: OSVersion(9)),
    title: LocalizedText("UIRequiresFullScreen opts out of multitasking", "UIRequiresFullScreen 退出多任务"),
    [
      Sentence(
        """
        On iOS 9 and later, UIRequiresFullScreen opts an iPad app out of multitasking, and the system reads the app's \
        supported orientations.
        """,
        "从 iOS 9 起，UIRequiresFullScreen 使 iPad 应用退出多任务，系统会查询其支持的方向。",
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”",
            """
            the key opts out of multitasking in iOS 9 and later, and in that mode the system consults the app's \
            supported orientations
            """),
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart, part: "the opt-out, without version",
            at: "section “Discussion”",
            "enabling “Requires full screen” opts out of multitasking, in which the method is not called"),
          Citation(
            .appleTN3192, .agreesInPart, part: "the opt-out, up to iPadOS 18", at: "section “Overview”",
            "prior to iPadOS 26 the key opted an app out of multitasking and resizing"),
          Citation(
            .swiftuiInterfaceOrientation2, .agreesInPart, part: "iOS 17.0.1", at: "comments of 2024-04-09",
            "adding the key made a library's orientation lock work on an iPad"),
          Citation(
            .appleForums811216, .disagreesInPart, part: "iPadOS 26.1", at: "first post",
            """
            a landscape-only app with the key is shown in portrait on iPadOS 26.1 with Stage Manager and multitasking \
            off
            """),
          Citation(
            .zundaFullScreen265, .disagreesInPart, part: "26.5, with all four orientations in the list",
            at: "table “Results”, rows of 26.5",
            "in Windowed Apps an app with the key that lists all four orientations is resized freely",
            read: "2026-11-25", ran: true),
          Citation(
            .appleMetalWindow, .disagreesInPart, part: "the opt-out, on iPadOS 26 and later",
            at: "section “Discussion”, note",
            "because the key is deprecated one can no longer opt out of multitasking and dynamic resizing",
            read: "2026-11-25"),
        ]),
      Sentence(
        "On iPadOS 18 and earlier with Split View and Slide Over, the scene visually rotates.",
        "在 iPadOS 18 及更早版本的分屏浏览与侧拉模式下，场景会在画面上旋转。",
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, second list",
            "in iPadOS 18 and earlier with Split View & Slide Over the scene is full screen and is rotated visually")
        ]),
      Sentence(
        """
        In Stage Manager on iPadOS 16 and later, and in Windowed Apps on iPadOS 26 and later, only the scene's \
        interface orientation changes.
        """,
        "在 16 起的台前调度和 26 起的窗口化应用中，只有场景的界面方向随之改变。",
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, first list",
            "the system keeps the scene's size, adjusts its interface orientation and does not visually rotate it"),
          Citation(
            .maui35043, .agreesInPart, part: "iOS 26, that the screen does not turn", at: "description of 2026-04-20",
            """
            on iOS 26 a landscape-only app with the key is shown with empty space above and below in an upright iPad
            """),
        ]),
      Sentence(
        "On iOS 27 and later, the key no longer opts an app built with the iOS 27 SDK out of resizing.",
        "使用 iOS 27 SDK 时，从 iOS 27 起该键不再使应用退出尺寸变化。",
        [
          Citation(
            .appleTN3192, at: "section “Overview”",
            """
            starting in iOS 27 and iPadOS 27 the key no longer opts out of resizing in an app built with the iOS 27 \
            SDK or later
            """),
          Citation(
            .wwdc26Session278, .agreesInPart, part: "without the SDK", at: "transcript, 6:00–6:12",
            "the key no longer opts an app fully out of resizing in iOS 27"),
        ]),
      Sentence(
        "The key is deprecated on iPadOS 26 and later.",
        "该键自 iPadOS 26 起弃用。",
        [
          Citation(.requiresFullScreen, at: "availability and notice at the top", "deprecated in iOS and iPadOS 26.0"),
          Citation(
            .appleTN3192, at: "section “Overview”, note",
            "starting in iPadOS 26 the key and its mode are deprecated and will be ignored in a future release"),
          Citation(
            .rckim77Sudoku43, .agreesInPart, part: "a warning, without the word deprecated",
            at: "description of 2025-09-28",
            "Xcode 26 reports that UIRequiresFullScreen will soon be ignored"),
        ]),
      Sentence(
        "Before iOS 27, an iPhone ignores the key.",
        "iOS 27 之前的 iPhone 忽略它。",
        [
          Citation(
            .appleTN3192, at: "section “Overview”",
            "prior to iOS 27 the key configures iPadOS apps only and is ignored for iOS apps")
        ]),
    ])

  static let requiresFullScreenIgnoredFromVersion = RuleRecord(
    .windowing, VersionRange(from: OSVersion(26, 2)),
    title: LocalizedText(
      "UIRequiresFullScreen can be ignored from a chosen iOS version", "可从某版本起忽略 UIRequiresFullScreen"),
    [
      Sentence(
        """
        UIRequiresFullScreenIgnoredStartingWithVersion names the version from which the system ignores \
        UIRequiresFullScreen.
        """,
        "UIRequiresFullScreenIgnoredStartingWithVersion 指定系统从哪个版本开始忽略 UIRequiresFullScreen。",
        [
          Citation(
            .requiresFullScreenIgnoredVersion, at: "section “Discussion”",
            "the system ignores the key starting in the version that is specified and in later ones"),
          Citation(
            .appleTN3192, at: "section “Determine if your app should update”",
            "the key specifies in which version the system begins to ignore UIRequiresFullScreen"),
          Citation(
            .requiresFullScreen, at: "notice at the top",
            "the second key specifies in which version the system begins to ignore the first"),
          Citation(
            .zundaFullScreen27, .disagrees, at: "section “Conclusion”, second and third item, and table",
            """
            on 26.5 the values 26.0 and 99.0 make no difference; on a 27.0 beta a window of an app with the value 26.0 \
            still resizes in steps
            """, read: "2026-11-25", ran: true),
        ]),
      Sentence(
        "The key exists on iPadOS 26.2 and later.",
        "该键从 iPadOS 26.2 起存在。",
        [
          Citation(.requiresFullScreenIgnoredVersion, at: "availability", "iOS 26.2 and iPadOS 26.2"),
          Citation(
            .appleTN3192, .disagreesInPart, part: "its example speaks of 26, so of 26.0 and 26.1 too",
            at: "section “Determine if your app should update”",
            "with the value 26 the system begins to ignore UIRequiresFullScreen on iOS 26"),
        ]),
      Sentence(
        "The system uses the key only if UIRequiresFullScreen is also present with the value true.",
        "只有后者的值为 true 时它才有效。",
        [
          Citation(
            .requiresFullScreenIgnoredVersion, at: "section “Discussion”",
            "the system only uses the key when the list also contains UIRequiresFullScreen with true")
        ]),
      Sentence(
        "With a value of 27 or lower, the key also disables the discrete resizing of iOS 27.",
        "值为 27 或更低时，它还会取消 iOS 27 的分级缩放。",
        [
          Citation(
            .appleTN3192, at: "section “Overview”",
            "discrete resizing applies unless the key specifies version 27 or earlier"),
          Citation(
            .zundaFullScreen27, .disagrees, at: "section “Conclusion”, second item, and table",
            "on a 27.0 beta the values 26.0 and 27.0 leave discrete resizing on", read: "2026-11-25", ran: true),
        ]),
    ])

  static let requiresFullScreenResizesDiscretely = RuleRecord(
    .windowing, VersionRange(from: OSVersion(27)),
    title: LocalizedText(
      "With the iOS 27 SDK, UIRequiresFullScreen means discrete resizing", "使用 iOS 27 SDK 时全屏键表示分级缩放"),
    [
      Sentence(
        """
        On iOS 27 and iPadOS 27, UIRequiresFullScreen no longer opts an app built with the iOS 27 SDK out of resizing: \
        the app's scene resizes in steps.
        """,
        """
        在 iOS 27 和 iPadOS 27 上，用 iOS 27 SDK 构建的应用不再因 UIRequiresFullScreen 而退出尺寸变化：其场景分级改变\
        尺寸。
        """,
        [
          Citation(
            .appleTN3192, at: "section “Overview”",
            """
            starting in iOS 27 and iPadOS 27 the key no longer opts out; the scene is resized discretely in an app \
            built with the iOS 27 SDK or later
            """),
          Citation(
            .appleReleaseNotesIOS27, .agreesInPart, part: "iPad", at: "section “UIKit”, Resolved Issues, 178560235",
            "on iPad, with the iOS 27 SDK and the key, each resize should be a discrete change to a new UIScreen"),
          Citation(
            .wwdc26Session278, .agreesInPart, part: "without the SDK", at: "transcript, 6:09–6:12",
            "the key no longer opts fully out of resizing; it enables discrete resizing"),
          Citation(
            .zundaFullScreen27, .agreesInPart, part: "a 27.0 beta, iPad simulator, Windowed Apps",
            at: "section “Conclusion”, first item",
            "by a slow drag, the key makes the window snap between a few sizes; without it there were more than 60",
            read: "2026-11-25", ran: true),
          Citation(
            .expo48175, .agreesInPart, part: "without the SDK", at: "description of 2026-07-27",
            "as of iOS 27 the key requests discrete resizing and no longer opts out"),
          Citation(
            .requiresFullScreen, .disagreesInPart, part: "the page does not mention 27",
            at: "section “Discussion”, first list",
            "in iPadOS 26 and later the scene keeps its size and is scaled"),
        ]),
      Sentence(
        "Each step has its own screen configuration.",
        "每一级都有自己的屏幕配置。",
        [
          Citation(
            .wwdc26Session278, at: "transcript, 6:19–6:26",
            "every time the size is changed the scene goes to a new screen configuration that matches it"),
          Citation(
            .appleTN3192, at: "section “Overview”",
            "when people finish, the scene moves to a UIScreen of exactly the same size"),
        ]),
      Sentence(
        "Such resizing honours the supported orientations.",
        "这种缩放遵守应用支持的方向。",
        [
          Citation(
            .wwdc26Session278, at: "transcript, 6:12–6:16",
            "discrete resizing honours the supported interface orientations"),
          Citation(
            .expo48175, at: "description of 2026-07-27",
            "the discrete resizing that is requested honours the supported orientations"),
        ]),
      Sentence(
        "UIRequiresFullScreenIgnoredStartingWithVersion with a value of 27 or lower disables resizing in steps.",
        "UIRequiresFullScreenIgnoredStartingWithVersion 为 27 或更低时不适用。",
        [
          Citation(.appleTN3192, at: "section “Overview”", "it applies unless the key specifies version 27 or earlier"),
          Citation(
            .zundaFullScreen27, .disagrees, at: "section “Conclusion”, second item, and table",
            "on a 27.0 beta the values 26.0 and 27.0 leave discrete resizing on", read: "2026-11-25", ran: true),
        ]),
    ])

  static let padAppsResizeWhateverTheyList = RuleRecord(
    .windowing, VersionRange(from: OSVersion(27)),
    title: LocalizedText(
      "With the iOS 27 SDK, iPad apps resize whatever orientations they list", "使用 iOS 27 SDK 时 iPad 应用无论列出什么都可缩放"),
    [
      Sentence(
        """
        On iPadOS 27, an iPad app built with the iOS 27 SDK resizes continuously even if Info.plist does not list all \
        four orientations.
        """,
        "在 iPadOS 27 上，用 iOS 27 SDK 构建的 iPad 应用即使未在 Info.plist 中列出全部四个方向，也可以连续缩放。",
        [
          Citation(
            .appleReleaseNotesIOS27, at: "section “UIKit”, Resolved Issues, 166422120",
            """
            fixed: such an app was treated as non-continuously resizable; on iOS 27 and later the orientations should \
            be no condition
            """)
        ]),
      Sentence(
        "Where an app can be resized, iOS 27 ignores the app's supported orientations.",
        "在可缩放的环境中，iOS 27 会忽略应用支持的方向。",
        [
          Citation(
            .wwdc26Session278, at: "transcript, 7:22–7:28",
            "the supported orientations are a preference and will be ignored in a resizable environment")
        ]),
      Sentence(
        "With UIRequiresFullScreen, the supported orientations are still honoured.",
        "设有 UIRequiresFullScreen 时仍会遵守这些方向。",
        [
          Citation(
            .wwdc26Session278, at: "transcript, 6:00–6:16",
            "the key enables discrete resizing that honours the supported orientations")
        ]),
      Sentence(
        "Assumption: on an iPad, UIKit therefore never calls the orientation methods of such an app without the key.",
        "假设：因此，没有该键的此类应用在 iPad 上从不会被询问。",
        [
          Citation(
            .appleReleaseNotesIOS27, .agreesInPart, part: "the resizing, not what UIKit calls",
            at: "section “UIKit”, Resolved Issues, 166422120",
            "the list is no condition of continuous resizing"),
          Citation(
            .wwdc26Session278, .agreesInPart, part: "that they are ignored, not what UIKit calls",
            at: "transcript, 7:22–7:28",
            "orientations are ignored in a resizable environment"),
        ]),
    ])

  static let linkedSdkGates26 = RuleRecord(
    .windowing, VersionRange(from: OSVersion(26)),
    title: LocalizedText("The behaviour of iOS 26 requires the iOS 26 SDK", "iOS 26 的行为需要其 SDK"),
    [
      Sentence(
        """
        Assumption: on iOS 26 and later, an app linked against an older SDK keeps the older behaviour; what decides is \
        the SDK and not the running system: the app's prefersInterfaceOrientationLocked has no effect.
        """,
        """
        假设：在 iOS 26 及更高版本上，链接较旧 SDK 的应用保持旧行为，以其 SDK 而非运行的系统为界：其 \
        prefersInterfaceOrientationLocked 不起作用。
        """)
    ])
}

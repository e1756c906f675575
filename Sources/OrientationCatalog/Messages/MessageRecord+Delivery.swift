import Orientation

// What Xcode and the App Store say of an app before anybody runs it.

extension MessageRecord {
  static let allOrientationsUnlessFullScreen = MessageRecord(
    "all-orientations-unless-full-screen", .build, name: "Xcode",
    texts: ["All interface orientations must be supported unless the app requires full screen."],
    period: LocalizedText("Xcode 7 and later", "Xcode 7 及以上"),
    cause: LocalizedText(
      """
      The app is built for devices, not for the simulator. It runs on iPad and has no `UIRequiresFullScreen`, and its \
      `UISupportedInterfaceOrientations~ipad` (without this key, its `UISupportedInterfaceOrientations`) does not list \
      exactly all four orientations, or both lists are missing. At the build this is a warning, at the upload an error \
      (ITMS-90474).
      """,
      """
      为设备（而非模拟器）构建支持 iPad 且没有 `UIRequiresFullScreen` 的应用，而它的 `UISupportedInterfaceOrientations~ipad`（没有\
      时是 `UISupportedInterfaceOrientations`）不恰好是全部四个方向，或两个列表都不存在。这里是警告，上传时是错误（ITMS-90474）。
      """),
    fix: listAllOrientations,
    [
      Sentence(
        """
        Apple’s build system prints this text as a warning for a device build of an iPad app, platform iOS 9 or later.
        """,
        "Apple 的构建系统在为设备构建 iPad 应用时（平台为 iOS 9 及以上）输出该警告。",
        [
          Citation(
            Source(
              "swift-build-validate-product", "swift-build: ValidateProductTaskAction.swift",
              "https://github.com/swiftlang/swift-build/blob/95e4f3885b2b1a763c3f5e21e2cdd0887eb93791/Sources/SWBTaskExecution/TaskActions/ValidateProductTaskAction.swift",
              .documentation),
            at: "lines 287–321",
            "emits the text as a warning; only platform `iphoneos`, version 9.0 or later, device family 2"),
          Citation(
            unopened: Source(
              "stack-overflow-31141806", "Stack Overflow 31141806: the beta of Xcode 7",
              "https://stackoverflow.com/questions/31141806", .issue), .agreesInPart),
        ]),
      Sentence(
        """
        The warning appears without `UIRequiresFullScreen`, unless the list for iPad (if there is none, the general \
        list) has exactly all four orientations.
        """,
        "没有 `UIRequiresFullScreen` 且 iPad 的列表（没有时是通用列表）不恰好是全部四个方向时出现。",
        [
          Citation(
            Source(
              "swift-build-validate-product", "swift-build: ValidateProductTaskAction.swift",
              "https://github.com/swiftlang/swift-build/blob/95e4f3885b2b1a763c3f5e21e2cdd0887eb93791/Sources/SWBTaskExecution/TaskActions/ValidateProductTaskAction.swift",
              .documentation),
            at: "lines 287–321",
            "skips with the key; takes the `~ipad` list, else the general one, and compares with all four")
        ]),
      Sentence(
        "The build does not fail.",
        "构建不会失败。",
        [
          Citation(
            Source(
              "swift-build-validate-product", "swift-build: ValidateProductTaskAction.swift",
              "https://github.com/swiftlang/swift-build/blob/95e4f3885b2b1a763c3f5e21e2cdd0887eb93791/Sources/SWBTaskExecution/TaskActions/ValidateProductTaskAction.swift",
              .documentation),
            at: "line 188", "the result of this check never fails the build")
        ]),
    ])

  package static let multitaskingOrientations = MessageRecord(
    "itms-90474", .upload, name: "ITMS-90474",
    texts: [
      "Invalid bundle. The “LIST” orientations were provided for the UISupportedInterfaceOrientations Info.plist key in the BUNDLE bundle, but you need to include all of the “LIST” orientations to support iPad multitasking."
    ],
    period: LocalizedText("App Store, since 2023", "App Store，2023 年起"),
    cause: LocalizedText(
      """
      The App Store rejects the upload: the app runs on iPad, has no `UIRequiresFullScreen`, and its list for iPad \
      lacks an orientation or, according to one report, is missing.
      """,
      """
      上传被拒绝：应用支持 iPad，没有 `UIRequiresFullScreen`，而 iPad 的方向列表缺少某个方向；据一份报告，列表完全缺失时也会被拒绝。
      """),
    fix: listAllOrientations,
    [
      Sentence(
        "Seen at an upload in September 2023, with the code 90474.",
        "见于 2023 年 9 月的上传，代码 90474。",
        [
          Citation(
            .report("Expensify/App", 27016, ": upload error of September 2023"),
            at: "description of 2023-09-08", "the text with the code 90474", ran: true),
          Citation(
            .report("tedbarnett/DreamBuilder", 9, ": upload error of October 2024"), .agreesInPart,
            part: "the text, October 2024",
            at: "description of 2024-10-17", "same text", ran: true),
          Citation(
            .report("apache/cordova-ios", 1620, ": upload error of February 2026"), .agreesInPart,
            part: "the text, February 2026",
            at: "description of 2026-02-27", "same text", ran: true),
          Citation(
            .report("krelltunez/lifeGLANCE", 164, ": upload error of June 2026"), .agreesInPart,
            part: "the text, June 2026",
            at: "description of 2026-06-17", "same text", ran: true),
        ]),
      Sentence(
        "The text was still in use in June 2026.",
        "该文本在 2026 年 6 月仍在使用。",
        [
          Citation(
            .report("krelltunez/lifeGLANCE", 164, ": upload error of June 2026"),
            at: "description of 2026-06-17", "upload refused with the text", ran: true)
        ]),
      Sentence(
        "The list lacks orientations that iPad multitasking needs.",
        "列表缺少 iPad 多任务所需的方向。",
        [
          Citation(
            .report("Expensify/App", 27016, ": upload error of September 2023"),
            at: "description of 2023-09-08", "names the given orientations and all that are needed for multitasking",
            ran: true),
          Citation(
            .report("krelltunez/lifeGLANCE", 164, ": upload error of June 2026"),
            at: "description of 2026-06-17", "same, in another app", ran: true),
        ]),
      Sentence(
        "An app that declares no orientations is also rejected.",
        "没有声明方向的应用也会被拒绝。",
        [
          Citation(
            .report("static-var/vlr-gg", 389, ": a list that is missing, September 2026; no text"),
            at: "description of 2026-09-15", "refused since no orientations are declared; the text is not quoted")
        ]),
    ])

  static let multitaskingOrientationsUntil2023 = MessageRecord(
    "itms-90474-until-2023", .upload, name: "ITMS-90474",
    texts: [
      "Invalid Bundle. iPad Multitasking support requires these orientations: 'LIST'. Found 'LIST' in bundle 'BUNDLE'."
    ],
    period: LocalizedText("App Store, September 2015 to early 2023", "App Store，2015 年 9 月至 2023 年初"),
    cause: LocalizedText(
      "The same rejection as today’s ITMS-90474, in its older wording.", "与现在的 ITMS-90474 相同，是较早的文本。"),
    fix: listAllOrientations,
    [
      Sentence(
        "Seen at an upload in December 2020.",
        "见于 2020 年 12 月的上传。",
        [
          Citation(
            .report("expo/eas-cli", 179, ": upload error of December 2020"),
            at: "description of 2020-12-29", "the text at an upload", ran: true),
          Citation(
            .report("expo/expo-cli", 3710, ": upload error of July 2021"), .agreesInPart, part: "the text, July 2021",
            at: "description of 2021-07-21", "same text", ran: true),
          Citation(
            .report("uhooi/Loki", 79, ": upload error of November 2022"), .agreesInPart,
            part: "the text, November 2022",
            at: "description of 2022-11-20", "same text", ran: true),
        ]),
      Sentence(
        "Seen at an upload in January 2023.",
        "见于 2023 年 1 月的上传。",
        [
          Citation(
            .report("bannzai/Pilll", 738, ": upload error of January 2023"),
            at: "description of 2023-01-11", "the text at an upload", ran: true)
        ]),
      Sentence(
        "Assumption: this text was already used in September 2015, and its use ended in early 2023.",
        "假设：2015 年 9 月已是这段文本，2023 年初停用。",
        [
          Citation(
            .report("apache/cordova-ios", 167, ": September 2015"), .agreesInPart, part: "a refusal, without the text",
            at: "description of 2015-09-23", "iPad apps cannot be submitted for iOS 9")
        ]),
      Sentence(
        "The iPad app’s list lacks orientations that multitasking requires.",
        "iPad 应用的列表缺少多任务要求的方向。",
        [
          Citation(
            .report("expo/eas-cli", 179, ": upload error of December 2020"),
            at: "description of 2020-12-29", "names what multitasking requires and what the bundle has", ran: true)
        ]),
    ])

  package static let multitaskingLaunchStoryboard = MessageRecord(
    "itms-90475", .upload, name: "ITMS-90475",
    texts: ["Invalid Bundle. iPad Multitasking support requires launch storyboard in bundle 'BUNDLE'."],
    period: LocalizedText("App Store, reported in 2016", "App Store，2016 年有报告"),
    cause: LocalizedText(
      "The app runs on iPad, has no `UIRequiresFullScreen` and has no launch screen.",
      "应用支持 iPad，没有 `UIRequiresFullScreen`，也没有启动画面。"),
    fix: LocalizedText(
      "Add a launch screen: `UILaunchStoryboardName`, or `UILaunchScreen` on iOS 14 and later.",
      "添加启动画面：`UILaunchStoryboardName`，iOS 14 起也可用 `UILaunchScreen`。"),
    [
      Sentence(
        "Seen at an upload in July 2016.",
        "见于 2016 年 7 月的上传。",
        [
          Citation(
            .report("rhomobile/rhodes", 818, ": upload error of July 2016"),
            at: "description of 2016-07-15", "the text at an upload", ran: true),
          Citation(
            .report("phonegap/phonegap-app-developer", 357, ": title of October 2015"), .agreesInPart,
            part: "the text, October 2015",
            at: "title and comment of 2015-10-01", "same text with `story board`; requiring full screen cures it"),
          Citation(
            .report("bakerframework/baker", 559, ": upload error of February 2017"), .agreesInPart,
            part: "the text, February 2017",
            at: "description of 2017-02-02", "same text", ran: true),
          Citation(
            .report("bamlab/generator-rn-toolbox", 156, ": upload error of December 2017"), .agreesInPart,
            part: "the text, December 2017",
            at: "description of 2017-12-11", "same text", ran: true),
        ]),
      Sentence(
        "Since 2019, the same rejection has been seen with other wording.",
        "2019 年起见到表达同一拒绝的其他文本。",
        [
          Citation(
            .report("mozilla-lockwise/lockwise-ios", 855, ": upload error of January 2019, newer words"),
            at: "description of 2019-01-17",
            "an app that supports multitasking on iPad must include the launch storyboard file", ran: true),
          Citation(
            .report("theachoem/storypad", 351, ": upload error of March 2025, newest words"), .agreesInPart,
            part: "in 2025",
            at: "description of 2025-03-31", "same demand in still newer words", ran: true),
        ]),
      Sentence(
        "The app takes part in iPad multitasking and has no launch storyboard; requiring full screen fixed it.",
        "应用参与 iPad 多任务但没有启动 storyboard；要求 full screen 后问题消失。",
        [
          Citation(
            .report("rhomobile/rhodes", 818, ": upload error of July 2016"),
            at: "description and comments of July 2016",
            "launch storyboard missing; `UIRequiresFullScreen` makes the upload pass", ran: true)
        ]),
    ])

  static let fullScreenSupportMissing = MessageRecord(
    "itms-90901", .upload, name: "ITMS-90901",
    texts: [
      "Missing full-screen support for the latest iPad mini display. The “BUNDLE” bundle includes UIRequiresFullScreen=YES in the Info.plist or supports only a subset of UISupportedInterfaceOrientations, and is built with the VERSION SDK. To take advantage of the full screen size, recompile with Xcode 13 and the SDK for iPadOS 15 or later."
    ],
    period: LocalizedText("App Store, seen from December 2021 to April 2022", "App Store，见于 2021 年 12 月至 2022 年 4 月"),
    cause: LocalizedText(
      """
      A warning: the app opts out of multitasking, with `UIRequiresFullScreen` or with a list of fewer than four \
      orientations, and was built with an iOS 14 SDK.
      """,
      "警告：应用通过 `UIRequiresFullScreen` 或少于四个方向的列表退出多任务，并且用 iOS 14 的 SDK 构建。"),
    fix: LocalizedText("Build with a current SDK.", "用当前的 SDK 构建。"),
    [
      Sentence(
        "Seen at uploads in December 2021, for builds with iOS 14 SDKs.",
        "见于 2021 年 12 月的上传，应用用 iOS 14 的 SDK 构建。",
        [
          Citation(
            .report("defold/defold", 6279, ": upload mail of December 2021"),
            at: "description of 2021-12-23", "the text, 14.5 SDK", ran: true),
          Citation(
            .report("keymanapp/keyman", 6056, ": upload mail of December 2021"),
            at: "description of 2021-12-15", "the text, 14.4 SDK", ran: true),
          Citation(
            .report("kalisio/kdk", 515, ": upload mail of January 2022"), .agreesInPart, part: "January 2022, 14.0 SDK",
            at: "description of 2022-01-14", "the text", ran: true),
          Citation(
            .report("openfoodfacts/smooth-app", 1165, ": upload mail of February 2022"), .agreesInPart,
            part: "February 2022, 14.5 SDK",
            at: "description of 2022-02-28", "the text", ran: true),
        ]),
      Sentence(
        "It was a warning, last seen in April 2022, and no longer appeared for a build with Xcode 13.",
        "它是警告，最后见于 2022 年 4 月，改用 Xcode 13 后消失。",
        [
          Citation(
            .report("codenameone/CodenameOne", 3573, ": upload mail of April 2022, a warning"),
            at: "description of 2022-04-04 and comments", "a warning for the 14.4 SDK; gone once built with Xcode 13",
            ran: true)
        ]),
      Sentence(
        "The bundle requires full screen or supports only some orientations.",
        "该包要求 full screen，或只支持部分方向。",
        [
          Citation(
            .report("defold/defold", 6279, ": upload mail of December 2021"),
            at: "description of 2021-12-23", "the text names both as the condition", ran: true),
          Citation(
            .report("keymanapp/keyman", 6056, ": upload mail of December 2021"),
            at: "description of 2021-12-15", "same", ran: true),
        ]),
    ])

  package static let fullScreenSoonIgnored = MessageRecord(
    "full-screen-soon-ignored", .consoleLog, name: "UIKit, shown by Xcode 26",
    texts: [
      "Update the Info.plist: 1) `UIRequiresFullScreen` will soon be ignored. 2) Support for all orientations will soon be required."
    ],
    VersionRange(from: OSVersion(26)),
    cause: LocalizedText(
      """
      Info.plist has `UIRequiresFullScreen` or lists fewer than four orientations for iPad. With the iOS 27 SDK, the \
      key no longer opts out of resizing, and the supported orientations are not a condition for resizing.
      """,
      """
      Info.plist 有 `UIRequiresFullScreen`，或为 iPad 列出的方向少于四个。用 27 SDK 构建时，该键不再能退出尺寸调整，方向也不再是可调整\
      尺寸的条件。
      """),
    fix: LocalizedText(
      """
      List all four orientations for iPad and lay out for any size. If older systems need the key, keep it and add \
      `UIRequiresFullScreenIgnoredStartingWithVersion`.
      """,
      """
      为 iPad 列出全部四个方向，并适配任意尺寸。如果旧系统仍需要该键，可保留它并添加 `UIRequiresFullScreenIgnoredStartingWithVersion`。
      """),
    [
      Sentence(
        "Seen when an app was run from Xcode 26; the system version and the device are not named.",
        "见于从 Xcode 26 运行应用时；未说明系统版本和设备。",
        [
          Citation(
            .rckim77Sudoku43,
            at: "description of 2025-09-28", "the text at run time, Xcode 26", ran: true)
        ]),
      Sentence(
        "Info.plist has `UIRequiresFullScreen`, which is deprecated in iPadOS 26 and will be ignored later.",
        "Info.plist 有 `UIRequiresFullScreen`，它在 iPadOS 26 中已弃用，今后会被忽略。",
        [
          Citation(
            .appleTN3192,
            at: "Overview, note", "deprecated in iPadOS 26 and ignored in a future release")
        ]),
      Sentence(
        "On iOS 27 and later, the supported orientations are not a condition for continuous resizing.",
        "从 iOS 27 起，支持的方向不再是连续调整尺寸的条件。",
        [
          Citation(
            .appleReleaseNotesIOS27,
            at: "UIKit, 166422120",
            "supported orientations are not a condition of continuous resizability on iOS 27 and later"),
          Citation(
            .appleTN3192, .disagreesInPart, part: "without naming a version",
            at: "Determine if your app should update", "an app with resizable scenes supports all orientations"),
        ]),
      Sentence(
        "On iOS 27, with the key, each resize is a discrete change of the screen.",
        "有该键时，iOS 27 上每次尺寸调整都是一次离散的屏幕变化。",
        [
          Citation(
            .appleReleaseNotesIOS27,
            at: "UIKit, 178560235", "with the key a resize should come as a discrete change to a new `UIScreen`")
        ]),
      Sentence(
        """
        Assumption: an iPad app that lists fewer than four orientations gets the second part of the text; if the key \
        is absent, this part appears alone and without a number.
        """,
        "假设：列出方向少于四个的 iPad 应用会得到第二部分；没有该键时只有这一部分，且没有编号。"),
    ])

  private static let listAllOrientations = LocalizedText(
    """
    List all four orientations in `UISupportedInterfaceOrientations~ipad` and restrict single screens in code, or set \
    `UIRequiresFullScreen`, which is deprecated.
    """,
    """
    在 `UISupportedInterfaceOrientations~ipad` 中列出全部四个方向，并在代码中限制界面；或设置已弃用的 `UIRequiresFullScreen`。
    """)
}

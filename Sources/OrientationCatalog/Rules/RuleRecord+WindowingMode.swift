import Orientation

// What depends on where the app is shown.

extension RuleRecord {
  static let padsWithoutMultitaskingAreAsked = RuleRecord(
    .windowing, VersionRange(from: OSVersion(9)),
    title: LocalizedText(
      "An iPad that cannot show two apps calls the masks", "无法同时显示两个应用的 iPad 会询问掩码"),
    [
      Sentence(
        """
        On iOS 9, an iPad 2 and an iPad Retina call the orientation methods of an app that lists all four orientations.
        """,
        "在 iOS 9 上，即使应用列出全部四个方向，iPad 2 和 iPad Retina 也会调用其方向方法。",
        [
          Citation(
            .openradar22887620, at: "description, list of devices",
            "on iOS 9 an iPad 2 and an iPad Retina call the methods as before")
        ]),
      Sentence(
        "Assumption: so does every iPad that cannot show two apps at once, in every later version.",
        "假设：所有无法同时显示两个应用的 iPad 在之后的各版本中也如此。", []),
    ])

  static let screenDoesNotTurnWithTheScene = RuleRecord(
    .windowing, VersionRange(from: OSVersion(5)),
    title: LocalizedText("The screen does not rotate with a scene in a window", "窗口中的场景旋转时屏幕不随之旋转"),
    [
      Sentence(
        """
        In Stage Manager on iPadOS 16 and later, and in Windowed Apps on iPadOS 26 and later, the scene of an app with \
        UIRequiresFullScreen follows the masks, and the screen does not rotate with it.
        """,
        """
        在 iPadOS 16 起的台前调度和 iPadOS 26 起的窗口化应用中，设有 UIRequiresFullScreen 的应用的场景遵守掩码，而屏幕不随之旋转。
        """,
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, first list",
            """
            the system consults the supported orientations, adjusts the interface orientation of the scene accordingly \
            and does not visually rotate it
            """),
          Citation(
            .zundaFullScreen265, .agreesInPart, part: "26.5, landscape only, Windowed Apps",
            at: "table “Results”, last row",
            """
            a landscape-only app with the key keeps a window of 1180 by 820 points on an upright iPad, with black bars \
            above and below
            """, read: "2026-11-25"),
          Citation(
            .maui35043, .agreesInPart, part: "iOS 26", at: "description of 2026-04-20",
            """
            on iOS 26 a landscape-only app with the key is shown with empty space above and below in an upright iPad
            """),
          Citation(
            .appleForums811216, .disagreesInPart, part: "iPadOS 26.1, with Stage Manager off", at: "first post",
            "a landscape-only app with the key is shown in portrait"),
        ]),
      Sentence(
        """
        On iPadOS 18 and earlier with Split View and Slide Over, the scene of an app with UIRequiresFullScreen is full \
        screen, and the screen rotates with it.
        """,
        "在 iPadOS 18 及更早版本的分屏浏览与侧拉模式下，设有 UIRequiresFullScreen 的应用的场景为全屏，屏幕随之旋转。",
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, second list",
            "with Split View & Slide Over the scene is full screen and is rotated visually")
        ]),
      Sentence(
        """
        In Windowed Apps on iPadOS 26, a screen that is locked at run time to an orientation that the screen of the \
        iPad does not have makes the app a smaller, floating window.
        """,
        "在 iPadOS 26 的窗口化应用中，运行时把界面锁定为与 iPad 屏幕不同的方向，会使应用变成较小的浮动窗口。",
        [
          Citation(
            .capacitorPlugins2493, at: "description",
            "locking the orientation at run time makes the app a floating window, which stays after unlocking"),
          Citation(
            .straboField910, at: "description", "the app becomes a small window when a screen locks its orientation"),
        ]),
      Sentence(
        "Assumption: a scene that shares the screen is upright, whatever its interface orientation.",
        "假设：共享屏幕的场景总是端正显示，与其界面方向无关。", []),
      Sentence(
        "Assumption: every other scene that is alone on the screen fills it, and the screen rotates with it.",
        "假设：其他独占屏幕的场景充满屏幕，屏幕随之旋转。",
        [
          Citation(
            .straboField910, .agreesInPart, part: "iPadOS 26, Full-Screen Apps", at: "description and comments",
            "choosing another mode than Windowed Apps and Stage Manager cured the window that became small")
        ]),
      Sentence(
        """
        In Stage Manager on iPadOS 16 to 18, an app with UIRequiresFullScreen keeps its size, is not presented full \
        screen, and is scaled when the user resizes it.
        """,
        "在 iPadOS 16 至 18 的台前调度中，设有 UIRequiresFullScreen 的应用保持自身大小，不以全屏显示，并在用户调整大小时被缩放。",
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, first list",
            """
            the system maintains a consistent scene size, does not present the scene full screen, and scales the \
            presentation when the user resizes it
            """, read: "2026-11-25")
        ]),
      Sentence(
        """
        In Windowed Apps and Stage Manager on iPadOS 26, an app with UIRequiresFullScreen keeps its size, is not presented \
        full screen, and is scaled when the user resizes it.
        """,
        "在 iPadOS 26 的窗口化应用和台前调度中，设有 UIRequiresFullScreen 的应用保持自身大小，不以全屏显示，并在用户调整大小时被缩放。",
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, first list",
            """
            the system maintains a consistent scene size, does not present the scene full screen, and scales the \
            presentation when the user resizes it
            """, read: "2026-11-25"),
          Citation(
            .ctrPadTouchControls, .disagreesInPart,
            part: "that it is not full screen: a landscape game on a 26.5 simulator; neither mode nor key is stated",
            at: "section “Touch-only Time Trial and rotation follow-up”",
            "letterboxed while the iPad is upright; after the iPad is turned, the game fills the display",
            read: "2026-11-25"),
          Citation(
            .zundaFullScreen265, .disagrees, at: "table “Results”, rows of 26.5, and “Key observations”",
            """
            in Windowed Apps on a 26.5 simulator, a portrait-only app with the key fills the screen of an upright iPad, \
            820 by 1180 points, and cannot be resized; with all four orientations its window is resized freely
            """, read: "2026-11-25", ran: true),
          Citation(
            .appleMetalWindow, .disagrees, at: "section “Discussion”, first paragraph and note",
            """
            one can no longer opt out of dynamic resizing, because the key is deprecated; on iPadOS 26 and later people \
            can always resize the scenes of an app where multitasking is on
            """, read: "2026-11-25"),
        ]),
      Sentence(
        """
        Assumption: in these modes, an app without UIRequiresFullScreen that lists fewer than four orientations is \
        letterboxed where the screen has another orientation; how it is shown where the screen has the same one, no \
        source says.
        """,
        "假设：在这些模式中，没有 UIRequiresFullScreen 且列出的方向少于四个的应用，在屏幕方向不同时上下留空；屏幕方向相同时如何显示，没有来源说明。",
        [
          Citation(
            .unityMultitaskingModes, .agreesInPart, part: "the aspect ratio; whether the key is set is not said",
            at: "section “Orientation-locked applications”",
            "the window of an app for portrait or landscape only keeps the aspect ratio of that orientation",
            read: "2026-11-25")
        ]),
    ])

  static let resizedPhoneAppsAreNotAsked = RuleRecord(
    .windowing, VersionRange(from: OSVersion(5)),
    title: LocalizedText(
      "After its first resize, an iPhone app's window ignores the masks", "iPhone 应用的窗口首次调整大小后不再遵守掩码"),
    [
      Sentence(
        """
        On iPadOS 27, the scene of an iPhone-only app built with the iOS 27 SDK ignores the supported orientations \
        after its window has first been resized.
        """,
        "在 iPadOS 27 上，用 iOS 27 SDK 构建的仅支持 iPhone 的应用，其窗口首次调整大小后，场景不再遵守支持的方向。",
        [
          Citation(
            .appleReleaseNotesIOS27, at: "section “UIKit”, Resolved Issues, 178561952",
            "after the first resize the scene should ignore supported interface orientations")
        ]),
      Sentence(
        """
        In iPhone Mirroring on iOS 27, the supported orientations of an app built with the iOS 27 SDK count until the \
        user begins to resize its window.
        """,
        "在 iOS 27 的 iPhone 镜像中，用 iOS 27 SDK 构建的应用所支持的方向在用户开始调整窗口大小之前有效。",
        [
          Citation(
            .appleReleaseNotesIOS27, at: "section “UIKit”, Resolved Issues, 178555304",
            "orientations should be honoured until the user begins resizing the window"),
          Citation(
            .wwdc26Session278, .disagreesInPart, part: "that they count at first", at: "transcript, 7:37",
            "in iPhone Mirroring apps always run in the portrait interface orientation"),
        ]),
      Sentence(
        "Assumption: before iOS 27, or with an older SDK, the masks count there as on any iPhone.",
        "假设：在 iOS 27 之前或使用较旧的 SDK 时，掩码在此与任何 iPhone 上一样有效。", []),
      Sentence(
        "Assumption: a geometry request in such a window fails with the error of the windowing mode.",
        "假设：在这样的窗口中，几何请求以窗口模式错误失败。", []),
      Sentence(
        "On iOS 7, an iPhone app that does not support landscape is shown sideways on an iPad in landscape.",
        "在 iOS 7 上，不支持横屏的 iPhone 应用在横放的 iPad 上侧向显示。",
        [
          Citation(
            .openradar16536099, at: "description of 2014-04-06",
            "an iPhone app that does not support landscape opens sideways on an iPad in landscape")
        ]),
      Sentence(
        "Assumption: an iPhone app on an iPad is drawn smaller, and on iPadOS 26 and later in a window, upright.",
        "假设：iPad 上的 iPhone 应用缩小显示，从 iPadOS 26 起位于窗口中且方向端正。", []),
    ])

  static let innerDisplayDoesNotHonorMasks = RuleRecord(
    .windowing, VersionRange(from: OSVersion(27, 1)),
    title: LocalizedText(
      "The inner display of iPhone Duo does not honour the masks", "iPhone Duo 的内屏不遵守掩码"),
    [
      Sentence(
        """
        The inner display of iPhone Duo does not honour the supported orientations of an app built with the iOS 27 SDK.
        """,
        "iPhone Duo 的内屏不遵守用 iOS 27 SDK 构建的应用所支持的方向。",
        [
          Citation(
            .appleTechTalk111461Quoted, at: "3:42, quoted in section 4 of iPhone-Duo-RetroCartridge’s DESIGN.md",
            "the inner display does not honour the supported interface orientations of the app", read: "2026-11-25"),
          Citation(
            .appleLab285, .agreesInPart, part: "the intent, without SDK",
            at: "28:09, by captions quoted in public notes",
            "the outer display honours the supported orientations, the inner one does not", read: "2026-11-25"),
          Citation(
            .phoneDuoRetroCartridgeDesign, .agreesInPart, part: "27.1 SDK, portrait",
            at: "section 4, “Measured with the 27.1 SDK”",
            "a portrait mask is ignored on the inner display: the scene starts in portrait upside down",
            read: "2026-11-25", ran: true),
          Citation(
            .sillPhoneDuo, .agreesInPart, part: "27.1 SDK, upside down", at: "section “What an app sees, pose by pose”",
            "the interface is upside down although Info.plist does not list that for iPhone", read: "2026-11-25",
            ran: true),
          Citation(
            .phoneDuoRetroCartridge, .disagreesInPart, part: "27.0 SDK", at: "lines 6 to 9, comment",
            "an app that does not support every orientation is letterboxed and rotated as a whole", read: "2026-11-25"),
        ]),
      Sentence(
        "In the simulator of iOS 27.1, a geometry request there fails with the error of the windowing mode.",
        "在 iOS 27.1 的模拟器中，那里的几何请求以窗口模式错误失败。",
        [
          Citation(
            .sillPhoneDuo, at: "section “Rotation”",
            "refused on the inner display with 101 and the text of the windowing mode; on the outer one it rotates",
            read: "2026-11-25", ran: true)
        ]),
      Sentence(
        "There, the masks of an app with UIRequiresFullScreen count, and the app is scaled.",
        "在那里，设有 UIRequiresFullScreen 的应用的掩码有效，且应用被缩放。",
        [
          Citation(
            .appleTechTalk111461Quoted,
            at: "4:45, right after the key, quoted in section 4 of iPhone-Duo-RetroCartridge’s DESIGN.md",
            "it respects the supported orientations, and the app scales on the inner display, in Split View too",
            read: "2026-11-25")
        ]),
      Sentence(
        """
        An app built with the iOS 26 SDK or an older one is shown in a familiar size in the centre; that its masks count \
        there is an assumption.
        """,
        "用 iOS 26 或更早的 SDK 构建的应用以熟悉的大小居中显示；其掩码有效是假设。",
        [
          Citation(
            .appleTechTalk111461, .agreesInPart, part: "the size", at: "0:30",
            "apps of older SDKs keep a familiar size, with empty space around it"),
          Citation(
            .appleLab285, .agreesInPart, part: "that it is letterboxed",
            at: "23:27, by captions quoted in public notes",
            "linked against Xcode 26, an app is letterboxed on the inner display, with black bars on the sides",
            read: "2026-11-25"),
        ]),
      Sentence(
        "The outer display honours the masks as any iPhone does.",
        "外屏与任何 iPhone 一样遵守掩码。",
        [
          Citation(
            .appleTechTalk111461Quoted, at: "3:20, quoted in section 4 of iPhone-Duo-RetroCartridge’s DESIGN.md",
            "interface orientation on the outer display behaves as on any other iPhone", read: "2026-11-25")
        ]),
      Sentence(
        "In Split View on the inner display, each app has one half.",
        "在内屏的 Split View 中，每个应用各占一半。",
        [
          Citation(
            .appleTechTalk111461, at: "chapter on Split View", "every app takes part, half and half"),
          Citation(
            .appleTechTalk111464, .agreesInPart, part: "that every app takes part",
            at: "2:59, as retold in public notes",
            "all apps take part; size classes and the geometry of the scene say what is left", read: "2026-11-25"),
        ]),
      Sentence(
        """
        An app built with the iOS 27.0 SDK leaves 80 points beside the status bar empty; one built with the iOS 27.1 SDK \
        fills the display.
        """,
        "用 iOS 27.0 SDK 构建的应用在状态栏旁留出 80 点空白；用 iOS 27.1 SDK 构建的应用充满显示屏。",
        [
          Citation(
            .phoneDuoRetroCartridgeDesign, at: "section 3, “Measured”",
            """
            with the 27.0 SDK the scene is 669 by 871 points on the inner display and a column of 80 points stays black; \
            with the 27.1 SDK it is full screen
            """, read: "2026-11-25", ran: true),
          Citation(
            .appleTechTalk111461Quoted, .agreesInPart, part: "without the number of points",
            at: "0:58 and 1:05, quoted in public notes",
            """
            with the iOS 27 SDK the app extends to the left of the status bar area on the inner display; with 27.1 to the \
            edge of the screen
            """, read: "2026-11-25"),
        ]),
    ])

  static let innerDisplayIgnoresTheLock = RuleRecord(
    .windowing, VersionRange(from: OSVersion(27, 1)),
    title: LocalizedText(
      "The inner display of iPhone Duo ignores prefersInterfaceOrientationLocked",
      "iPhone Duo 的内屏忽略 prefersInterfaceOrientationLocked"),
    [
      Sentence(
        """
        With the iOS 27.1 SDK, prefersInterfaceOrientationLocked has no effect on the inner display of iPhone Duo, even \
        if the scene fills it.
        """,
        "使用 iOS 27.1 SDK 时，即使场景充满 iPhone Duo 的内屏，prefersInterfaceOrientationLocked 也不起作用。",
        [
          Citation(
            .phoneDuoRetroCartridgeDesign, at: "section 4, “Measured with the 27.1 SDK”",
            """
            with a root that prefers the lock, isInterfaceOrientationLocked is false although the scene has the size of \
            the screen; it was true only with the 27.0 SDK
            """, read: "2026-11-25", ran: true)
        ])
    ])
}

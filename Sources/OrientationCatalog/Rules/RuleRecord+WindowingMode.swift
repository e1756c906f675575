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
        In Stage Manager on iPadOS 16 and later, and in Windowed Apps on iPadOS 26 and later, an app with \
        UIRequiresFullScreen keeps its size and is scaled: its scene follows the masks, and the screen does not rotate.
        """,
        """
        在 iPadOS 16 起的台前调度和 iPadOS 26 起的窗口化应用中，设有 UIRequiresFullScreen 的应用保持固定大小并被缩放：其场景遵守掩码，\
        而屏幕不旋转。
        """,
        [
          Citation(
            .requiresFullScreen, at: "section “Discussion”, first list",
            """
            the system keeps the scene's size, does not present it full screen, scales it, adjusts its interface \
            orientation and does not visually rotate it
            """),
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
            .appleTechTalk111461, at: "3:42, as retold in public notes",
            "the inner display is regular by regular and does not honour supported orientations"),
          Citation(
            .phoneDuoRetroCartridge, .disagreesInPart, part: "27.0 SDK", at: "README, measurements and history",
            """
            with the 27.1 SDK and without UIRequiresFullScreen a portrait mask is ignored; with the 27.0 SDK a \
            portrait-only app was letterboxed
            """),
        ]),
      Sentence(
        "In the simulator of iOS 27.1, a geometry request there fails with the error of the windowing mode.",
        "在 iOS 27.1 的模拟器中，那里的几何请求以窗口模式错误失败。",
        [
          Citation(
            .phoneDuoRetroCartridge, at: "README, measurements",
            "requests on the inner display are refused with the text of the windowing mode; on the outer one they rotate"
          )
        ]),
      Sentence(
        "There, the masks of an app with UIRequiresFullScreen count, and the app is scaled.",
        "在那里，设有 UIRequiresFullScreen 的应用的掩码有效，且应用被缩放。",
        [
          Citation(
            .appleTechTalk111461, at: "4:45, right after the key",
            "it respects the supported orientations, and the app scales on the inner display, in Split View too"),
          Citation(
            .phoneDuoRetroCartridge, .disagreesInPart, part: "that masks count there", at: "README, measurements",
            "on the inner display a portrait mask is ignored; whether the key was set is not said"),
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
            "apps of older SDKs keep a familiar size, with empty space around it")
        ]),
      Sentence(
        "The outer display honours the masks as any iPhone does.",
        "外屏与任何 iPhone 一样遵守掩码。",
        [
          Citation(
            .appleTechTalk111461, at: "3:20", "the outer display behaves as any other iPhone")
        ]),
      Sentence(
        "In Split View on the inner display, each app has one half.",
        "在内屏的 Split View 中，每个应用各占一半。",
        [
          Citation(
            .appleTechTalk111461, at: "chapter on Split View", "every app takes part, half and half")
        ]),
      Sentence(
        """
        An app built with the iOS 27.0 SDK leaves 80 points beside the status bar empty; one built with the iOS 27.1 SDK \
        fills the display.
        """,
        "用 iOS 27.0 SDK 构建的应用在状态栏旁留出 80 点空白；用 iOS 27.1 SDK 构建的应用充满显示屏。",
        [
          Citation(
            .appleTechTalk111461, at: "0:30",
            "with the 27.0 SDK the app stays beside the status bar, 80 points; with the 27.1 SDK it fills the display")
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

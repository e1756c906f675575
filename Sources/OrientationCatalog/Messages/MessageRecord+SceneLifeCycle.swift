import Orientation

extension MessageRecord {
  static let sceneLifeCycleNotAdopted = MessageRecord(
    "scene-life-cycle-not-adopted", .consoleLog, name: "CLIENT OF UIKIT REQUIRES UPDATE",
    texts: ["This process does not adopt UIScene lifecycle."],
    VersionRange(from: OSVersion(18, 4), until: OSVersion(26)), cause: sceneCause, fix: sceneFix,
    [
      Sentence(
        "On iOS 18.4 and later, UIKit logs this line; iOS 26 has another text.",
        "iOS 18.4 起 UIKit 输出这一行；iOS 26 是另一段文本。",
        [
          Citation(
            .sceneLifeCycle,
            at: "Overview", "an app without scenes gets this message on iOS 18.4 and later, another one in 26"),
          Citation(
            .appleTN3187, at: "Overview", "the same, with both texts word for word", read: "2026-11-25"),
          Citation(
            .report("flutter/flutter", 167267, ": log of iPhone 16 Pro Max and iPad, iOS 18.4.1"), .agreesInPart,
            part: "iOS 18.4.1",
            at: "description of 2025-04-16", "log on an iPhone 16 Pro Max and an iPad Air M1, both 18.4.1", ran: true),
          Citation(
            .report("xbmc/Official-Kodi-Remote-iOS", 1267, ": log of an iPhone with iOS 18.4.1"), .agreesInPart,
            part: "iOS 18.4.1, iPhone",
            at: "description", "log on an iPhone with 18.4.1", ran: true),
          Citation(
            .report("defold/defold", 11042, ": log, August 2025"), .agreesInPart, part: "the text, no version",
            at: "description of 2025-08-02", "log with the text", ran: true),
        ]),
      Sentence(
        """
        The app does not use scenes: it has no scene manifest with a configuration, or the delegate’s method is \
        missing.
        """,
        "应用没有使用场景：没有带配置的场景清单，或没有实现代理方法。",
        [
          Citation(
            .sceneLifeCycle,
            at: "Determine if your app needs to migrate",
            "manifest without configurations, or the delegate’s configuration method missing")
        ]),
      Sentence(
        "The line is a warning; an app built with the iOS 27 SDK does not launch without scenes.",
        "这一行只是警告；用 27 SDK 构建的应用没有场景时无法启动。",
        [
          Citation(
            .sceneLifeCycle,
            at: "Overview", "apps of the newest SDK fail to launch on 27 and later")
        ]),
    ])

  static let sceneLifeCycleSoonRequired = MessageRecord(
    "scene-life-cycle-soon-required", .consoleLog, name: "UIKit", texts: ["UIScene lifecycle will soon be required."],
    VersionRange(from: OSVersion(26)), cause: sceneCause, fix: sceneFix,
    [
      Sentence(
        "iOS 26 logs this line.",
        "iOS 26 会输出这一行。",
        [
          Citation(
            .sceneLifeCycle,
            at: "Overview", "the message has this wording in iOS 26"),
          Citation(.appleTN3187, at: "Overview", "the text of iOS 26, word for word", read: "2026-11-25"),
          Citation(
            .report("forcedotcom/SalesforceMobileSDK-iOS", 4076, ": the text, June 2026"), .agreesInPart,
            part: "the text, no version",
            at: "description of 2026-06-19", "log with the text", ran: true),
        ]),
      Sentence(
        "The app does not use scenes; the line is a warning.",
        "应用没有使用场景；这一行只是警告。",
        [
          Citation(
            .sceneLifeCycle,
            at: "Overview", "logged for apps without scenes, which still launch unless built with the SDK of 27")
        ]),
      Sentence(
        "Assumption: iOS 27 also logs this line, for an app built with an earlier SDK.",
        "假设：iOS 27 上，用较早 SDK 构建的应用也会得到这一行。",
        [
          Citation(
            .sceneLifeCycle, .agreesInPart, part: "27 for apps of its SDK alone",
            at: "Overview", "only names the newest SDK for 27")
        ]),
    ])

  package static let sceneLifeCycleRequired = MessageRecord(
    "scene-life-cycle-required", .consoleLog, name: "UIKit",
    texts: ["Application failed to launch: UIScene life cycle is required for apps built with this SDK."],
    VersionRange(from: OSVersion(27)),
    cause: LocalizedText(
      """
      The app is built with the iOS 27 SDK, runs on iOS 27, and does not use scenes: it has no \
      `UIApplicationSceneManifest` with a configuration. UIKit terminates the app at launch.
      """,
      """
      应用用 27 SDK 构建，运行在 iOS 27 上，但没有使用场景：没有带配置的 `UIApplicationSceneManifest`。UIKit 在启动时终止它。
      """),
    fix: sceneFix,
    [
      Sentence(
        "Seen on iOS 27 in a build with the iOS 27 SDK, which was terminated at launch.",
        "见于 iOS 27 上用 27 SDK 构建的应用，启动时即终止。",
        [
          Citation(
            .report("metrodroid/metrodroid", 904, ": log of an iPhone with 27 beta 3"),
            at: "description of 2026-07-12", "the whole line, Xcode 27 beta 2, iPhone with 27 beta 3", ran: true),
          Citation(
            .report("gluonhq/substrate", 1366, ": log and crash log of iOS 27"), .agreesInPart,
            part: "iOS 27; the SDK is not named",
            at: "description of 2026-09-21", "the line with a crash log on iOS 27", ran: true),
          Citation(
            .report("StoDevX/AAO-React-Native", 7743, ": crash log of an iPhone 14 Pro, 27.0 beta"), .agreesInPart,
            part: "the end at launch, not the text",
            at: "description of 2026-08-13", "trap at launch on an iPhone 14 Pro with 27.0 beta, not on 26 simulators",
            ran: true),
          Citation(
            .sceneLifeCycle, .agreesInPart, part: "fails to launch, not the text",
            at: "Overview", "apps of the newest SDK need scenes on 27 and later"),
          Citation(
            .appleReleaseNotesIOS27, .agreesInPart, part: "fails to launch, not the text",
            at: "UIKit, Deprecations, 141837548", "an app of the 27 SDK has to adopt scenes or fails to launch"),
        ]),
      Sentence(
        """
        The app does not use scenes: it has no scene manifest with a configuration, or the delegate’s method is \
        missing.
        """,
        "应用没有使用场景：没有带配置的场景清单，或没有实现代理方法。",
        [
          Citation(
            .sceneLifeCycle,
            at: "Determine if your app needs to migrate",
            "manifest without configurations, or the delegate’s configuration method missing")
        ]),
    ])

  static let sceneLifeCycleCrashReport = MessageRecord(
    "scene-life-cycle-crash-report", .exception,
    name: "UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption",
    texts: ["___UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption_block_invoke"],
    VersionRange(from: OSVersion(27)),
    cause: LocalizedText(
      """
      The app does not use scenes. UIKit stops it at launch in this function, with `EXC_BREAKPOINT` or `SIGTRAP`; a crash \
      report has the function and not the line that the console has.
      """,
      "应用没有使用场景。UIKit 在启动时于此函数中以 `EXC_BREAKPOINT` 或 `SIGTRAP` 终止它；崩溃报告中只有该函数，没有控制台里的那一行。"),
    fix: sceneFix,
    [
      Sentence(
        "Seen on iOS 27, with no to three underscores before the name, with and without _block_invoke.",
        "见于 iOS 27，名称前有零至三个下划线，带或不带 _block_invoke。",
        [
          Citation(
            .report("assistant-ui/assistant-ui", 7854, ": crash report of a simulator, Xcode 27.0"),
            at: "description of 2026-09-21",
            """
            EXC_BREAKPOINT (SIGTRAP), frame 0 with three underscores and _block_invoke, in a build of Xcode 27.0 without \
            scenes
            """, ran: true),
          Citation(
            .report("InternationalColorConsortium/iccDEV", 2616, ": crash report of an iPhone 16 Pro Max, iOS 27"),
            .agreesInPart, part: "without underscores, a device", at: "description and comment of 2026-09-20",
            "EXC_BREAKPOINT and SIGTRAP in the function with _block_invoke", ran: true),
          Citation(
            .report("StoDevX/AAO-React-Native", 7743, ": crash log of an iPhone 14 Pro, 27.0 beta"), .agreesInPart,
            part: "two underscores", at: "description of 2026-08-13",
            "EXC_BREAKPOINT below workspace:didCreateScene:, no console output", ran: true),
          Citation(
            .report("samoylenkodmitry/Cranpose", 673, ": a 27.0 simulator"), .agreesInPart, part: "one underscore",
            at: "description of 2026-09-15", "the trap in the function, and the console line beside it", ran: true),
        ]),
      Sentence(
        "The SDK that the app is linked against decides on a device: a build with the iOS 26 SDK launches.",
        "在设备上由应用链接的 SDK 决定：用 iOS 26 SDK 构建的应用可以启动。",
        [
          Citation(
            .sceneLifeCycle, at: "Overview", "apps built with the newest SDK fail to launch on 27 without scenes"),
          Citation(
            .report("DefinedNet/mobile_nebula", 405, ": builds of both SDKs"), .agreesInPart,
            part: "the app in the App Store", at: "description of 2026-09-22",
            "a build of Xcode 27.0 dies at launch with SIGTRAP; builds with the iOS 26 SDK are not affected"),
          Citation(
            .report("not-fl3/miniquad", 634, ": shipped apps run on iOS 27"), .agreesInPart,
            part: "apps that are shipped",
            at: "description of 2026-06-13, “Problem”",
            "the SDK decides and not the running system: apps that are shipped run on iOS 27"),
          Citation(
            .report("InternationalColorConsortium/iccDEV", 2616, ": crash report of an iPhone 16 Pro Max, iOS 27"),
            .disagreesInPart, part: "a 26.5 configuration; which SDK was linked is not said",
            at: "comment of 2026-09-20", "the crash is of a 26.5 configuration that runs on iOS 27"),
        ]),
      Sentence(
        "A simulator of iOS 27.0 stops such an app as a device does.",
        "iOS 27.0 的模拟器与设备一样终止这样的应用。",
        [
          Citation(
            .report("OneBusAway/otpkit", 152, ": a 27.0 simulator, Xcode 27.0 beta"), at: "description of 2026-07-29",
            "EXC_BREAKPOINT in the function on an iPhone 17 Pro simulator with iOS 27.0", ran: true),
          Citation(
            .report("samoylenkodmitry/Cranpose", 673, ": a 27.0 simulator"),
            at: "description of 2026-09-15, “Measured”",
            "linked against the 27.0 SDK, the app ends at launch on the iOS 27.0 simulator", ran: true),
          Citation(
            .report("amiantos/gamebookengine", 62, ": a 27.1 simulator"), .agreesInPart, part: "27.1",
            at: "description of 2026-09-18", "EXC_BREAKPOINT in the function on an iPhone Duo simulator", ran: true),
          Citation(
            .pubmaxCapacitorWrap, .disagrees, at: "section “The UIScene lifecycle (iOS 27)”",
            """
            the build that crashes on an iPhone with iOS 27.2 launches on the iOS 27.0 simulator without a manifest; which \
            SDK it was linked against is not said
            """, read: "2026-11-25", ran: true),
        ]),
      Sentence(
        "A manifest alone, without a scene delegate, ends the crash and leaves a black screen.",
        "只有清单而没有场景代理时不再崩溃，但屏幕是黑的。",
        [
          Citation(
            .report("expo/expo", 50179, ": what a manifest alone does"), at: "description of 2026-09-15, table",
            "no manifest: SIGTRAP in the function; a manifest alone: a black screen; with a delegate it renders")
        ]),
    ])

  package static let launchScreenSoonRequired = MessageRecord(
    "launch-screen-soon-required", .consoleLog, name: "UIKit",
    texts: ["Update the Info.plist: Launch screens will soon be required."], VersionRange(from: OSVersion(27)),
    cause: LocalizedText(
      """
      Info.plist has none of `UILaunchScreen`, `UILaunchScreens`, `UILaunchStoryboardName` and `UILaunchStoryboards`. \
      The App Store rejects such an app if it is built with the iOS 27 SDK.
      """,
      """
      Info.plist 中没有 `UILaunchScreen`、`UILaunchScreens`、`UILaunchStoryboardName` 或 `UILaunchStoryboards`。用 27 SDK 构建的\
      此类应用会被 App Store 拒绝。
      """),
    fix: LocalizedText(
      "Add one of the keys; an empty `UILaunchScreen` dictionary is enough.", "添加其中一个键；空的 `UILaunchScreen` 字典即可。"),
    [
      Sentence(
        "Seen in a test run on iOS 27.",
        "见于 iOS 27 上的一次测试运行。",
        [
          Citation(
            .report("flutter/flutter", 191043, ": test on iOS 27, August 2026"),
            at: "title and description of 2026-08-13", "the text in a test run on iOS 27", ran: true)
        ]),
      Sentence(
        """
        Info.plist has none of the four launch screen keys, and the App Store rejects such an app if it is built with \
        the iOS 27 SDK.
        """,
        "Info.plist 没有四个启动画面键中的任何一个；App Store 会拒绝用 27 SDK 构建的此类应用。",
        [
          Citation(
            .appleReleaseNotesIOS27,
            at: "UIKit, New Features, 168247372", "names the four keys and the refusal at the App Store")
        ]),
      Sentence(
        "Assumption: iOS 27 is the first version that logs this line.",
        "假设：iOS 27 是第一个输出这一行的版本。"),
    ])

  private static let sceneCause = LocalizedText(
    """
    The app does not use scenes. The line is a warning; on iOS 27, an app built with the iOS 27 SDK does not launch \
    without scenes.
    """,
    "应用没有使用场景。这一行只是警告；用 27 SDK 构建的应用没有场景时无法在 iOS 27 上启动。")

  private static let sceneFix = LocalizedText(
    """
    Add `UIApplicationSceneManifest` with a scene delegate, or implement \
    `application(_:configurationForConnecting:options:)`, and move the window into the scene delegate.
    """,
    """
    添加带场景代理的 `UIApplicationSceneManifest`，或实现 `application(_:configurationForConnecting:options:)`，并把窗口移到场景\
    代理中。
    """)
}

import Orientation

extension RuleRecord {
  static let deviceMapsToOppositeLandscape = RuleRecord(
    .device, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Device and interface landscapes have opposite names", "设备横屏与界面横屏名称相反"),
    [
      Sentence(
        """
        The device orientation landscape left corresponds to the interface orientation landscape right, and the device \
        orientation landscape right to the interface orientation landscape left.
        """,
        "设备处于 landscapeLeft 对应界面方向 landscapeRight，设备处于 landscapeRight 对应 landscapeLeft。",
        [
          Citation(
            .applicationHeader, at: "lines 36–44",
            """
            UIInterfaceOrientationLandscapeLeft is UIDeviceOrientationLandscapeRight and vice versa, because turning \
            the device left needs the content turned right
            """),
          Citation(.applicationHeader5, at: "lines 30–37", "the same comment and constants in the SDK of iOS 5"),
          Citation(
            .interfaceOrientation, at: "section “Overview”, note “Important”",
            "each landscape of the device is assigned to the other landscape of the interface"),
          Citation(
            .projectReport, at: "the enumeration UIInterfaceOrientation and the remark after it",
            "lists the crossed constants and repeats the reason"),
          Citation(
            .onePageArticle, at: "references, entry “UIInterfaceOrientation”",
            "quotes Apple’s remark that the two landscapes are assigned to each other"),
        ]),
      Sentence(
        "Portrait and upside down have the same names for the device and for the interface.",
        "竖屏与倒竖屏名称不变。",
        [
          Citation(
            .applicationHeader, at: "lines 40–41",
            "both constants are defined by the device’s constant of the same name"),
          Citation(.applicationHeader5, at: "the enumeration UIInterfaceOrientation", "the same two lines"),
        ]),
      Sentence(
        """
        The raw values agree, the names do not: each interface landscape has the raw value of the device’s landscape \
        of the other name.
        """,
        "原始值一致，名称相反：界面的每个横屏取设备另一个横屏的值。",
        [
          Citation(
            .applicationHeader, at: "lines 42–43",
            "each interface landscape is defined as the device’s landscape of the other name")
        ]),
      Sentence(
        "The raw value of the device’s landscape left is 3, and that of its landscape right is 4.",
        "设备的 landscapeLeft 为 3，landscapeRight 为 4。",
        [
          Citation(
            .deviceHeader, at: "lines 14–20",
            "counted from 0, LandscapeLeft is the fourth constant and LandscapeRight the fifth"),
          Citation(
            .reactNativeOrientationDirector39, .agreesInPart, part: "the 3", at: "comment of 2024-11-08",
            "a log with the device in landscape left: raw value 3 for the device and 3 for the interface"),
        ]),
    ])

  static let flatOrUnknownChangesNothing = RuleRecord(
    .device, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Flat or unknown device orientations do not rotate the interface", "平放或未知的设备方向不改变界面"),
    [
      Sentence(
        "Face up, face down and unknown are not valid interface orientations.",
        "faceUp、faceDown 和 unknown 不是有效的界面方向。",
        [
          Citation(
            .deviceHeader, at: "lines 52–54, UIDeviceOrientationIsValidInterfaceOrientation",
            "true for portrait, upside down and the two landscapes only")
        ]),
      Sentence(
        "On iOS 15 and earlier, a portrait interface stays in portrait when the device is laid face down.",
        "在 iOS 15 及更早版本中，设备面朝下平放时，竖屏界面保持竖屏。",
        [
          Citation(
            .earlGreyOrientationChangeTest, at: "testOrientationChangeWithInvalidOrientation, lines 119–136",
            "below iOS 16 the device is turned to face down, and the app’s orientation is portrait before and after")
        ]),
      Sentence(
        "An iPad that lies face up is often in landscape.",
        "面朝上平放的 iPad 常处于横屏。",
        [
          Citation(
            .fastttCamera63, at: "description",
            "often a face-up iPad is in landscape, so the status bar’s orientation has to be used")
        ]),
      Sentence(
        "Assumption: in every version, a flat or unknown device orientation leaves the interface as it is.",
        "假设：在各版本中，平放或未知的读数都使界面保持原样。"),
    ])

  static let upsideDownNeedsHomeButtonOrIpad = RuleRecord(
    .device, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Portrait upside down needs a home button or an iPad", "倒竖屏需要 Home 键或 iPad"),
    [
      Sentence(
        "On an iPhone without a home button, the interface does not rotate to upside down.",
        "没有 Home 键的 iPhone 不会转到倒竖屏。",
        [
          Citation(
            .portraitUpsideDown, at: "section “Discussion”",
            "UIViewController does not support this case on devices without a Home button"),
          Citation(
            .viewControllerSupportedOrientations, at: "note in section “Discussion”",
            "iOS devices without a Home button, such as iPhone 12, do not support it"),
          Citation(
            .appleKeyReference, .agreesInPart, part: "iPhone X",
            at: "table 7, row UIInterfaceOrientationPortraitUpsideDown",
            "this mode is not supported on iPhone X", read: "2026-07-15"),
          Citation(
            .adobeRuntimeSupport986, .disagreesInPart, part: "iOS 13; for iOS 14 it agrees",
            at: "comment of 2021-09-07",
            "on iOS 14 it does not work on iPhone 12; on iOS 13 it always works"),
        ]),
      Sentence(
        """
        The orientations that the device supports count in addition to those of Info.plist or the delegate and those \
        of the view controller.
        """,
        "除 Info.plist 或代理以及控制器之外，设备自身支持的方向也参与决定。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            """
            the system compares the controller’s orientations with the app’s, by Info.plist or delegate, and with the \
            device’s
            """)
        ]),
      Sentence(
        "Every iPad supports upside down.",
        "所有 iPad 都支持。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "note in section “Discussion”",
            "all iPadOS devices support portraitUpsideDown")
        ]),
      Sentence(
        "On an iPhone with a home button, the interface can rotate to upside down.",
        "带 Home 键的 iPhone 可以转到倒竖屏。",
        [
          Citation(.firefoxIOS17921, at: "description", "an iPhone 7 with iOS 15.8 turns upside down"),
          Citation(.adobeRuntimeSupport986, at: "comment of 2021-09-07", "it works on an iPhone 8 with iOS 14"),
          Citation(
            .firefoxIOS5950, .agreesInPart, part: "on 13; on 12 the same app did not turn", at: "description",
            "iPhones other than iPhone X turn upside down on iOS 13"),
        ]),
      Sentence(
        "Assumption: on such an iPhone, the interface rotates to upside down in every version if all layers allow it.",
        "假设：在各版本中，各层都允许时都会转到。"),
    ])

  static let innerDisplayIsAQuarterTurnOff = RuleRecord(
    .device, VersionRange(from: OSVersion(27, 1)),
    title: LocalizedText(
      "On the inner display of iPhone Duo, the interface is a quarter turn off", "在 iPhone Duo 的内屏上，界面与设备相差四分之一圈"),
    [
      Sentence(
        """
        In the simulator of iOS 27.1, on the inner display of iPhone Duo, device portrait goes with interface landscape \
        left, and device landscape left with interface portrait.
        """,
        "在 iOS 27.1 的模拟器中，在 iPhone Duo 的内屏上，设备竖直对应界面 landscapeLeft，设备 landscapeLeft 对应界面 portrait。",
        [
          Citation(
            .sillPhoneDuo, at: "section “What an app sees, pose by pose”",
            """
            the device’s orientation maps onto the inner display a quarter turn round: portrait to landscape left, landscape \
            left to portrait
            """, read: "2026-11-25", ran: true)
        ]),
      Sentence(
        "The other two device orientations are off by the same quarter turn.",
        "其余两个设备方向也相差同样的四分之一圈。",
        [
          Citation(
            .sillPhoneDuo, at: "section “What an app sees, pose by pose”",
            """
            device landscape right goes with portrait upside down, device upside down with landscape right; an app linked \
            against the 27.0 SDK stays in landscape (section “SDK tiers”)
            """, read: "2026-11-25", ran: true)
        ]),
    ])

  static let laterVersionsKeepTheRules = RuleRecord(
    .device, VersionRange(from: OSVersion(27, 2)),
    title: LocalizedText("iOS 27.2 keeps the rules of iOS 27.1", "iOS 27.2 沿用 iOS 27.1 的规则"),
    [
      Sentence(
        "Assumption: on iOS 27.2, the rules of iOS 27.1 hold; no source speaks of orientation on it.",
        "假设：iOS 27.2 沿用 iOS 27.1 的规则；没有来源谈到它的方向行为。",
        [
          Citation(
            .pubmaxCapacitorWrap, .agreesInPart, part: "the scene life cycle alone: as on iOS 27.0",
            at: "section “The UIScene lifecycle (iOS 27)”",
            "an app without scenes crashes at launch on an iPhone 17 Pro Max with iOS 27.2", read: "2026-11-25"),
          Citation(
            .foldsim, .agreesInPart, part: "the poses of the simulator alone", at: "the text of --version",
            "measured on 2026-10-30 on the iPhone Duo runtimes 24B91014 of 27.2 and 24A94425 of 27.1",
            read: "2026-11-25"),
        ])
    ])
}

import Orientation

extension RuleRecord {
  static let userRotationLock = RuleRecord(
    .user, VersionRange(from: OSVersion(5)),
    title: LocalizedText("With rotation lock on, the interface does not follow the device", "用户的旋转锁定阻止随设备转动"),
    [
      Sentence(
        "On iOS 9, turning the device does not rotate the interface while the user has locked rotation.",
        "在 iOS 9 上，用户锁定旋转时，转动设备不会转动界面。",
        [
          Citation(
            .openradar21417356, at: "description, “Actual Results”",
            "product version 9.0: with the lock on the app stays in its orientation, and rotating has no effect"),
          Citation(
            .reactNativeVideo790, .agreesInPart, part: "by implication, no version", at: "comment of 2018-05-31",
            "a turn of the device changes the orientation provided that the lock is not on"),
        ]),
      Sentence(
        "On iOS 13 and later, the interface’s orientation need not match the device’s while the lock is on.",
        "从 iOS 13 起，锁定时界面方向不一定与设备方向一致。",
        [
          Citation(
            .windowSceneInterfaceOrientation, at: "section “Discussion”, and availability iOS 13.0",
            "the interface orientation does not always match the device’s when the user enables rotation lock")
        ]),
      Sentence(
        "A presentation can still rotate the interface to the orientation that the presented view controller prefers.",
        "呈现仍可使界面转到被呈现控制器首选的方向。",
        [
          Citation(
            .openradar25614825, at: "description, variation D",
            "with the lock on, a portrait controller presents one that prefers landscape, and it appears in landscape"),
          Citation(
            .reactNativeVideo790, at: "description",
            "the orientation given for the full-screen player is used even when the rotation lock is on"),
        ]),
      Sentence(
        """
        Assumption: the lock has this effect on iOS 5 and later; setNeedsUpdateOfSupportedInterfaceOrientations, a \
        geometry request and, on iOS 15 and earlier, key-value coding can rotate the interface too.
        """,
        "假设：从 iOS 5 起锁定都如此；更新、几何请求，以及 iOS 15 及更早版本中的键值编码也可以转动界面。",
        [
          Citation(
            .mattneubLaunchRotationEvents15, .agreesInPart, part: "that the lock matters on iOS 15", at: "line 89",
            "reminds the reader to switch the rotation lock off before the test", ran: true)
        ]),
    ])

  static let rotationLockTurnsPhoneToPortrait = RuleRecord(
    .user, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Switching rotation lock on rotates an iPhone to portrait", "打开锁定会使 iPhone 转为竖屏"),
    [
      Sentence(
        "When the user switches the rotation lock on, an iPhone in landscape rotates the interface to portrait.",
        "用户打开旋转锁定时，处于横屏的 iPhone 会把界面转为竖屏。",
        [
          Citation(
            .openradar18403875, at: "description, “Steps to Reproduce”",
            "on an iPhone 6+ in landscape the interface snaps to portrait when the lock is tapped"),
          Citation(
            .avLock2, at: "comments of 2019-11-22",
            """
            on an iPhone 6s with iOS 13.2 the lock turns to portrait, which the maintainer calls the behaviour of \
            stock iOS
            """),
          Citation(
            .delta169, at: "description, of 2022-03-16, and comment of 2024-05-24",
            "the lock of Control Center forces the app back to portrait, by default, says a second user"),
          Citation(
            .openradar25614825, .agreesInPart,
            part: "a presented controller; the device lies flat in the radar’s variation A",
            at: "description, variation C",
            "a presented controller that prefers landscape changes to portrait when rotation is locked"),
          Citation(
            .openradar21417356, .disagreesInPart, part: "an app in the background", at: "description",
            "on 9.0 an app that was in the background in landscape stays in landscape when it comes back"),
        ]),
      Sentence(
        "An iPad keeps its current interface orientation.",
        "iPad 保持当前方向。",
        [
          Citation(
            .openradar18403875, at: "description",
            "an iPad is locked in the orientation that it has, portrait or landscape"),
          Citation(
            .avLock2, .agreesInPart, part: "by contrast with the iPhone", at: "comment of 2019-11-22",
            "the lock works on the user’s iPad, where the iPhone turns"),
        ]),
      Sentence(
        "On iOS 9, an app that was in the background in landscape stayed in landscape.",
        "在 iOS 9 上，处于后台且为横屏的应用保持横屏。",
        [
          Citation(
            .openradar21417356, at: "description, “Actual Results”",
            "product version 9.0: the app stays in the landscape that it had before")
        ]),
      Sentence(
        """
        Assumption: in every version, the iPhone rotates the interface only if the masks allow portrait, before iOS 8 \
        too.
        """,
        "假设：在所有版本上，仅当掩码允许竖屏时 iPhone 才会转动；iOS 8 之前同样如此。"),
    ])
}

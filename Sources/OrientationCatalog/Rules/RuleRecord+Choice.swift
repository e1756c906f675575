import Orientation

extension RuleRecord {
  static let launchPrefersPortrait = RuleRecord(
    .choice, VersionRange(from: OSVersion(5), until: OSVersion(11)),
    title: LocalizedText("On iOS 10 and earlier, a launch prefers portrait", "iOS 10 及更早启动时优先竖屏"),
    [
      Sentence(
        """
        On iOS 7 and earlier, an iPhone app's status bar starts in portrait if Info.plist lists portrait, and \
        otherwise in the orientation listed first.
        """,
        "在 iOS 7 及更早版本中，Info.plist 列出竖屏时 iPhone 应用的状态栏以竖屏启动，否则以首个列出的方向启动。",
        [
          Citation(
            .appleTN2244, at: "section “Interface Orientation and the Status Bar”",
            """
            in iOS 7 and below the status bar is positioned for portrait if the key has it, otherwise for the first \
            orientation under the key
            """, read: "2026-07-26"),
          Citation(
            .appleKeyReference, .disagreesInPart, part: "that the device does not count; no version",
            at: "entry UISupportedInterfaceOrientations",
            "the system uses the list along with the current device orientation to choose the initial orientation",
            read: "2026-07-15"),
        ]),
      Sentence(
        """
        On iOS 10, an app that lists portrait starts in portrait, whatever the order of the list, and rotates \
        afterwards.
        """,
        "在 iOS 10 上，列出竖屏的应用无论顺序都以竖屏启动，随后再转动。",
        [
          Citation(
            .mattneubLaunchRotationEvents, at: "lines 149 to 179, comment “iOS 10”",
            """
            if the app can launch into portrait it will, regardless of the order, followed by a visible rotation where \
            the device is held in landscape
            """, read: "2017-08-24", ran: true)
        ]),
      Sentence(
        "On iOS 9, an app starts in portrait if it can.",
        "在 iOS 9 上，只要可以也以竖屏启动。",
        [
          Citation(
            .mattneubOrientationsPermitted2, at: "lines 17 to 25, comments",
            "on iOS 9 launches are back to always portrait if possible, even if the user does not see it",
            read: "2016-09-15", ran: true)
        ]),
      Sentence(
        """
        Assumption: up to iOS 10, except 8, the interface also starts in portrait if it can, on iPad too; without \
        portrait in the list, the first orientation is used.
        """,
        "假设：在 iOS 10 及更早版本中（iOS 8 除外），界面也是如此，iPad 亦然；未列竖屏时采用第一个方向。",
        [
          Citation(
            .mattneubLaunchRotationEvents, .agreesInPart, part: "iOS 10; which landscape is not said",
            at: "lines 171 to 176, “app accepts only landscape”",
            "on iOS 10 a landscape-only app starts in landscape", read: "2017-08-24", ran: true),
          Citation(
            .appleTN2244, .agreesInPart, part: "iPad, in general", at: "note in “Introduction”",
            "the techniques can be applied to iPad apps", read: "2026-07-26"),
          Citation(
            .appleKeyReference, .disagreesInPart, part: "that the device does not count; no version",
            at: "entry UISupportedInterfaceOrientations",
            """
            the current device orientation counts at the launch; the entry makes no difference between iPhone and iPad
            """, read: "2026-07-15"),
        ]),
    ])

  static let launchTakesTheFirstListed = RuleRecord(
    .choice, VersionRange(from: OSVersion(8), until: OSVersion(9)),
    title: LocalizedText("On iOS 8, an app launches in the orientation listed first", "iOS 8 上启动采用列表中的第一个方向"),
    [
      Sentence(
        """
        According to one author's log of October 2014, an app starts in the orientation that Info.plist lists first, \
        and rotates afterwards.
        """,
        "据一位作者 2014 年 10 月的日志，应用以 Info.plist 列表中的第一个方向启动，随后再转动。",
        [
          Citation(
            .mattneubLaunchRotationEvents8, at: "lines 84 to 111, comment",
            """
            landscape first and the device in portrait: the view loads in landscape and then turns to portrait; \
            portrait first and the device in landscape: the other way round
            """, read: "2014-10-01", ran: true)
        ]),
      Sentence(
        "Assumption: that log was made on iOS 8; it names neither version nor device.",
        "假设：该日志属于 iOS 8；它未注明版本和设备。",
        [
          Citation(
            .mattneubLaunchRotationEvents8, .agreesInPart, part: "a beta of that year; no version is named",
            at: "line 115, comment",
            "a case is said to be fixed in seed 4", read: "2014-10-01", ran: true)
        ]),
    ])

  static let deviceOrientationIsFollowed = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Where allowed, the interface rotates with the device", "允许时界面跟随设备"),
    [
      Sentence(
        """
        On iOS 6 and later, when the device is turned to an orientation that the effective mask allows, the interface \
        rotates with it.
        """,
        "从 iOS 6 起，设备转到有效掩码允许的方向时，界面随之转动。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”, paragraphs 2 and 4",
            """
            on a change of the device’s orientation the system asks the controller and rotates the window if the \
            orientation is supported; it compares with the app’s and the device’s
            """),
          Citation(
            .appleTN2244, at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            """
            if application object and root controller agree that the new orientation is supported, the rotation occurs
            """, read: "2026-07-26"),
          Citation(
            .appleQA1688, .agreesInPart, part: "the rotation; the masks are in the list of reasons against it",
            at: "first paragraph",
            "UIViewController rotates its views automatically in response to changes of the device’s orientation",
            read: "2026-07-18"),
          Citation(
            .viewControllerProgrammingGuide, .agreesInPart, part: "the rotation; the later sections could not be read",
            at: "first paragraph",
            "UIKit listens for the device’s notification and updates the interface orientation automatically"),
        ]),
      Sentence(
        "On iOS 5, the interface does so if the view controller returns YES for the orientation.",
        "在 iOS 5 上，控制器对该方向回答 YES 时如此。",
        [
          Citation(
            .appleQA1688, at: "item “The view controller does not support the new orientation”",
            "on iOS 5 and below the controller’s method has to return YES for each orientation that it supports",
            read: "2026-07-18"),
          Citation(
            .viewControllerHeader5, .agreesInPart, part: "that the method allows it",
            at: "comment above shouldAutorotateToInterfaceOrientation:",
            "overriding it allows rotation"),
        ]),
    ])

  static let deviceOrientationNotAllowed = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Turning the device to a disallowed orientation changes nothing", "不允许的转动不改变界面"),
    [
      Sentence(
        """
        On iOS 6 and later, when the device is turned to an orientation outside the effective mask, the interface \
        stays as it is.
        """,
        "从 iOS 6 起，设备转到有效掩码之外的方向时，界面保持原样。",
        [
          Citation(
            .appleTN2244, at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            """
            where application object and root controller do not agree, the change of the device’s orientation is \
            ignored
            """, read: "2026-07-26"),
          Citation(unopened: .viewControllerProgrammingGuide),
          Citation(
            .appleQA1688, .agreesInPart, part: "that it does not rotate, each mask by itself",
            at: "items “does not support the new orientation” and “does not support the same orientations”",
            "both are reasons why a controller does not rotate with the device", read: "2026-07-18"),
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart, part: "by implication",
            at: "section “Discussion”, second paragraph",
            "the system rotates if the controller supports the new orientation"),
          Citation(
            .earlGreyPortraitOnlyChangeTest, .agreesInPart,
            part: "a portrait-only app below iOS 16; on 16 and later the test expects an error instead",
            at: "testRotateToUnsupportedOrientation, branch below iOS 16",
            """
            with the app limited to portrait the device reports landscape left and the status bar’s orientation stays \
            portrait
            """),
        ]),
      Sentence(
        "On iOS 5, the interface stays as it is if the view controller does not return YES for the orientation.",
        "在 iOS 5 上，控制器未对该方向回答 YES 时界面不动。",
        [
          Citation(
            .appleQA1688, at: "item “The view controller does not support the new orientation”",
            "the default implementation, YES for portrait only, locks the controller into portrait", read: "2026-07-18")
        ]),
      Sentence(
        "Assumption: if the current orientation is not allowed either, the interface rotates away from it.",
        "假设：若当前方向也不被允许，界面会离开该方向。"),
    ])

  static let currentOrientationIsKept = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Where allowed, the interface keeps its current orientation", "允许时保持当前方向"),
    [
      Sentence(
        """
        Assumption: in every version, when UIKit calls the orientation methods again and the device's orientation is \
        not allowed or not known, the interface keeps its current orientation if that is allowed.
        """,
        "假设：在所有版本上，UIKit 重新询问而设备方向不被允许或未知时，若当前方向被允许则保持。"),
      Sentence(
        """
        Assumption: on iOS 7 and earlier, a presentation keeps the current orientation whatever the device's \
        orientation is.
        """,
        "假设：在 iOS 7 及更早版本中，呈现时无论设备方向如何都保持。",
        [
          Citation(
            .viewControllerPreferredOrientation, .agreesInPart, part: "without an override; no end at iOS 7",
            at: "section “Discussion”, second paragraph",
            "without an override the controller is presented in the current orientation of the status bar")
        ]),
    ])

  static let preferredOrientationAtPresentation = RuleRecord(
    .choice, VersionRange(from: OSVersion(6)),
    title: LocalizedText("A full-screen modal starts in its preferred orientation", "全屏呈现以首选方向开始"),
    [
      Sentence(
        """
        On iOS 6 and later, a view controller that overrides preferredInterfaceOrientationForPresentation and is \
        presented full screen appears in that orientation.
        """,
        "从 iOS 6 起，重写了 preferredInterfaceOrientationForPresentation 并以全屏呈现的控制器以该方向出现。",
        [
          Citation(
            .viewControllerPreferredOrientation, at: "section “Discussion”",
            """
            the system calls it when it presents the controller full screen, and the view is shown in the preferred \
            orientation; available from iOS 6.0
            """),
          Citation(unopened: .viewControllerProgrammingGuide),
          Citation(
            .jianshuOrientationFlow, .agreesInPart, part: "no version, no style", at: "first paragraph of “流程说明”",
            "the preferred orientation is the initial one"),
          Citation(
            .openradar25614825, .agreesInPart, part: "one app, April 2016", at: "description, variations A and D",
            """
            a controller that prefers landscape appears in landscape over a portrait one, under the rotation lock too
            """),
        ]),
      Sentence(
        "The view controller appears in that orientation even if shouldAutorotate is false.",
        "shouldAutorotate 为 false 时也是如此。",
        [
          Citation(
            .jianshuOrientationFlow, at: "first paragraph of “流程说明”",
            """
            the preferred orientation is the initial one; shouldAutorotate only decides whether it may rotate away \
            from it
            """),
          Citation(
            .reactNativeVideo790, .agreesInPart, part: "a library’s option; the method itself is not named",
            at: "description of 2017-09-21, comment of 2018-05-31",
            "with autoRotate false the given orientation of the full-screen player is kept"),
          Citation(
            .openradar27570135, .agreesInPart, part: "the orientation’s value, iOS 10 beta 3; it was drawn wrongly",
            at: "description, 2016-07-28",
            """
            shouldAutorotate NO, mask landscape, preferred landscapeLeft: the status bar’s orientation becomes \
            landscapeLeft, but the view is drawn in portrait
            """),
        ]),
      Sentence(
        "The interface can rotate away from that orientation afterwards.",
        "之后仍可转到其他方向。",
        [
          Citation(
            .viewControllerPreferredOrientation, at: "section “Discussion”, second paragraph",
            "it can later be rotated to another supported orientation")
        ]),
      Sentence(
        "The app mask has to allow that orientation too.",
        "应用掩码也必须允许该方向。",
        [
          Citation(
            .jianshuOrientationFlow, at: "first paragraph of “流程说明”",
            """
            Info.plist, mask and preferred orientation are intersected, and only if the result is not empty the \
            preferred one is taken
            """)
        ]),
    ])

  static let preferredDefaultIsCurrent = RuleRecord(
    .choice, VersionRange(from: OSVersion(6)),
    title: LocalizedText("Without an override, the current orientation is preferred", "未重写时首选当前方向"),
    [
      Sentence(
        """
        On iOS 6 and later, a view controller that does not override preferredInterfaceOrientationForPresentation is \
        presented in the current orientation of the status bar.
        """,
        "从 iOS 6 起，未重写 preferredInterfaceOrientationForPresentation 的控制器以状态栏的当前方向呈现。",
        [
          Citation(
            .viewControllerPreferredOrientation, at: "section “Discussion”, second paragraph",
            """
            without the method the system presents the controller using the current orientation of the status bar; \
            available from iOS 6.0
            """),
          Citation(
            .splitViewDelegatePreferredOrientation, .agreesInPart, part: "a split view controller, iOS 7 and later",
            at: "section “Discussion”",
            """
            without the delegate’s method a split view controller is presented in the current orientation of the \
            status bar
            """),
        ]),
      Sentence(
        """
        Assumption: if the view controller's mask does not contain that orientation, UIKit takes an allowed one and \
        raises no exception.
        """,
        "假设：若其掩码不含该方向，UIKit 采用一个被允许的方向且不抛出异常。"),
    ])

  static let orderOfChoice = RuleRecord(
    .choice, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Among several allowed orientations, an undocumented order decides", "其余情况由未公开的顺序决定"),
    [
      Sentence(
        """
        Assumption: if several orientations are allowed, the device's orientation comes first, also at a presentation \
        or a call of setNeedsUpdateOfSupportedInterfaceOrientations, then the current one, then the first in an order.
        """,
        """
        假设：有多个方向被允许时，设备的方向优先（呈现和更新时也是如此），其次是当前方向，再次是某个顺序中的第一个。
        """,
        [
          Citation(
            .viewControllerPreferredOrientation, .disagreesInPart,
            part: "a presentation: the current one, not the device’s",
            at: "section “Discussion”, second paragraph",
            "a controller without a preferred orientation is presented in the current orientation of the status bar")
        ]),
      Sentence(
        """
        Assumption: the order is portrait, landscape right, landscape left, upside down; a scenario can state another \
        order.
        """,
        "假设：该顺序为竖屏、landscapeRight、landscapeLeft、倒竖屏；场景可以另行指定。"),
    ])
}

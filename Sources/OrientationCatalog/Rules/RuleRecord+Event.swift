import Orientation

extension RuleRecord {
  static let attemptRotationFollowsDevice = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    title: LocalizedText("attemptRotationToDeviceOrientation only follows the device", "attemptRotation 只转向设备方向"),
    [
      Sentence(
        """
        On iOS 5 to 15, attemptRotationToDeviceOrientation tries at once to rotate the interface to the device's \
        orientation.
        """,
        "在 iOS 5 至 15 上，attemptRotationToDeviceOrientation 立即尝试把界面转到设备方向。",
        [
          Citation(
            .viewControllerAttemptRotation, at: "abstract and section “Discussion”",
            """
            Tries to rotate all windows to the orientation of the device; the system does so immediately (available \
            from iOS 5.0, deprecated in 16.0)
            """),
          Citation(
            .viewControllerHeader15, .agreesInPart, part: "the turn, not “at once”",
            at: "comment above attemptRotationToDeviceOrientation, lines 316–318",
            "If the interface does not match the device, a rotation may occur"),
          Citation(
            .history, .agreesInPart, part: "immediate, told of the iOS 5 to 8 days", at: "section 三, 3, lines 49–57",
            """
            The call makes interface and device orientation agree immediately; UIKit asks for the supported \
            orientations again
            """),
        ]),
      Sentence(
        "The interface rotates only if the view controllers allow the new orientation.",
        "仅在控制器允许时才转动。",
        [
          Citation(
            .viewControllerHeader15, at: "comment above attemptRotationToDeviceOrientation, lines 316–318",
            """
            The rotation may occur provided all relevant view controllers now answer YES for it; the comment still \
            names shouldAutorotateToInterfaceOrientation:
            """),
          Citation(
            .schwarzAttemptRotationGist, .agreesInPart, part: "the negative case", at: "description of the gist",
            "Where the controller does not support the device's orientation, nothing turns"),
          Citation(
            .history, .agreesInPart, part: "iOS 6", at: "section 三, 3, lines 55–57",
            """
            Change what supportedInterfaceOrientations returns, then call the method: the system reads the value again
            """),
        ]),
      Sentence(
        "On iOS 11 and earlier, the method rotates the interface to no other orientation.",
        "在 iOS 11 及更早版本中，它不会转到别处。",
        [
          Citation(
            .flutter13238, at: "description, 2017-11-29",
            """
            On iOS 10 and 11 a change from portrait to landscape alone turned nothing until the device was turned; the \
            author names the call of attemptRotationToDeviceOrientation as not enough
            """),
          Citation(
            .history, at: "section 四, line 74",
            "To turn the interface to an orientation of one's choice the method is no help"),
          Citation(
            .schwarzAttemptRotationGist, .agreesInPart, part: "April 2015; no version is named",
            at: "description of the gist, created 2015-04-24",
            "It does not rotate to what the controller supports when the device's orientation is not supported"),
        ]),
      Sentence(
        "Assumption: on iOS 12 to 15, the method rotates the interface to no other orientation either.",
        "假设：iOS 12 至 15 也不会。"),
    ])

  static let attemptRotationReplaced = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText(
      "On iOS 16 and later, attemptRotationToDeviceOrientation is replaced", "iOS 16 起 attemptRotation 已被取代"),
    [
      Sentence(
        """
        On iOS 16 and later, attemptRotationToDeviceOrientation is deprecated in favour of \
        setNeedsUpdateOfSupportedInterfaceOrientations.
        """,
        """
        从 iOS 16 起，attemptRotationToDeviceOrientation 被弃用，由 setNeedsUpdateOfSupportedInterfaceOrientations 取\
        代。
        """,
        [
          Citation(
            .viewControllerHeader, at: "declaration of attemptRotationToDeviceOrientation, line 319",
            """
            API_DEPRECATED for ios(5.0, 16.0), with the message to use setNeedsUpdateOfSupportedInterfaceOrientations
            """),
          Citation(
            .cordovaPluginScreenOrientation100, at: "comment of 2022-08-11",
            """
            Quotes the release notes of iOS 16: deprecated and replaced with \
            setNeedsUpdateOfSupportedInterfaceOrientations
            """),
          Citation(
            .macios16292, at: "description, 2022-10-07",
            """
            Quotes the section UIKit, Deprecations, of the iPadOS 16 release notes: deprecated and replaced with the \
            new method
            """),
          Citation(unopened: .appleReleaseNotesIOS16),
          Citation(
            .viewControllerAttemptRotation, .agreesInPart, part: "the deprecation, not the replacement",
            at: "availability",
            "iOS 5.0 to 16.0"),
        ]),
      Sentence(
        "Assumption: on iOS 16 and later, attemptRotationToDeviceOrientation has no effect.",
        "假设：此后旧调用没有效果。",
        [
          Citation(
            .cordovaPluginScreenOrientation102, .disagreesInPart,
            part: "a recipe with this call and a changed mask, on iOS 16",
            at: "description and review of 2022-09-21",
            """
            A change that drops key-value coding and makes use of attemptRotationToDeviceOrientation instead is said \
            to cure an app on iOS 16
            """),
          Citation(
            .capacitorScreenOrientation27, .disagreesInPart, part: "the library's lock on 16.2; the call is not named",
            at: "description, 2023-01-03",
            "The plugin works on iOS 16.2, with the log line about UIDevice.orientation"),
        ]),
    ])

  static let updateAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText(
      "On iOS 16 and later, setNeedsUpdate… makes UIKit read the mask again", "iOS 16 起可请求更新使 UIKit 重新询问"),
    [
      Sentence(
        """
        On iOS 16 and later, setNeedsUpdateOfSupportedInterfaceOrientations signals that a view controller's supported \
        or preferred orientations changed.
        """,
        "从 iOS 16 起，setNeedsUpdateOfSupportedInterfaceOrientations 通知控制器支持的方向或首选方向已改变。",
        [
          Citation(
            .viewControllerHeader, at: "doc comment of setNeedsUpdateOfSupportedInterfaceOrientations, lines 330–332",
            """
            Notifies the view controller of a change that affects supported orientations or the preferred orientation \
            for presentation; API_AVAILABLE(ios(16.0))
            """),
          Citation(
            .viewControllerSetNeedsUpdate, at: "abstract",
            """
            Notifies the view controller about a change in supported orientations or in the preferred orientation; \
            available from iOS 16.0
            """),
          Citation(
            .projectReport, at: "section 三, “强制旋转”, lines 116–119",
            "New in iOS 16: tell the controller that one is ready to turn; the header's comment is quoted"),
          Citation(unopened: .appleReleaseNotesIOS16, .agreesInPart),
        ]),
      Sentence(
        "By default, the method animates a change of orientation.",
        "它默认以动画呈现方向的改变。",
        [
          Citation(
            .viewControllerSetNeedsUpdate, at: "section “Discussion”",
            """
            By default the method animates any changes to orientation; for a nonanimated update call it from \
            performWithoutAnimation
            """),
          Citation(
            .viewControllerHeader, at: "doc comment of setNeedsUpdateOfSupportedInterfaceOrientations, lines 330–331",
            """
            By default it will animate any changes to orientation; a non-animated update is called within \
            performWithoutAnimation:
            """),
        ]),
      Sentence(
        """
        Assumption: UIKit then reads the allowed orientations again and rotates the interface if the current \
        orientation is no longer allowed.
        """,
        "假设：UIKit 随后重新询问；当前方向不再被允许时转动界面。",
        [
          Citation(
            .godot119773, .agreesInPart,
            part: "the turn once the root has the mask; the kind of update is not spelled out",
            at: "description, 2026-05-26, and review of 2026-05-27",
            """
            The orientation preferences are handed to the root controller before an update is requested; the reviewer \
            sees it working
            """),
          Citation(
            .godot118350, .agreesInPart, part: "by implication: it worked while the controller was the root",
            at: "description, 2026-04-09",
            """
            On iOS 17 and 18 a set orientation and an update alone turn nothing since a hosting controller is the \
            root; called a regression of Godot 4.6
            """),
          Citation(
            .ionicCapacitorPlugins2100, .agreesInPart, part: "the turn, not what caused it",
            at: "description, 2024-05-09",
            """
            Back from a presented browser the app rotates to portrait although the geometry request fails with \
            “Requested: portrait; Supported: landscapeLeft”
            """),
          Citation(
            .projectReport, .disagreesInPart, part: "it does not rely on this method alone",
            at: "section 三, lines 116 and 125–139",
            "First notify the controller, then call the method that turns: a geometry request"),
        ]),
      Sentence(
        "Assumption: if the device's orientation has become allowed, the interface rotates to it.",
        "假设：设备方向已变为允许时，转到设备方向。",
        [
          Citation(
            .viewControllerHeader, .agreesInPart, part: "by implication: it replaces the call that does this",
            at: "declaration of attemptRotationToDeviceOrientation, line 319",
            "The deprecated call that turns to the device's orientation names this method as its replacement"),
          Citation(
            .chromiumFirstRunAppAgent, .agreesInPart, part: "the call after a mask became wider, not the turn",
            at: "comment above unlockInterfaceOrientation",
            """
            After a portrait-only first run iOS must be told that the supported orientations changed; this method \
            alone is called
            """),
        ]),
    ])

  static let unannouncedChangeWaits = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("A changed mask has no effect until UIKit reads it again", "未通知的改变会等待"),
    [
      Sentence(
        "Before iOS 9, nothing happens at the moment when a mask changes and no call notifies UIKit.",
        "在 iOS 8 及更早版本中，掩码改变而没有通知 UIKit 时，当时什么都不会发生。",
        [
          Citation(
            .history, at: "section 三, 3, line 54",
            "With a changed value and no call, interface and device agree only at the device's next change"),
          Citation(
            .viewControllerAttemptRotation, .agreesInPart, part: "by implication", at: "section “Discussion”",
            """
            An app whose conditions for the supported orientations change should call the method, and the system then \
            tries to rotate
            """),
          Citation(
            .viewControllerHeader15, .agreesInPart, part: "by implication",
            at: "comment above attemptRotationToDeviceOrientation, line 316",
            "Call it when the return value for an orientation changes"),
        ]),
      Sentence(
        "Assumption: the same is true on iOS 9 and later.",
        "假设：iOS 9 起也一样。",
        [
          Citation(
            .viewControllerHeader, .agreesInPart, part: "by implication, 16 and later",
            at: "doc comment of setNeedsUpdateOfSupportedInterfaceOrientations, line 330",
            "There is a method that notifies of such a change"),
          Citation(
            .chromiumFirstRunAppAgent, .agreesInPart, part: "that iOS has to be notified, 16 and later",
            at: "comment above unlockInterfaceOrientation",
            "iOS must be notified that the supported interface orientations have changed"),
          Citation(
            .reactNativeOrientationLocker243, .agreesInPart, part: "iOS 16, with a geometry request but no update",
            at: "comment of 2022-10-02",
            "After a lock nothing changes until the device is rotated; the author suspects the missing update"),
        ]),
      Sentence(
        "On iOS 6 and later, UIKit reads the mask again when the device is turned.",
        "从 iOS 6 起，转动设备时 UIKit 会重新询问掩码。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”",
            """
            When the device orientation changes, the system calls this on the root or the topmost modal controller \
            that fills the window, and rotates if it supports the new orientation
            """),
          Citation(
            .appleReleaseNotesIOS6, at: "“Notes and Known Issues”, the item on autorotation in iOS 6",
            """
            The supported orientations can change over time; the system asks the top-most full-screen controller \
            whenever the device rotates
            """, read: "2026-07-18"),
          Citation(
            .history, .agreesInPart, part: "up to iOS 8", at: "section 三, 3, line 54",
            "The new value counts at the device's next change"),
          Citation(
            .azureCommunicationUiIos363, .disagreesInPart,
            part: "iOS 16: the turns of one app; its masks are not named",
            at: "title and description, 2022-09-29",
            "Unless the controller is updated, rotation does not work on iOS 16 until a drawer opens"),
        ]),
      Sentence(
        "On iOS 16, the new mask takes effect when the device is turned.",
        "在 iOS 16 上，设备转动后新的掩码才生效。",
        [
          Citation(
            .reactNativeOrientationLocker243, at: "comments of 2022-09-30 and 2022-10-02",
            "After a lock the screen changes when the phone is turned, not before"),
          Citation(
            .azureCommunicationUiIos363, .disagreesInPart, part: "the turns of one app; its masks are not named",
            at: "title and description, 2022-09-29",
            "On iOS 16 turns have no effect until a drawer opens or the controller is updated"),
        ]),
      Sentence(
        """
        Assumption: a presentation, a dismissal or a call of setNeedsUpdateOfSupportedInterfaceOrientations uses the \
        new mask too.
        """,
        "假设：呈现、关闭和更新也采用新掩码。",
        [
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "a full-screen presentation",
            at: "“Notes and Known Issues”, the item on autorotation in iOS 6",
            "The system also asks whenever a controller is presented with the full-screen style", read: "2026-07-18"),
          Citation(
            .viewControllerHeader, .agreesInPart, part: "setNeedsUpdateOfSupportedInterfaceOrientations",
            at: "doc comment of setNeedsUpdateOfSupportedInterfaceOrientations, line 330",
            "The method notifies of a change of the supported orientations"),
        ]),
    ])

  static let pushAndPopDoNotRotate = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    title: LocalizedText("On iOS 15 and earlier, a push or pop does not rotate the interface", "iOS 15 及更早的压入与弹出不转屏"),
    [
      Sentence(
        "Before iOS 16, a push does not rotate the interface.",
        "在 iOS 15 及更早版本中，压入不会转动界面。",
        [
          Citation(
            .jishuzhanPresentation, at: "section “push 场景”, “iOS 15 及以下”",
            "From a portrait page to a pushed landscape page it does not rotate by itself; one has to trigger it"),
          Citation(
            .zxfcumtcsLandscape, .agreesInPart, part: "iOS 6 to 9 by its date", at: "section “从横屏 push 仅支持竖屏的页面”",
            "A portrait-only page that is pushed in landscape appears in landscape"),
          Citation(
            .alexandreForcingOrientationPush, .agreesInPart, part: "at least iOS 9, by the author's scope",
            at: "section “The problem”",
            "A landscape-only page that is reached from portrait was kept in portrait"),
          Citation(
            .alloyForceOrientationReadme, .agreesInPart, part: "iOS 6: a presentation is needed", at: "README",
            """
            The only known ways to force an orientation for a pushed controller are a modal presentation and a \
            transform by hand
            """),
        ]),
      Sentence(
        "At a push, UIKit calls the orientation methods of no view controller.",
        "压入时 UIKit 不询问任何控制器。",
        [
          Citation(
            .zxfcumtcsLandscape, at: "section “从横屏 push 仅支持竖屏的页面”",
            """
            No rotation is triggered, and the rotation methods of neither the navigation controller nor the two pages \
            are called
            """)
        ]),
      Sentence(
        """
        The interface rotates when the device is next turned to an orientation that the pushed view controller allows.
        """,
        "下一次把设备转到该页面允许的方向时，它才转动。",
        [
          Citation(
            .alexandreForcingOrientationPush, at: "section “The problem”",
            """
            The landscape page stayed in portrait until the device was rotated to landscape; from then on it could not \
            go back to portrait
            """)
        ]),
      Sentence(
        "A pop does not rotate the interface either.",
        "弹出同样不会转动界面。",
        [
          Citation(
            .pocketIOS211, at: "description, 2022-07-22",
            """
            After a turn to landscape in the reader and a pop, the app remains in landscape, with any combination of \
            supportedInterfaceOrientations and shouldAutorotate
            """),
          Citation(
            .reSideMenu127, .disagreesInPart, part: "iOS 7, once the container forwards the mask",
            at: "description, 2014-05-13",
            "A popped-to page was not re-oriented until the menu container forwarded supportedInterfaceOrientations"),
          Citation(
            .zxfcumtcsLandscape, .disagrees, at: "section “从横屏 pop 回竖屏”",
            """
            At the pop the system calls supportedInterfaceOrientations of the page below; with portrait returned there \
            it appears in portrait
            """),
        ]),
      Sentence(
        "Assumption: a switch to another tab does not rotate the interface either.",
        "假设：切换标签也不转动界面。"),
    ])

  static let pushAndPopNeedUpdate = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("On iOS 16 and later, a push or pop needs a setNeedsUpdate… call", "iOS 16 起压入与弹出需要请求更新"),
    [
      Sentence(
        """
        Assumption: on iOS 16 and later, a push, a pop or a switch to another tab does not rotate the interface by \
        itself.
        """,
        "假设：从 iOS 16 起，压入、弹出或切换标签本身不转动界面。",
        [
          Citation(
            .qmuiInterface, .disagrees, at: "lines 127–128 (comment in +load)",
            """
            On iOS 16 and later the system rotates by itself when another page shows, so the library switches its own \
            turning off
            """)
        ]),
      Sentence(
        "Assumption: the view controller that appears has to call setNeedsUpdateOfSupportedInterfaceOrientations.",
        "假设：出现的控制器须调用 setNeedsUpdateOfSupportedInterfaceOrientations。",
        [
          Citation(
            .cordovaPluginScreenOrientation100, .agreesInPart,
            part: "a call after a change of the orientations, no push",
            at: "comment of 2022-08-11",
            "Quotes the workaround of the iOS 16 release notes: if the supported orientations change, use this method"),
          Citation(
            .reactNativeScreens4117, .agreesInPart, part: "a call at a transition, before a geometry request",
            at: "description, 2026-05-31",
            """
            Refreshes the top controller's supported-orientation state and then requests a geometry update, also \
            during navigation transitions
            """),
        ]),
    ])

  static let presentationAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("A full-screen presentation makes UIKit read the mask again", "全屏呈现使 UIKit 重新询问"),
    [
      Sentence(
        """
        On iOS 6 and later, a full-screen presentation makes UIKit read the supported orientations of the top-most \
        full-screen view controller.
        """,
        "从 iOS 6 起，全屏呈现使 UIKit 询问最上层的全屏控制器。",
        [
          Citation(
            .appleReleaseNotesIOS6, at: "“Notes and Known Issues”, the item on autorotation in iOS 6",
            """
            The system asks it for its supported orientations whenever the device rotates or a controller is presented \
            with the full-screen modal style
            """, read: "2026-07-18"),
          Citation(unopened: .viewControllerProgrammingGuide, .agreesInPart),
        ]),
      Sentence(
        "On iOS 6, this forces an orientation that the view controller allows.",
        "在 iOS 6 上，这会强制转到它允许的方向。",
        [
          Citation(
            .alloyForceOrientationReadme, at: "README",
            """
            Presenting a controller modally is a known way to force an orientation on iOS 6, regardless of the \
            device's; a dummy with the wanted mask is presented for it
            """)
        ]),
      Sentence(
        "On iOS 13, a fullScreen or overFullScreen presentation does so; a sheet does not.",
        "在 iOS 13 上，fullScreen 和 overFullScreen 会如此，表单不会。",
        [
          Citation(
            .mattneubForcedRotation, at: "ViewController.swift, lines 13–20",
            """
            On iOS 13 one must ask for fullScreen or overFullScreen to get the forced rotation; the sheet does not \
            force it
            """, ran: true)
        ]),
      Sentence(
        "When the presented view controller is dismissed, UIKit calls the orientation methods again.",
        "关闭它时，UIKit 再次询问。",
        [
          Citation(
            .nytPhotoViewer202, at: "description, 2016-07-08",
            """
            With a plain transition UIKit calls the app delegate at the dismissal as expected; with the library's own \
            transition it does not, and the app stays in landscape
            """),
          Citation(
            .projectReport, .agreesInPart, part: "preferredInterfaceOrientationForPresentation, by its crash",
            at: "section 五, lines 341–342",
            "While a landscape modal over a portrait page is dismissed, that method is called"),
        ]),
      Sentence(
        "On iOS 7, the interface then rotates back; on iOS 8, it was seen not to rotate back.",
        "随后 iOS 7 会转回；iOS 8 曾被报告不转。",
        [
          Citation(
            .openradar18176955, at: "description (radar of the iOS 8 betas, mirrored 2015-08-11)",
            """
            On iOS 8, built with its SDK, a portrait-only presenter is left in landscape after the dismissal; not on \
            iOS 7, and not with an older SDK
            """)
        ]),
      Sentence(
        """
        Assumption: other versions do the same, and the interface rotates back; at the dismissal of a sheet, UIKit \
        calls no orientation method.
        """,
        "假设：其他版本相同并会转回；关闭表单时不询问。",
        [
          Citation(
            .viewControllerPreferredOrientation, .agreesInPart,
            part: "the turn, on iOS 6 and later, where a preferred orientation is named",
            at: "section “Discussion”",
            "A controller that is presented full screen and implements this is shown in its preferred orientation"),
          Citation(
            .nytPhotoViewer202, .agreesInPart, part: "the turn back, by implication, 2016",
            at: "description, 2016-07-08",
            "The app stays in landscape where the delegate is not asked; with a plain transition all is as expected"),
          Citation(
            .ionicCapacitorPlugins2100, .agreesInPart,
            part: "a turn back, with a lock at the same moment, iOS 16 or later",
            at: "description, 2024-05-09",
            "Dismissing a browser in landscape brings the app back and switches it to portrait"),
          Citation(
            .history, .disagreesInPart, part: "iOS 5", at: "section 四, 3, lines 84–93",
            "Gives presenting and dismissing for iOS 4 and for 6 and later, and another trick for iOS 5"),
          Citation(
            .openradar18176955, .disagreesInPart, part: "the turn back on iOS 8",
            at: "description (radar of the iOS 8 betas, mirrored 2015-08-11)",
            "The presenter is forced into landscape although it does not support it"),
        ]),
      Sentence(
        """
        Assumption: UIKit calls the orientation methods before viewWillAppear and viewWillDisappear, so it does not \
        use what these change; a scenario can state the other order.
        """,
        """
        假设：UIKit 在 viewWillAppear 和 viewWillDisappear 之前询问，因此看不到它们所作的改变；情景可以指定相反的顺序。
        """),
    ])

  static let methodNotAvailableYet = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("On older iOS versions, newer rotation methods are unavailable", "方法在出现之前不能调用"),
    [
      Sentence(
        "setNeedsUpdateOfSupportedInterfaceOrientations is available on iOS 16 and later.",
        "setNeedsUpdateOfSupportedInterfaceOrientations 从 iOS 16 开始提供。",
        [
          Citation(.viewControllerHeader, at: "line 332", "declared with API_AVAILABLE(ios(16.0))"),
          Citation(.viewControllerSetNeedsUpdate, at: "availability", "iOS 16.0 and later"),
        ]),
      Sentence(
        "requestGeometryUpdate is available on iOS 16 and later too.",
        "requestGeometryUpdate 也从 iOS 16 开始提供。",
        [
          Citation(.windowSceneHeader, at: "line 28", "declared with API_AVAILABLE(ios(16.0))"),
          Citation(.windowSceneRequestGeometryUpdate, at: "availability", "iOS 16.0 and later"),
        ]),
      Sentence(
        "In one report, a geometry request on iOS 15 throws an exception.",
        "据一份报告，在 iOS 15 上发出几何请求会抛出异常。",
        [
          Citation(
            .macios16113, at: "title, and comment of 2022-09-26",
            "the call throws on iOS 15; the maintainer answers that the preferences class is new in iOS 16")
        ]),
      Sentence(
        "Assumption: in every earlier version, such a call is unavailable, and the interface does not rotate.",
        "假设：在更早的所有版本上，这样的调用不可用，什么也不会转动。"),
      Sentence(
        "setNeedsUpdateOfPrefersInterfaceOrientationLocked is available on iOS 26 and later.",
        "setNeedsUpdateOfPrefersInterfaceOrientationLocked 从 iOS 26 起才有。",
        [
          Citation(.viewControllerSetNeedsUpdateOfLock, at: "availability", "available from iOS and iPadOS 26.0 on")
        ]),
    ])

  static let rootIsAskedAfterLaunch = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("After launch, UIKit calls the delegate and the root view controller", "启动之后询问代理和根控制器"),
    [
      Sentence(
        """
        When the window shows its root view controller, the interface rotates if that view controller does not allow \
        the launch orientation.
        """,
        "窗口显示根视图控制器时，如果该控制器不允许启动时的方向，界面就会旋转。",
        [
          Citation(
            .mattneubLaunchRotationEvents, at: "lines 124–139 (iOS 11) and 181–188 (iOS 10)",
            """
            on iOS 10 and 11 an app that accepts any orientation launches into portrait and rotates where its \
            controller wants landscape
            """, ran: true),
          Citation(
            .mattneubLaunchRotationEvents15, at: "lines 119–135",
            """
            on iOS 15, an iPhone SE 2 held in portrait: launch into portrait, then a rotation to the landscape that \
            the controller wants
            """, ran: true),
        ]),
      Sentence(
        """
        On iOS 10, after the launch, the interface also rotates to the landscape orientation in which the device is \
        held.
        """,
        "在 iOS 10 上，启动之后它还会转到设备所处的横屏。",
        [
          Citation(
            .mattneubLaunchRotationEvents, at: "lines 160–169",
            """
            normal launch with the device in landscape: a portrait view first, then a visible rotation and the \
            transition to landscape
            """, ran: true)
        ]),
      Sentence(
        "What the app delegate returns takes effect only after the launch has finished.",
        "应用代理的回答在启动完成之后才生效。",
        [
          Citation(
            .appleTN2244, at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            """
            the orientations returned by application:supportedInterfaceOrientationsForWindow: take effect only after \
            the app has finished launching
            """, read: "2026-07-26")
        ]),
      Sentence(
        """
        Assumption: this is when UIKit first calls the orientation methods of the delegate and the view controllers, \
        in every version and on iPad.
        """,
        "假设：代理和控制器此时第一次被询问，各版本和 iPad 上均如此。"),
    ])

  static let resizingIsNotRotation = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Resizing a window is not a rotation", "调整窗口大小不是旋转"),
    [
      Sentence(
        """
        In Split View, the app receives a change of the window’s size as a change of the window’s bounds and of size \
        classes.
        """,
        "在分屏中，窗口大小的改变以窗口边界和尺寸类别的改变传给应用。",
        [
          Citation(
            .appleSplitViewQuickStart, at: "section “Slide Over and Split View Quick Start”, paragraph on Split View",
            """
            rotating the device and sliding the divider are both communicated as a bounds change to the window, with \
            the size classes of the root view controller
            """)
        ]),
      Sentence(
        "Half of a landscape screen can be taller than it is wide, and its orientation is still landscape.",
        "横屏屏幕的一半可能高大于宽，却仍是横屏。",
        [
          Citation(
            .slideOverKit43, at: "description, of 2017-08-25",
            """
            at half the width of a landscape iPad the assumption that a width below the height means portrait is not \
            true
            """),
          Citation(
            .ios9DayByDay6, .disagrees, at: "section “Don't Use UIInterfaceOrientation any more!”",
            """
            in Split View on a landscape iPad UIInterfaceOrientationPortrait will be returned, for a case where the \
            height is larger
            """),
        ]),
      Sentence(
        "In iPhone Mirroring on iOS 27, an app runs in portrait whatever the shape of its scene.",
        "在 iOS 27 的 iPhone 镜像中，无论场景是什么形状，应用都以竖屏运行。",
        [
          Citation(
            .wwdc26Session278, at: "7:37",
            """
            in iPhone Mirroring apps always run in the portrait interface orientation, regardless of the scene’s \
            aspect ratio
            """),
          Citation(
            .appleReleaseNotesIOS27, .disagreesInPart, part: "before the first resize",
            at: "section “UIKit”, resolved issue 178555304",
            """
            with the SDK of iOS 27 supported orientations should be honored until the user begins to resize the window
            """),
        ]),
      Sentence(
        """
        Assumption: in every version and every resized window, including Stage Manager and iPadOS 26, view controllers \
        receive the new size and the interface orientation stays the same.
        """,
        "假设：在所有版本上，在任何大小改变的窗口中，包括台前调度和 iPadOS 26，控制器都会得到新的尺寸，而界面方向不变。"),
    ])
}

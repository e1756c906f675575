import Orientation

extension RuleRecord {
  static let controllerMaskDefault = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    title: LocalizedText("The default controller mask differs on iPhone and iPad", "控制器的默认掩码取决于设备类型"),
    [
      Sentence(
        """
        On iOS 6 and later, a view controller that does not override supportedInterfaceOrientations supports all \
        orientations on iPad and all but upside down on iPhone.
        """,
        """
        从 iOS 6 起，未重写 supportedInterfaceOrientations 的控制器在 iPad 上支持全部方向，在 iPhone 上支持除倒竖屏外\
        的全部方向。
        """,
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”, third paragraph",
            "the default is all for the iPad idiom and allButUpsideDown for the iPhone idiom; available from iOS 6.0"),
          Citation(
            .appleQA1688, at: "item “The view controller does not support the new orientation”",
            """
            beginning with iOS 6 the default implementation returns UIInterfaceOrientationMaskAll on iPad and \
            AllButUpsideDown on iPhone
            """, read: "2026-07-18"),
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, item “Autorotation is changing in iOS 6”",
            """
            by default the masks of the app and of a view controller are all for the iPad idiom, all but upside down \
            for the iPhone idiom
            """, read: "2026-07-18"),
        ]),
      Sentence(
        """
        On iOS 7 and later, a split view controller whose delegate does not return a mask supports the same \
        orientations.
        """,
        "从 iOS 7 起，代理不作答的分栏控制器默认值相同。",
        [
          Citation(
            .splitViewDelegateOrientations, at: "section “Discussion”",
            """
            without the delegate’s method the split view controller supports all orientations on iPad and all but \
            upside down on iPhone; available from iOS 7.0
            """)
        ]),
      Sentence(
        "Assumption: other containers support the same orientations.",
        "假设：其他容器也是如此。",
        [
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "view controllers in general, no container by name",
            at: "section “UIKit”, item “Autorotation is changing in iOS 6”",
            """
            gives the default for any view controller and says in the same item that containers do not consult their \
            children
            """, read: "2026-07-18"),
          Citation(
            .firefoxIOS5950, .disagreesInPart, part: "a navigation controller, an iPhone with a home button, iOS 13",
            at: "description",
            """
            on iOS 13 the app turned upside down in its navigation controller, which it had not done on iOS 12, until \
            the navigation controller’s delegate answered
            """),
        ]),
    ])

  static let emptyControllerMaskThrows = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    title: LocalizedText("An empty controller mask throws an exception", "空的控制器掩码会引发异常"),
    [
      Sentence(
        """
        On iOS 6 and later, if a view controller's supportedInterfaceOrientations or the mask that a delegate returns \
        is 0, UIKit raises UIApplicationInvalidInterfaceOrientation.
        """,
        """
        从 iOS 6 起，控制器的 supportedInterfaceOrientations 或代理的回答为 0 时，UIKit 抛出 \
        UIApplicationInvalidInterfaceOrientation 异常。
        """,
        [
          Citation(
            .invalidInterfaceOrientationException, at: "section “Discussion”",
            """
            the exception is thrown if a view controller or the app returns 0 instead of a valid set of orientations; \
            available from iOS 6.0
            """),
          Citation(
            .applicationHeader, .agreesInPart, part: "the controller’s mask, not the delegate’s answer",
            at: "lines 46 to 49, comment above UIApplicationInvalidInterfaceOrientationException",
            "raised if supportedInterfaceOrientations returns 0; available from iOS 6.0", read: "2024-09-17"),
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart, part: "that 0 is not allowed, no exception",
            at: "section “Discussion”, third paragraph",
            "the value that is returned must not be 0"),
          Citation(unopened: .viewControllerProgrammingGuide, .agreesInPart),
          Citation(
            .unityViewControllerBase, .disagreesInPart, part: "up to iOS 15",
            at: "comment in EnabledAutorotationInterfaceOrientations()",
            "before iOS 16 the engine returned 0 and iOS kept the orientation as it was"),
        ]),
      Sentence(
        "Unity's code says that on iOS 15 and earlier a mask of 0 kept the current orientation instead.",
        "Unity 的代码则称，在 iOS 15 及更早版本上掩码 0 会保持当前方向。",
        [
          Citation(
            .unityViewControllerBase, at: "comment in EnabledAutorotationInterfaceOrientations()",
            "the engine used to return 0, which iOS handled by keeping the orientation; that changed with iOS 16"),
          Citation(
            .invalidInterfaceOrientationException, .disagrees, at: "section “Discussion”",
            "an exception is thrown if 0 is returned; it makes no difference between versions"),
        ]),
      Sentence(
        "Assumption: a mask that has no bit of an orientation counts as 0.",
        "假设：各位都不代表方向的掩码视同 0。"),
      Sentence(
        "On iOS 6, setStatusBarOrientation:animated: works only if the mask is 0.",
        "在 iOS 6 上，状态栏方向的设置方法正需要掩码 0。",
        [
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, item “Autorotation is changing in iOS 6”, last point",
            """
            setStatusBarOrientation:animated: works only if supportedInterfaceOrientations of the top-most full-screen \
            controller returns 0
            """, read: "2026-07-18")
        ]),
      Sentence(
        "Assumption: the same is true on iOS 7 and 8.",
        "假设：iOS 7 和 8 上也是如此。"),
    ])

  static let shouldAutorotateNoKeepsCurrent = RuleRecord(
    .controller, VersionRange(from: OSVersion(6), until: OSVersion(16)),
    title: LocalizedText(
      "On iOS 6 to 15, shouldAutorotate false keeps the orientation", "shouldAutorotate 为 false 时界面保持不变"),
    [
      Sentence(
        """
        On iOS 6 to 15, if the view controller that UIKit calls returns false from shouldAutorotate, UIKit does not \
        continue with the rotation, and the interface stays in its current orientation.
        """,
        "在 iOS 6 至 15 上，被询问的控制器从 shouldAutorotate 返回 false 时，UIKit 不继续旋转，界面保持当前方向。",
        [
          Citation(
            .appleQA1688, at: "item “The view controller declined to rotate”",
            """
            beginning with iOS 6 UIKit calls shouldAutorotate of the topmost controller to learn whether to proceed \
            with the rotation; NO disables automatic rotation
            """, read: "2026-07-18"),
          Citation(
            .viewControllerShouldAutorotate, .agreesInPart,
            part: "that it decides and in which versions, not what the interface does",
            at: "section “Return Value” and availability",
            "true if the content should rotate, otherwise false; iOS 6.0 to 16.0"),
          Citation(
            .projectReport, .agreesInPart, part: "below iOS 16 it decides, not that the interface stays",
            at: "section 三, after the three methods",
            "below iOS 16 it decides whether the page rotates by itself"),
          Citation(
            .history, .disagreesInPart, part: "that the current orientation stays",
            at: "section 三, point 2, first method",
            "NO leaves portrait as the only supported orientation"),
        ]),
      Sentence(
        "UIKit then does not call supportedInterfaceOrientations of this view controller.",
        "此时 UIKit 不获取其掩码。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”, second paragraph",
            "the system calls supportedInterfaceOrientations only if shouldAutorotate returns true"),
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, item “Autorotation is changing in iOS 6”",
            "the supported orientations are retrieved only if the controller returns YES from shouldAutorotate",
            read: "2026-07-18"),
          Citation(
            .projectReport, at: "section 三, after the three methods",
            "after NO the other two methods are not called"),
          Citation(
            .history, at: "section 三, point 2, first method",
            "after NO the other two methods are not called any more"),
        ]),
      Sentence(
        "The default of shouldAutorotate is true.",
        "默认值为 true。",
        [
          Citation(.viewControllerShouldAutorotate, at: "section “Return Value”", "it returns true by default"),
          Citation(
            .appleQA1688, at: "item “The view controller declined to rotate”",
            "the default implementation returns YES", read: "2026-07-18"),
          Citation(.videoQA, .disagrees, at: "answer 3", "not writing the method is taken for false"),
        ]),
    ])

  static let shouldAutorotateNotConsulted = RuleRecord(
    .controller, VersionRange(from: OSVersion(16)),
    title: LocalizedText(
      "On iOS 16 and later, shouldAutorotate does not stop a rotation", "iOS 16 起不再询问 shouldAutorotate"),
    [
      Sentence(
        "On iOS 16 and later, shouldAutorotate is no longer supported.",
        "从 iOS 16 起不再支持 shouldAutorotate。",
        [
          Citation(
            .appleReleaseNotesIpados16, at: "section “UIKit”, “Deprecations”",
            "-[UIViewController shouldAutorotate] is deprecated and no longer supported"),
          Citation(unopened: .appleReleaseNotesIOS16),
          Citation(
            .viewControllerHeader, .agreesInPart, part: "deprecated, not that it stops working", at: "line 325",
            "shouldAutorotate is deprecated, iOS 6.0 to 16.0", read: "2024-09-17"),
          Citation(
            .viewControllerShouldAutorotate, .agreesInPart, part: "deprecated, not that it stops working",
            at: "availability",
            "iOS 6.0 to 16.0"),
          Citation(
            .projectReport, .agreesInPart, part: "that it has no effect", at: "section 三, after the three methods",
            "on iOS 16 and later shouldAutorotate has no effect; supportedInterfaceOrientations has to be used"),
          Citation(
            .viewControllerSupportedOrientations, .disagreesInPart, part: "that it still counts; no version",
            at: "section “Discussion”, second paragraph",
            "still says that the mask is read only if shouldAutorotate returns true"),
        ]),
      Sentence(
        "On iOS 26, UIKit does not call shouldAutorotate when the device is turned.",
        "在 iOS 26 上，设备转动时 UIKit 不询问它。",
        [
          Citation(
            .littlego437, at: "description, 2025-11-09",
            """
            a test on an iPhone with iOS 26, built with the SDK of 26: UIKit does not invoke shouldAutorotate when the \
            device’s orientation changes, it just rotates
            """, ran: true),
          Citation(
            .viewControllerSupportedOrientations, .disagrees, at: "section “Discussion”, second paragraph",
            "still says that the mask is read only if shouldAutorotate returns true"),
        ]),
      Sentence(
        """
        Assumption: UIKit does not call shouldAutorotate on iOS 16 to 18 either, nor when the app calls \
        setNeedsUpdateOfSupportedInterfaceOrientations().
        """,
        "假设：iOS 16 至 18 上以及应用请求更新时也不询问。",
        [
          Citation(
            .projectReport, .agreesInPart, part: "that it has no effect on iOS 16 and later",
            at: "section 三, after the three methods",
            "on iOS 16 and later shouldAutorotate has no effect"),
          Citation(
            .rileytestutDelta201, .agreesInPart, part: "one app on iOS 16, and the method by a commenter’s guess",
            at: "description of 2022-10-02, comment of 2024-01-17",
            """
            an app’s orientation lock stopped working with iOS 16; a commenter names the deprecation of \
            shouldAutorotate
            """),
        ]),
      Sentence(
        """
        A view controller that must not rotate returns fewer orientations from supportedInterfaceOrientations and \
        calls setNeedsUpdateOfSupportedInterfaceOrientations() after the change.
        """,
        "不应转动的控制器改为收窄 supportedInterfaceOrientations，并通知这一变化。",
        [
          Citation(
            .viewControllerHeader, at: "line 325, deprecation message",
            """
            update the supported orientations and call setNeedsUpdateOfSupportedInterfaceOrientations to indicate a \
            change
            """, read: "2024-09-17"),
          Citation(
            .appleReleaseNotesIpados16, at: "section “UIKit”, “Deprecations”, Workaround",
            "apps that rely on it should use supportedInterfaceOrientations and signal changes"),
        ]),
      Sentence(
        """
        UIKit still reads shouldAutorotate when it checks for a common orientation: on iOS 16 and 17, the exception's \
        text names its return value.
        """,
        "在检查是否有共同方向时 UIKit 仍会读取它：iOS 16 和 17 上异常的文本写明了其返回值。",
        [
          Citation(
            .appLovinMAXSDKIOS325, at: "description, 2024-05-09",
            "iOS 16/17; the text ends with [SKStoreProductViewController shouldAutorotate] is returning YES"),
          Citation(
            .mindlogger1116, .agreesInPart, part: "iOS 17 and 18", at: "description, 2026-05-08, section “Notes”",
            "on 17.1.2, 17.3 and 18.5 the text names [UnityDefaultViewController shouldAutorotate]"),
        ]),
    ])

  static let controllerAnswersPerOrientationBefore6 = RuleRecord(
    .controller, VersionRange(from: OSVersion(5), until: OSVersion(6)),
    title: LocalizedText("On iOS 5, shouldAutorotateToInterfaceOrientation: decides", "iOS 5 上控制器逐个方向作答"),
    [
      Sentence(
        "On iOS 5, UIKit calls shouldAutorotateToInterfaceOrientation: with one orientation at a time.",
        "在 iOS 5 上，UIKit 用 shouldAutorotateToInterfaceOrientation: 一次询问一个方向。",
        [
          Citation(
            .viewControllerHeader5, at: "declaration of shouldAutorotateToInterfaceOrientation: and its comment",
            "the method takes one orientation, returns BOOL and is overridden to allow rotation"),
          Citation(
            .appleQA1688, at: "item “The view controller does not support the new orientation”",
            """
            on iOS 5 and below a controller overrides the method and returns YES for each orientation that it supports
            """, read: "2026-07-18"),
          Citation(
            .history, at: "section 三, point 1",
            "returns YES if the given orientation is to be supported, else NO"),
          Citation(
            .viewControllerHeader, .agreesInPart, part: "the signature and the end", at: "lines 321 and 322",
            "the method takes one orientation; deprecated, iOS 2.0 to 6.0", read: "2024-09-17"),
          Citation(
            .mcneishAutorotationIOS6, .agreesInPart, part: "that it is called on iOS 5, not orientation by orientation",
            at: "first paragraphs",
            "on iOS 5 the method told the supported orientations, and it is still called there"),
        ]),
      Sentence(
        "If a view controller does not override this method, it returns YES only for portrait.",
        "未重写的控制器只对竖屏回答 YES。",
        [
          Citation(
            .viewControllerHeader5, at: "comment above shouldAutorotateToInterfaceOrientation:",
            "by default YES only for UIInterfaceOrientationPortrait"),
          Citation(
            .appleQA1688, at: "item “The view controller does not support the new orientation”",
            "the default implementation returns YES for portrait and so locks the controller into it",
            read: "2026-07-18"),
        ]),
    ])

  static let prefersOrientationLockedFreezes = RuleRecord(
    .controller, VersionRange(from: OSVersion(26)),
    title: LocalizedText("prefersInterfaceOrientationLocked can lock the interface", "控制器可以倾向锁定方向"),
    [
      Sentence(
        """
        On iOS 26 and later, a view controller whose prefersInterfaceOrientationLocked is true prefers that the \
        scene's orientation be locked.
        """,
        "从 iOS 26 起，prefersInterfaceOrientationLocked 为 true 的控制器倾向锁定场景的方向。",
        [
          Citation(
            .viewControllerPrefersOrientationLock, at: "summary and section “Discussion”",
            """
            true expresses the controller’s preference to lock the scene’s interface orientation; iOS 26.0 and later
            """),
          Citation(
            .appleTN3192, at: "section “Request scene orientation lock”",
            """
            the returned value says that the controller prefers the scene’s orientation to be locked while it is shown
            """),
        ]),
      Sentence(
        """
        The system considers this preference while the scene is centred, as large as the screen and not covered by \
        another scene.
        """,
        "场景居中、与屏幕同大且未被其他场景遮挡时，系统予以考虑。",
        [
          Citation(
            .viewControllerPrefersOrientationLock, at: "section “Discussion”, list of three conditions",
            """
            the system considers a lock while the scene is centred, as large as the screen and not occluded, and \
            disables it when that ends
            """)
        ]),
      Sentence(
        "The system does not guarantee the lock.",
        "系统不保证锁定。",
        [
          Citation(
            .appleTN3192, at: "section “Request scene orientation lock”, note",
            "the system does not guarantee that the preference is honoured")
        ]),
      Sentence(
        "A locked scene keeps its orientation.",
        "锁定的场景保持其方向。",
        [
          Citation(
            .windowSceneGeometryOrientationLock, at: "summary",
            "whether the scene’s interface orientation is locked and preventing changes")
        ]),
      Sentence(
        "If childForInterfaceOrientationLock returns a child, the system uses that child's preference.",
        "childForInterfaceOrientationLock 返回子控制器时，询问该子控制器。",
        [
          Citation(
            .viewControllerOrientationLockChild, at: "section “Discussion”",
            "the system uses the preference of the child that is returned; with nil it asks the controller itself")
        ]),
      Sentence(
        "Assumption: the app has to be linked against the iOS 26 SDK.",
        "假设：应用须链接 iOS 26 的 SDK。"),
    ])

  static let effectiveMaskIsIntersection = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    title: LocalizedText("App, controller and device must all allow an orientation", "应用、控制器与设备须同时允许"),
    [
      Sentence(
        """
        On iOS 6 and later, an orientation is allowed if it is in the app mask, in the mask of the one view controller \
        that UIKit calls, and among the orientations that the device supports.
        """,
        "从 iOS 6 起，一个方向只有同时在应用掩码、被询问的那个控制器的掩码以及设备支持的方向之中才被允许。",
        [
          Citation(
            .viewControllerSupportedOrientations, at: "section “Discussion”, paragraphs 2 and 4",
            """
            the root or the topmost modal controller that fills the window is called, and its mask is compared with \
            the app’s and the device’s orientations
            """),
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "app and controller, not the device",
            at: "section “UIKit”, item “Autorotation is changing in iOS 6”",
            "the app’s mask is intersected with that of the top-most full-screen controller", read: "2026-07-18"),
          Citation(
            .appDelegateOrientations, .agreesInPart, part: "app and controller, not the device",
            at: "section “Discussion”",
            "the delegate’s orientations are intersected with those of the root or topmost presented controller"),
          Citation(
            .appleQA1688, .agreesInPart, part: "app and controller, not the device",
            at: "item “The application does not support the same orientations as the view controller”",
            """
            beginning with iOS 6 the application object and the topmost controller together determine the orientations
            """, read: "2026-07-18"),
          Citation(
            .appleTN2244, .agreesInPart, part: "app and controller, not the device",
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            "the application object and the root controller both have to support the new orientation",
            read: "2026-07-26"),
          Citation(
            .applicationSupportedOrientations, .disagreesInPart,
            part: "that the app mask counts beside a controller’s own",
            at: "section “Discussion”",
            "the app’s default orientations are used only for controllers that do not specify their own"),
        ]),
      Sentence(
        "Neither the app nor the view controller can allow an orientation that the other does not allow.",
        "应用与控制器都不能放宽对方的拒绝。",
        [
          Citation(
            .appDelegateOrientations, at: "section “Discussion”",
            "app and controller must agree before the rotation is allowed"),
          Citation(
            .appleTN2244, .agreesInPart, part: "Info.plist against the root",
            at: "section “Interface Orientation and the Status Bar”",
            "an orientation that Info.plist does not list is not rotated to, even if the root controller supports it",
            read: "2026-07-26"),
          Citation(
            .luptakDeviceOrientation2013, .agreesInPart, part: "Info.plist against the controller",
            at: "section “View Controller Orientation Methods”",
            """
            on iOS 6 and later the controller’s mask does not override the target’s settings, it can only disable \
            orientations
            """),
        ]),
    ])

  static let noCommonOrientationThrows = RuleRecord(
    .controller, VersionRange(from: OSVersion(6), until: OSVersion(13)),
    title: LocalizedText("On iOS 12 and earlier, no common orientation throws", "iOS 12 及更早没有共同方向会引发异常"),
    [
      Sentence(
        """
        On iOS 6 to 12, UIKit raises an exception if the app mask and the controller mask have no orientation in \
        common and the view controller's shouldAutorotate is true.
        """,
        "在 iOS 6 至 12 上，应用掩码与控制器掩码没有共同方向且控制器允许自动旋转时，UIKit 抛出异常。",
        [
          Citation(
            .mattneubOrientationsPermitted3IOS13, at: "lines 8 to 20, comments",
            """
            on iOS 12 and before the delegate’s and the controller’s masks must agree; the controller’s other value \
            used to crash with the text, which names shouldAutorotate returning YES
            """, read: "2019-08-03", ran: true),
          Citation(
            .jdStatusBarNotification105, .agreesInPart, part: "iOS 11.4.1", at: "description, 2018-09-05",
            "the exception with its text and stack on an iPad"),
          Citation(
            .salesforceMobileSDKIOS3060, .agreesInPart, part: "iOS 12.4.1", at: "description, 2019-10-22",
            "the exception with its text and stack in a landscape-only iPad app"),
          Citation(
            .openradar33799746, .agreesInPart, part: "iOS 8.4, 10.1 and 10.3.1", at: "description, 2017-08-09",
            "an app without portrait crashes with the text when it presents SKStoreProductViewController"),
          Citation(
            .lthPasscodeViewController128, .agreesInPart, part: "iOS 9.0", at: "description, 2015-10-18",
            "a portrait-only app crashes with the text on an iPhone 5"),
          Citation(
            .mattneubOrientationsPermitted3, .agreesInPart, part: "the edition for iOS 9",
            at: "lines 6 to 16, comments",
            "plist, delegate and controller must agree; the other value crashes with the text", ran: true),
          Citation(
            .ejecta38, .agreesInPart, part: "October 2012, the version is not given", at: "description, 2012-10-19",
            "a landscape app is terminated with the text, in which no class is named"),
          Citation(
            .instabugIOS90, .agreesInPart, part: "October 2016, the version is not given",
            at: "description, 2016-10-18",
            "a landscape-only app is terminated with the text, for the album list of the photo picker"),
          Citation(
            .history, .agreesInPart, part: "not the condition of autorotation, nor the end at 12",
            at: "section 四, point 4",
            """
            on iOS 6 and later an empty intersection of the three masks raises \
            UIApplicationInvalidInterfaceOrientationException
            """),
        ]),
      Sentence(
        "The exception is UIApplicationInvalidInterfaceOrientation.",
        "该异常是 UIApplicationInvalidInterfaceOrientation。",
        [
          Citation(
            .jdStatusBarNotification105, at: "description, 2018-09-05",
            "the log of an iPad with iOS 11.4.1 names it with the text", ran: true),
          Citation(
            .salesforceMobileSDKIOS3060, at: "description, 2019-10-22",
            "the log of an iPad Air 2 with iOS 12.4.1 names it with the text", ran: true),
          Citation(
            .lthPasscodeViewController128, at: "description, 2015-10-18",
            "the termination on iOS 9.0 names it with the text", ran: true),
        ]),
      Sentence(
        "UIKit raises it when the device is turned.",
        "设备转动时如此。",
        [
          Citation(
            .gistNoCommonOrientation2013, at: "stack, frames 3 to 11",
            """
            the exception is raised in -[UIViewController __supportedInterfaceOrientations] below -[UIWindow \
            _updateInterfaceOrientationFromDeviceOrientation:]
            """, ran: true)
        ]),
      Sentence(
        "UIKit raises it at a presentation.",
        "呈现时如此。",
        [
          Citation(
            .appleTN2244, at: "section “Interface Orientation and the Status Bar”, warning",
            """
            presenting a portrait-only system controller in an app whose Info.plist lacks portrait raises an exception
            """, read: "2026-07-26"),
          Citation(
            .openradar33799746, at: "description, 2017-08-09",
            "presenting SKStoreProductViewController in an app without portrait crashes with the text"),
          Citation(
            .unityNativeAppstore2, at: "description, 2018-06-21, stack",
            """
            the text, with -[_UIFullscreenPresentationController _adjustOrientationIfNecessaryInWindow:…] in the stack
            """, ran: true),
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "a crash, the exception is not named",
            at: "section “UIKit”, last item",
            "landscape-only apps that invoke a portrait-only controller crash", read: "2026-07-18"),
        ]),
      Sentence(
        "UIKit raises it when a window's root view controller is set.",
        "窗口获得根控制器时如此。",
        [
          Citation(
            .jdStatusBarNotification105, at: "description, 2018-09-05, stack",
            "the exception is raised below -[UIWindow setRootViewController:]", ran: true)
        ]),
      Sentence(
        "Assumption: UIKit raises it at every other comparison of the two masks.",
        "假设：其他每次比较时也如此。",
        [
          Citation(
            .reactNativeOrientationLocker282, .agreesInPart, part: "a lock that the app sets, iOS 12",
            at: "description, 2023-12-08",
            "a library’s lockToLandscape crashes on iOS 12 with the text")
        ]),
    ])

  static let noCommonOrientationThrowsAtPresentation = RuleRecord(
    .controller, VersionRange(from: OSVersion(13)),
    title: LocalizedText("A full-screen modal with no common orientation throws", "全屏呈现时没有共同方向会引发异常"),
    [
      Sentence(
        """
        After iOS 12, UIKit still raises UIApplicationInvalidInterfaceOrientation when it presents a view controller \
        full screen whose mask has no orientation in common with the app mask.
        """,
        """
        iOS 12 之后，被全屏呈现的控制器的掩码与应用掩码没有共同方向时，UIKit 同样抛出 \
        UIApplicationInvalidInterfaceOrientation 异常。
        """,
        [
          Citation(
            .googleadsMobileUnity2132, at: "description, 2022-06-30, and its stack",
            """
            mostly iOS 15 and 14; the text, raised below -[_UIFullscreenPresentationController \
            _adjustOrientationIfNecessaryInWindow:…] at a presentation
            """, ran: true),
          Citation(
            .appLovinMAXSDKIOS325, at: "description, 2024-05-09",
            "iOS 16/17, in production; the text for SKStoreProductViewController and the same frames", ran: true),
          Citation(
            .appLovinMAXUnityPlugin371, .agreesInPart, part: "the stack, not the masks", at: "description, 2024-05-08",
            "iOS 17.4.1; the same exception and frames"),
          Citation(
            .hmQrCodeScanner11, .agreesInPart, part: "the style by name; the version is not given",
            at: "description, 2024-04-23",
            "a landscape-only app crashes with the text as soon as it presents the scanner as .fullScreen"),
          Citation(
            .rnTooltip105, .agreesInPart, part: "the text; style and version are not given",
            at: "description, 2025-05-29",
            "opening a tooltip in landscape crashes with the text for RCTFabricModalHostViewController"),
        ]),
      Sentence(
        "UIKit also raises it at an over-full-screen presentation.",
        "over full screen 呈现时也是如此。",
        [
          Citation(
            .bigTwoNeoGameEndModal, at: "sections “Console Log Error” and “Solution”",
            """
            December 2025: a modal with presentationStyle overFullScreen and the default portrait mask crashes with \
            the text in a game locked to landscape
            """, ran: true),
          Citation(
            .forgePlayerSettingsSheet, .agreesInPart, part: "a transparent modal; the style’s name is not given",
            at: "sections “Symptoms” and “Solution”",
            """
            August 2026, iPhone 17 Pro Max simulator: a transparent modal crashes in \
            _UIFullscreenPresentationController in an app locked to landscape
            """),
        ]),
      Sentence(
        """
        Assumption: the same is true on iOS 13, for which no log was found, and on iOS 18 and later, for which no log \
        names the version.
        """,
        "假设：未找到日志的 iOS 13 以及日志未注明版本的 iOS 18 及更高版本也是如此。",
        [
          Citation(
            .mindlogger1116, .agreesInPart, part: "iOS 18.5; whether it is a presentation is not said",
            at: "description, 2026-05-08, section “Peer Testing”",
            "the exception on iOS 18.5, among others, when an activity is reopened"),
          Citation(
            .forgePlayerSettingsSheet, .agreesInPart, part: "a late date; the version is not given",
            at: "front matter, “symptoms”",
            "reproduced twice on an iPhone 17 Pro Max simulator on 2026-08-26"),
        ]),
    ])

  static let noCommonOrientationUnderFullScreen = RuleRecord(
    .controller, VersionRange(from: OSVersion(13)),
    title: LocalizedText("No common orientation under a full-screen modal may throw", "全屏控制器之下没有共同方向：尚无定论"),
    [
      Sentence(
        """
        Assumption: on iOS 13 and later, if the app mask changes while a presented full-screen view controller \
        decides, so that the two masks have no orientation in common, UIKit raises an exception; a scenario can choose \
        another outcome.
        """,
        """
        假设：在 iOS 13 及更高版本上，由被全屏呈现的控制器决定时，若应用掩码改变而二者没有共同方向，UIKit 抛出异常；场\
        景可以选择另一种结果。
        """,
        [
          Citation(
            .tripPhotoViewer, .agreesInPart, part: "one modal, tested with iOS 27; the paragraph names no version",
            at: "section “横屏查看的实现要点”, point 3",
            """
            a modal that declares portrait only makes UIKit throw the text for RCTFabricModalHostViewController when \
            the app locks to landscape
            """),
          Citation(
            .reactNativeOrientationLocker121, .agreesInPart,
            part: "the exception at a lock; what is presented is not sure, no version",
            at: "description of 2020-04-08, comments of 2021-01-11 and 2024-11-07",
            """
            the text for a UIAlertController; a comment gives a modal’s orientations as the cause, another saw the \
            crash without modals, for a full-screen video
            """),
          Citation(
            .reactNativeOrientationLocker282, .disagreesInPart, part: "versions after 12",
            at: "description, 2023-12-08",
            "a lock crashes on iOS 12 and not on newer versions; nothing is said to be presented"),
        ]),
      Sentence(
        "An app's notes, tested with iOS 27, describe the exception for a modal: the screen did not rotate.",
        "某应用在 iOS 27 上测试的说明中，一个 Modal 遇到了它：屏幕没有转动。",
        [
          Citation(
            .tripPhotoViewer, at: "section “横屏查看的实现要点”, point 3, and section “验证情况”",
            """
            UIKit throws, seen as a button that changes while the screen does not turn; the checks ran on an iPhone 18 \
            Pro simulator with iOS 27
            """)
        ]),
      Sentence(
        """
        In another report, an orientation lock crashes on iOS 12 and not later; the report does not say that anything \
        is presented.
        """,
        "另一份报告中，锁定方向只在 iOS 12 上崩溃，之后的版本不会；它没有说有任何呈现。",
        [
          Citation(
            .reactNativeOrientationLocker282, at: "description, 2023-12-08, and comment of 2024-04-04",
            "lockToLandscape crashes on iOS 12, not on newer versions; the reporters raised their minimum to 13")
        ]),
    ])

  static let noCommonOrientationChangesNothing = RuleRecord(
    .controller, VersionRange(from: OSVersion(13)),
    title: LocalizedText("On iOS 13 and later, masks with no common orientation change nothing", "iOS 13 起没有共同方向则不改变"),
    [
      Sentence(
        """
        On a beta of iOS 13, UIKit raised no exception where the mask of the window's root view controller had no \
        orientation in common with the app mask; that it raises none on iOS 13 and later is assumed.
        """,
        "在 iOS 13 的一个测试版上，窗口的根控制器与应用掩码没有共同方向时，UIKit 没有抛出异常；iOS 13 及更高版本也是如此只是假设。",
        [
          Citation(
            .mattneubOrientationsPermitted3IOS13, .agreesInPart, part: "a beta of iOS 13",
            at: "lines 6 to 21, comments",
            """
            a root that answers portrait under a delegate that answers landscape: up to iOS 12 it crashed, iOS 13 does \
            not seem to care
            """, read: "2019-08-03", ran: true),
          Citation(
            .zfPlayer924, .agreesInPart, part: "iOS 13, with a window that the library makes in another way there",
            at: "description of 2019-12-27",
            "a portrait-only delegate makes the library's full screen crash on iOS 10; on 13 no crash was found"),
          Citation(
            .zfPlayer1017, .agreesInPart, part: "iOS 12; why later versions differ is the library's window",
            at: "description of 2020-07-15, comment of 2020-07-17",
            """
            the exception on iOS 12; on iOS 13 and later the library makes a window for the window scene, below 13 another
            """),
          Citation(
            .zfPlayer974, .agreesInPart, part: "that it crashes on 12; later versions are not named",
            at: "description of 2020-04-29, comments",
            "full screen crashes on iOS 12 with the text"),
          Citation(
            .iz6ConflictingMasks, .agreesInPart, part: "iOS 17.6, iPad; that nothing is raised is implied",
            at: "question",
            """
            an iPad with iOS 17.6, root landscape, delegate portrait, requires full screen: both methods are called \
            and the app runs on, turning every way
            """),
          Citation(
            .adobeRuntimeSupport928, .agreesInPart, part: "that the crashes are mostly of 12",
            at: "description, 2021-06-28",
            "crashes in -[UIViewController __supportedInterfaceOrientations] are mostly of iOS 12.5.1"),
          Citation(
            .mindlogger1116, .disagreesInPart, part: "17 and 18; whether the root decides is not said",
            at: "description, 2026-05-08",
            "the exception on iOS 17.1.2, 17.3 and 18.5, ended by a constant delegate mask"),
          Citation(
            .msIntuneAppSDK268, .disagreesInPart,
            part: "the exception, at an unknown moment; the part that was read names no version",
            at: "title, and the stack in the description",
            "a production crash with the text; UIKit’s frames are redacted"),
          Citation(
            .zfPlayer1167, .disagreesInPart, part: "the exception in the field, February 2021; no version is named",
            at: "description of 2021-02-07",
            "some devices report the text for the library's landscape controller in a portrait-only app"),
        ]),
      Sentence(
        "A library's orientation lock crashes on iOS 12 and not on newer versions.",
        "某个库的方向锁定在 iOS 12 上崩溃，在更新的版本上则不会。",
        [
          Citation(
            .reactNativeOrientationLocker282, at: "description, 2023-12-08",
            "lockToLandscape crashes on iOS 12 with the text; this does not happen in newer versions")
        ]),
      Sentence(
        "Assumption: in every other case, the interface then stays as it is; a scenario can choose that it rotates.",
        "假设：在其他情况下，界面此时保持不变；场景可以让它旋转。",
        [
          Citation(
            .iz6ConflictingMasks, .disagrees, at: "question",
            "the app supports all directions of rotation, on an iPad with iOS 17.6")
        ]),
      Sentence(
        """
        One report, of an iPad app with UIRequiresFullScreen on iOS 17.6, says that the interface rotates to every \
        orientation; on iOS 17, the resolver follows it for such an app.
        """,
        "有一份报告说，在 iOS 17.6 的 iPad 上，设有 UIRequiresFullScreen 的应用的界面可向任何方向旋转；在 iOS 17 上，解析器对此类应用采用这一说法。",
        [
          Citation(
            .iz6ConflictingMasks, at: "question",
            """
            on an iPad with iOS 17.6, with “requires full screen”, a portrait delegate and a landscape root, the app \
            seems to support all directions of rotation
            """)
        ]),
    ])

  static let preferredNotSupportedThrows = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    title: LocalizedText("A preferred orientation outside the mask throws", "首选方向不在掩码内会引发异常"),
    [
      Sentence(
        """
        On iOS 6 and later, if preferredInterfaceOrientationForPresentation returns an orientation that is not in the \
        view controller's own mask, UIKit raises UIApplicationInvalidInterfaceOrientation.
        """,
        """
        从 iOS 6 起，preferredInterfaceOrientationForPresentation 返回的方向不在控制器自身的掩码中时，UIKit 抛出 \
        UIApplicationInvalidInterfaceOrientation 异常。
        """,
        [
          Citation(
            .applicationHeader, at: "lines 46 to 49, comment above UIApplicationInvalidInterfaceOrientationException",
            """
            raised if preferredInterfaceOrientationForPresentation returns an orientation that is not supported; \
            available from iOS 6.0
            """, read: "2024-09-17"),
          Citation(
            .invalidInterfaceOrientationException, at: "section “Discussion”",
            """
            thrown if the preferred orientation does not match one of the controller’s supported ones; available from \
            iOS 6.0
            """),
          Citation(
            .projectReport, .agreesInPart, part: "no version", at: "section 五",
            "the exception where mask and preferred orientation do not agree"),
          Citation(
            .jishuzhanPresentation, .disagreesInPart, part: "iOS 17", at: "section “必须满足的规则”",
            "a crash up to iOS 16, on iOS 17 a warning only"),
        ]),
      Sentence(
        "UIKit raises it at a presentation.",
        "呈现时如此。",
        [
          Citation(
            .proMotion607, at: "description and comment of 2015-01-24, stack",
            """
            the exception below -[_UIFullscreenPresentationController _adjustOrientationIfNecessaryInWindow:…] at a \
            presentation
            """, ran: true),
          Citation(
            .djs66256Presentation2017, at: "paragraph after the quoted documentation",
            "by experiment a mask and a preferred orientation that do not agree crash"),
        ]),
      Sentence(
        "UIKit raises it at a dismissal, for the view controller below.",
        "消失时对下方的控制器也如此。",
        [
          Citation(
            .bytedanceUnionAd105, at: "description, 2020-10-29",
            """
            iOS 13.x: when the presented controller is dismissed, the base controller’s mask and preferred orientation \
            are read, and the exception is raised
            """),
          Citation(
            .nytPhotoViewer360, at: "title and description, 2022-11-02",
            """
            leaving the viewer in landscape over a portrait-only controller crashes: preferred 'landscapeRight' \
            against 'portrait'
            """, ran: true),
          Citation(
            .projectReport, at: "section 五",
            """
            at the dismissal of a landscape modal the portrait page returns the status bar’s orientation and crashes
            """),
          Citation(
            .djs66256Presentation2017, at: "paragraph on dismiss",
            "by experiment the dismissal crashes too, above all where the status bar’s orientation is returned"),
          Citation(
            .idmPhotoBrowser31, .agreesInPart, part: "at the dismissal; whose answer it was is not said",
            at: "description, 2013-10-05, stack",
            """
            iOS 7: tapping Done raises the exception in \
            _preferredInterfaceOrientationForPresentationInWindow:fromInterfaceOrientation:
            """),
          Citation(
            .vkIosSdk116, .agreesInPart, part: "iOS 6, on leaving a full-screen video", at: "description, 2014-08-20",
            """
            on iOS 6 only: leaving a full-screen video over a portrait-only controller, with the device in landscape, \
            crashes with the text
            """),
        ]),
      Sentence(
        "One article reports only a warning on iOS 17.",
        "有一篇文章在 iOS 17 上只见到警告。",
        [
          Citation(.jishuzhanPresentation, at: "section “必须满足的规则”", "on iOS 17 it is a warning and no crash")
        ]),
    ])
}

import Orientation

extension RuleRecord {
  static let infoPlistDeclares = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Info.plist lists the orientations that the app supports", "Info.plist 声明应用支持的方向"),
    [
      Sentence(
        """
        On iOS 6 and later, the list in UISupportedInterfaceOrientations is the app mask if the app delegate does not \
        implement application(_:supportedInterfaceOrientationsFor:).
        """,
        "从 iOS 6 起，应用代理没有回答时，UISupportedInterfaceOrientations 中列出的方向就是应用掩码。",
        [
          Citation(
            .applicationHeader, at: "lines 148–155, comment above supportedInterfaceOrientationsForWindow:",
            """
            where the delegate has no equivalent the method returns the orientations of the app's info.plist; \
            available from iOS 6.0
            """),
          Citation(
            .appleQA1688, at: "reason “The application does not support the same orientations as the view controller”",
            "the system derives the app's mask from the key's values; a delegate's mask is used in their place",
            read: "2026-07-18"),
          Citation(
            .applicationSupportedOrientations, at: "section “Discussion”",
            """
            the default implementation returns what UISupportedInterfaceOrientations defines; it is not called where \
            the delegate answers
            """),
          Citation(
            .history, at: "section four, points 1 and 2, lines 59–65",
            "the delegate's method defaults to the values of Info.plist"),
          Citation(
            .appleTN2244, .agreesInPart, part: "without version",
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            "UIApplication takes its orientations from the key by default; the delegate's method overrides it",
            read: "2026-07-26"),
          Citation(
            .appDelegateOrientations, .disagreesInPart, part: "the older key is named", at: "section “Discussion”",
            "without the method the app uses the UIInterfaceOrientation key"),
        ]),
      Sentence(
        "After launch, too, the interface does not rotate to an orientation that is not in the list.",
        "启动之后，应用也不会转到未列出的方向。",
        [
          Citation(
            .appleTN2244, at: "section “Interface Orientation and the Status Bar”",
            """
            an orientation that is absent from the key prevents a rotation to it after launch, even if the root \
            controller supports it
            """, read: "2026-07-26"),
          Citation(
            .luptakDeviceOrientation2013, .agreesInPart, part: "a view controller, on iOS 6 and later",
            at: "section “View Controller Orientation Methods”",
            "on iOS 6 and later a controller cannot override the Deployment Info, only disable some of it"),
          Citation(
            .applicationSupportedOrientations, .disagreesInPart, part: "a controller with its own mask",
            at: "section “Discussion”",
            "the app's orientations are used only for controllers that do not specify their own"),
        ]),
      Sentence(
        "If the list exists, the system ignores the older key UIInterfaceOrientation.",
        "列表存在时，旧键 UIInterfaceOrientation 被忽略。",
        [
          Citation(
            .interfaceOrientationInfoPlistKey, at: "section “Discussion”",
            "with UISupportedInterfaceOrientations in the list the system ignores this key")
        ]),
      Sentence(
        """
        On iOS 27 and later, the list also applies to a scene whose delegate does not implement \
        supportedInterfaceOrientations(for:).
        """,
        "从 iOS 27 起，场景代理没有回答时，该列表对该场景同样有效。",
        [
          Citation(
            .sceneDelegateOrientations, at: "summary",
            "if the scene delegate's method is not implemented the Info.plist value is used")
        ]),
      Sentence(
        "On iOS 5, the list restricts nothing after launch.",
        "在 iOS 5 上，该列表在启动之后不作任何限制。",
        [
          Citation(
            .appleQA1688,
            at:
              "reason “The application does not support the same orientations as the view controller”, paragraph “On iOS 5 and below”",
            "the values do not restrict the supported orientations after the launch", read: "2026-07-18")
        ]),
    ])

  static let infoPlistMissingMeansDefault = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Without a list in Info.plist, the app has the default mask", "Info.plist 缺少列表时用设备默认值"),
    [
      Sentence(
        """
        On iOS 6 and later, an app without UISupportedInterfaceOrientations has the mask all on iPad and the mask \
        allButUpsideDown on iPhone.
        """,
        """
        从 iOS 6 起，没有 UISupportedInterfaceOrientations 的应用，其掩码在 iPad 上为全部方向，在 iPhone 上为除倒竖屏\
        外的全部方向。
        """,
        [
          Citation(
            .applicationHeader, at: "lines 150–152, comment above supportedInterfaceOrientationsForWindow:",
            """
            where none were specified it returns UIInterfaceOrientationMaskAll on an iPad and AllButUpsideDown on a \
            phone; available from iOS 6.0
            """),
          Citation(
            .applicationSupportedOrientations, at: "section “Discussion”",
            """
            without the key the method returns all orientations on iPad and all but upside down on iPhone; available \
            from iOS 6.0
            """),
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "the app's default, without the missing key",
            at: "section “UIKit”, “Autorotation is changing in iOS 6”",
            """
            by default an app's orientations are all for the iPad idiom and all but upside down for the iPhone idiom
            """, read: "2026-07-18"),
          Citation(
            .appleKeyReference, .disagreesInPart, part: "portrait, in a text on the launch",
            at: "UISupportedInterfaceOrientations, table 7, row portrait",
            "portrait is assumed where no orientation is specified; the entry speaks of the initial orientation",
            read: "2026-07-15"),
          Citation(
            .supportedInterfaceOrientationsDefault, .disagrees, at: "section “Attributes”",
            "the key's default is UIInterfaceOrientationPortrait"),
        ]),
      Sentence(
        "Apple's references for the key give portrait as its default.",
        "苹果关于该键的参考资料将竖屏写作默认值。",
        [
          Citation(
            .supportedInterfaceOrientationsDefault, at: "section “Attributes”",
            "default: UIInterfaceOrientationPortrait"),
          Citation(
            .appleKeyReference, at: "UISupportedInterfaceOrientations, table 7, row portrait",
            "if no orientations are specified this one is assumed by default", read: "2026-07-15"),
        ]),
      Sentence(
        "Assumption: portrait is the default only for the launch; a scenario can choose either reading.",
        "假设：竖屏只针对启动；场景可以任选一种解读。",
        [
          Citation(
            .appleKeyReference, .agreesInPart, part: "that the entry is about the launch",
            at: "UISupportedInterfaceOrientations, description",
            "the system uses the key to choose the initial orientation in which to launch", read: "2026-07-15"),
          Citation(
            .interfaceOrientationInfoPlistKey, .agreesInPart, part: "the older key",
            at: "summary and section “Discussion”",
            "the older key, for the initial orientation, has the default portrait"),
        ]),
      Sentence(
        "Assumption: on iOS 5, the same defaults apply: all on iPad, allButUpsideDown on iPhone.",
        "假设：在 iOS 5 上，设备默认值同样有效。"),
    ])

  static let infoPlistDeviceVariantWins = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    title: LocalizedText("A device-specific Info.plist key overrides the general key", "针对设备的键优先于通用键"),
    [
      Sentence(
        """
        UISupportedInterfaceOrientations~ipad is the list for iPad, and UISupportedInterfaceOrientations~iphone is the \
        list for iPhone.
        """,
        "UISupportedInterfaceOrientations~ipad 是用于 iPad 的列表，~iphone 变体是用于 iPhone 的列表。",
        [
          Citation(
            .appleInformationPropertyList, at: "section “Add platform- and device-specific properties”",
            """
            a qualifier after the tilde, such as iphone or ipad, restricts the value to that device; the example is \
            this key with ~ipad
            """),
          Citation(
            .appleInformationPropertyListFiles, at: "part on platform- and device-specific keys",
            """
            the qualifier ipad makes a key apply to iPad devices only, iphone to iPhone devices only; the example has \
            this key
            """, read: "2026-07-15"),
          Citation(
            .appleKeyReference, .agreesInPart, part: "the ~ipad variant",
            at: "UISupportedInterfaceOrientations, second paragraph",
            "a universal app should contain this key and its iPad variant", read: "2026-07-15"),
          Citation(
            .supportedInterfaceOrientations, .agreesInPart, part: "without the names", at: "tip in the discussion",
            "device-specific keys set the orientations for specific devices"),
        ]),
      Sentence(
        "The system uses the variant for the device, and uses the general list only if there is no such variant.",
        "系统采用针对该设备的变体，没有变体时才采用通用列表。",
        [
          Citation(
            .appleInformationPropertyListFiles, at: "part on platform- and device-specific keys",
            """
            the system chooses the key most specific to the device and platform, and looks for the unqualified one if \
            it finds none
            """, read: "2026-07-15")
        ]),
    ])

  static let infoPlistLimitsLaunch = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    title: LocalizedText("Info.plist limits the orientation at launch", "Info.plist 限制启动时的方向"),
    [
      Sentence(
        "An app launches in an orientation that Info.plist lists for the device.",
        "应用以 Info.plist 为该设备列出的某个方向启动。",
        [
          Citation(
            .luptakDeviceOrientation2013, at: "section “Project Settings > General > Deployment Info”",
            "where the device's orientation is not among those chosen, the launch snaps to one that is"),
          Citation(
            .appleKeyReference, .agreesInPart, part: "that the list is used",
            at: "UISupportedInterfaceOrientations, description",
            "the system uses the listed orientations, with the device's, to choose the initial one", read: "2026-07-15"),
          Citation(
            .mattneubLaunchRotationEvents15, .agreesInPart, part: "a landscape-only app on an iPhone SE, iOS 15",
            at: "lines 111–113, log of iOS 15",
            "an app that accepts only landscape starts in landscape even if the device is held in portrait", ran: true),
          Citation(
            .mattneubLaunchRotationEvents, .agreesInPart, part: "a landscape-only app, iOS 10 and 11",
            at: "lines 116–118 and 171–176, logs of iOS 11 and 10",
            "an app that accepts only landscape starts in landscape", ran: true),
          Citation(
            .tutorial, .agreesInPart, part: "the launch screen", at: "section 2, line 98",
            "the boxes of the target affect the launch screen"),
          Citation(
            .projectReport, .agreesInPart, part: "landscape", at: "part one, note 2, line 19",
            "an app that is landscape from launch on needs the target's setting"),
        ]),
      Sentence(
        "The app delegate's mask takes effect only after launch.",
        "应用代理的掩码在启动之后才生效。",
        [
          Citation(
            .appleTN2244, at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            "the delegate's values only take effect after the application has finished launching", read: "2026-07-26"),
          Citation(
            .luptakDeviceOrientation2013, at: "section “App Delegate”",
            "the delegate's method kicks in after the app launches and overrides the Deployment Info"),
          Citation(
            .mattneubLaunchLandscape, .agreesInPart, part: "a landscape-only list",
            at: "AppDelegate.swift, lines 17–20 and 27–29; Info.plist, lines 52–56",
            """
            to launch in landscape and permit portrait later, portrait is left out of Info.plist and permitted by the \
            delegate
            """, ran: true),
          Citation(
            .mattneubOrientationsPermitted2, .disagreesInPart, part: "iOS 9",
            at: "lines 17–25, comments in the delegate's method",
            "on iOS 9 a landscape answer of the delegate counts at launch even if portrait is first in Info.plist",
            ran: true),
        ]),
      Sentence(
        """
        If the device is held in landscape, an app launches in landscape on iOS 11; on iOS 10 it launched in portrait \
        and then rotated.
        """,
        "横持设备时，应用在 iOS 11 上以横屏启动；在 iOS 10 上先以竖屏启动再转动。",
        [
          Citation(
            .mattneubLaunchRotationEvents, at: "lines 105–114 and 160–169",
            """
            iOS 11: a launch with the device at landscape has a landscape view from the start; iOS 10: a portrait view \
            and a visible rotation
            """, ran: true),
          Citation(
            .mattneubLaunchRotationEvents15, .agreesInPart, part: "iOS 15, an iPhone SE", at: "lines 101–109",
            "on iOS 15 a launch with the device held at landscape is landscape from the start", ran: true),
          Citation(
            .mattneubOrientationsPermitted2Ios11, .agreesInPart, part: "iOS 11",
            at: "lines 17–18, comment in the delegate's method",
            "in iOS 11 one launches straight into however the user is holding the device", ran: true),
        ]),
      Sentence(
        """
        Assumption: on iOS 11 and later, an app on iPhone or iPad launches in the orientation in which the device is \
        held if the list contains it; in every earlier version, it launches in a listed orientation.
        """,
        "假设：从 iOS 11 起，列表包含设备当前方向时，iPhone 和 iPad 都以该方向启动；更早的所有版本都以列出的方向启动。",
        [
          Citation(
            .appleKeyReference, .agreesInPart, part: "without version",
            at: "UISupportedInterfaceOrientations, description",
            "the device's current orientation is used with the list to choose the initial one", read: "2026-07-15"),
          Citation(
            .mattneubLaunchRotationEvents15, .agreesInPart, part: "an iPhone SE, iOS 15", at: "lines 89–109",
            "an iPhone SE on iOS 15 starts as the device is held", ran: true),
        ]),
    ])

  static let infoPlistOnlyAtLaunchBefore6 = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5), until: OSVersion(6)),
    title: LocalizedText("On iOS 5, Info.plist applies only at launch", "iOS 5 上 Info.plist 只在启动时有效"),
    [
      Sentence(
        """
        On iOS 5, the list in Info.plist only tells the home screen how to position the status bar before the app \
        launches, and restricts nothing after launch.
        """,
        "在 iOS 5 上，Info.plist 的列表只告诉主屏幕在应用启动前如何放置状态栏，启动之后不限制任何方向。",
        [
          Citation(
            .appleQA1688,
            at:
              "reason “The application does not support the same orientations as the view controller”, paragraph “On iOS 5 and below”",
            """
            the values are only a hint to Springboard to reposition the status bar and do not restrict the \
            orientations after launch
            """, read: "2026-07-18"),
          Citation(
            .luptakDeviceOrientationIOS5, .agreesInPart, part: "that the list does not restrict",
            at: "section “View Controller Orientation Methods”",
            "in iOS 5 the controller's method overrides the orientations of the Deployment Info"),
          Citation(
            .parachesInfoPlist, .disagrees, at: "part on the app before iOS 6",
            "with YES for every orientation the interface turned only to those of Info.plist"),
        ]),
      Sentence(
        "After launch, the view controller's shouldAutorotateToInterfaceOrientation: decides.",
        "启动之后由控制器的 shouldAutorotateToInterfaceOrientation: 决定。",
        [
          Citation(
            .appleQA1688,
            at: "reason “The view controller does not support the new orientation”, paragraph “On iOS 5 and below”",
            "the controller supports the orientations for which this method returns YES", read: "2026-07-18"),
          Citation(
            .luptakDeviceOrientationIOS5, at: "section “View Controller Orientation Methods”",
            "in iOS 5 and before this method is used, and it overrides the project's list"),
          Citation(
            .parachesInfoPlist, .disagreesInPart, part: "not the method alone", at: "part on the app before iOS 6",
            "the method's YES is limited by the values of Info.plist"),
        ]),
    ])
}

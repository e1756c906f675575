import Orientation

// The sources of the rules. There is no list of them: `Catalog.sources` is what the rules cite.

extension Source {
  // header
  public static let applicationHeader = header("application-header", "UIApplication")
  public static let deviceHeader = header("device-header", "UIDevice")
  public static let navigationControllerHeader = header("navigation-controller-header", "UINavigationController")
  public static let orientationHeader = header("orientation-header", "UIOrientation")
  public static let pageViewControllerHeader = header("page-view-controller-header", "UIPageViewController")
  public static let sceneDefinitionsHeader = header("scene-definitions-header", "UISceneDefinitions")
  public static let splitViewControllerHeader = header("split-view-controller-header", "UISplitViewController")
  public static let tabBarControllerHeader = header("tab-bar-controller-header", "UITabBarController")
  public static let viewControllerHeader = header("view-controller-header", "UIViewController")
  public static let windowSceneHeader = header("window-scene-header", "UIWindowScene")
  public static let geometryPreferencesIOSHeader = header(
    "geometry-preferences-ios-header", "UIWindowSceneGeometryPreferencesIOS")

  // documentation
  public static let appleReleaseNotesIOS16 = documentation(
    "apple-release-notes-ios-16", "iOS & iPadOS 16 Release Notes",
    "ios-ipados-release-notes/ios-ipados-16-release-notes")
  public static let appleReleaseNotesIOS6 = Source(
    "apple-release-notes-ios-6", "iOS SDK Release Notes for iOS 6 (quoted in full by a reader)",
    "https://paraches.hatenadiary.org/entry/20120922", .documentation)
  public static let appleInformationPropertyList = documentation(
    "apple-information-property-list", "Managing your app’s information property list",
    "bundleresources/managing-your-app-s-information-property-list")
  public static let appleQA1688 = Source(
    "apple-qa1688", "QA1688: Why won’t my UIViewController rotate with the device?",
    "https://developer.apple.com/library/archive/qa/qa1688/_index.html", .documentation)
  public static let appleTN2244 = Source(
    "apple-tn2244", "TN2244: Launching your iPhone Application in Landscape",
    "https://developer.apple.com/library/archive/technotes/tn2244/_index.html", .documentation)
  public static let appleTN3192 = documentation(
    "apple-tn3192", "TN3192: Migrating your iPad app from the deprecated UIRequiresFullScreen key",
    "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key")
  public static let applicationSupportedOrientations = documentation(
    "application-supported-orientations", "UIApplication.supportedInterfaceOrientations(for:)",
    "uikit/uiapplication/supportedinterfaceorientations(for:)")
  public static let appDelegateOrientations = documentation(
    "app-delegate-orientations", "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
    "uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)")
  public static let interfaceOrientation = documentation(
    "interface-orientation", "UIInterfaceOrientation", "uikit/uiinterfaceorientation")
  public static let interfaceOrientationInfoPlistKey = documentation(
    "interface-orientation-info-plist-key", "UIInterfaceOrientation (Info.plist key)",
    "bundleresources/information-property-list/uiinterfaceorientation")
  public static let modalPresentationStyleAutomatic = documentation(
    "modal-presentation-style-automatic", "UIModalPresentationStyle.automatic",
    "uikit/uimodalpresentationstyle/automatic")
  public static let modalPresentationStyleFormSheet = documentation(
    "modal-presentation-style-form-sheet", "UIModalPresentationStyle.formSheet",
    "uikit/uimodalpresentationstyle/formsheet")
  public static let modalPresentationStyleFullScreen = documentation(
    "modal-presentation-style-full-screen", "UIModalPresentationStyle.fullScreen",
    "uikit/uimodalpresentationstyle/fullscreen")
  public static let modalPresentationStylePageSheet = documentation(
    "modal-presentation-style-page-sheet", "UIModalPresentationStyle.pageSheet",
    "uikit/uimodalpresentationstyle/pagesheet")
  public static let navigationDelegateOrientations = documentation(
    "navigation-delegate-orientations",
    "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)",
    "uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)")
  public static let requiresFullScreen = documentation(
    "requires-full-screen", "UIRequiresFullScreen", "bundleresources/information-property-list/uirequiresfullscreen")
  public static let requiresFullScreenIgnoredVersion = documentation(
    "requires-full-screen-ignored-version", "UIRequiresFullScreenIgnoredStartingWithVersion",
    "bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion")
  public static let sceneErrorGeometryRequestDenied = documentation(
    "scene-error-geometry-request-denied", "UISceneError.Code.geometryRequestDenied",
    "uikit/uisceneerror/code/geometryrequestdenied")
  public static let sceneErrorGeometryRequestUnsupported = documentation(
    "scene-error-geometry-request-unsupported", "UISceneError.Code.geometryRequestUnsupported",
    "uikit/uisceneerror/code/geometryrequestunsupported")
  public static let supportedInterfaceOrientations = documentation(
    "supported-interface-orientations", "UISupportedInterfaceOrientations",
    "bundleresources/information-property-list/uisupportedinterfaceorientations")
  public static let supportedInterfaceOrientationsDefault = documentation(
    "supported-interface-orientations-default",
    "UISupportedInterfaceOrientations (says portrait: contradicts the header)",
    "bundleresources/information-property-list/uisupportedinterfaceorientations")
  public static let viewControllerAttemptRotation = documentation(
    "view-controller-attempt-rotation", "UIViewController.attemptRotationToDeviceOrientation()",
    "uikit/uiviewcontroller/attemptrotationtodeviceorientation()")
  public static let viewControllerOrientationLockChild = documentation(
    "view-controller-orientation-lock-child", "UIViewController.childForInterfaceOrientationLock",
    "uikit/uiviewcontroller/childforinterfaceorientationlock")
  public static let viewControllerPreferredOrientation = documentation(
    "view-controller-preferred-orientation", "UIViewController.preferredInterfaceOrientationForPresentation",
    "uikit/uiviewcontroller/preferredinterfaceorientationforpresentation")
  public static let viewControllerPrefersOrientationLock = documentation(
    "view-controller-prefers-orientation-lock", "UIViewController.prefersInterfaceOrientationLocked",
    "uikit/uiviewcontroller/prefersinterfaceorientationlocked")
  public static let viewControllerSetNeedsUpdate = documentation(
    "view-controller-set-needs-update", "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
    "uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()")
  public static let viewControllerShouldAutorotate = documentation(
    "view-controller-should-autorotate", "UIViewController.shouldAutorotate", "uikit/uiviewcontroller/shouldautorotate")
  public static let viewControllerSupportedOrientations = documentation(
    "view-controller-supported-orientations", "UIViewController.supportedInterfaceOrientations",
    "uikit/uiviewcontroller/supportedinterfaceorientations")
  public static let windowSceneGeometryOrientationLock = documentation(
    "window-scene-geometry-orientation-lock", "UIWindowScene.Geometry.isInterfaceOrientationLocked",
    "uikit/uiwindowscene/geometry/isinterfaceorientationlocked")
  public static let geometryPreferencesIOSOrientations = documentation(
    "geometry-preferences-ios-orientations", "UIWindowScene.GeometryPreferences.iOS.interfaceOrientations",
    "uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations")
  public static let windowSceneInterfaceOrientation = documentation(
    "window-scene-interface-orientation", "UIWindowScene.interfaceOrientation",
    "uikit/uiwindowscene/interfaceorientation")
  public static let windowSceneRequestGeometryUpdate = documentation(
    "window-scene-request-geometry-update", "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
    "uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)")
  public static let sceneDelegateOrientations = documentation(
    "scene-delegate-orientations", "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
    "uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)")
  public static let viewControllerProgrammingGuide = Source(
    "view-controller-programming-guide",
    "View Controller Programming Guide for iOS: Supporting Multiple Interface Orientations",
    "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDeviceOrientationChanges/RespondingtoDeviceOrientationChanges.html",
    .documentation)
  public static let wwdc26Session278 = Source(
    "wwdc26-278", "WWDC26 session 278: Modernize your UIKit app",
    "https://developer.apple.com/videos/play/wwdc2026/278", .documentation)

  // test
  public static let earlGreyOrientationChangeTest = Source(
    "earl-grey-orientation-change-test", "EarlGrey: OrientationChangeTest.m",
    "https://github.com/google/EarlGrey/blob/16d0e8218db438513ffd95ba9425908703a19b4d/Tests/Functional/Sources/OrientationChangeTest.m",
    .test)
  public static let earlGreyPortraitOnlyChangeTest = Source(
    "earl-grey-portrait-only-change-test", "EarlGrey: OrientationPortraitOnlyChangeTest.m",
    "https://github.com/google/EarlGrey/blob/d8c00c778c87f3c0202cd232b75f18e82c948c76/Tests/Functional/Sources/OrientationPortraitOnlyChangeTest.m",
    .test)

  // sourceCode
  public static let detoxDeviceActions = Source(
    "detox-device-actions", "Detox: UIDevice+DetoxActions.m asserts an iPhone or an iPad app that requires full screen",
    "https://github.com/wix/Detox/blob/1902a1052d1b24c8ee7db1eb7b54e35d6dda5ce5/detox/ios/Detox/Actions/UIDevice%2BDetoxActions.m",
    .sourceCode)
  public static let mattneubLaunchRotationEvents = Source(
    "mattneub-launch-rotation-events",
    "mattneub, Programming-iOS-Book-Examples: launchIntoRotationEvents, ViewController.swift",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/bk2ch06p258launchIntoRotationEvents/"
      + "bk2ch06p258launchIntoRotationEvents/ViewController.swift", .sourceCode)
  public static let mattneubLaunchLandscape = Source(
    "mattneub-launch-landscape",
    "mattneub, Programming-iOS-Book-Examples: LaunchLandscapeThenPermitBoth, AppDelegate.swift",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/tree/master/bk2ch06p258launchIntoRotationEvents2",
    .sourceCode)
  public static let mattneubOrientationsPermitted2 = Source(
    "mattneub-orientations-permitted-2",
    "mattneub/Programming-iOS-Book-Examples (iOS 9): comments on the delegate at launch",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/iOS9bookExamples/bk2ch06p253orientationsPermitted2/ch19p590orientationsPermitted/AppDelegate.swift",
    .sourceCode)
  public static let mattneubOrientationsPermitted3 = Source(
    "mattneub-orientations-permitted-3",
    "mattneub/Programming-iOS-Book-Examples (iOS 9): three layers that must agree, or crash",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/iOS9bookExamples/bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted/ViewController.swift",
    .sourceCode)

  // issue
  public static let adobeRuntimeSupport986 = issue(
    "adobe-runtime-support-986", "airsdk/Adobe-Runtime-Support", 986, ": works on iPhone 8, not on iPhone 12")
  public static let alloyForceOrientationTest = Source(
    "alloy-force-orientation-test", "alloy/ForceOrientationTest: present and dismiss around a push",
    "https://github.com/alloy/ForceOrientationTest", .issue)
  public static let cordovaIOS1626 = issue(
    "cordova-ios-1626", "apache/cordova-ios", 1626,
    ": an app built the older way keeps the classic full-screen behaviour on iPadOS 26")
  public static let cordovaPluginScreenOrientation107 = pull(
    "cordova-plugin-screen-orientation-107", "apache/cordova-plugin-screen-orientation", 107)
  public static let appleForums685314 = Source(
    "apple-forums-685314", "Apple developer forums 685314: the softer warning of iOS 14",
    "https://developer.apple.com/forums/thread/685314", .issue)
  public static let appleForums707735 = Source(
    "apple-forums-707735", "Apple developer forums 707735", "https://developer.apple.com/forums/thread/707735", .issue)
  public static let appleForums811216 = Source(
    "apple-forums-811216",
    "Apple developer forums 811216: iPadOS 26.1 shows a landscape-only full-screen app in portrait (disagrees)",
    "https://developer.apple.com/forums/thread/811216", .issue)
  public static let appleForums814663 = Source(
    "apple-forums-814663", "Apple developer forums 814663: a portrait window on a landscape iPad",
    "https://developer.apple.com/forums/thread/814663", .issue)
  public static let jdStatusBarNotification105 = issue(
    "jd-status-bar-notification-105", "calimarkus/JDStatusBarNotification", 105)
  public static let capacitorPlugins100 = issue("capacitor-plugins-100", "capawesome-team/capacitor-plugins", 100)
  public static let capacitorScreenOrientation27 = issue(
    "capacitor-screen-orientation-27", "capawesome-team/capacitor-screen-orientation", 27)
  public static let expo48173 = pull("expo-48173", "expo/expo", 48173, ": iOS 27 refuses while the app can be resized")
  public static let expo48175 = pull(
    "expo-48175", "expo/expo", 48175, ": discrete resizing honours the supported orientations")
  public static let flutter111587 = issue("flutter-111587", "flutter/flutter", 111587)
  public static let salesforceMobileSDKIOS2723 = issue(
    "salesforce-mobile-sdk-ios-2723", "forcedotcom/SalesforceMobileSDK-iOS", 2723)
  public static let reactNativeOrientationDirector70 = issue(
    "react-native-orientation-director-70", "gladiuscode/react-native-orientation-director", 70)
  public static let reactNativeOrientationDirector74 = pull(
    "react-native-orientation-director-74", "gladiuscode/react-native-orientation-director", 74,
    ": the forced value posts the notification")
  public static let earlGrey2111 = issue(
    "earl-grey-2111", "google/EarlGrey", 2111, ": face up and face down map to no interface orientation")
  public static let fastttCamera63 = pull(
    "fasttt-camera-63", "IFTTT/FastttCamera", 63, ": a flat iPad is often in landscape")
  public static let cameraManager134 = pull(
    "camera-manager-134", "imaginary-cloud/CameraManager", 134, ": the lock hides turns from UIDevice")
  public static let instabugIOS90 = issue("instabug-ios-90", "Instabug/Instabug-iOS", 90)
  public static let proMotion607 = issue("pro-motion-607", "jamonholmgren/ProMotion", 607)
  public static let kif868 = issue("kif-868", "kif-framework/KIF", 868, ": a forced turn fails in apps that multitask")
  public static let liteavsdkPlayerFlutter116 = issue("liteavsdk-player-flutter-116", "LiteAVSDK/Player_Flutter", 116)
  public static let firefoxIOS15687 = issue("firefox-ios-15687", "mozilla-mobile/firefox-ios", 15687)
  public static let firefoxIOS5950 = issue(
    "firefox-ios-5950", "mozilla-mobile/firefox-ios", 5950, " (quotes Apple: not supported on iPhone X)")
  public static let firefoxIOS6993 = pull("firefox-ios-6993", "mozilla-mobile/firefox-ios", 6993)
  public static let firefoxIOS6993DefaultStyle = pull(
    "firefox-ios-6993-default-style", "mozilla-mobile/firefox-ios", 6993,
    ": the iOS 13 default style stopped the asking")
  public static let nytPhotoViewer202 = issue(
    "nyt-photo-viewer-202", "nytimes/NYTPhotoViewer", 202,
    ": a custom transition is dismissed without a question (disagrees)")
  public static let nytPhotoViewer360 = issue("nyt-photo-viewer-360", "nytimes/NYTPhotoViewer", 360)
  public static let openradar14080208 = Source(
    "openradar-14080208", "openradar 14080208: UINavigationController does not delegate",
    "https://github.com/lionheart/openradar-mirror/issues/4921", .issue)
  public static let openradar18176955 = Source(
    "openradar-18176955",
    "openradar 18176955: on iOS 8 the presenter stays in an orientation it does not support (disagrees)",
    "https://github.com/lionheart/openradar-mirror/issues/3257", .issue)
  public static let openradar22854526 = Source(
    "openradar-22854526", "openradar 22854526: ignored in iOS 9",
    "https://github.com/lionheart/openradar-mirror/issues/6178", .issue)
  public static let openradar25614825 = Source(
    "openradar-25614825", "openradar 25614825: the preferred orientation is used under the rotation lock too",
    "https://github.com/lionheart/openradar-mirror/issues/7943", .issue)
  public static let ejecta236 = issue("ejecta-236", "phoboslab/Ejecta", 236)
  public static let pocketIOS211 = pull(
    "pocket-ios-211", "Pocket/pocket-ios", 211, ": still in landscape after the pop")
  public static let rckim77Sudoku43 = issue("rckim77-sudoku-43", "rckim77/Sudoku", 43, ": the warning of Xcode 26")
  public static let rileytestutDelta201 = issue(
    "rileytestut-delta-201", "rileytestut/Delta", 201, ": the lock stopped working with the update")
  public static let lthPasscodeViewController129 = issue(
    "lth-passcode-view-controller-129", "rolandleth/LTHPasscodeViewController", 129)
  public static let reSideMenu127 = issue(
    "re-side-menu-127", "romaonthego/RESideMenu", 127, ": not re-oriented after the pop")
  public static let reactNativeScreens4117 = pull(
    "react-native-screens-4117", "software-mansion/react-native-screens", 4117,
    ": the request was refused by the outgoing screen’s set")
  public static let idmPhotoBrowser31 = issue("idm-photo-browser-31", "thiagoperes/IDMPhotoBrowser", 31)
  public static let triggertrapIOS64 = issue(
    "triggertrap-ios-64", "Triggertrap/triggertrap-ios", 64, " (quotes Apple: not supported on iPhone X)")
  public static let webkit5408 = pull(
    "webkit-5408", "WebKit/WebKit", 5408, ": apps with multiple scenes on iPad cannot lock")
  public static let webkit9349 = pull("webkit-9349", "WebKit/WebKit", 9349)
  public static let webkitSetOrientationIOS16 = Source(
    "webkit-set-orientation-ios-16",
    "WebKit: in apps linked on or after iOS 16 -[UIDevice setOrientation:animated:] is a no-op",
    "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a", .issue)
  public static let webkitSetOrientationTests = Source(
    "webkit-set-orientation-tests",
    "WebKit: layout tests rotated with -[UIDevice setOrientation:animated:] until iOS 16",
    "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a", .issue)
  public static let reactNativeOrientationLocker241 = issue(
    "react-native-orientation-locker-241", "wonday/react-native-orientation-locker", 241)
  public static let swiftuiInterfaceOrientation10 = issue(
    "swiftui-interface-orientation-10", "wvteijlingen/swiftui-interface-orientation", 10,
    ": a crash on the betas of iPadOS 26")
  public static let swiftuiInterfaceOrientation2 = issue(
    "swiftui-interface-orientation-2", "wvteijlingen/swiftui-interface-orientation", 2)
  public static let slideOverKit43 = pull(
    "slide-over-kit-43", "XAM-Consulting/SlideOverKit", 43, ": half of a landscape screen is still landscape")
  public static let reactNativeOrientation292 = issue(
    "react-native-orientation-292", "yamill/react-native-orientation", 292,
    ": the notification reports the forced value")

  // blog
  public static let schwarzAttemptRotationGist = Source(
    "schwarz-attempt-rotation-gist",
    "A gist: attemptRotation does not turn to a supported orientation that is not the device’s",
    "https://gist.github.com/felix-schwarz/417ece0fd3001d4831fc", .blog)
  public static let luptakDeviceOrientation2013 = Source(
    "luptak-device-orientation-2013", "Device Orientation in iOS (2013)",
    "http://labs.adamluptak.com/device-orientation-in-ios/", .blog)
  public static let luptakDeviceOrientationIOS5 = Source(
    "luptak-device-orientation-ios-5",
    "Device Orientation in iOS (2013): on iOS 5 the controller overrides the target’s settings",
    "http://labs.adamluptak.com/device-orientation-in-ios/", .blog)
  public static let alexandreForcingOrientation2018 = Source(
    "alexandre-forcing-orientation-2018", "Forcing an orientation in iOS (2018)",
    "https://nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios", .blog)
  public static let alexandreForcingOrientationPush = Source(
    "alexandre-forcing-orientation-push", "Forcing an orientation in iOS (2018): a push from portrait kept portrait",
    "https://nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios", .blog)
  public static let mcneishAutorotationIOS6 = Source(
    "mcneish-autorotation-ios-6", "Handling Autorotation in iOS 5 and iOS 6",
    "https://blogs.msmvps.com/kevinmcneish/2012/10/12/handling-autorotation-in-ios-5-and-ios-6-supportedinterfaceorienations-and-shouldautorotate/",
    .blog)
  public static let wanglingRockAndRoll = Source(
    "wangling-rock-and-roll", "How to Rock and Roll Your Apps (2010)",
    "https://wangling.me/2010/07/how-to-rock-and-roll-your-apps.html", .blog)
  public static let mobiniusIOS6OrientationQuirks = Source(
    "mobinius-ios-6-orientation-quirks", "iOS 6 orientation quirks (the console warning)",
    "https://www.mobinius.com/blogs/ios-6-orientation-quirks-and-fixes-for-your-ios-apps", .blog)
  public static let brockmannMultitaskingIOS9 = Source(
    "brockmann-multitasking-ios-9", "Orientation control, multitasking and iOS 9",
    "https://www.brockmann.com/amazing-revelation-for-me-about-orientation-control-multi-tasking-and-ios-9/", .blog)
  public static let jierong2020ForwardingSubclass = Source(
    "jierong-2020-forwarding-subclass", "supportedInterfaceOrientations (2020): a forwarding subclass",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  public static let jierong2020Sheet = Source(
    "jierong-2020-sheet", "supportedInterfaceOrientations (2020): a sheet is not asked",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  public static let jierong2020OverFullScreen = Source(
    "jierong-2020-over-full-screen",
    "supportedInterfaceOrientations (2020): fills the window, with undocumented surprises",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  public static let hacknicityPresentationIOS13 = Source(
    "hacknicity-presentation-ios-13", "View Controller Presentation Changes in iOS 13",
    "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e", .blog)

  // article
  public static let history = Source("history", "History", nil, .article)
  public static let onePageArticle = Source("one-page-article", "One-page article", nil, .article)
  public static let projectReport = Source("project-report", "Project report", nil, .article)
  public static let tutorial = Source("tutorial", "Tutorial", nil, .article)
  public static let videoQA = Source("video-qa", "Video Q&A", nil, .article)
}

extension Source {
  private static let headers =
    "https://github.com/theos/sdks/blob/4af4cb1d0/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/"

  private static func header(_ id: String, _ type: String) -> Source {
    Source(id, "\(type).h (SDK 16.5)", "\(headers)\(type).h", .header)
  }

  private static func documentation(_ id: String, _ title: String, _ path: String) -> Source {
    Source(id, title, "https://developer.apple.com/documentation/" + path, .documentation)
  }

  private static func issue(_ id: String, _ repository: String, _ number: Int, _ note: String = "") -> Source {
    Source(id, "\(repository) #\(number)\(note)", "https://github.com/\(repository)/issues/\(number)", .issue)
  }

  private static func pull(_ id: String, _ repository: String, _ number: Int, _ note: String = "") -> Source {
    Source(id, "\(repository) #\(number)\(note)", "https://github.com/\(repository)/pull/\(number)", .issue)
  }
}

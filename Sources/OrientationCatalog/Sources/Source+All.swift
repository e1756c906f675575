import Orientation

// The sources of the rules. An article that this reference began with has no address.

extension Source {
  private static let documentation = "https://developer.apple.com/documentation/"
  private static let headers =
    "https://github.com/theos/sdks/blob/4af4cb1d0/iPhoneOS16.5.sdk/System/Library/Frameworks/"
    + "UIKit.framework/Headers/"

  // header
  public static let applicationHeader = Source(
    "application-header",
    "UIApplication.h (SDK 16.5)",
    headers + "UIApplication.h", .header)
  public static let deviceHeader = Source("device-header", "UIDevice.h (SDK 16.5)", headers + "UIDevice.h", .header)
  public static let navigationControllerHeader = Source(
    "navigation-controller-header",
    "UINavigationController.h (SDK 16.5)",
    headers + "UINavigationController.h", .header)
  public static let orientationHeader = Source(
    "orientation-header",
    "UIOrientation.h (SDK 16.5)",
    headers + "UIOrientation.h", .header)
  public static let pageViewControllerHeader = Source(
    "page-view-controller-header",
    "UIPageViewController.h (SDK 16.5)",
    headers + "UIPageViewController.h", .header)
  public static let sceneDefinitionsHeader = Source(
    "scene-definitions-header",
    "UISceneDefinitions.h (SDK 16.5)",
    headers + "UISceneDefinitions.h", .header)
  public static let splitViewControllerHeader = Source(
    "split-view-controller-header",
    "UISplitViewController.h (SDK 16.5)",
    headers + "UISplitViewController.h", .header)
  public static let tabBarControllerHeader = Source(
    "tab-bar-controller-header",
    "UITabBarController.h (SDK 16.5)",
    headers + "UITabBarController.h", .header)
  public static let viewControllerHeader = Source(
    "view-controller-header",
    "UIViewController.h (SDK 16.5)",
    headers + "UIViewController.h", .header)
  public static let windowSceneHeader = Source(
    "window-scene-header",
    "UIWindowScene.h (SDK 16.5)",
    headers + "UIWindowScene.h", .header)
  public static let windowSceneGeometryPreferencesIOSHeader = Source(
    "window-scene-geometry-preferences-iosheader",
    "UIWindowSceneGeometryPreferencesIOS.h (SDK 16.5)",
    headers + "UIWindowSceneGeometryPreferencesIOS.h", .header)

  // documentation
  public static let iOSIPadOS16ReleaseNotes = Source(
    "i-osipad-os16-release-notes",
    "iOS & iPadOS 16 Release Notes",
    documentation + "ios-ipados-release-notes/ios-ipados-16-release-notes", .documentation)
  public static let iOSSDKReleaseNotesForIOS6 = Source(
    "i-ossdkrelease-notes-for-ios6",
    "iOS SDK Release Notes for iOS 6 (quoted in full by a reader)",
    "https://paraches.hatenadiary.org/entry/20120922", .documentation)
  public static let managingYourAppsInformationPropertyList = Source(
    "managing-your-apps-information-property-list",
    "Managing your app’s information property list",
    documentation + "bundleresources/managing-your-app-s-information-property-list", .documentation)
  public static let qA1688WhyWontMyUIViewControllerRotateWith = Source(
    "q-a1688-why-wont-my-uiview-controller-rotate-with",
    "QA1688: Why won’t my UIViewController rotate with the device?",
    "https://developer.apple.com/library/archive/qa/qa1688/_index.html", .documentation)
  public static let tN2244LaunchingYourIPhoneApplicationInLandscape = Source(
    "t-n2244-launching-your-iphone-application-in-landscape",
    "TN2244: Launching your iPhone Application in Landscape",
    "https://developer.apple.com/library/archive/technotes/tn2244/_index.html", .documentation)
  public static let tN3192MigratingYourIPadAppFromThe = Source(
    "t-n3192-migrating-your-ipad-app-from-the",
    "TN3192: Migrating your iPad app from the deprecated UIRequiresFullScreen key",
    documentation + "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key", .documentation)
  public static let applicationSupportedInterfaceOrientationsFor = Source(
    "application-supported-interface-orientations-for",
    "UIApplication.supportedInterfaceOrientations(for:)",
    documentation + "uikit/uiapplication/supportedinterfaceorientations(for:)", .documentation)
  public static let applicationDelegateApplicationSupportedInterfaceOrientationsFor = Source(
    "application-delegate-application-supported-interface-orientations-for",
    "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
    documentation + "uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)", .documentation)
  public static let interfaceOrientation = Source(
    "interface-orientation",
    "UIInterfaceOrientation",
    documentation + "uikit/uiinterfaceorientation", .documentation)
  public static let interfaceOrientationInfoPlistKey = Source(
    "interface-orientation-info-plist-key",
    "UIInterfaceOrientation (Info.plist key)",
    documentation + "bundleresources/information-property-list/uiinterfaceorientation", .documentation)
  public static let modalPresentationStyleAutomatic = Source(
    "modal-presentation-style-automatic",
    "UIModalPresentationStyle.automatic",
    documentation + "uikit/uimodalpresentationstyle/automatic", .documentation)
  public static let modalPresentationStyleFormSheet = Source(
    "modal-presentation-style-form-sheet",
    "UIModalPresentationStyle.formSheet",
    documentation + "uikit/uimodalpresentationstyle/formsheet", .documentation)
  public static let modalPresentationStyleFullScreen = Source(
    "modal-presentation-style-full-screen",
    "UIModalPresentationStyle.fullScreen",
    documentation + "uikit/uimodalpresentationstyle/fullscreen", .documentation)
  public static let modalPresentationStylePageSheet = Source(
    "modal-presentation-style-page-sheet",
    "UIModalPresentationStyle.pageSheet",
    documentation + "uikit/uimodalpresentationstyle/pagesheet", .documentation)
  public static let navigationControllerDelegateNavigationControllerSupportedInterfaceOrientations = Source(
    "navigation-controller-delegate-navigation-controller-supported-interface-orientations",
    "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)",
    documentation + "uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)",
    .documentation)
  public static let requiresFullScreen = Source(
    "requires-full-screen",
    "UIRequiresFullScreen",
    documentation + "bundleresources/information-property-list/uirequiresfullscreen", .documentation)
  public static let requiresFullScreenIgnoredStartingWithVersion = Source(
    "requires-full-screen-ignored-starting-with-version",
    "UIRequiresFullScreenIgnoredStartingWithVersion",
    documentation + "bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion",
    .documentation)
  public static let sceneErrorCodeGeometryRequestDenied = Source(
    "scene-error-code-geometry-request-denied",
    "UISceneError.Code.geometryRequestDenied",
    documentation + "uikit/uisceneerror/code/geometryrequestdenied", .documentation)
  public static let sceneErrorCodeGeometryRequestUnsupported = Source(
    "scene-error-code-geometry-request-unsupported",
    "UISceneError.Code.geometryRequestUnsupported",
    documentation + "uikit/uisceneerror/code/geometryrequestunsupported", .documentation)
  public static let supportedInterfaceOrientations = Source(
    "supported-interface-orientations",
    "UISupportedInterfaceOrientations",
    documentation + "bundleresources/information-property-list/uisupportedinterfaceorientations", .documentation)
  public static let supportedInterfaceOrientationsSaysPortraitContradictsTheHeader = Source(
    "supported-interface-orientations-says-portrait-contradicts-the-header",
    "UISupportedInterfaceOrientations (says portrait: contradicts the header)",
    documentation + "bundleresources/information-property-list/uisupportedinterfaceorientations", .documentation)
  public static let viewControllerAttemptRotationToDeviceOrientation = Source(
    "view-controller-attempt-rotation-to-device-orientation",
    "UIViewController.attemptRotationToDeviceOrientation()",
    documentation + "uikit/uiviewcontroller/attemptrotationtodeviceorientation()", .documentation)
  public static let viewControllerChildForInterfaceOrientationLock = Source(
    "view-controller-child-for-interface-orientation-lock",
    "UIViewController.childForInterfaceOrientationLock",
    documentation + "uikit/uiviewcontroller/childforinterfaceorientationlock", .documentation)
  public static let viewControllerPreferredInterfaceOrientationForPresentation = Source(
    "view-controller-preferred-interface-orientation-for-presentation",
    "UIViewController.preferredInterfaceOrientationForPresentation",
    documentation + "uikit/uiviewcontroller/preferredinterfaceorientationforpresentation", .documentation)
  public static let viewControllerPrefersInterfaceOrientationLocked = Source(
    "view-controller-prefers-interface-orientation-locked",
    "UIViewController.prefersInterfaceOrientationLocked",
    documentation + "uikit/uiviewcontroller/prefersinterfaceorientationlocked", .documentation)
  public static let viewControllerSetNeedsUpdateOfSupportedInterfaceOrientations = Source(
    "view-controller-set-needs-update-of-supported-interface-orientations",
    "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
    documentation + "uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()", .documentation)
  public static let viewControllerShouldAutorotate = Source(
    "view-controller-should-autorotate",
    "UIViewController.shouldAutorotate",
    documentation + "uikit/uiviewcontroller/shouldautorotate", .documentation)
  public static let viewControllerSupportedInterfaceOrientations = Source(
    "view-controller-supported-interface-orientations",
    "UIViewController.supportedInterfaceOrientations",
    documentation + "uikit/uiviewcontroller/supportedinterfaceorientations", .documentation)
  public static let windowSceneGeometryIsInterfaceOrientationLocked = Source(
    "window-scene-geometry-is-interface-orientation-locked",
    "UIWindowScene.Geometry.isInterfaceOrientationLocked",
    documentation + "uikit/uiwindowscene/geometry/isinterfaceorientationlocked", .documentation)
  public static let windowSceneGeometryPreferencesIOSInterfaceOrientations = Source(
    "window-scene-geometry-preferences-iosinterface-orientations",
    "UIWindowScene.GeometryPreferences.iOS.interfaceOrientations",
    documentation + "uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations", .documentation)
  public static let windowSceneInterfaceOrientation = Source(
    "window-scene-interface-orientation",
    "UIWindowScene.interfaceOrientation",
    documentation + "uikit/uiwindowscene/interfaceorientation", .documentation)
  public static let windowSceneRequestGeometryUpdateErrorHandler = Source(
    "window-scene-request-geometry-update-error-handler",
    "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
    documentation + "uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)", .documentation)
  public static let windowSceneDelegateSupportedInterfaceOrientationsFor = Source(
    "window-scene-delegate-supported-interface-orientations-for",
    "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
    documentation + "uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)", .documentation)
  public static let viewControllerProgrammingGuideForIOSSupporting = Source(
    "view-controller-programming-guide-for-iossupporting",
    "View Controller Programming Guide for iOS: Supporting Multiple Interface Orientations",
    "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDeviceOrientationChanges/RespondingtoDeviceOrientationChanges.html",
    .documentation)
  public static let wWDC26Session278ModernizeYourUIKitApp = Source(
    "w-wdc26-session278-modernize-your-uikit-app",
    "WWDC26 session 278: Modernize your UIKit app",
    "https://developer.apple.com/videos/play/wwdc2026/278", .documentation)

  // test
  public static let earlGreyOrientationChangeTestM = Source(
    "earl-grey-orientation-change-test-m",
    "EarlGrey: OrientationChangeTest.m",
    "https://github.com/google/EarlGrey/blob/16d0e8218db438513ffd95ba9425908703a19b4d/Tests/Functional/Sources/OrientationChangeTest.m",
    .test)
  public static let earlGreyOrientationPortraitOnlyChangeTestM = Source(
    "earl-grey-orientation-portrait-only-change-test-m",
    "EarlGrey: OrientationPortraitOnlyChangeTest.m",
    "https://github.com/google/EarlGrey/blob/d8c00c778c87f3c0202cd232b75f18e82c948c76/Tests/Functional/Sources/OrientationPortraitOnlyChangeTest.m",
    .test)

  // sourceCode
  public static let detoxUIDeviceDetoxActionsMAssertsAnIPhone = Source(
    "detox-uidevice-detox-actions-masserts-an-iphone",
    "Detox: UIDevice+DetoxActions.m asserts an iPhone or an iPad app that requires full screen",
    "https://github.com/wix/Detox/blob/1902a1052d1b24c8ee7db1eb7b54e35d6dda5ce5/detox/ios/Detox/Actions/UIDevice%2BDetoxActions.m",
    .sourceCode)
  public static let mattneubProgrammingIOSBookExamplesIOS9 = Source(
    "mattneub-programming-iosbook-examples-ios9",
    "mattneub/Programming-iOS-Book-Examples (iOS 9): comments on the delegate at launch",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/iOS9bookExamples/bk2ch06p253orientationsPermitted2/ch19p590orientationsPermitted/AppDelegate.swift",
    .sourceCode)
  public static let mattneubProgrammingIOSBookExamplesIOS92 = Source(
    "mattneub-programming-iosbook-examples-ios92",
    "mattneub/Programming-iOS-Book-Examples (iOS 9): three layers that must agree, or crash",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/iOS9bookExamples/bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted/ViewController.swift",
    .sourceCode)
  public static let launchLandscapeThenPermitBoth = Source(
    "launch-landscape-then-permit-both",
    "mattneub, Programming-iOS-Book-Examples: LaunchLandscapeThenPermitBoth, AppDelegate.swift",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/tree/master/bk2ch06p258launchIntoRotationEvents2",
    .sourceCode)
  public static let launchIntoRotationEvents = Source(
    "launch-into-rotation-events",
    "mattneub, Programming-iOS-Book-Examples: launchIntoRotationEvents, ViewController.swift",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/bk2ch06p258launchIntoRotationEvents/"
      + "bk2ch06p258launchIntoRotationEvents/ViewController.swift",
    .sourceCode)

  // issue
  public static let airsdkAdobeRuntimeSupport986WorksOn = Source(
    "airsdk-adobe-runtime-support986-works-on",
    "airsdk/Adobe-Runtime-Support #986: works on iPhone 8, not on iPhone 12",
    "https://github.com/airsdk/Adobe-Runtime-Support/issues/986", .issue)
  public static let slideOverKit43 = Source(
    "slide-over-kit-43",
    "XAM-Consulting/SlideOverKit #43: half of a landscape screen is still landscape",
    "https://github.com/XAM-Consulting/SlideOverKit/pull/43", .issue)
  public static let appleDeveloperForums814663 = Source(
    "apple-developer-forums-814663",
    "Apple developer forums 814663: a portrait window on a landscape iPad",
    "https://developer.apple.com/forums/thread/814663", .issue)
  public static let reactNativeOrientationDirector74 = Source(
    "react-native-orientation-director-74",
    "gladiuscode/react-native-orientation-director #74: the forced value posts the notification",
    "https://github.com/gladiuscode/react-native-orientation-director/pull/74", .issue)
  public static let reactNativeOrientation292 = Source(
    "react-native-orientation-292",
    "yamill/react-native-orientation #292: the notification reports the forced value",
    "https://github.com/yamill/react-native-orientation/issues/292", .issue)
  public static let cameraManager134 = Source(
    "camera-manager-134",
    "imaginary-cloud/CameraManager #134: the lock hides turns from UIDevice",
    "https://github.com/imaginary-cloud/CameraManager/pull/134", .issue)
  public static let alloyForceOrientationTestPresentAndDismissAroundA = Source(
    "alloy-force-orientation-test-present-and-dismiss-around-a",
    "alloy/ForceOrientationTest: present and dismiss around a push",
    "https://github.com/alloy/ForceOrientationTest", .issue)
  public static let apacheCordovaIos1626AnAppBuilt = Source(
    "apache-cordova-ios1626-an-app-built",
    "apache/cordova-ios #1626: an app built the older way keeps the classic full-screen behaviour on iPadOS 26",
    "https://github.com/apache/cordova-ios/issues/1626", .issue)
  public static let apacheCordovaPluginScreenOrientation107 = Source(
    "apache-cordova-plugin-screen-orientation107",
    "apache/cordova-plugin-screen-orientation #107",
    "https://github.com/apache/cordova-plugin-screen-orientation/pull/107", .issue)
  public static let appleDeveloperForums685314TheSofterWarning = Source(
    "apple-developer-forums685314-the-softer-warning",
    "Apple developer forums 685314: the softer warning of iOS 14",
    "https://developer.apple.com/forums/thread/685314", .issue)
  public static let appleDeveloperForums707735 = Source(
    "apple-developer-forums707735",
    "Apple developer forums 707735",
    "https://developer.apple.com/forums/thread/707735", .issue)
  public static let appleDeveloperForums811216IPadOS261 = Source(
    "apple-developer-forums811216-ipad-os261",
    "Apple developer forums 811216: iPadOS 26.1 shows a landscape-only full-screen app in portrait (disagrees)",
    "https://developer.apple.com/forums/thread/811216", .issue)
  public static let calimarkusJDStatusBarNotification105 = Source(
    "calimarkus-jdstatus-bar-notification105",
    "calimarkus/JDStatusBarNotification #105",
    "https://github.com/calimarkus/JDStatusBarNotification/issues/105", .issue)
  public static let capawesomeTeamCapacitorPlugins100 = Source(
    "capawesome-team-capacitor-plugins100",
    "capawesome-team/capacitor-plugins #100",
    "https://github.com/capawesome-team/capacitor-plugins/issues/100", .issue)
  public static let capawesomeTeamCapacitorScreenOrientation27 = Source(
    "capawesome-team-capacitor-screen-orientation27",
    "capawesome-team/capacitor-screen-orientation #27",
    "https://github.com/capawesome-team/capacitor-screen-orientation/issues/27", .issue)
  public static let expoExpo48173IOS27RefusesWhile = Source(
    "expo-expo48173-ios27-refuses-while",
    "expo/expo #48173: iOS 27 refuses while the app can be resized",
    "https://github.com/expo/expo/pull/48173", .issue)
  public static let expoExpo48175DiscreteResizingHonoursThe = Source(
    "expo-expo48175-discrete-resizing-honours-the",
    "expo/expo #48175: discrete resizing honours the supported orientations",
    "https://github.com/expo/expo/pull/48175", .issue)
  public static let flutterFlutter111587 = Source(
    "flutter-flutter111587",
    "flutter/flutter #111587",
    "https://github.com/flutter/flutter/issues/111587", .issue)
  public static let forcedotcomSalesforceMobileSDKIOS2723 = Source(
    "forcedotcom-salesforce-mobile-sdkios2723",
    "forcedotcom/SalesforceMobileSDK-iOS #2723",
    "https://github.com/forcedotcom/SalesforceMobileSDK-iOS/issues/2723", .issue)
  public static let gladiuscodeReactNativeOrientationDirector70 = Source(
    "gladiuscode-react-native-orientation-director70",
    "gladiuscode/react-native-orientation-director #70",
    "https://github.com/gladiuscode/react-native-orientation-director/issues/70", .issue)
  public static let googleEarlGrey2111FaceUpAndFace = Source(
    "google-earl-grey2111-face-up-and-face",
    "google/EarlGrey #2111: face up and face down map to no interface orientation",
    "https://github.com/google/EarlGrey/issues/2111", .issue)
  public static let iFTTTFastttCamera63AFlatIPadIs = Source(
    "i-ftttfasttt-camera63-aflat-ipad-is",
    "IFTTT/FastttCamera #63: a flat iPad is often in landscape",
    "https://github.com/IFTTT/FastttCamera/pull/63", .issue)
  public static let instabugInstabugIOS90 = Source(
    "instabug-instabug-ios90",
    "Instabug/Instabug-iOS #90",
    "https://github.com/Instabug/Instabug-iOS/issues/90", .issue)
  public static let jamonholmgrenProMotion607 = Source(
    "jamonholmgren-pro-motion607",
    "jamonholmgren/ProMotion #607",
    "https://github.com/jamonholmgren/ProMotion/issues/607", .issue)
  public static let kifFrameworkKIF868AForcedTurn = Source(
    "kif-framework-kif868-aforced-turn",
    "kif-framework/KIF #868: a forced turn fails in apps that multitask",
    "https://github.com/kif-framework/KIF/issues/868", .issue)
  public static let liteAVSDKPlayerFlutter116 = Source(
    "lite-avsdkplayer-flutter116",
    "LiteAVSDK/Player_Flutter #116",
    "https://github.com/LiteAVSDK/Player_Flutter/issues/116", .issue)
  public static let mozillaMobileFirefoxIos15687 = Source(
    "mozilla-mobile-firefox-ios15687",
    "mozilla-mobile/firefox-ios #15687",
    "https://github.com/mozilla-mobile/firefox-ios/issues/15687", .issue)
  public static let mozillaMobileFirefoxIos5950QuotesApple = Source(
    "mozilla-mobile-firefox-ios5950-quotes-apple",
    "mozilla-mobile/firefox-ios #5950 (quotes Apple: not supported on iPhone X)",
    "https://github.com/mozilla-mobile/firefox-ios/issues/5950", .issue)
  public static let mozillaMobileFirefoxIos6993 = Source(
    "mozilla-mobile-firefox-ios6993",
    "mozilla-mobile/firefox-ios #6993",
    "https://github.com/mozilla-mobile/firefox-ios/pull/6993", .issue)
  public static let mozillaMobileFirefoxIos6993TheIOS = Source(
    "mozilla-mobile-firefox-ios6993-the-ios",
    "mozilla-mobile/firefox-ios #6993: the iOS 13 default style stopped the asking",
    "https://github.com/mozilla-mobile/firefox-ios/pull/6993", .issue)
  public static let nytimesNYTPhotoViewer202ACustomTransitionIs = Source(
    "nytimes-nytphoto-viewer202-acustom-transition-is",
    "nytimes/NYTPhotoViewer #202: a custom transition is dismissed without a question (disagrees)",
    "https://github.com/nytimes/NYTPhotoViewer/issues/202", .issue)
  public static let nytimesNYTPhotoViewer360 = Source(
    "nytimes-nytphoto-viewer360",
    "nytimes/NYTPhotoViewer #360",
    "https://github.com/nytimes/NYTPhotoViewer/issues/360", .issue)
  public static let openradar14080208UINavigationControllerDoesNotDelegate = Source(
    "openradar14080208-uinavigation-controller-does-not-delegate",
    "openradar 14080208: UINavigationController does not delegate",
    "https://github.com/lionheart/openradar-mirror/issues/4921", .issue)
  public static let openradar18176955OnIOS8ThePresenter = Source(
    "openradar18176955-on-ios8-the-presenter",
    "openradar 18176955: on iOS 8 the presenter stays in an orientation it does not support (disagrees)",
    "https://github.com/lionheart/openradar-mirror/issues/3257", .issue)
  public static let openradar22854526IgnoredInIOS9 = Source(
    "openradar22854526-ignored-in-ios9",
    "openradar 22854526: ignored in iOS 9",
    "https://github.com/lionheart/openradar-mirror/issues/6178", .issue)
  public static let openradar25614825ThePreferredOrientationIsUsed = Source(
    "openradar25614825-the-preferred-orientation-is-used",
    "openradar 25614825: the preferred orientation is used under the rotation lock too",
    "https://github.com/lionheart/openradar-mirror/issues/7943", .issue)
  public static let phoboslabEjecta236 = Source(
    "phoboslab-ejecta236",
    "phoboslab/Ejecta #236",
    "https://github.com/phoboslab/Ejecta/issues/236", .issue)
  public static let pocketPocketIos211StillInLandscape = Source(
    "pocket-pocket-ios211-still-in-landscape",
    "Pocket/pocket-ios #211: still in landscape after the pop",
    "https://github.com/Pocket/pocket-ios/pull/211", .issue)
  public static let rckim77Sudoku43TheWarningOfXcode = Source(
    "rckim77-sudoku43-the-warning-of-xcode",
    "rckim77/Sudoku #43: the warning of Xcode 26",
    "https://github.com/rckim77/Sudoku/issues/43", .issue)
  public static let rileytestutDelta201TheLockStoppedWorking = Source(
    "rileytestut-delta201-the-lock-stopped-working",
    "rileytestut/Delta #201: the lock stopped working with the update",
    "https://github.com/rileytestut/Delta/issues/201", .issue)
  public static let rolandlethLTHPasscodeViewController129 = Source(
    "rolandleth-lthpasscode-view-controller129",
    "rolandleth/LTHPasscodeViewController #129",
    "https://github.com/rolandleth/LTHPasscodeViewController/issues/129", .issue)
  public static let romaonthegoRESideMenu127NotReOrientedAfter = Source(
    "romaonthego-reside-menu127-not-re-oriented-after",
    "romaonthego/RESideMenu #127: not re-oriented after the pop",
    "https://github.com/romaonthego/RESideMenu/issues/127", .issue)
  public static let softwareMansionReactNativeScreens4117The = Source(
    "software-mansion-react-native-screens4117-the",
    "software-mansion/react-native-screens #4117: the request was refused by the outgoing screen’s set",
    "https://github.com/software-mansion/react-native-screens/pull/4117", .issue)
  public static let thiagoperesIDMPhotoBrowser31 = Source(
    "thiagoperes-idmphoto-browser31",
    "thiagoperes/IDMPhotoBrowser #31",
    "https://github.com/thiagoperes/IDMPhotoBrowser/issues/31", .issue)
  public static let triggertrapTriggertrapIos64QuotesAppleNot = Source(
    "triggertrap-triggertrap-ios64-quotes-apple-not",
    "Triggertrap/triggertrap-ios #64 (quotes Apple: not supported on iPhone X)",
    "https://github.com/Triggertrap/triggertrap-ios/issues/64", .issue)
  public static let webKitWebKit5408AppsWithMultipleScenes = Source(
    "web-kit-web-kit5408-apps-with-multiple-scenes",
    "WebKit/WebKit #5408: apps with multiple scenes on iPad cannot lock",
    "https://github.com/WebKit/WebKit/pull/5408", .issue)
  public static let webKitWebKit9349 = Source(
    "web-kit-web-kit9349",
    "WebKit/WebKit #9349",
    "https://github.com/WebKit/WebKit/pull/9349", .issue)
  public static let webKitInAppsLinkedOnOrAfter = Source(
    "web-kit-in-apps-linked-on-or-after",
    "WebKit: in apps linked on or after iOS 16 -[UIDevice setOrientation:animated:] is a no-op",
    "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a", .issue)
  public static let webKitLayoutTestsRotatedWithUIDeviceSetOrientation = Source(
    "web-kit-layout-tests-rotated-with-uidevice-set-orientation",
    "WebKit: layout tests rotated with -[UIDevice setOrientation:animated:] until iOS 16",
    "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a", .issue)
  public static let wondayReactNativeOrientationLocker241 = Source(
    "wonday-react-native-orientation-locker241",
    "wonday/react-native-orientation-locker #241",
    "https://github.com/wonday/react-native-orientation-locker/issues/241", .issue)
  public static let wvteijlingenSwiftuiInterfaceOrientation10ACrash = Source(
    "wvteijlingen-swiftui-interface-orientation10-acrash",
    "wvteijlingen/swiftui-interface-orientation #10: a crash on the betas of iPadOS 26",
    "https://github.com/wvteijlingen/swiftui-interface-orientation/issues/10", .issue)
  public static let wvteijlingenSwiftuiInterfaceOrientation2 = Source(
    "wvteijlingen-swiftui-interface-orientation2",
    "wvteijlingen/swiftui-interface-orientation #2",
    "https://github.com/wvteijlingen/swiftui-interface-orientation/issues/2", .issue)

  // blog
  public static let aGistAttemptRotationDoesNotTurnTo = Source(
    "a-gist-attempt-rotation-does-not-turn-to",
    "A gist: attemptRotation does not turn to a supported orientation that is not the device’s",
    "https://gist.github.com/felix-schwarz/417ece0fd3001d4831fc", .blog)
  public static let deviceOrientationInIOS2013 = Source(
    "device-orientation-in-ios2013",
    "Device Orientation in iOS (2013)",
    "http://labs.adamluptak.com/device-orientation-in-ios/", .blog)
  public static let deviceOrientationInIOS2013OnIOS = Source(
    "device-orientation-in-ios2013-on-ios",
    "Device Orientation in iOS (2013): on iOS 5 the controller overrides the target’s settings",
    "http://labs.adamluptak.com/device-orientation-in-ios/", .blog)
  public static let forcingAnOrientationInIOS2018 = Source(
    "forcing-an-orientation-in-ios2018",
    "Forcing an orientation in iOS (2018)",
    "https://nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios", .blog)
  public static let forcingAnOrientationInIOS2018A = Source(
    "forcing-an-orientation-in-ios2018-a",
    "Forcing an orientation in iOS (2018): a push from portrait kept portrait",
    "https://nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios", .blog)
  public static let handlingAutorotationInIOS5AndIOS = Source(
    "handling-autorotation-in-ios5-and-ios",
    "Handling Autorotation in iOS 5 and iOS 6",
    "https://blogs.msmvps.com/kevinmcneish/2012/10/12/handling-autorotation-in-ios-5-and-ios-6-supportedinterfaceorienations-and-shouldautorotate/",
    .blog)
  public static let howToRockAndRollYourApps = Source(
    "how-to-rock-and-roll-your-apps",
    "How to Rock and Roll Your Apps (2010)",
    "https://wangling.me/2010/07/how-to-rock-and-roll-your-apps.html", .blog)
  public static let iOS6OrientationQuirksTheConsoleWarning = Source(
    "i-os6-orientation-quirks-the-console-warning",
    "iOS 6 orientation quirks (the console warning)",
    "https://www.mobinius.com/blogs/ios-6-orientation-quirks-and-fixes-for-your-ios-apps", .blog)
  public static let orientationControlMultitaskingAndIOS9 = Source(
    "orientation-control-multitasking-and-ios9",
    "Orientation control, multitasking and iOS 9",
    "https://www.brockmann.com/amazing-revelation-for-me-about-orientation-control-multi-tasking-and-ios-9/", .blog)
  public static let supportedInterfaceOrientations2020AForwardingSubclass = Source(
    "supported-interface-orientations2020-aforwarding-subclass",
    "supportedInterfaceOrientations (2020): a forwarding subclass",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  public static let supportedInterfaceOrientations2020ASheetIsNotAsked = Source(
    "supported-interface-orientations2020-asheet-is-not-asked",
    "supportedInterfaceOrientations (2020): a sheet is not asked",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  public static let supportedInterfaceOrientations2020FillsTheWindowWithUndocumented = Source(
    "supported-interface-orientations2020-fills-the-window-with-undocumented",
    "supportedInterfaceOrientations (2020): fills the window, with undocumented surprises",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  public static let viewControllerPresentationChangesInIOS13 = Source(
    "view-controller-presentation-changes-in-ios13",
    "View Controller Presentation Changes in iOS 13",
    "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e", .blog)

  // article
  public static let history = Source("history", "History", nil, .article)
  public static let onePageArticle = Source("one-page-article", "One-page article", nil, .article)
  public static let projectReport = Source("project-report", "Project report", nil, .article)
  public static let tutorial = Source("tutorial", "Tutorial", nil, .article)
  public static let videoQA = Source("video-qa", "Video Q&A", nil, .article)

  /// Every source, the best grades first.
  public static let all: [Source] = [
    applicationHeader,
    deviceHeader,
    navigationControllerHeader,
    orientationHeader,
    pageViewControllerHeader,
    sceneDefinitionsHeader,
    splitViewControllerHeader,
    tabBarControllerHeader,
    viewControllerHeader,
    windowSceneHeader,
    windowSceneGeometryPreferencesIOSHeader,
    iOSIPadOS16ReleaseNotes,
    iOSSDKReleaseNotesForIOS6,
    managingYourAppsInformationPropertyList,
    qA1688WhyWontMyUIViewControllerRotateWith,
    tN2244LaunchingYourIPhoneApplicationInLandscape,
    tN3192MigratingYourIPadAppFromThe,
    applicationSupportedInterfaceOrientationsFor,
    applicationDelegateApplicationSupportedInterfaceOrientationsFor,
    interfaceOrientation,
    interfaceOrientationInfoPlistKey,
    modalPresentationStyleAutomatic,
    modalPresentationStyleFormSheet,
    modalPresentationStyleFullScreen,
    modalPresentationStylePageSheet,
    navigationControllerDelegateNavigationControllerSupportedInterfaceOrientations,
    requiresFullScreen,
    requiresFullScreenIgnoredStartingWithVersion,
    sceneErrorCodeGeometryRequestDenied,
    sceneErrorCodeGeometryRequestUnsupported,
    supportedInterfaceOrientations,
    supportedInterfaceOrientationsSaysPortraitContradictsTheHeader,
    viewControllerAttemptRotationToDeviceOrientation,
    viewControllerChildForInterfaceOrientationLock,
    viewControllerPreferredInterfaceOrientationForPresentation,
    viewControllerPrefersInterfaceOrientationLocked,
    viewControllerSetNeedsUpdateOfSupportedInterfaceOrientations,
    viewControllerShouldAutorotate,
    viewControllerSupportedInterfaceOrientations,
    windowSceneGeometryIsInterfaceOrientationLocked,
    windowSceneGeometryPreferencesIOSInterfaceOrientations,
    windowSceneInterfaceOrientation,
    windowSceneRequestGeometryUpdateErrorHandler,
    windowSceneDelegateSupportedInterfaceOrientationsFor,
    viewControllerProgrammingGuideForIOSSupporting,
    wWDC26Session278ModernizeYourUIKitApp,
    earlGreyOrientationChangeTestM,
    earlGreyOrientationPortraitOnlyChangeTestM,
    detoxUIDeviceDetoxActionsMAssertsAnIPhone,
    mattneubProgrammingIOSBookExamplesIOS9,
    mattneubProgrammingIOSBookExamplesIOS92,
    airsdkAdobeRuntimeSupport986WorksOn,
    launchLandscapeThenPermitBoth,
    launchIntoRotationEvents,
    slideOverKit43,
    appleDeveloperForums814663,
    reactNativeOrientationDirector74,
    reactNativeOrientation292,
    cameraManager134,
    alloyForceOrientationTestPresentAndDismissAroundA,
    apacheCordovaIos1626AnAppBuilt,
    apacheCordovaPluginScreenOrientation107,
    appleDeveloperForums685314TheSofterWarning,
    appleDeveloperForums707735,
    appleDeveloperForums811216IPadOS261,
    calimarkusJDStatusBarNotification105,
    capawesomeTeamCapacitorPlugins100,
    capawesomeTeamCapacitorScreenOrientation27,
    expoExpo48173IOS27RefusesWhile,
    expoExpo48175DiscreteResizingHonoursThe,
    flutterFlutter111587,
    forcedotcomSalesforceMobileSDKIOS2723,
    gladiuscodeReactNativeOrientationDirector70,
    googleEarlGrey2111FaceUpAndFace,
    iFTTTFastttCamera63AFlatIPadIs,
    instabugInstabugIOS90,
    jamonholmgrenProMotion607,
    kifFrameworkKIF868AForcedTurn,
    liteAVSDKPlayerFlutter116,
    mozillaMobileFirefoxIos15687,
    mozillaMobileFirefoxIos5950QuotesApple,
    mozillaMobileFirefoxIos6993,
    mozillaMobileFirefoxIos6993TheIOS,
    nytimesNYTPhotoViewer202ACustomTransitionIs,
    nytimesNYTPhotoViewer360,
    openradar14080208UINavigationControllerDoesNotDelegate,
    openradar18176955OnIOS8ThePresenter,
    openradar22854526IgnoredInIOS9,
    openradar25614825ThePreferredOrientationIsUsed,
    phoboslabEjecta236,
    pocketPocketIos211StillInLandscape,
    rckim77Sudoku43TheWarningOfXcode,
    rileytestutDelta201TheLockStoppedWorking,
    rolandlethLTHPasscodeViewController129,
    romaonthegoRESideMenu127NotReOrientedAfter,
    softwareMansionReactNativeScreens4117The,
    thiagoperesIDMPhotoBrowser31,
    triggertrapTriggertrapIos64QuotesAppleNot,
    webKitWebKit5408AppsWithMultipleScenes,
    webKitWebKit9349,
    webKitInAppsLinkedOnOrAfter,
    webKitLayoutTestsRotatedWithUIDeviceSetOrientation,
    wondayReactNativeOrientationLocker241,
    wvteijlingenSwiftuiInterfaceOrientation10ACrash,
    wvteijlingenSwiftuiInterfaceOrientation2,
    aGistAttemptRotationDoesNotTurnTo,
    deviceOrientationInIOS2013,
    deviceOrientationInIOS2013OnIOS,
    forcingAnOrientationInIOS2018,
    forcingAnOrientationInIOS2018A,
    handlingAutorotationInIOS5AndIOS,
    howToRockAndRollYourApps,
    iOS6OrientationQuirksTheConsoleWarning,
    orientationControlMultitaskingAndIOS9,
    supportedInterfaceOrientations2020AForwardingSubclass,
    supportedInterfaceOrientations2020ASheetIsNotAsked,
    supportedInterfaceOrientations2020FillsTheWindowWithUndocumented,
    viewControllerPresentationChangesInIOS13,
    history,
    onePageArticle,
    projectReport,
    tutorial,
    videoQA,
  ]
}

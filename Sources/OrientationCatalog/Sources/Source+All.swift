import Orientation

// The sources of the rules. There is no list of them: `Catalog.sources` is what the rules cite.

extension Source {
  // header
  package static let applicationHeader = header("application-header", "UIApplication")
  package static let applicationHeader5 = Source(
    "application-header-5", "UIApplication.h (SDK 5, in a third-party repository)",
    "https://github.com/mikefogg/SquareCamera/blob/db69b41184b4257b838e8998a1091bf0b5dadac6/UIKit.framework/Headers/UIApplication.h",
    .header)
  package static let applicationHeader6 = Source(
    "application-header-6", "UIApplication.h (SDK 6, in a third-party repository)",
    "https://github.com/mochiz/TiSVProgressHUD/blob/bf0cbf73187b00ace079af45a11b72265a76b8b2/UIKit.framework/Headers/UIApplication.h",
    .header)
  package static let deviceHeader = header("device-header", "UIDevice")
  package static let navigationControllerHeader = header("navigation-controller-header", "UINavigationController")
  package static let pageViewControllerHeader = header("page-view-controller-header", "UIPageViewController")
  package static let sceneDefinitionsHeader = header("scene-definitions-header", "UISceneDefinitions")
  package static let splitViewControllerHeader = header("split-view-controller-header", "UISplitViewController")
  package static let tabBarControllerHeader = header("tab-bar-controller-header", "UITabBarController")
  package static let viewControllerHeader = header("view-controller-header", "UIViewController")
  package static let viewControllerHeader15 = header("view-controller-header-15", "UIViewController", sdk: "15.6")
  package static let windowSceneHeader = header("window-scene-header", "UIWindowScene")
  package static let geometryPreferencesIOSHeader = header(
    "geometry-preferences-ios-header", "UIWindowSceneGeometryPreferencesIOS")
  package static let presentationControllerHeader12 = Source(
    "presentation-controller-header-12", "UIPresentationController.h (SDK 12.4)",
    "https://github.com/theos/sdks/blob/4af4cb1d02b6b8c6046db70851f70ca186b8bd73/iPhoneOS12.4.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h",
    .header)
  package static let viewControllerHeader5 = Source(
    "view-controller-header-5", "UIViewController.h (SDK 5, in a third-party repository)",
    "https://github.com/mikefogg/SquareCamera/blob/db69b41184b4257b838e8998a1091bf0b5dadac6/UIKit.framework/Headers/UIViewController.h",
    .header)

  // documentation
  package static let appleReleaseNotesIOS16 = documentation(
    "apple-release-notes-ios-16", "iOS & iPadOS 16 Release Notes",
    "ios-ipados-release-notes/ios-ipados-16-release-notes")
  package static let appleReleaseNotesIOS27 = documentation(
    "apple-release-notes-ios-27", "iOS & iPadOS 27 Release Notes",
    "ios-ipados-release-notes/ios-ipados-27-release-notes")
  package static let appleReleaseNotesIOS6 = Source(
    "apple-release-notes-ios-6", "iOS SDK Release Notes for iOS 6",
    "https://developer.apple.com/library/archive/releasenotes/General/RN-iOSSDK-6_0/index.html", .documentation)
  package static let appleInformationPropertyList = documentation(
    "apple-information-property-list", "Managing your app’s information property list",
    "bundleresources/managing-your-app-s-information-property-list")
  package static let appleKeyReference = Source(
    "apple-key-reference", "Information Property List Key Reference: iOS Keys",
    "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/iPhoneOSKeys.html",
    .documentation)
  package static let appleQA1688 = Source(
    "apple-qa1688", "QA1688: Why won’t my UIViewController rotate with the device?",
    "https://developer.apple.com/library/archive/qa/qa1688/_index.html", .documentation)
  package static let appleTN2244 = Source(
    "apple-tn2244", "TN2244: Launching your iPhone Application in Landscape",
    "https://developer.apple.com/library/archive/technotes/tn2244/_index.html", .documentation)
  package static let appleMetalWindow = documentation(
    "apple-metal-window", "Managing your Metal app window in iPadOS",
    "metal/managing-your-metal-app-window-in-ipados")
  package static let appleTN3187 = documentation(
    "apple-tn3187", "TN3187: Migrating to the UIKit scene-based life cycle",
    "technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle")
  package static let appleTN3192 = documentation(
    "apple-tn3192", "TN3192: Migrating your iPad app from the deprecated UIRequiresFullScreen key",
    "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key")
  package static let applicationSupportedOrientations = documentation(
    "application-supported-orientations", "UIApplication.supportedInterfaceOrientations(for:)",
    "uikit/uiapplication/supportedinterfaceorientations(for:)")
  package static let appDelegateOrientations = documentation(
    "app-delegate-orientations", "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
    "uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)")
  package static let interfaceOrientation = documentation(
    "interface-orientation", "UIInterfaceOrientation", "uikit/uiinterfaceorientation")
  package static let interfaceOrientationInfoPlistKey = documentation(
    "interface-orientation-info-plist-key", "UIInterfaceOrientation (Info.plist key)",
    "bundleresources/information-property-list/uiinterfaceorientation")
  package static let invalidInterfaceOrientationException = documentation(
    "invalid-interface-orientation-exception", "UIApplication.invalidInterfaceOrientationException",
    "uikit/uiapplication/invalidinterfaceorientationexception")
  package static let modalPresentationStyleAutomatic = documentation(
    "modal-presentation-style-automatic", "UIModalPresentationStyle.automatic",
    "uikit/uimodalpresentationstyle/automatic")
  package static let modalPresentationStyleFormSheet = documentation(
    "modal-presentation-style-form-sheet", "UIModalPresentationStyle.formSheet",
    "uikit/uimodalpresentationstyle/formsheet")
  package static let modalPresentationStylePageSheet = documentation(
    "modal-presentation-style-page-sheet", "UIModalPresentationStyle.pageSheet",
    "uikit/uimodalpresentationstyle/pagesheet")
  package static let navigationDelegateOrientations = documentation(
    "navigation-delegate-orientations",
    "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)",
    "uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)")
  package static let portraitUpsideDown = documentation(
    "portrait-upside-down", "UIInterfaceOrientation.portraitUpsideDown",
    "uikit/uiinterfaceorientation/portraitupsidedown")
  package static let requiresFullScreen = documentation(
    "requires-full-screen", "UIRequiresFullScreen", "bundleresources/information-property-list/uirequiresfullscreen")
  package static let requiresFullScreenIgnoredVersion = documentation(
    "requires-full-screen-ignored-version", "UIRequiresFullScreenIgnoredStartingWithVersion",
    "bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion")
  package static let sceneErrorGeometryRequestDenied = documentation(
    "scene-error-geometry-request-denied", "UISceneError.Code.geometryRequestDenied",
    "uikit/uisceneerror/code/geometryrequestdenied")
  package static let sceneErrorGeometryRequestUnsupported = documentation(
    "scene-error-geometry-request-unsupported", "UISceneError.Code.geometryRequestUnsupported",
    "uikit/uisceneerror/code/geometryrequestunsupported")
  package static let supportedInterfaceOrientations = documentation(
    "supported-interface-orientations", "UISupportedInterfaceOrientations",
    "bundleresources/information-property-list/uisupportedinterfaceorientations")
  package static let supportedInterfaceOrientationsDefault = documentation(
    "supported-interface-orientations-default",
    "UISupportedInterfaceOrientations: its default is portrait",
    "bundleresources/information-property-list/uisupportedinterfaceorientations")
  package static let viewControllerAttemptRotation = documentation(
    "view-controller-attempt-rotation", "UIViewController.attemptRotationToDeviceOrientation()",
    "uikit/uiviewcontroller/attemptrotationtodeviceorientation()")
  package static let viewControllerOrientationLockChild = documentation(
    "view-controller-orientation-lock-child", "UIViewController.childForInterfaceOrientationLock",
    "uikit/uiviewcontroller/childforinterfaceorientationlock")
  package static let viewControllerPreferredOrientation = documentation(
    "view-controller-preferred-orientation", "UIViewController.preferredInterfaceOrientationForPresentation",
    "uikit/uiviewcontroller/preferredinterfaceorientationforpresentation")
  package static let viewControllerPrefersOrientationLock = documentation(
    "view-controller-prefers-orientation-lock", "UIViewController.prefersInterfaceOrientationLocked",
    "uikit/uiviewcontroller/prefersinterfaceorientationlocked")
  package static let viewControllerSetNeedsUpdate = documentation(
    "view-controller-set-needs-update", "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
    "uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()")
  package static let viewControllerShouldAutorotate = documentation(
    "view-controller-should-autorotate", "UIViewController.shouldAutorotate", "uikit/uiviewcontroller/shouldautorotate")
  package static let viewControllerSupportedOrientations = documentation(
    "view-controller-supported-orientations", "UIViewController.supportedInterfaceOrientations",
    "uikit/uiviewcontroller/supportedinterfaceorientations")
  package static let windowSceneGeometryOrientationLock = documentation(
    "window-scene-geometry-orientation-lock", "UIWindowScene.Geometry.isInterfaceOrientationLocked",
    "uikit/uiwindowscene/geometry/isinterfaceorientationlocked")
  package static let geometryPreferencesIOSOrientations = documentation(
    "geometry-preferences-ios-orientations", "UIWindowScene.GeometryPreferences.iOS.interfaceOrientations",
    "uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations")
  package static let windowSceneInterfaceOrientation = documentation(
    "window-scene-interface-orientation", "UIWindowScene.interfaceOrientation",
    "uikit/uiwindowscene/interfaceorientation")
  package static let windowSceneRequestGeometryUpdate = documentation(
    "window-scene-request-geometry-update", "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
    "uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)")
  package static let sceneDelegateOrientations = documentation(
    "scene-delegate-orientations", "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
    "uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)")
  package static let viewControllerProgrammingGuide = Source(
    "view-controller-programming-guide",
    "View Controller Programming Guide for iOS: Supporting Multiple Interface Orientations",
    "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDeviceOrientationChanges/RespondingtoDeviceOrientationChanges.html",
    .documentation)
  package static let wwdc26Session278 = Source(
    "wwdc26-278", "WWDC26 session 278: Modernize your UIKit app",
    "https://developer.apple.com/videos/play/wwdc2026/278", .documentation)
  package static let appleInformationPropertyListFiles = Source(
    "apple-information-property-list-files",
    "Information Property List Key Reference: About Information Property List Files",
    "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/AboutInformationPropertyListFiles.html",
    .documentation)
  package static let appleReleaseNotesIpados16 = documentation(
    "apple-release-notes-ipados-16", "iPadOS 16 Release Notes", "ios-ipados-release-notes/ipados-16-release-notes")
  package static let appleSplitViewQuickStart = Source(
    "apple-split-view-quick-start", "Adopting Multitasking Enhancements on iPad: Slide Over and Split View Quick Start",
    "https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html",
    .documentation)
  package static let applicationSetStatusBarOrientation = documentation(
    "application-set-status-bar-orientation", "UIApplication.setStatusBarOrientation(_:animated:)",
    "uikit/uiapplication/setstatusbarorientation(_:animated:)")
  package static let modalPresentationStyleOverFullScreen = documentation(
    "modal-presentation-over-full-screen", "UIModalPresentationStyle.overFullScreen",
    "uikit/uimodalpresentationstyle/overfullscreen")
  package static let navigationDelegatePreferredOrientation = documentation(
    "navigation-delegate-preferred",
    "UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    "uikit/uinavigationcontrollerdelegate/navigationcontrollerpreferredinterfaceorientationforpresentation(_:)")
  package static let pageViewDelegateOrientations = documentation(
    "page-view-delegate-orientations",
    "UIPageViewControllerDelegate.pageViewControllerSupportedInterfaceOrientations(_:)",
    "uikit/uipageviewcontrollerdelegate/pageviewcontrollersupportedinterfaceorientations(_:)")
  package static let splitViewDelegateOrientations = documentation(
    "split-view-delegate-orientations",
    "UISplitViewControllerDelegate.splitViewControllerSupportedInterfaceOrientations(_:)",
    "uikit/uisplitviewcontrollerdelegate/splitviewcontrollersupportedinterfaceorientations(_:)")
  package static let splitViewDelegatePreferredOrientation = documentation(
    "split-view-delegate-preferred",
    "UISplitViewControllerDelegate.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
    "uikit/uisplitviewcontrollerdelegate/splitviewcontrollerpreferredinterfaceorientationforpresentation(_:)")
  package static let tabBarDelegateOrientations = documentation(
    "tab-bar-delegate-orientations", "UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)",
    "uikit/uitabbarcontrollerdelegate/tabbarcontrollersupportedinterfaceorientations(_:)")
  package static let viewController = documentation("view-controller", "UIViewController", "uikit/uiviewcontroller")
  package static let viewControllerSetNeedsUpdateOfLock = documentation(
    "view-controller-set-needs-update-of-lock", "UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
    "uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()")

  // test
  package static let earlGreyOrientationChangeTest = Source(
    "earl-grey-orientation-change-test", "EarlGrey: OrientationChangeTest.m",
    "https://github.com/google/EarlGrey/blob/16d0e8218db438513ffd95ba9425908703a19b4d/Tests/Functional/Sources/OrientationChangeTest.m",
    .test)
  package static let earlGreyPortraitOnlyChangeTest = Source(
    "earl-grey-portrait-only-change-test", "EarlGrey: OrientationPortraitOnlyChangeTest.m",
    "https://github.com/google/EarlGrey/blob/d8c00c778c87f3c0202cd232b75f18e82c948c76/Tests/Functional/Sources/OrientationPortraitOnlyChangeTest.m",
    .test)
  package static let hotwireNavigationHierarchyTest = Source(
    "hotwire-navigation-hierarchy-test", "hotwired/hotwire-native-ios: NavigationHierarchyControllerTests.swift",
    "https://github.com/hotwired/hotwire-native-ios/blob/40553b8bdce98ba8af4c23bedaba6b147557f5ee/Tests/Turbo/Navigator/NavigationHierarchyControllerTests.swift",
    .test)
  package static let webkitVideoPresentation = Source(
    "webkit-video-presentation", "WebKit: VideoPresentationInterfaceIOS.mm",
    "https://github.com/WebKit/WebKit/blob/d5c26a332de132b885f91c41bbbf40f385a35147/Source/WebCore/platform/ios/VideoPresentationInterfaceIOS.mm",
    .sourceCode)
  package static let webkitBasicRotationExpected = Source(
    "webkit-basic-rotation-expected", "WebKit: basic-rotation-expected.txt",
    "https://github.com/WebKit/WebKit/blob/257630138b7e4c7aadce63bb06df7e0c1438294b/LayoutTests/fast/events/ios/rotation/basic-rotation-expected.txt",
    .test)
  package static let webkitUiScriptControllerIos = Source(
    "webkit-ui-script-controller-ios",
    "WebKit: UIScriptControllerIOS.mm rotates with -[UIDevice setOrientation:animated:]",
    "https://github.com/WebKit/WebKit/blob/002895eac0864ba97c95fba404148642a451653e/Tools/WebKitTestRunner/ios/UIScriptControllerIOS.mm",
    .test)

  // sourceCode
  package static let detoxDeviceActions = Source(
    "detox-device-actions", "Detox: UIDevice+DetoxActions.m asserts an iPhone or an iPad app that requires full screen",
    "https://github.com/wix/Detox/blob/91a2027b1c690615d25f62fadfaabfcb7f0993ff/detox/ios/Detox/Actions/UIDevice%2BDetoxActions.m",
    .sourceCode)
  package static let mattneubForcedRotation = Source(
    "mattneub-forced-rotation",
    "mattneub/Programming-iOS-Book-Examples (iOS 13 and 14): full screen forces the rotation, a sheet does not",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/f830737ca2ffcc7c0db107da4514bebda8f8b3e6/bk2ch06p272forcedRotation/ch19p601presentedViewController/ViewController.swift",
    .sourceCode)
  package static let mattneubLaunchRotationEvents = Source(
    "mattneub-launch-rotation-events",
    "mattneub/Programming-iOS-Book-Examples: logs of launches on iOS 10 and 11",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/a4ffad28904826319d13255f4050236564171279/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift",
    .sourceCode)
  package static let mattneubLaunchRotationEvents8 = Source(
    "mattneub-launch-rotation-events-8",
    "mattneub/Programming-iOS-Book-Examples: a log of launches of October 2014, the days of iOS 8",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/01acee8edc67f5e20fad398057ad8c05cef074bf/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift",
    .sourceCode)
  package static let mattneubLaunchRotationEvents15 = Source(
    "mattneub-launch-rotation-events-15",
    "mattneub/Programming-iOS-Book-Examples: a log of launches on iOS 15",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift",
    .sourceCode)
  package static let mattneubLaunchLandscape = Source(
    "mattneub-launch-landscape",
    "mattneub, Programming-iOS-Book-Examples: LaunchLandscapeThenPermitBoth, AppDelegate.swift",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/tree/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents2",
    .sourceCode)
  package static let mattneubOrientationsPermitted2 = Source(
    "mattneub-orientations-permitted-2",
    "mattneub/Programming-iOS-Book-Examples (iOS 9): comments on the delegate at launch",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/615d28e6a69f5969627d32655f27d4bfddfc2ca1/iOS9bookExamples/bk2ch06p253orientationsPermitted2/ch19p590orientationsPermitted/AppDelegate.swift",
    .sourceCode)
  package static let mattneubOrientationsPermitted3 = Source(
    "mattneub-orientations-permitted-3",
    "mattneub/Programming-iOS-Book-Examples (iOS 9): three layers that must agree, or crash",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/ebd1e298286b22f45f2deb74bb8e16246d6c242d/iOS9bookExamples/bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted/ViewController.swift",
    .sourceCode)
  package static let qmuiInterface = Source(
    "qmui-interface", "Tencent/QMUI_iOS: the system rotates when another screen appears, on iOS 16 and later",
    "https://github.com/Tencent/QMUI_iOS/blob/4dca2347dcb5feecdbb39fc99b36004c8c94a958/QMUIKit/UIKitExtensions/UIInterface%2BQMUI.m",
    .sourceCode)
  package static let unityViewControllerBase = Source(
    "unity-view-controller-base", "Unity: before iOS 16 a mask of 0 kept the orientation",
    "https://github.com/xoxoxm/XCODEBUILD2/blob/19d701597aedbc7696bc45249b0b459573650c35/Classes/UI/UnityViewControllerBase%2BiOS.mm",
    .sourceCode)
  package static let chromiumFirstRunAppAgent = Source(
    "chromium-first-run-app-agent", "chromium/chromium: first_run_app_state_agent.mm reports a wider mask",
    "https://github.com/chromium/chromium/blob/497404dff15e69941f749a4abb50e88ceb10fba5/ios/chrome/app/first_run_app_state_agent.mm",
    .sourceCode)
  package static let earlGreyImpl = Source(
    "earl-grey-impl", "EarlGrey: EarlGreyImpl.m turns by XCUIDevice, then by setOrientation:animated:",
    "https://github.com/google/EarlGrey/blob/d8c00c778c87f3c0202cd232b75f18e82c948c76/TestLib/EarlGreyImpl/EarlGreyImpl.m",
    .sourceCode)
  package static let hybridAppOrientation = Source(
    "hybrid-app-orientation",
    "christopherdavid/hybrid_app: presents an empty controller and dismisses it to force a turn (2014)",
    "https://github.com/christopherdavid/hybrid_app/blob/121644cee935c71f783ef10877a25dd78e6ebcbb/iOS/CleaningRobotApp/Plugins/Orientation.m",
    .sourceCode)
  package static let mattneubOrientationsPermitted2Ios11 = Source(
    "mattneub-orientations-permitted-2-ios-11",
    "mattneub/Programming-iOS-Book-Examples (iOS 11): a launch follows how the device is held",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/a4ffad28904826319d13255f4050236564171279/bk2ch06p253orientationsPermitted2/ch19p590orientationsPermitted/AppDelegate.swift",
    .sourceCode)
  package static let mattneubPresentedViewController = Source(
    "mattneub-presented-view-controller",
    "mattneub/Programming-iOS-Book-Examples: on an iPhone in landscape a page sheet is treated like over full screen",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p264presentedViewController/ch19p601presentedViewController/SecondViewController.swift",
    .sourceCode)
  package static let reactNativeOrientationLockerSource2022 = Source(
    "orientation-locker-source-2022",
    "wonday/react-native-orientation-locker: Orientation.m sets unknown first",
    "https://github.com/wonday/react-native-orientation-locker/blob/7b2f802170d670baf8a72b3b0f60d6fd1259dcf9/iOS/RCTOrientation/Orientation.m",
    .sourceCode)
  package static let zfplayerOrientationObserver = Source(
    "zfplayer-orientation-observer",
    "renzifeng/ZFPlayer 3.2.13: sets the status bar’s orientation and rotates the player’s view by a transform",
    "https://github.com/renzifeng/ZFPlayer/blob/1b493d222008d0d107dc6c7f46165ffcabe3cb9c/ZFPlayer/Classes/Core/ZFOrientationObserver.m",
    .sourceCode)
  package static let zfplayerPlayerView = Source(
    "zfplayer-player-view", "renzifeng/ZFPlayer: ZFPlayerView.m of 2016 on the condition for the status bar",
    "https://github.com/renzifeng/ZFPlayer/blob/59738b8baeefa2ea7794015eadeadefa87e89ade/ZFPlayer/ZFPlayerView.m",
    .sourceCode)

  // issue
  package static let adobeRuntimeSupport986 = issue(
    "adobe-runtime-support-986", "airsdk/Adobe-Runtime-Support", 986,
    ": works on iPhone 8, not on iPhone 12; on iOS 13 always")
  package static let adobeRuntimeSupport928 = issue(
    "adobe-runtime-support-928", "airsdk/Adobe-Runtime-Support", 928, ": most of the crashes are on iOS 12.5.1")
  package static let appLovinMAXSDKIOS325 = issue(
    "applovin-max-sdk-ios-325", "AppLovin/AppLovin-MAX-SDK-iOS", 325, ": crashes of iOS 16 and 17, in production")
  package static let appLovinMAXUnityPlugin371 = issue(
    "applovin-max-unity-plugin-371", "AppLovin/AppLovin-MAX-Unity-Plugin", 371, ": a stack of iOS 17.4.1")
  package static let googleadsMobileUnity2132 = issue(
    "googleads-mobile-unity-2132", "googleads/googleads-mobile-unity", 2132, ": the same stack on iOS 14 and 15")
  package static let rnTooltip105 = issue("rn-tooltip-105", "AndreiCalazans/rn-tooltip", 105)
  package static let appleForums685314 = Source(
    "apple-forums-685314", "Apple developer forums 685314: the softer warning of iOS 14",
    "https://developer.apple.com/forums/thread/685314", .issue)
  package static let appleForums811216 = Source(
    "apple-forums-811216",
    "Apple developer forums 811216: iPadOS 26.1 shows a landscape-only full-screen app in portrait",
    "https://developer.apple.com/forums/thread/811216", .issue)
  package static let capacitorPlugins2493 = issue(
    "capacitor-plugins-2493", "ionic-team/capacitor-plugins", 2493, ": a lock makes a floating window on iPadOS 26")
  package static let straboField910 = issue(
    "strabofield-910", "StraboSpot/StraboField", 910, ": a screen that locks makes a small window on iPadOS 26")
  package static let reactNativeOrientationLocker298 = pull(
    "react-native-orientation-locker-298", "wonday/react-native-orientation-locker", 298,
    ": the first scene may be CarPlay's")
  package static let reactNativeOrientationLocker311 = issue(
    "react-native-orientation-locker-311", "wonday/react-native-orientation-locker", 311,
    ": the geometry request crashes on CarPlay's scene")
  package static let insPhotoGallery44 = issue(
    "ins-photo-gallery-44", "m1entus/INSPhotoGallery", 44, ": a swipe to dismiss in landscape is cancelled")
  package static let zfPlayer924 = issue(
    "zfplayer-924", "renzifeng/ZFPlayer", 924, ": a portrait-only delegate crashes on iOS 10, not on 13")
  package static let zfPlayer974 = issue("zfplayer-974", "renzifeng/ZFPlayer", 974, ": the exception on iOS 12")
  package static let zfPlayer1017 = issue(
    "zfplayer-1017", "renzifeng/ZFPlayer", 1017, ": the exception on iOS 12, and the library’s window by version")
  package static let zfPlayer1167 = issue(
    "zfplayer-1167", "renzifeng/ZFPlayer", 1167, ": the exception in the field, February 2021")
  package static let mhVideoPhotoGallery30 = issue(
    "mh-video-photo-gallery-30", "mariohahn/MHVideoPhotoGallery", 30,
    ": a swipe to dismiss in landscape turns, and does not dismiss")
  package static let insPhotoGallery47 = Source(
    "ins-photo-gallery-47", "m1entus/INSPhotoGallery #47: no swipe to dismiss in an orientation of the gallery alone",
    "https://github.com/m1entus/INSPhotoGallery/pull/47", .issue)
  package static let openradar16536099 = issue(
    "openradar-16536099", "lionheart/openradar-mirror", 3738, ": openradar 16536099, iPhone apps on iPad")
  package static let openradar39807090 = issue(
    "openradar-39807090", "lionheart/openradar-mirror", 19694,
    ": openradar 39807090, a wrong orientation after the return")
  package static let jdStatusBarNotification105 = issue(
    "jd-status-bar-notification-105", "calimarkus/JDStatusBarNotification", 105)
  package static let appinioFlutterPackages62 = issue(
    "appinio-flutter-packages-62", "appinioGmbH/flutter_packages", 62, ": nothing turns on iOS 16.3")
  package static let autoOrientation29 = issue(
    "auto-orientation-29", "bytepark/auto_orientation", 29, ": nothing turns on iOS 16")
  package static let ionicCapacitorPlugins2100 = issue(
    "ionic-capacitor-plugins-2100", "ionic-team/capacitor-plugins", 2100,
    ": requestGeometryUpdate fails, setNeedsUpdate… rotates")
  package static let capacitorPlugins100 = issue("capacitor-plugins-100", "capawesome-team/capacitor-plugins", 100)
  package static let capacitorScreenOrientation6 = issue(
    "capacitor-screen-orientation-6", "capawesome-team/capacitor-screen-orientation", 6, ": it turns on iOS 14.6")
  package static let capacitorScreenOrientation27 = issue(
    "capacitor-screen-orientation-27", "capawesome-team/capacitor-screen-orientation", 27, ": it turns on iOS 16.2")
  package static let expo48175 = pull(
    "expo-48175", "expo/expo", 48175, ": discrete resizing honours the supported orientations")
  package static let flutter111587 = issue(
    "flutter-111587", "flutter/flutter", 111587, ": it turns on iOS 16.0, and warns")
  package static let flutter119473 = issue(
    "flutter-119473", "flutter/flutter", 119473, ": the error of iOS 16, on iPad only")
  package static let flutterOrientation8 = issue(
    "flutter-orientation-8", "sososdk/flutter_orientation", 8, ": nothing turns on iOS 16")
  package static let fuselibs1454 = pull(
    "fuselibs-1454", "fuse-open/fuselibs", 1454, ": quotes the release notes of iOS 16")
  package static let littlego437 = issue(
    "littlego-437", "herzbube/littlego", 437, ": on iOS 26 UIKit does not call shouldAutorotate")
  package static let mindlogger1116 = pull(
    "mindlogger-1116", "ChildMindInstitute/mindlogger-app-refactor", 1116, ": the exception on iOS 17 and 18")
  package static let msIntuneAppSDK268 = issue(
    "ms-intune-app-sdk-268", "microsoftconnect/ms-intune-app-sdk-ios", 268, ": the exception on iOS 15.6")
  package static let reactNativeVideo790 = pull(
    "react-native-video-790", "TheWidlarzGroup/react-native-video", 790,
    ": the given orientation counts at full screen under the rotation lock")
  package static let salesforceMobileSDKIOS3060 = issue(
    "salesforce-mobile-sdk-ios-3060", "forcedotcom/SalesforceMobileSDK-iOS", 3060, ": a stack of iOS 12.4.1")
  package static let reactNativeOrientationDirector70 = issue(
    "react-native-orientation-director-70", "gladiuscode/react-native-orientation-director", 70)
  package static let reactNativeOrientationDirector74 = pull(
    "react-native-orientation-director-74", "gladiuscode/react-native-orientation-director", 74,
    ": the forced value posts the notification")
  package static let fastttCamera63 = pull(
    "fasttt-camera-63", "IFTTT/FastttCamera", 63, ": a flat iPad is often in landscape")
  package static let instabugIOS90 = issue("instabug-ios-90", "Instabug/Instabug-iOS", 90)
  package static let proMotion607 = issue("pro-motion-607", "jamonholmgren/ProMotion", 607)
  package static let kif868 = issue("kif-868", "kif-framework/KIF", 868, ": a forced turn fails in apps that multitask")
  package static let liteavsdkPlayerFlutter116 = issue("liteavsdk-player-flutter-116", "LiteAVSDK/Player_Flutter", 116)
  package static let firefoxIOS15687 = issue("firefox-ios-15687", "mozilla-mobile/firefox-ios", 15687)
  package static let firefoxIOS17921 = issue(
    "firefox-ios-17921", "mozilla-mobile/firefox-ios", 17921, ": an iPhone 7 turns upside down on iOS 15.8")
  package static let firefoxIOS5950 = issue(
    "firefox-ios-5950", "mozilla-mobile/firefox-ios", 5950, ": upside down on iOS 13, not on 12")
  package static let firefoxIOS6993 = pull("firefox-ios-6993", "mozilla-mobile/firefox-ios", 6993)
  package static let nytPhotoViewer202 = issue(
    "nyt-photo-viewer-202", "nytimes/NYTPhotoViewer", 202,
    ": a dismissal asks, but not with a custom transition")
  package static let nytPhotoViewer360 = issue("nyt-photo-viewer-360", "nytimes/NYTPhotoViewer", 360)
  package static let openradar14080208 = Source(
    "openradar-14080208", "openradar 14080208: UINavigationController does not delegate",
    "https://github.com/lionheart/openradar-mirror/issues/4921", .issue)
  package static let openradar18176955 = Source(
    "openradar-18176955",
    "openradar 18176955: on iOS 8 the presenter stays in an orientation it does not support",
    "https://github.com/lionheart/openradar-mirror/issues/3257", .issue)
  package static let openradar18403875 = Source(
    "openradar-18403875", "openradar 18403875: on an iPhone the lock snaps to portrait, on an iPad it keeps landscape",
    "https://github.com/lionheart/openradar-mirror/issues/3124", .issue)
  package static let openradar21417356 = Source(
    "openradar-21417356", "openradar 21417356: an app in the background keeps landscape when the lock goes on",
    "https://github.com/lionheart/openradar-mirror/issues/9781", .issue)
  package static let openradar22401547 = Source(
    "openradar-22401547", "openradar 22401547: a custom presentation above one that keeps its presenter is not asked",
    "https://github.com/lionheart/openradar-mirror/issues/5848", .issue)
  package static let openradar27570135 = Source(
    "openradar-27570135", "openradar 27570135: the preferred orientation is followed with autorotation off",
    "https://github.com/lionheart/openradar-mirror/issues/15491", .issue)
  package static let openradar22854526 = Source(
    "openradar-22854526", "openradar 22854526: ignored in iOS 9",
    "https://github.com/lionheart/openradar-mirror/issues/6178", .issue)
  package static let openradar25614825 = Source(
    "openradar-25614825", "openradar 25614825: the preferred orientation is used under the rotation lock too",
    "https://github.com/lionheart/openradar-mirror/issues/7943", .issue)
  package static let avLock2 = issue("avlock-2", "gilshahar7/AVLock", 2, ": iPhone to portrait, iPad stays")
  package static let doAlertController23 = issue(
    "do-alert-controller-23", "okmr-d/DOAlertController", 23, ": a custom presentation that UIKit calls")
  package static let sdcAlertView226 = issue(
    "sdc-alert-view-226", "sberrevoets/SDCAlertView", 226, ": a custom presentation that UIKit calls")
  package static let nytPhotoViewer44 = issue(
    "nyt-photo-viewer-44", "nytimes/NYTPhotoViewer", 44, ": a custom presentation has its presenter's orientations")
  package static let reactNativeOrientation171 = issue(
    "react-native-orientation-171", "yamill/react-native-orientation", 171,
    ": a value that the device has already does nothing")
  package static let reactNativeOrientation205 = issue(
    "react-native-orientation-205", "yamill/react-native-orientation", 205,
    ": a value that the device has already does nothing")
  package static let ejecta38 = issue("ejecta-38", "phoboslab/Ejecta", 38, ": a stack of 2012")
  package static let pocketIOS211 = pull(
    "pocket-ios-211", "Pocket/pocket-ios", 211, ": still in landscape after the pop")
  package static let rckim77Sudoku43 = issue("rckim77-sudoku-43", "rckim77/Sudoku", 43, ": the warning of Xcode 26")
  package static let rileytestutDelta201 = issue(
    "rileytestut-delta-201", "rileytestut/Delta", 201, ": the lock stopped working with the new version")
  package static let lthPasscodeViewController128 = issue(
    "lth-passcode-view-controller-128", "rolandleth/LTHPasscodeViewController", 128, ": an iPhone 5 with iOS 9.0")
  package static let reSideMenu127 = issue(
    "re-side-menu-127", "romaonthego/RESideMenu", 127, ": a pop turns once the container forwards")
  package static let reactNativeScreens3831 = issue(
    "react-native-screens-3831", "software-mansion/react-native-screens", 3831,
    ": requestGeometryUpdate is checked against the old mask")
  package static let reactNativeScreens4117 = pull(
    "react-native-screens-4117", "software-mansion/react-native-screens", 4117,
    ": requestGeometryUpdate was denied by the old screen’s mask")
  package static let idmPhotoBrowser31 = issue("idm-photo-browser-31", "thiagoperes/IDMPhotoBrowser", 31)
  package static let webkit6233 = pull(
    "webkit-6233", "WebKit/WebKit", 6233, ": fails on an iPad, passes on an iPhone")
  package static let webkit9349 = pull("webkit-9349", "WebKit/WebKit", 9349)
  package static let webkitSetOrientationIOS16 = Source(
    "webkit-set-orientation-ios-16",
    "WebKit: in apps linked on or after iOS 16 -[UIDevice setOrientation:animated:] is a no-op",
    "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a", .issue)
  package static let webkitSetOrientationTests = Source(
    "webkit-set-orientation-tests",
    "WebKit: layout tests rotated with -[UIDevice setOrientation:animated:] until iOS 16",
    "https://github.com/WebKit/WebKit/commit/b751dd03ccdb9abb0eefb3baa75d3cfe0ddc877a", .issue)
  package static let reactNativeOrientationLocker121 = issue(
    "react-native-orientation-locker-121", "wonday/react-native-orientation-locker", 121,
    ": a lock crashes while a modal is up")
  package static let reactNativeOrientationLocker282 = issue(
    "react-native-orientation-locker-282", "wonday/react-native-orientation-locker", 282,
    ": a lock crashes on iOS 12, and not on newer versions")
  package static let reactNativeOrientationLocker241 = issue(
    "react-native-orientation-locker-241", "wonday/react-native-orientation-locker", 241,
    ": it turns in the simulator of iOS 16.0")
  package static let reactNativeOrientationLocker243 = pull(
    "react-native-orientation-locker-243", "wonday/react-native-orientation-locker", 243,
    ": on iOS 16 the new mask counts once the phone turns")
  package static let zfPlayer824 = issue(
    "zfplayer-824", "renzifeng/ZFPlayer", 824,
    ": the status bar stays upright on iOS 13, and the value read back with it")
  package static let zfPlayer857 = issue(
    "zfplayer-857", "renzifeng/ZFPlayer", 857, ": UIKit's log, and what Xcode 10 changes")
  package static let zfPlayer880 = issue("zfplayer-880", "renzifeng/ZFPlayer", 880, ": UIKit's log on iOS 13")
  package static let swiftuiInterfaceOrientation10 = issue(
    "swiftui-interface-orientation-10", "wvteijlingen/swiftui-interface-orientation", 10,
    ": a crash on the betas of iPadOS 26")
  package static let swiftuiInterfaceOrientation2 = issue(
    "swiftui-interface-orientation-2", "wvteijlingen/swiftui-interface-orientation", 2)
  package static let slideOverKit43 = pull(
    "slide-over-kit-43", "XAM-Consulting/SlideOverKit", 43, ": half of a landscape screen is still landscape")
  package static let reactNativeOrientation292 = issue(
    "react-native-orientation-292", "yamill/react-native-orientation", 292,
    ": the notification reports the forced value")
  package static let alloyForceOrientationReadme = Source(
    "alloy-force-orientation-readme", "alloy/ForceOrientationTest: README, two ways to force an orientation on iOS 6",
    "https://github.com/alloy/ForceOrientationTest/blob/515e53541d0a5ffa0951690926742c0da7f3155a/README.md", .issue)
  package static let autoOrientation28 = pull(
    "auto-orientation-28", "bytepark/auto_orientation", 28, ": setValue does not work on iOS 16")
  package static let autoOrientation6 = issue(
    "auto-orientation-6", "bytepark/auto_orientation", 6, ": no effect on an iPad with iOS 12.3.1")
  package static let azureCommunicationUiIos363 = pull(
    "azure-communication-ui-ios-363", "Azure/communication-ui-library-ios", 363,
    ": on iOS 16 turns have no effect until an update")
  package static let bigTwoNeoGameEndModal = Source(
    "big-two-neo-game-end-modal",
    "michaelelalam-glitch/Big-Two-Neo: notes on a crash of December 2025, over full screen",
    "https://github.com/michaelelalam-glitch/Big-Two-Neo/blob/355d2370f06017ee9a30cbbfbb83590f5d18361f/docs/CRITICAL_FIX_GAMEENDMODAL_LANDSCAPE_CRASH_DEC_22_2025.md",
    .issue)
  package static let bytedanceUnionAd105 = issue(
    "bytedance-union-ad-105", "bytedance/Bytedance-UnionAD", 105, ": a crash at a dismissal on iOS 13")
  package static let chewie750 = issue(
    "chewie-750", "fluttercommunity/chewie", 750, ": the refusal on iOS 16.4, with both lists")
  package static let cordovaPluginScreenOrientation100 = issue(
    "cordova-plugin-screen-orientation-100", "apache/cordova-plugin-screen-orientation", 100,
    ": quotes the release notes of iOS 16")
  package static let capacitor4367 = pull(
    "capacitor-4367", "ionic-team/capacitor", 4367, ": a Cordova plug-in can set the orientations again")
  package static let cordovaPluginScreenOrientation102 = pull(
    "cordova-plugin-screen-orientation-102", "apache/cordova-plugin-screen-orientation", 102,
    ": attemptRotation instead of key-value coding on iOS 16")
  package static let delta169 = issue(
    "delta-169", "rileytestut/Delta", 169, ": the lock forces an app back to portrait")
  package static let flutter13238 = issue(
    "flutter-13238", "flutter/flutter", 13238, ": attemptRotation alone turns nothing on iOS 10 and 11")
  package static let forgePlayerSettingsSheet = Source(
    "forge-player-settings-sheet", "JesusFilm/forge: notes on a crash of August 2026, a transparent modal",
    "https://github.com/JesusFilm/forge/blob/ea47787e2dfd816b9e7d883b733504dd204bb3a7/docs/solutions/runtime-errors/player-settings-sheet-fullscreen-orientation-sigabrt-crash.md",
    .issue)
  package static let gistNoCommonOrientation2013 = Source(
    "gist-no-common-orientation-2013", "A gist of March 2013: a stack of the exception at a rotation of the device",
    "https://gist.github.com/egomez99/5171384", .issue)
  package static let godot118350 = issue(
    "godot-118350", "godotengine/godot", 118350, ": setNeedsUpdate… of a child rotates nothing")
  package static let godot119773 = pull(
    "godot-119773", "godotengine/godot", 119773, ": the root gets the preferences before setNeedsUpdate…")
  package static let hmQrCodeScanner11 = issue(
    "hm-qr-code-scanner-11", "liufan321/HMQRCodeScanner", 11, ": a crash with fullScreen, in 2024")
  package static let liteavPlayerIos104 = issue(
    "liteav-player-ios-104", "LiteAVSDK/Player_iOS", 104, ": trouble when built with the SDK of iOS 13")
  package static let liteavPlayerIos108 = issue(
    "liteav-player-ios-108", "LiteAVSDK/Player_iOS", 108, ": status bar in landscape over a portrait page on iOS 12.3.1"
  )
  package static let liteavPlayerIos116 = issue(
    "liteav-player-ios-116", "LiteAVSDK/Player_iOS", 116,
    ": status bar, home indicator and notifications stay in portrait")
  package static let liteavPlayerIos95 = issue(
    "liteav-player-ios-95", "LiteAVSDK/Player_iOS", 95, ": the setter works up to iOS 12, not on 13")
  package static let macios16113 = issue(
    "macios-16113", "dotnet/macios", 16113, ": a geometry request on iOS 15 throws")
  package static let macios16292 = issue(
    "macios-16292", "dotnet/macios", 16292, ": quotes the release notes of iPadOS 16")
  package static let maui35043 = issue(
    "maui-35043", "dotnet/maui", 35043, ": on iOS 26 landscape is shown in an upright iPad without turning")
  package static let nativescriptScreenOrientation1 = pull(
    "nativescript-screen-orientation-1", "VideoSpike/nativescript-screen-orientation", 1,
    ": setOrientation is private, a risk of rejection")
  package static let openradar22887620 = issue(
    "openradar-22887620", "lionheart/openradar-mirror", 6225, ": openradar 22887620, asked on some iPads of iOS 9")
  package static let openradar33799746 = issue(
    "openradar-33799746", "lionheart/openradar-mirror", 18150, ": openradar 33799746, a store page crashes")
  package static let reactNativeOrientationDirector39 = issue(
    "react-native-orientation-director-39", "gladiuscode/react-native-orientation-director", 39,
    ": both raw values are 3 in landscape left")
  package static let reactNativeOrientationDirector76 = pull(
    "react-native-orientation-director-76", "gladiuscode/react-native-orientation-director", 76,
    ": key-value coding turns on iOS 15 with the right value")
  package static let reactNativeOrientationLocker13 = issue(
    "react-native-orientation-locker-13", "wonday/react-native-orientation-locker", 13,
    ": on an iPad with iOS 11 no lock once upside down is listed")
  package static let reactNativeOrientationLocker31 = issue(
    "react-native-orientation-locker-31", "wonday/react-native-orientation-locker", 31,
    ": nothing happens where the device is there already")
  package static let sjVideoPlayer232 = issue(
    "sj-video-player-232", "changsanjiang/SJVideoPlayer", 232, ": why the value is set twice")
  package static let unityNativeAppstore2 = issue(
    "unity-native-appstore-2", "purplelilgirl/Unity-NativeAppstore", 2, ": a stack of 2018, at a presentation")
  package static let vkIosSdk116 = issue(
    "vk-ios-sdk-116", "VKCOM/vk-ios-sdk", 116, ": a crash on leaving a full-screen video, iOS 6")
  package static let zfplayer590 = issue(
    "zfplayer-590", "renzifeng/ZFPlayer", 590, ": the status bar turns only where shouldAutorotate returns NO")
  package static let zfplayer909 = pull(
    "zfplayer-909", "renzifeng/ZFPlayer", 909, ": keyboard and mirrored picture stay in portrait on iOS 13")

  // blog
  package static let schwarzAttemptRotationGist = Source(
    "schwarz-attempt-rotation-gist",
    "A gist: attemptRotation does not turn to a supported orientation that is not the device’s",
    "https://gist.github.com/felix-schwarz/417ece0fd3001d4831fc", .blog)
  package static let luptakDeviceOrientation2013 = Source(
    "luptak-device-orientation-2013", "Device Orientation in iOS (2013)",
    "http://labs.adamluptak.com/device-orientation-in-ios/", .blog)
  package static let luptakDeviceOrientationIOS5 = Source(
    "luptak-device-orientation-ios-5",
    "Device Orientation in iOS (2013): on iOS 5 the controller overrides the target’s settings",
    "http://labs.adamluptak.com/device-orientation-in-ios/", .blog)
  package static let alexandreForcingOrientation2018 = Source(
    "alexandre-forcing-orientation-2018", "Forcing an orientation in iOS (2018)",
    "https://nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios", .blog)
  package static let alexandreForcingOrientationPush = Source(
    "alexandre-forcing-orientation-push", "Forcing an orientation in iOS (2018): a push from portrait kept portrait",
    "https://nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios", .blog)
  package static let jishuzhanPresentation = Source(
    "jishuzhan-presentation", "An article of 2026: what a presentation and a push need, by version",
    "https://jishuzhan.net/article/2059940812624089089", .blog)
  package static let parachesInfoPlist = Source(
    "paraches-info-plist", "An article of 2012: before iOS 6, what Info.plist does not list does not turn",
    "https://paraches.hatenadiary.org/entry/20120922/1348244105", .blog)
  package static let zxfcumtcsLandscape = Source(
    "zxfcumtcs-landscape", "An article of 2016: a pop asks the page below",
    "https://zxfcumtcs.github.io/2016/02/28/InterfaceOrientations/", .blog)
  package static let mcneishAutorotationIOS6 = Source(
    "mcneish-autorotation-ios-6", "Handling Autorotation in iOS 5 and iOS 6",
    "https://blogs.msmvps.com/kevinmcneish/2012/10/12/handling-autorotation-in-ios-5-and-ios-6-supportedinterfaceorienations-and-shouldautorotate/",
    .blog)
  package static let mobiniusIOS6OrientationQuirks = Source(
    "mobinius-ios-6-orientation-quirks", "iOS 6 orientation quirks (the console warning)",
    "https://www.mobinius.com/blogs/ios-6-orientation-quirks-and-fixes-for-your-ios-apps", .blog)
  package static let brockmannMultitaskingIOS9 = Source(
    "brockmann-multitasking-ios-9", "Orientation control, multitasking and iOS 9",
    "https://www.brockmann.com/amazing-revelation-for-me-about-orientation-control-multi-tasking-and-ios-9/", .blog)
  package static let jierong2020ForwardingSubclass = Source(
    "jierong-2020-forwarding-subclass", "supportedInterfaceOrientations (2020): a forwarding subclass",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  package static let jierong2020Sheet = Source(
    "jierong-2020-sheet", "supportedInterfaceOrientations (2020): a sheet is not asked",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  package static let jierong2020OverFullScreen = Source(
    "jierong-2020-over-full-screen",
    "supportedInterfaceOrientations (2020): fills the window, with undocumented surprises",
    "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html", .blog)
  package static let hacknicityPresentationIOS13 = Source(
    "hacknicity-presentation-ios-13", "View Controller Presentation Changes in iOS 13",
    "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e", .blog)
  package static let mattneubOrientationsPermitted3IOS13 = Source(
    "mattneub-orientations-permitted-3-ios-13",
    "mattneub/Programming-iOS-Book-Examples (iOS 13): what had to agree up to 12 need not any more",
    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/f6d568b75134cfeeb04e41dc10ca212bc3df19b3/bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted/ViewController.swift",
    .blog)
  package static let csdn17439427 = Source(
    "csdn-17439427", "An article: re-adding the window’s first subview makes UIKit ask",
    "https://blog.csdn.net/haitao_kang/article/details/17439427", .blog)
  package static let djs66256Presentation2017 = Source(
    "djs66256-presentation-2017", "An article of 2017: the preferred orientation at a presentation and a dismissal",
    "https://djs66256.github.io/2017/04/16/2017-04-16-%E6%A8%AA%E7%AB%96%E5%B1%8F%E7%9A%84%E4%B8%80%E4%B8%AA%E5%AE%B9%E6%98%93%E8%A2%AB%E9%81%97%E6%BC%8F%E7%9A%84%E7%82%B9",
    .blog)
  package static let ios9DayByDay6 = Source(
    "ios-9-day-by-day-6", "iOS 9 Day by Day, day 6 (a Korean translation): portrait in Split View on a landscape iPad",
    "https://github.com/krazyeom/iOS_9_Day_By_Day/blob/3e8798f58988a810c078b709508d7e5963c770c9/day6_iPad_Multitasking.md",
    .blog)
  package static let iz6ConflictingMasks = Source(
    "iz6-conflicting-masks", "A question on iz6.ru: a landscape root under a portrait delegate, iPad, 17.6",
    "https://iz6.ru/?p=19007", .blog)
  package static let jianshuOrientationFlow = Source(
    "jianshu-orientation-flow", "An article on jianshu: how Info.plist, mask and preferred orientation meet",
    "https://www.jianshu.com/p/ce96b387b079", .blog)
  package static let kouhanForceOrientation = Source(
    "kouhan-force-orientation", "An article: presenting and dismissing became unreliable with iOS 8",
    "http://www.kouhan.cn/en/article/00042553", .blog)
  package static let tripPhotoViewer = Source(
    "trip-photo-viewer", "Qiuzizhao/Trip: photo-viewer.md, an app’s notes of September 2026",
    "https://github.com/Qiuzizhao/Trip/blob/eb273b4f268710fe0dd27a7497743663b99cc714/docs/photo-viewer.md", .blog)

  package static let pubmaxCapacitorWrap = Source(
    "pubmax-capacitor-wrap", "Singularityszn/pubmax: CAPACITOR_WRAP.md, a device with iOS 27.2, a simulator with 27.0",
    "https://github.com/Singularityszn/pubmax/blob/3c9ae73e268cc4470dc4f2bb1916ea7e133ac50c/docs/CAPACITOR_WRAP.md",
    .blog)
  package static let foldsim = Source(
    "foldsim", "foldsim 1.4.2: SKILL.md, a tool that folds and rotates simulators",
    "https://raw.githubusercontent.com/anatoliykant/iphone-duo-plugin/8a2522f2381907b9e417e82fcba8f3f94bf71f3b/skills/foldsim/SKILL.md",
    .blog)
  package static let unityMultitaskingModes = Source(
    "unity-multitasking-modes", "Unity’s manual: iPad multitasking modes",
    "https://docs.unity3d.com/7000.0/Documentation/Manual/ios-ipad-multitasking-modes.html", .blog)
  package static let ctrPadTouchControls = Source(
    "ctrpad-touch-controls", "CTRPad: notes of July 2026 on a landscape game on an iPad simulator, SDK 26.5", nil, .blog
  )
  package static let zundaFullScreen265 = Source(
    "zunda-full-screen-26-5", "zunda-pixel: windows with UIRequiresFullScreen, measured on a 26.5 simulator",
    "https://github.com/zunda-pixel/UIRequiresFullScreenIgnoredStartingWithVersion-Feedback/blob/f5844c2a5821548fdfeb3b44934e384964eb6c87/FEEDBACK_REPORT.md",
    .blog)
  package static let zundaFullScreen27 = Source(
    "zunda-full-screen-27", "zunda-pixel: windows with UIRequiresFullScreen, measured by a slow drag on a 27.0 beta",
    "https://github.com/zunda-pixel/UIRequiresFullScreenIgnoredStartingWithVersion-Feedback/blob/44dfed8d863866efd040bbe01ff97d858673df31/README.md",
    .blog)
  package static let appleTechTalk111461 = Source(
    "apple-tech-talk-111461", "Apple tech talk 111461: Prepare your app for iPhone Duo, as retold in public notes",
    "https://developer.apple.com/videos/play/tech-talks/111461/", .blog)
  package static let appleTechTalk111461Quoted = Source(
    "apple-tech-talk-111461-quoted",
    "Apple tech talk 111461: Prepare your app for iPhone Duo, quoted word for word in public notes",
    "https://developer.apple.com/videos/play/tech-talks/111461/", .documentation)
  package static let appleLab285 = Source(
    "apple-lab-285", "Meet with Apple 285: a group lab on iPhone Duo, by its captions as quoted in public notes",
    "https://developer.apple.com/videos/play/meet-with-apple/285/", .blog)
  package static let appleTechTalk111464 = Source(
    "apple-tech-talk-111464",
    "Apple tech talk 111464: Leverage multiple displays and scenes on iPhone Duo, as retold in public notes",
    "https://developer.apple.com/videos/play/tech-talks/111464/", .blog)
  package static let appleLab286 = Source(
    "apple-lab-286", "Meet with Apple 286: a group lab on iPhone Duo, by its captions as quoted in public notes",
    "https://developer.apple.com/videos/play/meet-with-apple/286/", .blog)
  package static let sillPhoneDuo = Source(
    "sill-iphone-duo", "Sill: iphone-duo-plan.md, poses and rotation measured with Xcode 27.1 RC",
    "https://github.com/Saffsanity/sill/blob/04de5ff5072baca6776640b1b09d75eec56166ae/docs/iphone-duo-plan.md", .blog)
  package static let phoneDuoRetroCartridge = Source(
    "iphone-duo-retrocartridge", "iPhone-Duo-RetroCartridge: FixedOrientation.swift, an app of the iOS 27.0 SDK",
    "https://github.com/ErenErgec/iPhone-Duo-RetroCartridge/blob/f3c975825f63aa10e71fda752387aba17bfbdd3d/RetroCartridge/RetroCartridge/Layout/FixedOrientation.swift",
    .blog)
  package static let phoneDuoRetroCartridgeDesign = Source(
    "iphone-duo-retrocartridge-design", "iPhone-Duo-RetroCartridge: DESIGN.md, measurements with Xcode 27.1 beta",
    "https://github.com/ErenErgec/iPhone-Duo-RetroCartridge/blob/41ba360e693e5b2d911ef66d3a80ee4fd199e530/DESIGN.md",
    .blog)

  // article
  package static let history = Source("history", "History", nil, .article)
  package static let onePageArticle = Source("one-page-article", "One-page article", nil, .article)
  package static let projectReport = Source("project-report", "Project report", nil, .article)
  package static let tutorial = Source("tutorial", "Tutorial", nil, .article)
  package static let videoQA = Source("video-qa", "Video Q&A", nil, .article)
}

extension Source {
  static func header(_ id: String, _ type: String, framework: String = "UIKit", sdk: String = "16.5") -> Source {
    Source(
      id, "\(type).h (SDK \(sdk))",
      "https://github.com/theos/sdks/blob/4af4cb1d0/iPhoneOS\(sdk).sdk/System/Library/Frameworks/\(framework).framework/Headers/\(type).h",
      .header)
  }

  static func documentation(_ id: String, _ title: String, _ path: String) -> Source {
    Source(id, title, "https://developer.apple.com/documentation/" + path, .documentation)
  }

  static func issue(_ id: String, _ repository: String, _ number: Int, _ note: String = "") -> Source {
    Source(id, "\(repository) #\(number)\(note)", "https://github.com/\(repository)/issues/\(number)", .issue)
  }

  private static func pull(_ id: String, _ repository: String, _ number: Int, _ note: String = "") -> Source {
    Source(id, "\(repository) #\(number)\(note)", "https://github.com/\(repository)/pull/\(number)", .issue)
  }
}

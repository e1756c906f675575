import Orientation

extension Rule {
  /// Where the rule can be read, the best source first; empty for an assumption.
  public var sources: [Source] {
    switch self {
    case .deviceMapsToOppositeLandscape: [.orientationHeader, .interfaceOrientation, .projectReport, .onePageArticle]
    case .flatOrUnknownChangesNothing:
      [
        .deviceHeader,
        .earlGreyOrientationChangeTestM,
        .googleEarlGrey2111FaceUpAndFace,
        .iFTTTFastttCamera63AFlatIPadIs,
      ]
    case .upsideDownNeedsHomeButtonOrIpad:
      [
        .viewControllerSupportedInterfaceOrientations,
        .mozillaMobileFirefoxIos5950QuotesApple,
        .triggertrapTriggertrapIos64QuotesAppleNot,
        .airsdkAdobeRuntimeSupport986WorksOn,
      ]
    case .userRotationLock: [.windowSceneInterfaceOrientation, .cameraManager134]
    case .multitaskingAppsAreNotAsked:
      [
        .viewControllerSupportedInterfaceOrientations,
        .wWDC26Session278ModernizeYourUIKitApp,
        .appleDeveloperForums811216IPadOS261,
        .wvteijlingenSwiftuiInterfaceOrientation10ACrash,
        .openradar22854526IgnoredInIOS9,
        .orientationControlMultitaskingAndIOS9,
      ]
    case .requiresFullScreenOptsOut:
      [
        .requiresFullScreen,
        .viewControllerSupportedInterfaceOrientations,
        .rckim77Sudoku43TheWarningOfXcode,
        .wvteijlingenSwiftuiInterfaceOrientation2,
      ]
    case .requiresFullScreenIgnoredFromVersion:
      [
        .requiresFullScreenIgnoredStartingWithVersion,
        .tN3192MigratingYourIPadAppFromThe,
      ]
    case .requiresFullScreenResizesDiscretely:
      [
        .wWDC26Session278ModernizeYourUIKitApp,
        .tN3192MigratingYourIPadAppFromThe,
        .requiresFullScreen,
        .expoExpo48175DiscreteResizingHonoursThe,
      ]
    case .linkedSdkGates26: [.apacheCordovaIos1626AnAppBuilt]
    case .sceneDelegateReplacesInfoPlist: [.windowSceneDelegateSupportedInterfaceOrientationsFor]
    case .appDelegateReplacesInfoPlist:
      [
        .applicationHeader,
        .applicationDelegateApplicationSupportedInterfaceOrientationsFor,
        .projectReport,
        .tutorial,
      ]
    case .infoPlistDeclares:
      [
        .applicationHeader,
        .supportedInterfaceOrientations,
        .applicationSupportedInterfaceOrientationsFor,
        .interfaceOrientationInfoPlistKey,
        .projectReport,
        .history,
      ]
    case .infoPlistMissingMeansDefault:
      [
        .applicationHeader,
        .supportedInterfaceOrientationsSaysPortraitContradictsTheHeader,
        .applicationSupportedInterfaceOrientationsFor,
      ]
    case .infoPlistDeviceVariantWins: [.managingYourAppsInformationPropertyList, .supportedInterfaceOrientations]
    case .infoPlistLimitsLaunch:
      [
        .tN2244LaunchingYourIPhoneApplicationInLandscape,
        .mattneubProgrammingIOSBookExamplesIOS9,
        .launchLandscapeThenPermitBoth,
        .deviceOrientationInIOS2013,
        .projectReport,
        .tutorial,
      ]
    case .infoPlistOnlyAtLaunchBefore6: [.deviceOrientationInIOS2013OnIOS]
    case .rootViewControllerMissing:
      [
        .qA1688WhyWontMyUIViewControllerRotateWith,
        .iOS6OrientationQuirksTheConsoleWarning,
      ]
    case .topmostFullScreenControllerIsAsked:
      [
        .viewControllerSupportedInterfaceOrientations,
        .iOSSDKReleaseNotesForIOS6,
        .viewControllerProgrammingGuideForIOSSupporting,
      ]
    case .fullScreenPresentationTakesOver:
      [
        .viewControllerSupportedInterfaceOrientations,
        .modalPresentationStyleFullScreen,
        .iOSSDKReleaseNotesForIOS6,
        .viewControllerProgrammingGuideForIOSSupporting,
      ]
    case .overFullScreenPresentationTakesOver:
      [
        .supportedInterfaceOrientations2020FillsTheWindowWithUndocumented,
        .videoQA,
      ]
    case .sheetLeavesPresenterInCharge:
      [
        .viewControllerSupportedInterfaceOrientations,
        .modalPresentationStylePageSheet,
        .modalPresentationStyleFormSheet,
        .mozillaMobileFirefoxIos6993TheIOS,
        .supportedInterfaceOrientations2020ASheetIsNotAsked,
      ]
    case .sheetFillsCompactPhoneBefore13: [.viewControllerPresentationChangesInIOS13]
    case .automaticStyleIsASheet:
      [
        .viewControllerHeader,
        .modalPresentationStyleAutomatic,
        .mozillaMobileFirefoxIos6993,
      ]
    case .otherStylesMustFillTheWindow: []
    case .containersDoNotAskChildren:
      [
        .iOSSDKReleaseNotesForIOS6,
        .openradar14080208UINavigationControllerDoesNotDelegate,
        .onePageArticle,
      ]
    case .subclassForwardsToChild:
      [
        .qA1688WhyWontMyUIViewControllerRotateWith,
        .supportedInterfaceOrientations2020AForwardingSubclass,
        .projectReport,
        .tutorial,
      ]
    case .containerDelegateAnswers:
      [
        .navigationControllerHeader,
        .tabBarControllerHeader,
        .splitViewControllerHeader,
        .pageViewControllerHeader,
        .navigationControllerDelegateNavigationControllerSupportedInterfaceOrientations,
      ]
    case .containersAskChildrenBefore6: [.iOSSDKReleaseNotesForIOS6, .howToRockAndRollYourApps]
    case .controllerMaskDefault:
      [
        .viewControllerHeader,
        .viewControllerSupportedInterfaceOrientations,
        .qA1688WhyWontMyUIViewControllerRotateWith,
        .iOSSDKReleaseNotesForIOS6,
        .history,
      ]
    case .emptyControllerMaskThrows: [.applicationHeader, .viewControllerSupportedInterfaceOrientations]
    case .shouldAutorotateNoKeepsCurrent:
      [
        .viewControllerShouldAutorotate,
        .viewControllerSupportedInterfaceOrientations,
        .iOSSDKReleaseNotesForIOS6,
        .projectReport,
        .history,
      ]
    case .shouldAutorotateNotConsulted:
      [
        .viewControllerHeader,
        .iOSIPadOS16ReleaseNotes,
        .viewControllerShouldAutorotate,
        .rileytestutDelta201TheLockStoppedWorking,
        .projectReport,
      ]
    case .controllerAnswersPerOrientationBefore6:
      [
        .viewControllerHeader,
        .handlingAutorotationInIOS5AndIOS,
        .history,
      ]
    case .prefersOrientationLockedFreezes:
      [
        .viewControllerPrefersInterfaceOrientationLocked,
        .windowSceneGeometryIsInterfaceOrientationLocked,
        .viewControllerChildForInterfaceOrientationLock,
        .tN3192MigratingYourIPadAppFromThe,
      ]
    case .effectiveMaskIsIntersection:
      [
        .viewControllerSupportedInterfaceOrientations,
        .iOSSDKReleaseNotesForIOS6,
        .applicationDelegateApplicationSupportedInterfaceOrientationsFor,
        .history,
      ]
    case .noCommonOrientationThrows:
      [
        .mattneubProgrammingIOSBookExamplesIOS92,
        .instabugInstabugIOS90,
        .phoboslabEjecta236,
        .calimarkusJDStatusBarNotification105,
        .forcedotcomSalesforceMobileSDKIOS2723,
        .rolandlethLTHPasscodeViewController129,
        .history,
      ]
    case .noCommonOrientationChangesNothing: []
    case .preferredNotSupportedThrows:
      [
        .applicationHeader,
        .nytimesNYTPhotoViewer360,
        .thiagoperesIDMPhotoBrowser31,
        .jamonholmgrenProMotion607,
        .projectReport,
      ]
    case .attemptRotationFollowsDevice:
      [
        .viewControllerHeader,
        .viewControllerAttemptRotationToDeviceOrientation,
        .aGistAttemptRotationDoesNotTurnTo,
        .history,
      ]
    case .attemptRotationReplaced:
      [
        .viewControllerHeader,
        .iOSIPadOS16ReleaseNotes,
        .viewControllerAttemptRotationToDeviceOrientation,
      ]
    case .updateAsksAgain:
      [
        .viewControllerHeader,
        .viewControllerSetNeedsUpdateOfSupportedInterfaceOrientations,
        .iOSIPadOS16ReleaseNotes,
        .projectReport,
      ]
    case .unannouncedChangeWaits: [.history]
    case .pushAndPopDoNotRotate:
      [
        .pocketPocketIos211StillInLandscape,
        .romaonthegoRESideMenu127NotReOrientedAfter,
        .forcingAnOrientationInIOS2018A,
      ]
    case .pushAndPopNeedUpdate: []
    case .presentationAsksAgain:
      [
        .iOSSDKReleaseNotesForIOS6,
        .viewControllerProgrammingGuideForIOSSupporting,
        .openradar18176955OnIOS8ThePresenter,
        .nytimesNYTPhotoViewer202ACustomTransitionIs,
        .forcingAnOrientationInIOS2018,
      ]
    case .keyValueCodingActsAsTurn:
      [
        .kifFrameworkKIF868AForcedTurn,
        .appleDeveloperForums685314TheSofterWarning,
        .reactNativeOrientationDirector74,
        .reactNativeOrientation292,
        .forcingAnOrientationInIOS2018,
        .projectReport,
        .tutorial,
        .videoQA,
      ]
    case .keyValueCodingOnlyLogs:
      [
        .flutterFlutter111587,
        .wondayReactNativeOrientationLocker241,
        .mozillaMobileFirefoxIos15687,
        .capawesomeTeamCapacitorScreenOrientation27,
        .appleDeveloperForums707735,
        .projectReport,
      ]
    case .privateSetterActsAsTurn:
      [
        .earlGreyOrientationPortraitOnlyChangeTestM,
        .detoxUIDeviceDetoxActionsMAssertsAnIPhone,
        .kifFrameworkKIF868AForcedTurn,
        .webKitLayoutTestsRotatedWithUIDeviceSetOrientation,
        .tutorial,
      ]
    case .privateSetterDoesNothing: [.webKitInAppsLinkedOnOrAfter]
    case .setStatusBarOrientationWorksBefore6: []
    case .setStatusBarOrientationNeedsEmptyMask: [.applicationHeader, .iOSSDKReleaseNotesForIOS6]
    case .setStatusBarOrientationDoesNothing: [.applicationHeader]
    case .presentAndDismissAsksAgain: [.alloyForceOrientationTestPresentAndDismissAroundA, .history]
    case .reAddedViewAsksAgainBefore6: [.history]
    case .reAddedViewDoesNothing: []
    case .transformIsNotRotation: [.history]
    case .geometryRequestPicksFromSupported:
      [
        .windowSceneGeometryPreferencesIOSHeader,
        .windowSceneGeometryPreferencesIOSInterfaceOrientations,
        .windowSceneRequestGeometryUpdateErrorHandler,
      ]
    case .geometryRequestNoneSupported:
      [
        .sceneDefinitionsHeader,
        .sceneErrorCodeGeometryRequestDenied,
        .windowSceneRequestGeometryUpdateErrorHandler,
        .expoExpo48173IOS27RefusesWhile,
        .capawesomeTeamCapacitorPlugins100,
        .liteAVSDKPlayerFlutter116,
      ]
    case .geometryRequestWindowingMode:
      [
        .gladiuscodeReactNativeOrientationDirector70,
        .webKitWebKit9349,
        .webKitWebKit5408AppsWithMultipleScenes,
      ]
    case .geometryRequestUnsupportedPreferences: [.sceneDefinitionsHeader, .sceneErrorCodeGeometryRequestUnsupported]
    case .geometryRequestEmptyIsNoPreference: [.windowSceneGeometryPreferencesIOSHeader]
    case .geometryRequestUsesKnownSet:
      [
        .softwareMansionReactNativeScreens4117The,
        .apacheCordovaPluginScreenOrientation107,
        .projectReport,
      ]
    case .methodNotAvailableYet: [.viewControllerHeader, .windowSceneHeader]
    case .rootIsAskedAfterLaunch: [.launchIntoRotationEvents]
    case .resizingIsNotRotation: [.slideOverKit43, .appleDeveloperForums814663]
    case .launchPrefersPortrait: [.tN2244LaunchingYourIPhoneApplicationInLandscape]
    case .deviceOrientationIsFollowed:
      [
        .viewControllerSupportedInterfaceOrientations,
        .viewControllerProgrammingGuideForIOSSupporting,
      ]
    case .deviceOrientationNotAllowed:
      [
        .viewControllerProgrammingGuideForIOSSupporting,
        .viewControllerSupportedInterfaceOrientations,
        .earlGreyOrientationPortraitOnlyChangeTestM,
      ]
    case .currentOrientationIsKept: []
    case .preferredOrientationAtPresentation:
      [
        .viewControllerPreferredInterfaceOrientationForPresentation,
        .viewControllerProgrammingGuideForIOSSupporting,
        .openradar25614825ThePreferredOrientationIsUsed,
      ]
    case .preferredDefaultIsCurrent: [.viewControllerPreferredInterfaceOrientationForPresentation]
    case .orderOfChoice: []
    }
  }
}

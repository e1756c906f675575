import Orientation

extension Rule {
  /// Where the rule can be read, the best source first; empty for an assumption.
  public var sources: [Source] {
    switch self {
    case .deviceMapsToOppositeLandscape: [.orientationHeader, .interfaceOrientation, .projectReport, .onePageArticle]
    case .flatOrUnknownChangesNothing:
      [
        .deviceHeader,
        .earlGreyOrientationChangeTest,
        .earlGrey2111,
        .fastttCamera63,
      ]
    case .upsideDownNeedsHomeButtonOrIpad:
      [
        .viewControllerSupportedOrientations,
        .firefoxIOS5950,
        .triggertrapIOS64,
        .adobeRuntimeSupport986,
      ]
    case .userRotationLock: [.windowSceneInterfaceOrientation, .cameraManager134]
    case .multitaskingAppsAreNotAsked:
      [
        .viewControllerSupportedOrientations,
        .wwdc26Session278,
        .appleForums811216,
        .swiftuiInterfaceOrientation10,
        .openradar22854526,
        .brockmannMultitaskingIOS9,
      ]
    case .requiresFullScreenOptsOut:
      [
        .requiresFullScreen,
        .viewControllerSupportedOrientations,
        .rckim77Sudoku43,
        .swiftuiInterfaceOrientation2,
      ]
    case .requiresFullScreenIgnoredFromVersion:
      [
        .requiresFullScreenIgnoredVersion,
        .appleTN3192,
      ]
    case .requiresFullScreenResizesDiscretely:
      [
        .wwdc26Session278,
        .appleTN3192,
        .requiresFullScreen,
        .expo48175,
      ]
    case .linkedSdkGates26: [.cordovaIOS1626]
    case .sceneDelegateReplacesInfoPlist: [.sceneDelegateOrientations]
    case .appDelegateReplacesInfoPlist:
      [
        .applicationHeader,
        .appDelegateOrientations,
        .projectReport,
        .tutorial,
      ]
    case .infoPlistDeclares:
      [
        .applicationHeader,
        .supportedInterfaceOrientations,
        .applicationSupportedOrientations,
        .interfaceOrientationInfoPlistKey,
        .projectReport,
        .history,
      ]
    case .infoPlistMissingMeansDefault:
      [
        .applicationHeader,
        .supportedInterfaceOrientationsDefault,
        .applicationSupportedOrientations,
      ]
    case .infoPlistDeviceVariantWins: [.appleInformationPropertyList, .supportedInterfaceOrientations]
    case .infoPlistLimitsLaunch:
      [
        .appleTN2244,
        .mattneubOrientationsPermitted2,
        .mattneubLaunchLandscape,
        .luptakDeviceOrientation2013,
        .projectReport,
        .tutorial,
      ]
    case .infoPlistOnlyAtLaunchBefore6: [.luptakDeviceOrientationIOS5]
    case .rootViewControllerMissing:
      [
        .appleQA1688,
        .mobiniusIOS6OrientationQuirks,
      ]
    case .topmostFullScreenControllerIsAsked:
      [
        .viewControllerSupportedOrientations,
        .appleReleaseNotesIOS6,
        .viewControllerProgrammingGuide,
      ]
    case .fullScreenPresentationTakesOver:
      [
        .viewControllerSupportedOrientations,
        .modalPresentationStyleFullScreen,
        .appleReleaseNotesIOS6,
        .viewControllerProgrammingGuide,
      ]
    case .overFullScreenPresentationTakesOver:
      [
        .jierong2020OverFullScreen,
        .videoQA,
      ]
    case .sheetLeavesPresenterInCharge:
      [
        .viewControllerSupportedOrientations,
        .modalPresentationStylePageSheet,
        .modalPresentationStyleFormSheet,
        .firefoxIOS6993DefaultStyle,
        .jierong2020Sheet,
      ]
    case .sheetFillsCompactPhoneBefore13: [.hacknicityPresentationIOS13]
    case .automaticStyleIsASheet:
      [
        .viewControllerHeader,
        .modalPresentationStyleAutomatic,
        .firefoxIOS6993,
      ]
    case .otherStylesMustFillTheWindow: []
    case .containersDoNotAskChildren:
      [
        .appleReleaseNotesIOS6,
        .openradar14080208,
        .onePageArticle,
      ]
    case .subclassForwardsToChild:
      [
        .appleQA1688,
        .jierong2020ForwardingSubclass,
        .projectReport,
        .tutorial,
      ]
    case .containerDelegateAnswers:
      [
        .navigationControllerHeader,
        .tabBarControllerHeader,
        .splitViewControllerHeader,
        .pageViewControllerHeader,
        .navigationDelegateOrientations,
      ]
    case .containersAskChildrenBefore6: [.appleReleaseNotesIOS6, .wanglingRockAndRoll]
    case .controllerMaskDefault:
      [
        .viewControllerHeader,
        .viewControllerSupportedOrientations,
        .appleQA1688,
        .appleReleaseNotesIOS6,
        .history,
      ]
    case .emptyControllerMaskThrows: [.applicationHeader, .viewControllerSupportedOrientations]
    case .shouldAutorotateNoKeepsCurrent:
      [
        .viewControllerShouldAutorotate,
        .viewControllerSupportedOrientations,
        .appleReleaseNotesIOS6,
        .projectReport,
        .history,
      ]
    case .shouldAutorotateNotConsulted:
      [
        .viewControllerHeader,
        .appleReleaseNotesIOS16,
        .viewControllerShouldAutorotate,
        .rileytestutDelta201,
        .projectReport,
      ]
    case .controllerAnswersPerOrientationBefore6:
      [
        .viewControllerHeader,
        .mcneishAutorotationIOS6,
        .history,
      ]
    case .prefersOrientationLockedFreezes:
      [
        .viewControllerPrefersOrientationLock,
        .windowSceneGeometryOrientationLock,
        .viewControllerOrientationLockChild,
        .appleTN3192,
      ]
    case .effectiveMaskIsIntersection:
      [
        .viewControllerSupportedOrientations,
        .appleReleaseNotesIOS6,
        .appDelegateOrientations,
        .history,
      ]
    case .noCommonOrientationThrows:
      [
        .mattneubOrientationsPermitted3,
        .instabugIOS90,
        .ejecta236,
        .jdStatusBarNotification105,
        .salesforceMobileSDKIOS2723,
        .lthPasscodeViewController129,
        .history,
      ]
    case .noCommonOrientationChangesNothing: []
    case .preferredNotSupportedThrows:
      [
        .applicationHeader,
        .nytPhotoViewer360,
        .idmPhotoBrowser31,
        .proMotion607,
        .projectReport,
      ]
    case .attemptRotationFollowsDevice:
      [
        .viewControllerHeader,
        .viewControllerAttemptRotation,
        .schwarzAttemptRotationGist,
        .history,
      ]
    case .attemptRotationReplaced:
      [
        .viewControllerHeader,
        .appleReleaseNotesIOS16,
        .viewControllerAttemptRotation,
      ]
    case .updateAsksAgain:
      [
        .viewControllerHeader,
        .viewControllerSetNeedsUpdate,
        .appleReleaseNotesIOS16,
        .projectReport,
      ]
    case .unannouncedChangeWaits: [.history]
    case .pushAndPopDoNotRotate:
      [
        .pocketIOS211,
        .reSideMenu127,
        .alexandreForcingOrientationPush,
      ]
    case .pushAndPopNeedUpdate: []
    case .presentationAsksAgain:
      [
        .appleReleaseNotesIOS6,
        .viewControllerProgrammingGuide,
        .openradar18176955,
        .nytPhotoViewer202,
        .alexandreForcingOrientation2018,
      ]
    case .keyValueCodingActsAsTurn:
      [
        .kif868,
        .appleForums685314,
        .reactNativeOrientationDirector74,
        .reactNativeOrientation292,
        .alexandreForcingOrientation2018,
        .projectReport,
        .tutorial,
        .videoQA,
      ]
    case .keyValueCodingOnlyLogs:
      [
        .flutter111587,
        .reactNativeOrientationLocker241,
        .firefoxIOS15687,
        .capacitorScreenOrientation27,
        .appleForums707735,
        .projectReport,
      ]
    case .privateSetterActsAsTurn:
      [
        .earlGreyPortraitOnlyChangeTest,
        .detoxDeviceActions,
        .kif868,
        .webkitSetOrientationTests,
        .tutorial,
      ]
    case .privateSetterDoesNothing: [.webkitSetOrientationIOS16]
    case .setStatusBarOrientationWorksBefore6: []
    case .setStatusBarOrientationNeedsEmptyMask: [.applicationHeader, .appleReleaseNotesIOS6]
    case .setStatusBarOrientationDoesNothing: [.applicationHeader]
    case .presentAndDismissAsksAgain: [.alloyForceOrientationTest, .history]
    case .reAddedViewAsksAgainBefore6: [.history]
    case .reAddedViewDoesNothing: []
    case .transformIsNotRotation: [.history]
    case .geometryRequestPicksFromSupported:
      [
        .geometryPreferencesIOSHeader,
        .geometryPreferencesIOSOrientations,
        .windowSceneRequestGeometryUpdate,
      ]
    case .geometryRequestNoneSupported:
      [
        .sceneDefinitionsHeader,
        .sceneErrorGeometryRequestDenied,
        .windowSceneRequestGeometryUpdate,
        .expo48173,
        .capacitorPlugins100,
        .liteavsdkPlayerFlutter116,
      ]
    case .geometryRequestWindowingMode:
      [
        .reactNativeOrientationDirector70,
        .webkit9349,
        .webkit5408,
      ]
    case .geometryRequestUnsupportedPreferences: [.sceneDefinitionsHeader, .sceneErrorGeometryRequestUnsupported]
    case .geometryRequestEmptyIsNoPreference: [.geometryPreferencesIOSHeader]
    case .geometryRequestUsesKnownSet:
      [
        .reactNativeScreens4117,
        .cordovaPluginScreenOrientation107,
        .projectReport,
      ]
    case .methodNotAvailableYet: [.viewControllerHeader, .windowSceneHeader]
    case .rootIsAskedAfterLaunch: [.mattneubLaunchRotationEvents]
    case .resizingIsNotRotation: [.slideOverKit43, .appleForums814663]
    case .launchPrefersPortrait: [.appleTN2244]
    case .deviceOrientationIsFollowed:
      [
        .viewControllerSupportedOrientations,
        .viewControllerProgrammingGuide,
      ]
    case .deviceOrientationNotAllowed:
      [
        .viewControllerProgrammingGuide,
        .viewControllerSupportedOrientations,
        .earlGreyPortraitOnlyChangeTest,
      ]
    case .currentOrientationIsKept: []
    case .preferredOrientationAtPresentation:
      [
        .viewControllerPreferredOrientation,
        .viewControllerProgrammingGuide,
        .openradar25614825,
      ]
    case .preferredDefaultIsCurrent: [.viewControllerPreferredOrientation]
    case .orderOfChoice: []
    }
  }
}

import Orientation

extension Rule {
  /// Where the rule acts.
  public var layer: Layer {
    switch self {
    case .deviceMapsToOppositeLandscape,
      .flatOrUnknownChangesNothing,
      .upsideDownNeedsHomeButtonOrIpad:
      .device
    case .userRotationLock:
      .user
    case .multitaskingAppsAreNotAsked,
      .requiresFullScreenOptsOut,
      .requiresFullScreenIgnoredFromVersion,
      .requiresFullScreenResizesDiscretely,
      .linkedSdkGates26:
      .windowing
    case .sceneDelegateReplacesInfoPlist:
      .sceneDelegate
    case .appDelegateReplacesInfoPlist:
      .applicationDelegate
    case .infoPlistDeclares,
      .infoPlistMissingMeansDefault,
      .infoPlistDeviceVariantWins,
      .infoPlistLimitsLaunch,
      .infoPlistOnlyAtLaunchBefore6:
      .informationPropertyList
    case .rootViewControllerMissing,
      .topmostFullScreenControllerIsAsked,
      .fullScreenPresentationTakesOver,
      .overFullScreenPresentationTakesOver,
      .sheetLeavesPresenterInCharge,
      .sheetFillsCompactPhoneBefore13,
      .automaticStyleIsASheet,
      .otherStylesMustFillTheWindow:
      .presentation
    case .containersDoNotAskChildren,
      .subclassForwardsToChild,
      .containerDelegateAnswers,
      .containersAskChildrenBefore6:
      .container
    case .controllerMaskDefault,
      .emptyControllerMaskThrows,
      .shouldAutorotateNoKeepsCurrent,
      .shouldAutorotateNotConsulted,
      .controllerAnswersPerOrientationBefore6,
      .prefersOrientationLockedFreezes,
      .effectiveMaskIsIntersection,
      .noCommonOrientationThrows,
      .noCommonOrientationChangesNothing,
      .preferredNotSupportedThrows:
      .controller
    case .attemptRotationFollowsDevice,
      .attemptRotationReplaced,
      .updateAsksAgain,
      .unannouncedChangeWaits,
      .pushAndPopDoNotRotate,
      .pushAndPopNeedUpdate,
      .presentationAsksAgain,
      .keyValueCodingActsAsTurn,
      .keyValueCodingOnlyLogs,
      .privateSetterActsAsTurn,
      .privateSetterDoesNothing,
      .setStatusBarOrientationWorksBefore6,
      .setStatusBarOrientationNeedsEmptyMask,
      .setStatusBarOrientationDoesNothing,
      .presentAndDismissAsksAgain,
      .reAddedViewAsksAgainBefore6,
      .reAddedViewDoesNothing,
      .transformIsNotRotation,
      .geometryRequestPicksFromSupported,
      .geometryRequestNoneSupported,
      .geometryRequestWindowingMode,
      .geometryRequestUnsupportedPreferences,
      .geometryRequestEmptyIsNoPreference,
      .geometryRequestUsesKnownSet,
      .methodNotAvailableYet,
      .rootIsAskedAfterLaunch,
      .resizingIsNotRotation:
      .event
    case .launchPrefersPortrait,
      .deviceOrientationIsFollowed,
      .deviceOrientationNotAllowed,
      .currentOrientationIsKept,
      .preferredOrientationAtPresentation,
      .preferredDefaultIsCurrent,
      .orderOfChoice:
      .choice
    }
  }

  /// The versions of iOS in which the rule holds.
  public var versions: VersionRange {
    switch self {
    case .infoPlistOnlyAtLaunchBefore6,
      .containersAskChildrenBefore6,
      .controllerAnswersPerOrientationBefore6,
      .setStatusBarOrientationWorksBefore6,
      .reAddedViewAsksAgainBefore6:
      VersionRange(from: OSVersion(5), until: OSVersion(6))
    case .launchPrefersPortrait:
      VersionRange(from: OSVersion(5), until: OSVersion(8))
    case .sheetFillsCompactPhoneBefore13:
      VersionRange(from: OSVersion(5), until: OSVersion(13))
    case .attemptRotationFollowsDevice,
      .pushAndPopDoNotRotate,
      .keyValueCodingActsAsTurn,
      .privateSetterActsAsTurn:
      VersionRange(from: OSVersion(5), until: OSVersion(16))
    case .deviceMapsToOppositeLandscape,
      .flatOrUnknownChangesNothing,
      .upsideDownNeedsHomeButtonOrIpad,
      .userRotationLock,
      .infoPlistDeclares,
      .infoPlistMissingMeansDefault,
      .infoPlistDeviceVariantWins,
      .infoPlistLimitsLaunch,
      .rootViewControllerMissing,
      .topmostFullScreenControllerIsAsked,
      .fullScreenPresentationTakesOver,
      .sheetLeavesPresenterInCharge,
      .otherStylesMustFillTheWindow,
      .unannouncedChangeWaits,
      .presentationAsksAgain,
      .presentAndDismissAsksAgain,
      .transformIsNotRotation,
      .methodNotAvailableYet,
      .rootIsAskedAfterLaunch,
      .resizingIsNotRotation,
      .deviceOrientationIsFollowed,
      .deviceOrientationNotAllowed,
      .currentOrientationIsKept,
      .orderOfChoice:
      VersionRange(from: OSVersion(5))
    case .setStatusBarOrientationNeedsEmptyMask:
      VersionRange(from: OSVersion(6), until: OSVersion(9))
    case .shouldAutorotateNoKeepsCurrent,
      .noCommonOrientationThrows:
      VersionRange(from: OSVersion(6), until: OSVersion(16))
    case .appDelegateReplacesInfoPlist,
      .containersDoNotAskChildren,
      .subclassForwardsToChild,
      .controllerMaskDefault,
      .emptyControllerMaskThrows,
      .effectiveMaskIsIntersection,
      .preferredNotSupportedThrows,
      .reAddedViewDoesNothing,
      .preferredOrientationAtPresentation,
      .preferredDefaultIsCurrent:
      VersionRange(from: OSVersion(6))
    case .containerDelegateAnswers:
      VersionRange(from: OSVersion(7))
    case .overFullScreenPresentationTakesOver:
      VersionRange(from: OSVersion(8))
    case .multitaskingAppsAreNotAsked,
      .requiresFullScreenOptsOut,
      .setStatusBarOrientationDoesNothing:
      VersionRange(from: OSVersion(9))
    case .automaticStyleIsASheet:
      VersionRange(from: OSVersion(13))
    case .shouldAutorotateNotConsulted,
      .noCommonOrientationChangesNothing,
      .attemptRotationReplaced,
      .updateAsksAgain,
      .pushAndPopNeedUpdate,
      .keyValueCodingOnlyLogs,
      .privateSetterDoesNothing,
      .geometryRequestPicksFromSupported,
      .geometryRequestNoneSupported,
      .geometryRequestWindowingMode,
      .geometryRequestUnsupportedPreferences,
      .geometryRequestEmptyIsNoPreference,
      .geometryRequestUsesKnownSet:
      VersionRange(from: OSVersion(16))
    case .linkedSdkGates26,
      .prefersOrientationLockedFreezes:
      VersionRange(from: OSVersion(26))
    case .requiresFullScreenIgnoredFromVersion:
      VersionRange(from: OSVersion(26, 2))
    case .requiresFullScreenResizesDiscretely,
      .sceneDelegateReplacesInfoPlist:
      VersionRange(from: OSVersion(27))
    }
  }
}

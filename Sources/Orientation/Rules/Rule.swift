/// A rule by which iOS decides, or refuses to.
///
/// The raw value is the rule's id: the anchor of its page, and what claims and `explain` name it by.
public enum Rule: String, CaseIterable, Sendable {
  // Layer: device.
  case deviceMapsToOppositeLandscape = "device-maps-to-opposite-landscape"
  case flatOrUnknownChangesNothing = "flat-or-unknown-changes-nothing"
  case upsideDownNeedsHomeButtonOrIpad = "upside-down-needs-home-button-or-ipad"

  // Layer: user.
  case userRotationLock = "user-rotation-lock"

  // Layer: windowing.
  case multitaskingAppsAreNotAsked = "multitasking-apps-are-not-asked"
  case requiresFullScreenOptsOut = "requires-full-screen-opts-out"
  case requiresFullScreenIgnoredFromVersion = "requires-full-screen-ignored-from-version"
  case requiresFullScreenResizesDiscretely = "requires-full-screen-resizes-discretely"
  case linkedSdkGates26 = "linked-sdk-gates-26"

  // Layer: sceneDelegate.
  case sceneDelegateReplacesInfoPlist = "scene-delegate-replaces-info-plist"

  // Layer: applicationDelegate.
  case appDelegateReplacesInfoPlist = "app-delegate-replaces-info-plist"

  // Layer: informationPropertyList.
  case infoPlistDeclares = "info-plist-declares"
  case infoPlistMissingMeansDefault = "info-plist-missing-means-default"
  case infoPlistDeviceVariantWins = "info-plist-device-variant-wins"
  case infoPlistLimitsLaunch = "info-plist-limits-launch"
  case infoPlistOnlyAtLaunchBefore6 = "info-plist-only-at-launch-before-6"

  // Layer: presentation.
  case rootViewControllerMissing = "root-view-controller-missing"
  case topmostFullScreenControllerIsAsked = "topmost-full-screen-controller-is-asked"
  case fullScreenPresentationTakesOver = "full-screen-presentation-takes-over"
  case overFullScreenPresentationTakesOver = "over-full-screen-presentation-takes-over"
  case sheetLeavesPresenterInCharge = "sheet-leaves-presenter-in-charge"
  case sheetFillsCompactPhoneBefore13 = "sheet-fills-compact-phone-before-13"
  case automaticStyleIsASheet = "automatic-style-is-a-sheet"
  case otherStylesMustFillTheWindow = "other-styles-must-fill-the-window"

  // Layer: container.
  case containersDoNotAskChildren = "containers-do-not-ask-children"
  case subclassForwardsToChild = "subclass-forwards-to-child"
  case containerDelegateAnswers = "container-delegate-answers"
  case containersAskChildrenBefore6 = "containers-ask-children-before-6"

  // Layer: controller.
  case controllerMaskDefault = "controller-mask-default"
  case emptyControllerMaskThrows = "empty-controller-mask-throws"
  case shouldAutorotateNoKeepsCurrent = "should-autorotate-no-keeps-current"
  case shouldAutorotateNotConsulted = "should-autorotate-not-consulted"
  case controllerAnswersPerOrientationBefore6 = "controller-answers-per-orientation-before-6"
  case prefersOrientationLockedFreezes = "prefers-orientation-locked-freezes"
  case effectiveMaskIsIntersection = "effective-mask-is-intersection"
  case noCommonOrientationThrows = "no-common-orientation-throws"
  case noCommonOrientationChangesNothing = "no-common-orientation-changes-nothing"
  case preferredNotSupportedThrows = "preferred-not-supported-throws"

  // Layer: event.
  case attemptRotationFollowsDevice = "attempt-rotation-follows-device"
  case attemptRotationReplaced = "attempt-rotation-replaced"
  case updateAsksAgain = "update-asks-again"
  case unannouncedChangeWaits = "unannounced-change-waits"
  case pushAndPopDoNotRotate = "push-and-pop-do-not-rotate"
  case pushAndPopNeedUpdate = "push-and-pop-need-update"
  case presentationAsksAgain = "presentation-asks-again"
  case keyValueCodingActsAsTurn = "key-value-coding-acts-as-turn"
  case keyValueCodingOnlyLogs = "key-value-coding-only-logs"
  case privateSetterActsAsTurn = "private-setter-acts-as-turn"
  case privateSetterDoesNothing = "private-setter-does-nothing"
  case setStatusBarOrientationWorksBefore6 = "set-status-bar-orientation-works-before-6"
  case setStatusBarOrientationNeedsEmptyMask = "set-status-bar-orientation-needs-empty-mask"
  case setStatusBarOrientationDoesNothing = "set-status-bar-orientation-does-nothing"
  case presentAndDismissAsksAgain = "present-and-dismiss-asks-again"
  case reAddedViewAsksAgainBefore6 = "re-added-view-asks-again-before-6"
  case reAddedViewDoesNothing = "re-added-view-does-nothing"
  case transformIsNotRotation = "transform-is-not-rotation"
  case geometryRequestPicksFromSupported = "geometry-request-picks-from-supported"
  case geometryRequestNoneSupported = "geometry-request-none-supported"
  case geometryRequestWindowingMode = "geometry-request-windowing-mode"
  case geometryRequestUnsupportedPreferences = "geometry-request-unsupported-preferences"
  case geometryRequestEmptyIsNoPreference = "geometry-request-empty-is-no-preference"
  case geometryRequestUsesKnownSet = "geometry-request-uses-known-set"
  case methodNotAvailableYet = "method-not-available-yet"
  case rootIsAskedAfterLaunch = "root-is-asked-after-launch"
  case resizingIsNotRotation = "resizing-is-not-rotation"

  // Layer: choice.
  case launchPrefersPortrait = "launch-prefers-portrait"
  case deviceOrientationIsFollowed = "device-orientation-is-followed"
  case deviceOrientationNotAllowed = "device-orientation-not-allowed"
  case currentOrientationIsKept = "current-orientation-is-kept"
  case preferredOrientationAtPresentation = "preferred-orientation-at-presentation"
  case preferredDefaultIsCurrent = "preferred-default-is-current"
  case orderOfChoice = "order-of-choice"
}

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

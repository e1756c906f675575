/// A rule by which iOS decides, or refuses to.
///
/// The raw value is the rule's id: the anchor of its page, and what claims and `explain` name it by.
public enum Rule: String, CaseIterable, Sendable {
  // Layer: device.
  case deviceMapsToOppositeLandscape = "device-maps-to-opposite-landscape"
  case flatOrUnknownChangesNothing = "flat-or-unknown-changes-nothing"
  case upsideDownNeedsHomeButtonOrIpad = "upside-down-needs-home-button-or-ipad"
  case innerDisplayIsAQuarterTurnOff = "inner-display-is-a-quarter-turn-off"

  // Layer: user.
  case userRotationLock = "user-rotation-lock"
  case rotationLockTurnsPhoneToPortrait = "rotation-lock-turns-phone-to-portrait"

  // Layer: windowing.
  case multitaskingAppsAreNotAsked = "multitasking-apps-are-not-asked"
  case requiresFullScreenOptsOut = "requires-full-screen-opts-out"
  case requiresFullScreenIgnoredFromVersion = "requires-full-screen-ignored-from-version"
  case requiresFullScreenResizesDiscretely = "requires-full-screen-resizes-discretely"
  case padAppsResizeWhateverTheyList = "pad-apps-resize-whatever-they-list"
  case linkedSdkGates26 = "linked-sdk-gates-26"
  case padsWithoutMultitaskingAreAsked = "pads-without-multitasking-are-asked"
  case screenDoesNotTurnWithTheScene = "screen-does-not-turn-with-the-scene"
  case resizedPhoneAppsAreNotAsked = "resized-phone-apps-are-not-asked"
  case innerDisplayDoesNotHonorMasks = "inner-display-does-not-honor-masks"
  case innerDisplayIgnoresTheLock = "inner-display-ignores-the-lock"

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
  case customPresentationMustRemovePresentersView = "custom-presentation-must-remove-presenters-view"
  case alertsFollowTheirPresenter = "alerts-follow-their-presenter"
  case systemScreensIgnoreTheAppMask = "system-screens-ignore-the-app-mask"

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
  case noCommonOrientationThrowsAtPresentation = "no-common-orientation-throws-at-presentation"
  case noCommonOrientationUnderFullScreen = "no-common-orientation-under-full-screen"
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
  case forcedOrientationMustBeNew = "forced-orientation-must-be-new"
  case privateSetterActsAsTurn = "private-setter-acts-as-turn"
  case privateSetterDoesNothing = "private-setter-does-nothing"
  case setStatusBarOrientationNeedsEmptyMask = "set-status-bar-orientation-needs-empty-mask"
  case setStatusBarOrientationTurnsStatusBarAlone = "set-status-bar-orientation-turns-status-bar-alone"
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
  case anotherModeAsksAgain = "another-mode-asks-again"
  case newRootIsAsked = "new-root-is-asked"
  case foregroundAsksAgain = "foreground-asks-again"
  case cancelledDismissalTurnsNothing = "cancelled-dismissal-turns-nothing"
  case geometryRequestGoesToOneScene = "geometry-request-goes-to-one-scene"

  // Layer: choice.
  case launchPrefersPortrait = "launch-prefers-portrait"
  case launchTakesTheFirstListed = "launch-takes-the-first-listed"
  case deviceOrientationIsFollowed = "device-orientation-is-followed"
  case deviceOrientationNotAllowed = "device-orientation-not-allowed"
  case currentOrientationIsKept = "current-orientation-is-kept"
  case preferredOrientationAtPresentation = "preferred-orientation-at-presentation"
  case preferredDefaultIsCurrent = "preferred-default-is-current"
  case orderOfChoice = "order-of-choice"
}

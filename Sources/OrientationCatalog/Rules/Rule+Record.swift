import Orientation

extension Rule {
  /// What documentation says of the rule: one record each, in a file for its layer.
  ///
  /// The switch is all that knows every record, so a rule without one does not compile.
  package var record: RuleRecord {
    switch self {
    case .deviceMapsToOppositeLandscape: .deviceMapsToOppositeLandscape
    case .flatOrUnknownChangesNothing: .flatOrUnknownChangesNothing
    case .upsideDownNeedsHomeButtonOrIpad: .upsideDownNeedsHomeButtonOrIpad
    case .userRotationLock: .userRotationLock
    case .rotationLockTurnsPhoneToPortrait: .rotationLockTurnsPhoneToPortrait
    case .multitaskingAppsAreNotAsked: .multitaskingAppsAreNotAsked
    case .requiresFullScreenOptsOut: .requiresFullScreenOptsOut
    case .requiresFullScreenIgnoredFromVersion: .requiresFullScreenIgnoredFromVersion
    case .requiresFullScreenResizesDiscretely: .requiresFullScreenResizesDiscretely
    case .padAppsResizeWhateverTheyList: .padAppsResizeWhateverTheyList
    case .linkedSdkGates26: .linkedSdkGates26
    case .sceneDelegateReplacesInfoPlist: .sceneDelegateReplacesInfoPlist
    case .appDelegateReplacesInfoPlist: .appDelegateReplacesInfoPlist
    case .infoPlistDeclares: .infoPlistDeclares
    case .infoPlistMissingMeansDefault: .infoPlistMissingMeansDefault
    case .infoPlistDeviceVariantWins: .infoPlistDeviceVariantWins
    case .infoPlistLimitsLaunch: .infoPlistLimitsLaunch
    case .infoPlistOnlyAtLaunchBefore6: .infoPlistOnlyAtLaunchBefore6
    case .rootViewControllerMissing: .rootViewControllerMissing
    case .topmostFullScreenControllerIsAsked: .topmostFullScreenControllerIsAsked
    case .fullScreenPresentationTakesOver: .fullScreenPresentationTakesOver
    case .overFullScreenPresentationTakesOver: .overFullScreenPresentationTakesOver
    case .sheetLeavesPresenterInCharge: .sheetLeavesPresenterInCharge
    case .sheetFillsCompactPhoneBefore13: .sheetFillsCompactPhoneBefore13
    case .automaticStyleIsASheet: .automaticStyleIsASheet
    case .otherStylesMustFillTheWindow: .otherStylesMustFillTheWindow
    case .customPresentationMustRemovePresentersView: .customPresentationMustRemovePresentersView
    case .containersDoNotAskChildren: .containersDoNotAskChildren
    case .subclassForwardsToChild: .subclassForwardsToChild
    case .containerDelegateAnswers: .containerDelegateAnswers
    case .containersAskChildrenBefore6: .containersAskChildrenBefore6
    case .controllerMaskDefault: .controllerMaskDefault
    case .emptyControllerMaskThrows: .emptyControllerMaskThrows
    case .shouldAutorotateNoKeepsCurrent: .shouldAutorotateNoKeepsCurrent
    case .shouldAutorotateNotConsulted: .shouldAutorotateNotConsulted
    case .controllerAnswersPerOrientationBefore6: .controllerAnswersPerOrientationBefore6
    case .prefersOrientationLockedFreezes: .prefersOrientationLockedFreezes
    case .effectiveMaskIsIntersection: .effectiveMaskIsIntersection
    case .noCommonOrientationThrows: .noCommonOrientationThrows
    case .noCommonOrientationThrowsAtPresentation: .noCommonOrientationThrowsAtPresentation
    case .noCommonOrientationUnderFullScreen: .noCommonOrientationUnderFullScreen
    case .noCommonOrientationChangesNothing: .noCommonOrientationChangesNothing
    case .preferredNotSupportedThrows: .preferredNotSupportedThrows
    case .attemptRotationFollowsDevice: .attemptRotationFollowsDevice
    case .attemptRotationReplaced: .attemptRotationReplaced
    case .updateAsksAgain: .updateAsksAgain
    case .unannouncedChangeWaits: .unannouncedChangeWaits
    case .pushAndPopDoNotRotate: .pushAndPopDoNotRotate
    case .pushAndPopNeedUpdate: .pushAndPopNeedUpdate
    case .presentationAsksAgain: .presentationAsksAgain
    case .keyValueCodingActsAsTurn: .keyValueCodingActsAsTurn
    case .keyValueCodingOnlyLogs: .keyValueCodingOnlyLogs
    case .forcedOrientationMustBeNew: .forcedOrientationMustBeNew
    case .privateSetterActsAsTurn: .privateSetterActsAsTurn
    case .privateSetterDoesNothing: .privateSetterDoesNothing
    case .setStatusBarOrientationNeedsEmptyMask: .setStatusBarOrientationNeedsEmptyMask
    case .setStatusBarOrientationTurnsStatusBarAlone: .setStatusBarOrientationTurnsStatusBarAlone
    case .setStatusBarOrientationDoesNothing: .setStatusBarOrientationDoesNothing
    case .presentAndDismissAsksAgain: .presentAndDismissAsksAgain
    case .reAddedViewAsksAgainBefore6: .reAddedViewAsksAgainBefore6
    case .reAddedViewDoesNothing: .reAddedViewDoesNothing
    case .transformIsNotRotation: .transformIsNotRotation
    case .geometryRequestPicksFromSupported: .geometryRequestPicksFromSupported
    case .geometryRequestNoneSupported: .geometryRequestNoneSupported
    case .geometryRequestWindowingMode: .geometryRequestWindowingMode
    case .geometryRequestUnsupportedPreferences: .geometryRequestUnsupportedPreferences
    case .geometryRequestEmptyIsNoPreference: .geometryRequestEmptyIsNoPreference
    case .geometryRequestUsesKnownSet: .geometryRequestUsesKnownSet
    case .methodNotAvailableYet: .methodNotAvailableYet
    case .rootIsAskedAfterLaunch: .rootIsAskedAfterLaunch
    case .resizingIsNotRotation: .resizingIsNotRotation
    case .launchPrefersPortrait: .launchPrefersPortrait
    case .launchTakesTheFirstListed: .launchTakesTheFirstListed
    case .deviceOrientationIsFollowed: .deviceOrientationIsFollowed
    case .deviceOrientationNotAllowed: .deviceOrientationNotAllowed
    case .currentOrientationIsKept: .currentOrientationIsKept
    case .preferredOrientationAtPresentation: .preferredOrientationAtPresentation
    case .preferredDefaultIsCurrent: .preferredDefaultIsCurrent
    case .orderOfChoice: .orderOfChoice
    case .innerDisplayIsAQuarterTurnOff: .innerDisplayIsAQuarterTurnOff
    case .laterVersionsKeepTheRules: .laterVersionsKeepTheRules
    case .padsWithoutMultitaskingAreAsked: .padsWithoutMultitaskingAreAsked
    case .screenDoesNotTurnWithTheScene: .screenDoesNotTurnWithTheScene
    case .resizedPhoneAppsAreNotAsked: .resizedPhoneAppsAreNotAsked
    case .innerDisplayDoesNotHonorMasks: .innerDisplayDoesNotHonorMasks
    case .innerDisplayIgnoresTheLock: .innerDisplayIgnoresTheLock
    case .alertsFollowTheirPresenter: .alertsFollowTheirPresenter
    case .systemScreensIgnoreTheAppMask: .systemScreensIgnoreTheAppMask
    case .anotherModeAsksAgain: .anotherModeAsksAgain
    case .newRootIsAsked: .newRootIsAsked
    case .foregroundAsksAgain: .foregroundAsksAgain
    case .cancelledDismissalTurnsNothing: .cancelledDismissalTurnsNothing
    case .geometryRequestGoesToOneScene: .geometryRequestGoesToOneScene
    }
  }

  /// Where the rule acts.
  public var layer: Layer { record.layer }

  /// The versions of iOS in which the rule holds.
  public var versions: VersionRange { record.versions }

  /// What the rule says, with what each sentence rests on, the observations in force included.
  package var sentences: [Sentence] { Observations.inForce.added(to: record.sentences, of: self) }

  /// How far the rule can be relied on: the standing of its first sentence, its main claim.
  public var standing: Standing { sentences.first?.standing ?? .assumption }

  /// The sources of the rule, each once, in the order of its sentences.
  public var sources: [Source] { sentences.sources }

  /// What the rule is called.
  public func title(in language: Language) -> String { record.title[language] }

  /// What the rule says, in one text.
  public func statement(in language: Language) -> String {
    sentences.map { $0.text[language] }.joined(separator: language.sentenceSeparator)
  }
}

/// Finds the sentence that a step of a decision, or the answer to an open question, goes by.
///
/// A rule's first sentence is its main claim. Sources often carry it for some versions, devices or events alone, and
/// another sentence says what is taken to hold for the rest; so which one a step needs depends on the scenario.
struct SentenceFinder {
  private let scenario: Scenario
  private let decision: Decision
  private let trace: Trace

  init(_ resolution: Resolution) {
    scenario = resolution.scenario
    decision = resolution.decision
    trace = resolution.trace
  }

  /// The steps that decide, with their sentences, but for those that give the answer to an open question: whether these
  /// decide is found out by playing the other answers.
  var decidingSteps: [(step: Step, sentence: RuleSentence)] {
    let answers = trace.openQuestions.map { sentence(of: $0) }
    return trace.steps.filter { $0.isDeciding(in: scenario) }.map { ($0, sentence(of: $0)) }
      .filter { !answers.contains($0.1) }
  }

  /// The sentence that a step goes by; a rule of choice may go by one of another rule.
  func sentence(of step: Step) -> RuleSentence {
    switch step.rule {
    case .orderOfChoice where isTurn: RuleSentence(.deviceOrientationNotAllowed, .currentNotAllowedEither)
    case .deviceOrientationIsFollowed where scenario.event == .launched:
      RuleSentence(.infoPlistLimitsLaunch, .deviceHeldIfListContains)
    case .deviceOrientationIsFollowed where !isTurn, .preferredOrientationAtPresentation where !isPresentation:
      RuleSentence(.orderOfChoice)
    case .geometryRequestWindowingMode where scenario.effectiveMode?.isInnerDisplay == true:
      RuleSentence(.innerDisplayDoesNotHonorMasks, .simulatorRequestFails)
    case .geometryRequestWindowingMode where scenario.effectiveMode?.isResizable == true:
      RuleSentence(.resizedPhoneAppsAreNotAsked, .windowRequestFails)
    default: RuleSentence(step.rule, claim(of: step.rule))
    }
  }

  /// The sentence that holds the answer that the resolver takes by default.
  func sentence(of question: OpenQuestion) -> RuleSentence {
    switch question {
    case .missingInformationPropertyList: RuleSentence(.infoPlistMissingMeansDefault, claimOfMissingList)
    case .noCommonOrientationAtPresentation:
      RuleSentence(.noCommonOrientationThrowsAtPresentation, claimAtPresentation)
    case .noCommonOrientationAtRotation:
      RuleSentence(.noCommonOrientationChangesNothing, isReportedRotation ? .ipad176Rotates : .staysEveryOther)
    case .noCommonOrientationAtUpdate: RuleSentence(.noCommonOrientationChangesNothing, .staysEveryOther)
    case .noCommonOrientationUnderFullScreen: RuleSentence(.noCommonOrientationUnderFullScreen)
    case .askedAtPresentation: RuleSentence(.presentationAsksAgain, .beforeViewWillAppear)
    case .orderOfChoice: RuleSentence(.orderOfChoice, .portraitLandscapeRightLeft)
    case .emptyMask: RuleSentence(.emptyControllerMaskThrows)
    case .rotationGoesBy: RuleSentence(.unannouncedChangeWaits, .readsAgainDeviceTurned)
    case .navigationUpsideDown: RuleSentence(.controllerMaskDefault, .otherContainers)
    case .popAsks: RuleSentence(.pushAndPopDoNotRotate, .popDoesNot)
    case .dismissalAsks: RuleSentence(.presentationAsksAgain, claimAtDismissal)
    case .preferredOutsideMask: RuleSentence(.preferredNotSupportedThrows)
    case .keyValueCodingAtFirst: RuleSentence(.keyValueCodingOnlyLogs)
    }
  }
}

extension SentenceFinder {
  /// The claim, where the scenario lies outside of the main one; nil where that holds.
  private func claim(of rule: Rule) -> RuleSentence.Claim? {
    switch rule {
    case .flatOrUnknownChangesNothing: isFaceDownInPortrait ? .staysFaceDown15 : .flatLeavesInterface
    case .userRotationLock: scenario.event == .deviceTurned ? claimOfLock : .effect5AndLater
    case .rotationLockTurnsPhoneToPortrait: os < 8 ? .onlyIfMasksAllow : nil
    case .multitaskingAppsAreNotAsked:
      isForced ? .keyValueCoding : scenario.applicationDelegate == .notImplemented ? nil : .delegateNoEffect
    case .padAppsResizeWhateverTheyList: .neverCalls
    case .resizedPhoneAppsAreNotAsked: scenario.effectiveMode == .phoneMirroring ? .mirroring27 : nil
    case .innerDisplayDoesNotHonorMasks: claimOnInnerDisplay
    case .geometryRequestGoesToOneScene: decision.outcome.kind == .exception ? nil : .anotherWindow
    case .foregroundAsksAgain:
      scenario.event != .movedToForeground ? .backgroundNotRotate : isKeptByLock ? .lockedIPhoneKeeps : nil
    case .newRootIsAsked: os == 11 && !turned ? nil : .everyVersionRotates
    case .padsWithoutMultitaskingAreAsked: os == 9 ? nil : .everyLaterVersion
    case .alertsFollowTheirPresenter: .neitherShowingNorDismissing
    case .systemScreensIgnoreTheAppMask: .maskAloneCounts
    case .sceneDelegateReplacesInfoPlist: scenario.applicationDelegate == .notImplemented ? nil : .precedenceOverApp
    case .infoPlistMissingMeansDefault:
      scenario.assumptions.missingInformationPropertyList == .asDocumentation
        ? .referencesGivePortrait : claimOfMissingList
    case .infoPlistDeviceVariantWins: .usesVariantForDevice
    case .rootViewControllerMissing: os < 6 ? .windowStays5 : nil
    case .topmostFullScreenControllerIsAsked: isReportedMoment ? nil : .everyOtherMoment
    case .fullScreenPresentationTakesOver: isReportedMoment ? nil : .fromPresentationUntilDismissal
    case .overFullScreenPresentationTakesOver: os == 13 ? nil : .whateverTwoMasks8
    case .sheetLeavesPresenterInCharge: isCompactHeight ? .everySheetPresenting : .onlyIfFills
    case .sheetFillsCompactPhoneBefore13: .everyIPhone5To12
    case .automaticStyleIsASheet: scenario.effectiveLinkedSDK < OSVersion(13) ? .sdkBefore13 : .mapsPageAndForm
    case .customPresentationMustRemovePresentersView: os == 9 ? nil : .removeThisAndBelow
    case .containersAskChildrenBefore6: scenario.root?.answers.shouldAutorotateTo == nil ? nil : .containerOwnValue
    case .controllerMaskDefault: claimOfDefaultMask
    case .emptyControllerMaskThrows: claimOfEmptyMask
    case .shouldAutorotateNoKeepsCurrent:
      isPresentation && decision.outcome == .unchanged(.autorotationOff) ? .presentedFullScreen : nil
    case .shouldAutorotateNotConsulted: os >= 26 && scenario.event == .deviceTurned ? .notCall26 : .notCall16To18
    case .noCommonOrientationThrows: claimOfException
    case .noCommonOrientationThrowsAtPresentation: claimAtPresentation
    case .noCommonOrientationChangesNothing:
      isReportedRotation && trace.openQuestions.contains(.noCommonOrientationAtRotation)
        && [.asReported, .followsDevice].contains(scenario.assumptions.noCommonOrientationAtRotation)
        ? .ipad176Rotates : .staysEveryOther
    case .attemptRotationFollowsDevice: claimOfAttempt
    case .attemptRotationReplaced: .noEffect
    case .updateAsksAgain:
      allowed.allows(scenario.current) && turned ? .rotatesIfDeviceAllowed : .rotatesIfNoLongerAllowed
    case .unannouncedChangeWaits: os <= 8 ? nil : .same9AndLater
    case .pushAndPopDoNotRotate: claimOfPush
    case .presentationAsksAgain: isPresentation ? (os < 6 ? .otherVersionsSheet : nil) : claimAtDismissal
    case .keyValueCodingActsAsTurn: isMinor(14, 6) ? .callStillRotates : turned || stays ? nil : .masksApply
    case .forcedOrientationMustBeNew:
      if case .called(.privateSetterCalled) = scenario.event { .applies5To15 } else { nil }
    case .privateSetterActsAsTurn: turned || stays ? nil : .portraitOnlyMasks
    case .keyValueCodingOnlyLogs: scenario.effectiveLinkedSDK < OSVersion(16) ? .linkedSDK : nil
    case .privateSetterDoesNothing: scenario.effectiveLinkedSDK < OSVersion(16) ? .runningVersionDecides : nil
    case .setStatusBarOrientationNeedsEmptyMask: claimOfSetter
    case .setStatusBarOrientationTurnsStatusBarAlone: os < 6 ? .onlyStatusBar6 : .viewsStay7To12
    case .setStatusBarOrientationDoesNothing: os == 13 ? nil : .laterVersionsLike13
    case .presentAndDismissAsksAgain: os < 6 ? .noEffect5 : nil
    case .geometryRequestPicksFromSupported: allowed.orientations.count > 1 ? .deviceThenCurrent : nil
    case .geometryRequestWindowingMode: requestsAnother ? nil : .otherFail
    case .geometryRequestEmptyIsNoPreference: .neitherRotatesNorFails
    case .geometryRequestUsesKnownSet: .outsideTransitionsSame
    case .methodNotAvailableYet: claimOfMethod
    case .rootIsAskedAfterLaunch: scenario.idiom == .phone && [10, 11, 15].contains(os) ? nil : .firstCallsEveryVersion
    case .resizingIsNotRotation: .newSizeSameOrientation
    case .launchPrefersPortrait:
      os == 10 && scenario.idiom == .phone ? .whateverOrder10 : os == 9 ? .startsPortrait9 : .upTo10Except8
    case .launchTakesTheFirstListed: .neitherVersionNorDevice
    case .deviceOrientationIsFollowed: os < 6 ? .returnsYes5 : nil
    case .deviceOrientationNotAllowed: os < 6 ? .notReturnYes5 : nil
    case .currentOrientationIsKept: isPresentation && os < 8 ? .presentationKeeps7 : nil
    case .preferredOrientationAtPresentation:
      trace.steps.contains { $0.effect.isRefusal } ? .evenIfShouldAutorotateFalse : nil
    // The main claim holds wherever the rule does.
    default: nil
    }
  }

  /// Whether an iPhone in landscape has its rotation locked, and the interface stays.
  private var isKeptByLock: Bool {
    stays && scenario.isRotationLocked && scenario.idiom == .phone && scenario.current.isLandscape
  }

  /// A turn takes the claim of its version; the others of the lock are about other events.
  private var claimOfLock: RuleSentence.Claim? { os == 9 ? nil : os >= 13 ? .needNotMatch13 : .effect5AndLater }

  private var claimOnInnerDisplay: RuleSentence.Claim? {
    if scenario.effectiveLinkedSDK < OSVersion(27) { return .familiarSize }
    if trace.contains(.requiresFullScreenResizesDiscretely) { return .fullScreenMasksCount }
    if case .called(.geometryRequested) = scenario.event { return .simulatorRequestFails }
    return nil
  }

  private var claimOfMissingList: RuleSentence.Claim? {
    os < 6 ? .sameDefaults5 : scenario.event == .launched ? .portraitOnlyForLaunch : nil
  }

  /// Crash logs name the versions 14 to 17.
  private var claimAtPresentation: RuleSentence.Claim? {
    if os < 14 || os >= 18 { return .same13And18 }
    return trace.contains(.overFullScreenPresentationTakesOver) ? .overFullScreen : nil
  }

  /// That UIKit asks again is reported; that the interface turns back, of iOS 7 alone, and that it does not, of iOS 8.
  private var claimAtDismissal: RuleSentence.Claim {
    if os == 8, decision.rule == .presentationAsksAgain { return .rotatesBack7Not8 }
    return os == 7 || !turned ? .dismissedCallsAgain : .otherVersionsSheet
  }

  private var claimOfDefaultMask: RuleSentence.Claim? {
    var kind = Controller.Kind.plain
    for step in trace.steps where step.rule == .controllerMaskDefault {
      if case .asked(.controller(let name), _) = step.effect { kind = scenario.kind(of: name) }
    }
    switch kind {
    case .plain: return nil
    case .split: return os >= 7 ? .splitDelegate : .otherContainers
    case .navigation, .tabBar, .page: return .otherContainers
    }
  }

  private var claimOfEmptyMask: RuleSentence.Claim? {
    // The app's mask is compared last, so that it is at fault where the controller's is not.
    if trace.contains(.sceneDelegateReplacesInfoPlist), decision.controllerMask != [] { return .emptySceneDelegate }
    #if hasFeature(Embedded)
    // The states of pages have no other bits.
    return nil
    #else
    return scenario.hasMaskWithoutOrientation ? .noBitCounts : nil
    #endif
  }

  private var claimOfException: RuleSentence.Claim {
    switch scenario.event {
    case .deviceTurned: .whenDeviceTurned
    case .presented: .atPresentation
    case .rootShown: .whenRootSet
    case .launched, .dismissed, .pushed, .popped, .tabSelected, .masksChanged, .rotationLockToggled, .windowResized,
      .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled, .alertDismissed,
      .called:
      .everyOtherComparison
    }
  }

  private var isReportedRotation: Bool {
    Assumptions.NoCommonOrientation.isReported(
      scenario.idiom, scenario.os, requiresFullScreen: scenario.informationPropertyList.requiresFullScreen)
  }

  private var claimOfAttempt: RuleSentence.Claim? {
    if turned { return nil }
    return allowed.allows(scenario.current) ? .onlyIfAllow : os <= 11 ? .noOther11 : .noOther12To15
  }

  private var claimOfPush: RuleSentence.Claim? {
    switch scenario.event {
    case .popped: .popDoesNot
    case .tabSelected: .switchTab
    case .launched, .rootShown, .deviceTurned, .presented, .dismissed, .pushed, .masksChanged, .rotationLockToggled,
      .windowResized, .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled,
      .alertDismissed, .called:
      nil
    }
  }

  private var claimOfSetter: RuleSentence.Claim? {
    if os >= 7 { return .same7And8 }
    guard decision.outcome == .unchanged(.statusBarAlone) else { return .otherwiseNothing }
    return decision.controllerMask?.isEmpty == true ? nil : .shouldAutorotateNo
  }

  private var claimOfMethod: RuleSentence.Claim? {
    switch scenario.event {
    case .called(.updateRequested): nil
    case .called(.lockUpdateRequested): .lockUpdateAvailable26
    default: .geometryAvailable16
    }
  }
}

extension SentenceFinder {
  /// The major version.
  private var os: Int { scenario.os.major }

  private func isMinor(_ major: Int, _ minor: Int) -> Bool {
    scenario.os >= OSVersion(major, minor) && scenario.os < OSVersion(major, minor + 1)
  }

  private var allowed: InterfaceOrientationMask { decision.effectiveMask ?? [] }

  private var turned: Bool { decision.outcome.kind == .turned }

  private var stays: Bool { decision.outcome == .unchanged(.alreadyThere) }

  private var isPresentation: Bool { scenario.event == .presented }

  /// Whether the event is one of which a source says who is asked.
  private var isReportedMoment: Bool { os >= 6 && (isTurn || isPresentation) }

  /// Whether the device, or a value that stands for it, asks for the orientation.
  private var isTurn: Bool {
    switch scenario.event {
    case .deviceTurned, .rotationLockToggled: true
    case .called(.rotationAttempted): true
    case .called: isForced
    case .launched, .rootShown, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged, .windowResized,
      .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled, .alertDismissed:
      false
    }
  }

  private var isForced: Bool {
    switch scenario.event {
    case .called(.keyValueCodingSet), .called(.privateSetterCalled): true
    default: false
    }
  }

  private var isFaceDownInPortrait: Bool {
    os < 16 && scenario.event == .deviceTurned && scenario.device == .faceDown && scenario.current == .portrait
  }

  /// Whether the window is an iPhone's in landscape, where a sheet behaves like full screen.
  private var isCompactHeight: Bool { scenario.idiom == .phone && scenario.current.isLandscape }

  private var requestsAnother: Bool {
    guard case .called(.geometryRequested(let mask)) = scenario.event else { return false }
    return !mask.isEmpty && !mask.allows(scenario.current)
  }
}

extension Step.Effect {
  /// Whether a controller said that it does not autorotate.
  fileprivate var isRefusal: Bool {
    if case .asked(_, .shouldAutorotate(false)) = self { true } else { false }
  }
}

extension Scenario {
  fileprivate func kind(of name: Name) -> Controller.Kind {
    let shown = presented.map { $0.controller } + (root.map { [$0] } ?? [])
    for controller in shown { if let kind = controller.kind(of: name) { return kind } }
    return .plain
  }
}

extension Controller {
  fileprivate func kind(of wanted: Name) -> Kind? {
    if name == wanted { return kind }
    for child in children { if let kind = child.kind(of: wanted) { return kind } }
    return nil
  }
}

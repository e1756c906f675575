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
    case .orderOfChoice where isTurn: RuleSentence(.deviceOrientationNotAllowed, 3)
    case .deviceOrientationIsFollowed where scenario.event == .launched: RuleSentence(.infoPlistLimitsLaunch, 4)
    case .deviceOrientationIsFollowed where !isTurn, .preferredOrientationAtPresentation where !isPresentation:
      RuleSentence(.orderOfChoice)
    case .geometryRequestWindowingMode where scenario.effectiveMode?.isInnerDisplay == true:
      RuleSentence(.innerDisplayDoesNotHonorMasks, 2)
    case .geometryRequestWindowingMode where scenario.effectiveMode?.isResizable == true:
      RuleSentence(.resizedPhoneAppsAreNotAsked, 4)
    default: RuleSentence(step.rule, number(step.rule))
    }
  }

  /// The sentence that holds the answer that the resolver takes by default.
  func sentence(of question: OpenQuestion) -> RuleSentence {
    switch question {
    case .missingInformationPropertyList: RuleSentence(.infoPlistMissingMeansDefault, numberOfMissingList)
    case .noCommonOrientationAtPresentation:
      RuleSentence(.noCommonOrientationThrowsAtPresentation, numberAtPresentation)
    case .noCommonOrientationAtRotation:
      RuleSentence(.noCommonOrientationChangesNothing, isReportedRotation ? 4 : 3)
    case .noCommonOrientationAtUpdate: RuleSentence(.noCommonOrientationChangesNothing, 3)
    case .noCommonOrientationUnderFullScreen: RuleSentence(.noCommonOrientationUnderFullScreen)
    case .askedAtPresentation: RuleSentence(.presentationAsksAgain, 7)
    case .orderOfChoice: RuleSentence(.orderOfChoice, 2)
    case .emptyMask: RuleSentence(.emptyControllerMaskThrows)
    case .rotationGoesBy: RuleSentence(.unannouncedChangeWaits, 3)
    case .navigationUpsideDown: RuleSentence(.controllerMaskDefault, 3)
    case .popAsks: RuleSentence(.pushAndPopDoNotRotate, 4)
    case .dismissalAsks: RuleSentence(.presentationAsksAgain, numberAtDismissal)
    case .preferredOutsideMask: RuleSentence(.preferredNotSupportedThrows)
    case .keyValueCodingAtFirst: RuleSentence(.keyValueCodingOnlyLogs)
    }
  }
}

extension SentenceFinder {
  /// The number of the sentence, where the scenario lies outside of the first.
  private func number(_ rule: Rule) -> Int {
    switch rule {
    case .flatOrUnknownChangesNothing: isFaceDownInPortrait ? 2 : 4
    case .userRotationLock: scenario.event == .deviceTurned ? numberOfLock : 4
    case .rotationLockTurnsPhoneToPortrait: os < 8 ? 4 : 1
    case .multitaskingAppsAreNotAsked: isForced ? 4 : scenario.applicationDelegate == .notImplemented ? 1 : 5
    case .padAppsResizeWhateverTheyList: 4
    case .resizedPhoneAppsAreNotAsked: scenario.effectiveMode == .phoneMirroring ? 2 : 1
    case .innerDisplayDoesNotHonorMasks: numberOnInnerDisplay
    case .geometryRequestGoesToOneScene: decision.outcome.kind == .exception ? 1 : 2
    case .foregroundAsksAgain: scenario.event == .movedToForeground ? 1 : 2
    case .newRootIsAsked: os == 11 && !turned ? 1 : 2
    case .padsWithoutMultitaskingAreAsked: os == 9 ? 1 : 2
    case .alertsFollowTheirPresenter, .systemScreensIgnoreTheAppMask: 3
    case .sceneDelegateReplacesInfoPlist: scenario.applicationDelegate == .notImplemented ? 1 : 3
    case .infoPlistMissingMeansDefault: numberOfMissingList
    case .infoPlistDeviceVariantWins: 2
    case .rootViewControllerMissing: os < 6 ? 3 : 1
    case .topmostFullScreenControllerIsAsked, .fullScreenPresentationTakesOver:
      os >= 6 && (isTurn || isPresentation) ? 1 : 3
    case .overFullScreenPresentationTakesOver: os == 13 ? 1 : 4
    case .sheetLeavesPresenterInCharge: isCompactHeight ? 5 : 2
    case .sheetFillsCompactPhoneBefore13: 4
    case .automaticStyleIsASheet: 2
    case .customPresentationMustRemovePresentersView: os == 9 ? 1 : 4
    case .containersAskChildrenBefore6: scenario.root?.answers.shouldAutorotateTo == nil ? 1 : 2
    case .controllerMaskDefault: numberOfDefaultMask
    case .shouldAutorotateNotConsulted: os >= 26 && scenario.event == .deviceTurned ? 2 : 3
    case .noCommonOrientationThrows: numberOfException
    case .noCommonOrientationThrowsAtPresentation: numberAtPresentation
    case .noCommonOrientationChangesNothing:
      isReportedRotation && trace.openQuestions.contains(.noCommonOrientationAtRotation)
        && [.asReported, .followsDevice].contains(scenario.assumptions.noCommonOrientationAtRotation) ? 4 : 3
    case .attemptRotationFollowsDevice: numberOfAttempt
    case .attemptRotationReplaced: 2
    case .updateAsksAgain: allowed.allows(scenario.current) && turned ? 4 : 3
    case .unannouncedChangeWaits: os <= 8 ? 1 : 2
    case .pushAndPopDoNotRotate: numberOfPush
    case .presentationAsksAgain: isPresentation ? (os < 6 ? 6 : 1) : numberAtDismissal
    case .keyValueCodingActsAsTurn: isMinor(14, 6) ? 5 : turned || stays ? 1 : 4
    case .forcedOrientationMustBeNew: if case .called(.privateSetterCalled) = scenario.event { 4 } else { 1 }
    case .privateSetterActsAsTurn: turned || stays ? 1 : 2
    case .privateSetterDoesNothing: scenario.effectiveLinkedSDK < OSVersion(16) ? 3 : 1
    case .setStatusBarOrientationNeedsEmptyMask: numberOfSetter
    case .setStatusBarOrientationTurnsStatusBarAlone: os < 6 ? 2 : 6
    case .setStatusBarOrientationDoesNothing: os == 13 ? 1 : 4
    case .presentAndDismissAsksAgain: os < 6 ? 4 : 1
    case .geometryRequestPicksFromSupported: allowed.orientations.count > 1 ? 3 : 1
    case .geometryRequestWindowingMode: requestsAnother ? 1 : 4
    case .geometryRequestEmptyIsNoPreference: 2
    case .geometryRequestUsesKnownSet: 4
    case .methodNotAvailableYet: numberOfMethod
    case .rootIsAskedAfterLaunch: scenario.idiom == .phone && [10, 11, 15].contains(os) ? 1 : 4
    case .resizingIsNotRotation: 4
    case .launchPrefersPortrait: os == 10 && scenario.idiom == .phone ? 2 : os == 9 ? 3 : 4
    case .launchTakesTheFirstListed: 2
    case .deviceOrientationIsFollowed, .deviceOrientationNotAllowed: os < 6 ? 2 : 1
    case .currentOrientationIsKept: isPresentation && os < 8 ? 2 : 1
    case .preferredOrientationAtPresentation: trace.steps.contains { $0.effect.isRefusal } ? 2 : 1
    // The first sentence holds wherever the rule does.
    default: 1
    }
  }

  /// A turn takes the number of its version; the other sentences of the lock are about other events.
  private var numberOfLock: Int { os == 9 ? 1 : os >= 13 ? 2 : 4 }

  private var numberOnInnerDisplay: Int {
    if scenario.effectiveLinkedSDK < OSVersion(27) { return 4 }
    if trace.contains(.requiresFullScreenResizesDiscretely) { return 3 }
    if case .called(.geometryRequested) = scenario.event { return 2 }
    return 1
  }

  private var numberOfMissingList: Int { os < 6 ? 4 : scenario.event == .launched ? 3 : 1 }

  /// Crash logs name the versions 14 to 17.
  private var numberAtPresentation: Int {
    if os < 14 || os >= 18 { return 3 }
    return trace.contains(.overFullScreenPresentationTakesOver) ? 2 : 1
  }

  /// That UIKit asks again is reported; that the interface turns back, of iOS 7 alone.
  private var numberAtDismissal: Int { os == 7 || !turned ? 4 : 6 }

  private var numberOfDefaultMask: Int {
    var kind = Controller.Kind.plain
    for step in trace.steps where step.rule == .controllerMaskDefault {
      if case .asked(.controller(let name), _) = step.effect { kind = scenario.kind(of: name) }
    }
    switch kind {
    case .plain: return 1
    case .split: return os >= 7 ? 2 : 3
    case .navigation, .tabBar, .page: return 3
    }
  }

  private var numberOfException: Int {
    switch scenario.event {
    case .deviceTurned: 3
    case .presented: 4
    case .rootShown: 5
    case .launched, .dismissed, .pushed, .popped, .tabSelected, .masksChanged, .rotationLockToggled, .windowResized,
      .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled, .alertDismissed,
      .called:
      6
    }
  }

  private var isReportedRotation: Bool {
    Assumptions.NoCommonOrientation.isReported(
      scenario.idiom, scenario.os, requiresFullScreen: scenario.informationPropertyList.requiresFullScreen)
  }

  private var numberOfAttempt: Int {
    if turned { return 1 }
    return allowed.allows(scenario.current) ? 2 : os <= 11 ? 3 : 4
  }

  private var numberOfPush: Int {
    switch scenario.event {
    case .popped: 4
    case .tabSelected: 5
    case .launched, .rootShown, .deviceTurned, .presented, .dismissed, .pushed, .masksChanged, .rotationLockToggled,
      .windowResized, .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled,
      .alertDismissed, .called:
      1
    }
  }

  private var numberOfSetter: Int {
    if os >= 7 { return 5 }
    guard decision.outcome == .unchanged(.statusBarAlone) else { return 4 }
    return decision.controllerMask?.isEmpty == true ? 1 : 3
  }

  private var numberOfMethod: Int {
    switch scenario.event {
    case .called(.updateRequested): 1
    case .called(.lockUpdateRequested): 5
    default: 2
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

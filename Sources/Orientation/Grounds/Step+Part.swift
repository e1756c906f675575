extension Step {
  /// What of a verdict a step can decide.
  enum Part {
    /// What happens.
    case outcome
    /// Which of several allowed orientations it becomes.
    case choice
  }

  /// Whether the step set the outcome, a mask or the controller that decides.
  ///
  /// What was asked decides by the mask or the conclusion that it leads to, which is a step of its own.
  func isDeciding(in scenario: Scenario) -> Bool {
    switch effect {
    case .asked: false
    // An answer of true that nobody asks for would have changed nothing.
    case .applied where rule == .shouldAutorotateNotConsulted: scenario.refusesAutorotation
    // Where one controller shows, it is the one that is asked.
    case .responsible where rule == .topmostFullScreenControllerIsAsked,
      .controllerMask where rule == .topmostFullScreenControllerIsAsked:
      !scenario.presented.isEmpty || scenario.root?.visibleChild != nil
    case .applied, .applicationMask, .responsible, .controllerMask, .effectiveMask, .concluded: true
    }
  }

  /// The part of a verdict that the step decided, or nil for a choice from a single orientation.
  func part(
    _ sentence: RuleSentence, of decision: Decision, from current: InterfaceOrientation
  ) -> Part? {
    guard case .concluded = effect, sentence.rule.chooses else { return .outcome }
    let allowed = decision.effectiveMask ?? []
    if allowed.orientations.count == 1 { return nil }
    guard case .turned = decision.outcome, !allowed.allows(current) else { return .outcome }
    return .choice
  }
}

extension Rule {
  /// Whether the rule picks one of several allowed orientations.
  fileprivate var chooses: Bool { Self.choosing.contains(self) }

  private static let choosing: [Rule] = [
    .launchPrefersPortrait, .launchTakesTheFirstListed, .deviceOrientationIsFollowed, .currentOrientationIsKept,
    .preferredOrientationAtPresentation, .orderOfChoice, .geometryRequestPicksFromSupported,
  ]
}

extension Scenario {
  /// Whether a controller that shows answers false to `shouldAutorotate`.
  fileprivate var refusesAutorotation: Bool {
    (presented.map { $0.controller } + (root.map { [$0] } ?? [])).contains { $0.refusesAutorotation }
  }
}

extension Controller {
  fileprivate var refusesAutorotation: Bool {
    answers.shouldAutorotate == .always(false) || visibleChild?.refusesAutorotation == true
  }
}

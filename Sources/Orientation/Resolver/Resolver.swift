/// Decides as iOS decides.
public enum Resolver {
  /// The decision for a scenario, and the rules that made it.
  ///
  /// Total: every scenario has a decision, and no scenario traps. The version should be known
  /// (``OSVersion/isKnown``); later versions are answered by the newest rules.
  public static func resolve(_ scenario: Scenario) -> Resolution {
    var plain = scenario.plain
    let (decision, trace) = resolve(&plain)
    return Resolution(decision, DecisionBasis(scenario: scenario, trace: trace))
  }

  /// The decision with the open questions that it met: the same code, without the cost of steps.
  package static func outline(_ scenario: Scenario) -> Resolution {
    var plain = scenario.plain
    let (decision, sink) = evaluate(&plain, QuestionSink()) { ($0.decide(), $0.sink) }
    return Resolution(decision, DecisionBasis(scenario: scenario, trace: Trace(openQuestions: sink.questions)))
  }

  /// The decision alone: the same code, without the cost of a trace.
  public static func decide(_ scenario: Scenario) -> Decision {
    var plain = scenario.plain
    return Decision(decide(&plain))
  }

  /// What the controller that decides allows: the set that a scene would be told, whatever it knows. Every orientation
  /// where none is asked.
  package static func supportedByController(_ scenario: Scenario) -> InterfaceOrientationMask {
    var plain = scenario.plain
    plain.scene.knows = nil
    return evaluate(&plain, SilentSink()) { evaluation in
      _ = evaluation.workOutWhatIsAllowed()
      return evaluation.controllerMask ?? .all
    }
  }
}

// For loops over many scenarios. These are handed over in place, since a copy would take as long as the decision; they
// stay as they are.
extension Resolver {
  /// The decision for a scenario in plain values, and the rules that made it.
  package static func resolve(_ scenario: inout PlainScenario) -> (decision: PlainDecision, trace: Trace) {
    evaluate(&scenario, Trace.toBeRecorded) { ($0.decide(), $0.sink) }
  }

  /// The decision alone: some tens of nanoseconds.
  package static func decide(_ scenario: inout PlainScenario) -> PlainDecision {
    evaluate(&scenario, SilentSink()) { $0.decide() }
  }
}

extension Resolver {
  /// Whether the masks count where the app is shown.
  static func asksForMasks(_ scenario: Scenario) -> Bool {
    var plain = scenario.plain
    return evaluate(&plain, SilentSink()) { $0.ruleOfUnaskedApps() == nil }
  }

  /// The interface orientation that a device asks for where the app is shown, or nil where it lies flat.
  package static func orientationHeld(_ scenario: Scenario, _ device: DeviceOrientation) -> InterfaceOrientation? {
    var plain = scenario.plain
    return evaluate(&plain, SilentSink()) { $0.shownOrientation(of: device) }
  }

  /// Whether the controller that decides prefers the interface to be locked.
  static func prefersOrientationLocked(_ scenario: Scenario) -> Bool {
    var plain = scenario.plain
    return evaluate(&plain, SilentSink()) { $0.prefersOrientationLocked }
  }

  @inline(__always)
  private static func evaluate<Sink: TraceSink, Result>(
    _ scenario: inout PlainScenario, _ sink: Sink, _ work: (inout Evaluation<Sink>) -> Result
  ) -> Result {
    withUnsafePointer(to: &scenario) { scenario in
      var evaluation = Evaluation(scenario, sink)
      return work(&evaluation)
    }
  }
}

/// Decides as iOS decides.
public enum Resolver {
  /// The decision for a scenario, and the rules that made it.
  ///
  /// Total: every scenario has a decision, and no scenario traps. The version should be known
  /// (``OSVersion/isKnown``); later versions are answered by the newest rules.
  public static func resolve(_ scenario: Scenario) -> Resolution {
    var plain = scenario.plain
    let (decision, trace) = trace(&plain)
    return Resolution(scenario: scenario, decision: decision, trace: trace)
  }

  /// What app, controller and device allow together, whoever looks: the set that a scene would be told.
  public static func supported(_ scenario: Scenario) -> InterfaceOrientationMask {
    var plain = scenario.plain
    return withEvaluation(of: &plain, SilentSink()) { evaluation in
      _ = evaluation.workOutWhatIsAllowed()
      return evaluation.allowed
    }
  }

  /// The decision alone: the same code, without the cost of a trace.
  public static func decide(_ scenario: Scenario) -> Decision {
    var plain = scenario.plain
    return decide(&plain)
  }

  /// The decision alone, for loops over many scenarios: a small part of a microsecond each.
  public static func decide(_ scenario: inout PlainScenario) -> Decision {
    withEvaluation(of: &scenario, SilentSink()) { $0.decide() }
  }

  /// The decision, and the rules that made it.
  public static func trace(_ scenario: inout PlainScenario) -> (decision: Decision, trace: Trace) {
    withEvaluation(of: &scenario, Trace()) { ($0.decide(), $0.sink) }
  }
}

extension Resolver {
  /// Whether the controller that decides prefers the interface to be locked.
  static func prefersOrientationLocked(_ scenario: Scenario) -> Bool {
    var plain = scenario.plain
    return withEvaluation(of: &plain, SilentSink()) { $0.prefersOrientationLocked }
  }

  @inline(__always)
  private static func withEvaluation<Sink: TraceSink, Result>(
    of scenario: inout PlainScenario, _ sink: Sink, _ body: (inout Evaluation<Sink>) -> Result
  ) -> Result {
    withUnsafePointer(to: &scenario) { scenario in
      var evaluation = Evaluation(scenario, sink)
      return body(&evaluation)
    }
  }
}

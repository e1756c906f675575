/// Decides as iOS decides.
public enum Resolver {
  /// The decision for a scenario, and the rules that made it.
  ///
  /// Total: every scenario has a decision, and no scenario traps. The version should be known
  /// (``OSVersion/isKnown``); later versions are answered by the newest rules.
  public static func resolve(_ scenario: Scenario) -> Resolution {
    var evaluation = Evaluation(scenario: scenario, sink: Trace())
    let decision = evaluation.run()
    return Resolution(scenario: scenario, decision: decision, trace: evaluation.sink)
  }

  /// What app, controller and device allow together, whoever looks: the set that a scene would be told.
  public static func supported(_ scenario: Scenario) -> InterfaceOrientationMask {
    var evaluation = Evaluation(scenario: scenario, sink: SilentSink())
    _ = evaluation.workOutWhatIsAllowed()
    return evaluation.allowed
  }

  /// The decision alone: the same code, without the cost of a trace.
  public static func decide(_ scenario: Scenario) -> Decision {
    var evaluation = Evaluation(scenario: scenario, sink: SilentSink())
    return evaluation.run()
  }
}

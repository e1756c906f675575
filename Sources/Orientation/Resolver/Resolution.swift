/// A decision and the steps that led to it.
public struct Resolution: Sendable, Hashable {
  /// What was decided about.
  public let scenario: Scenario
  /// What was decided.
  public let decision: Decision
  /// The rules that made the decision, in order.
  public let trace: Trace

  package init(scenario: Scenario, decision: Decision, trace: Trace) {
    self.scenario = scenario
    self.decision = decision
    self.trace = trace
  }
}

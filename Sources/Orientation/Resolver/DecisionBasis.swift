/// What a decision was made of: a scenario and the steps. The decision and its resolution share one.
package final class DecisionBasis: Sendable {
  package let scenario: Scenario
  package let trace: Trace

  init(scenario: Scenario, trace: Trace) {
    self.scenario = scenario
    self.trace = trace
  }
}

/// A decision and the steps that led to it.
public struct Resolution: Sendable {
  /// What was decided.
  public let decision: Decision
  private let basis: DecisionBasis

  init(_ decision: PlainDecision, _ basis: DecisionBasis) {
    self.decision = Decision(decision, basis: basis)
    self.basis = basis
  }

  /// What was decided about.
  public var scenario: Scenario { basis.scenario }
  /// The rules that made the decision, in order.
  public var trace: Trace { basis.trace }
}

extension Resolution {
  /// The resolution that a decision is from; nil where no steps were recorded.
  package init?(of decision: Decision) {
    guard let basis = decision.basis else { return nil }
    self.decision = decision
    self.basis = basis
  }
}

extension Resolution: Hashable {
  public static func == (first: Resolution, second: Resolution) -> Bool {
    first.decision == second.decision && first.trace == second.trace && first.scenario == second.scenario
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(decision)
    hasher.combine(trace)
    hasher.combine(scenario)
  }
}

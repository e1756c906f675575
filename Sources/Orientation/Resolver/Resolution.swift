/// A decision and the steps that led to it.
public struct Resolution: Sendable, Hashable {
  /// What was decided about.
  public let scenario: Scenario
  public let decision: Decision
  public let trace: Trace
}

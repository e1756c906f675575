/// A decision and the steps that led to it.
public struct Resolution: Sendable, Hashable {
  public let decision: Decision
  public let trace: Trace
}

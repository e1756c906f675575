/// What iOS decides in a scenario.
public struct Decision: Sendable, Hashable {
  /// How the event ends.
  public let outcome: Outcome
  /// The orientation of the interface afterwards.
  public let orientation: InterfaceOrientation
  /// The rule that decided.
  public let rule: Rule
  /// What the app allows, or nil where nobody asked it.
  public let applicationMask: InterfaceOrientationMask?
  /// What the deciding controller allows, or nil where nobody asked it.
  public let controllerMask: InterfaceOrientationMask?
  /// What app, controller and device allow together, or nil where that was not worked out.
  public let effectiveMask: InterfaceOrientationMask?
  /// What it was made of, from which its standing is worked out.
  package var basis = DecisionBasis.unrecorded
}

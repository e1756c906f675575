/// What iOS decides in a scenario.
///
/// Decisions that say the same are equal, whatever they were made of.
public struct Decision: Sendable {
  package let plain: PlainDecision
  /// What it was made of, from which its standing is worked out; nil where no steps were recorded.
  package let basis: DecisionBasis?

  init(_ plain: PlainDecision, basis: DecisionBasis? = nil) {
    self.plain = plain
    self.basis = basis
  }

  /// How the event ends.
  public var outcome: Outcome { plain.outcome }
  /// The orientation of the interface afterwards.
  public var orientation: InterfaceOrientation { plain.orientation }
  /// The rule that decided.
  public var rule: Rule { plain.rule }
  /// What the app allows, or nil where nobody asked it.
  public var applicationMask: InterfaceOrientationMask? { plain.applicationMask }
  /// What the deciding controller allows, or nil where nobody asked it.
  public var controllerMask: InterfaceOrientationMask? { plain.controllerMask }
  /// What app, controller and device allow together, or nil where that was not worked out.
  public var effectiveMask: InterfaceOrientationMask? { plain.effectiveMask }
}

extension Decision: Hashable {
  public static func == (first: Decision, second: Decision) -> Bool { first.plain == second.plain }

  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

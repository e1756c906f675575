/// What a decision was made of: a scenario and the steps, where they were recorded.
///
/// All of them are equal, since decisions that say the same are the same, whatever they come from.
package indirect enum DecisionBasis: Sendable {
  case unrecorded
  case recorded(Scenario, Trace)
}

extension DecisionBasis: Hashable {
  package static func == (first: DecisionBasis, second: DecisionBasis) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

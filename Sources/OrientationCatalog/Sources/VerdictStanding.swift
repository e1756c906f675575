import Orientation

/// How far a verdict can be relied on.
package struct VerdictStanding: Sendable, Hashable {
  /// How far what happens can be relied on.
  package let outcome: Standing
  /// The same of which allowed orientation it becomes, where that can be relied on less; else nil.
  package let choice: Standing?
  /// How it ends by the other side, where a needed sentence is contested.
  package let contraryOutcomes: [Outcome]
  /// What the other side says, where a needed sentence is contested and its other outcome cannot be played.
  package let contraryCitations: [Citation]

  /// The standing of what says how things stand, and not what happens.
  package init(_ standing: Standing) {
    outcome = standing
    choice = nil
    contraryOutcomes = []
    contraryCitations = []
  }

  /// The weakest standing among the sentences that the verdict needs.
  package init(_ grounds: Grounds) {
    let outcomes = grounds.outcome.map(\.standing)
    let choices = grounds.choice.map(\.standing)
    let outcome = outcomes.max() ?? .documented
    let choice = choices.max() ?? .documented
    self.outcome = outcome
    self.choice = choice > outcome ? choice : nil
    let contested = zip(grounds.outcome + grounds.choice, outcomes + choices).filter { $1 == .contested }.map(\.0)
    let played = grounds.alternatives.filter { contested.contains($0.sentence) }
    contraryOutcomes = played.compactMap(\.outcome)
    contraryCitations = contested.filter { sentence in !played.contains { $0.sentence == sentence } }
      .flatMap { $0.sentence?.opposing ?? [] }
  }

  /// The weaker of the two standings: that of the verdict as a whole.
  package var weakest: Standing { choice ?? outcome }
}

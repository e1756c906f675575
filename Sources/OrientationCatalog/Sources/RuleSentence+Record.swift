import Orientation

extension RuleSentence {
  /// Every sentence that the resolver goes by: those of each rule in their order.
  package static let all = Rule.allCases.flatMap { rule in rule.record.claims.map { RuleSentence(rule, $0.claim) } }

  /// How answers name the sentence.
  package var id: SentenceID { SentenceID(rule: rule, name: entry?.name ?? claim?.rawValue ?? "") }

  /// The id as a text, which answers write by the thousand.
  package var idText: String { entry?.idText ?? id.description }

  /// The sentence of an id, or nil where the resolver goes by none of that name.
  package init?(_ id: SentenceID) {
    guard let entry = id.rule.record.claims.first(where: { $0.name == id.name }) else { return nil }
    self.init(id.rule, entry.claim)
  }

  /// The sentence, with what was observed of it; nil where the record of the rule has none of that name, of which a test
  /// tells.
  package var sentence: Sentence? { id.sentence }

  /// How far the sentence can be relied on.
  package var standing: Standing {
    let observations = Observations.inForce
    if !observations.isEmpty, let observed = observations.standing(of: id) { return observed }
    return entry?.standing ?? .assumption
  }

  private var entry: (claim: Claim?, name: String, idText: String, standing: Standing)? {
    rule.record.claims.first { $0.claim == claim }
  }
}

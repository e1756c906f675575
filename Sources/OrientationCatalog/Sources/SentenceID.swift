import Orientation

/// A sentence of a rule, as answers, observations and records of policies name it.
package struct SentenceID: Sendable, Hashable {
  package let rule: Rule
  /// What the record of the rule calls the sentence.
  package let name: String
}

extension SentenceID: CustomStringConvertible {
  /// `rule/name`
  package var description: String { "\(rule.rawValue)/\(name)" }

  /// The sentence of an id, or nil where there is none.
  ///
  /// A number stands for the name in what was written before sentences had names.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let rule = Rule(rawValue: String(parts[0])) else { return nil }
    let wanted = String(parts[1])
    let found = rule.record.sentences.first { $0.name == wanted || $0.formerNumber.map { "\($0)" } == wanted }
    guard let name = found?.name else { return nil }
    self.init(rule: rule, name: name)
  }

  /// The sentence, with what was observed of it.
  package var sentence: Sentence? { rule.sentences.first { $0.name == name } }
}

extension Rule {
  /// The id of one of its sentences; nil for one without a name.
  package func id(of sentence: Sentence) -> SentenceID? { sentence.name.map { SentenceID(rule: self, name: $0) } }

  /// The ids of its sentences, in their order.
  package var sentenceIDs: [SentenceID] { record.sentences.compactMap { id(of: $0) } }
}

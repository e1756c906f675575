import Orientation

/// Everything that documentation says of a rule: a file in `Records/rules`.
package final class RuleRecord: Sendable {
  /// Where the rule acts.
  package let layer: Layer
  /// The versions of iOS in which the rule holds.
  package let versions: VersionRange
  /// A short phrase without a full stop.
  package let title: LocalizedText
  /// What the rule says: its main claim, then what else holds, a claim each.
  package let sentences: [Sentence]
  /// Those of its sentences that the resolver goes by. Verdicts ask for their standings by the thousand.
  let claims: [(claim: RuleSentence.Claim?, name: String, idText: String, standing: Standing)]

  static let folder = RecordFolder<RuleRecord>("rules/") { (file) throws(RecordFault) in try RuleRecord(file) }

  init(_ file: RecordFile) throws(RecordFault) {
    var (head, sections) = try file.head()
    layer = try head.value("layer", "a layer", Layer.init(rawValue:))
    versions = try head.value("versions", VersionRange.written, VersionRange.init)
    title = try head.localized("title")
    try head.finish()
    if let unnamed = sections.first(where: { $0.heading == nil }) {
      throw unnamed.fault("a sentence of a rule has a name: write `# a-few-of-its-words` above it")
    }
    sentences = try sections.sentences()
    claims = sentences.enumerated().compactMap { index, sentence in
      let name = sentence.name ?? ""
      let claim = index == 0 ? nil : RuleSentence.Claim(rawValue: name)
      return index == 0 || claim != nil
        ? (claim, name, "\(file.name)/\(name)", sentence.standing) : nil
    }
  }

  /// What stands for a record that is missing; a test fails then.
  init(missing rule: Rule) {
    layer = .choice
    versions = VersionRange(from: .oldest)
    title = LocalizedText(rule.rawValue, rule.rawValue)
    sentences = []
    claims = []
  }
}

import Orientation

/// Everything that documentation says of a rule.
package struct RuleRecord: Sendable {
  /// Where the rule acts.
  package let layer: Layer
  /// The versions of iOS in which the rule holds.
  package let versions: VersionRange
  /// A short phrase without a full stop.
  package let title: LocalizedText
  /// What the rule says: its main claim, then what else holds, a claim each.
  package let sentences: [Sentence]

  init(_ layer: Layer, _ versions: VersionRange, title: LocalizedText, _ sentences: [Sentence]) {
    self.layer = layer
    self.versions = versions
    self.title = title
    self.sentences = sentences
  }
}

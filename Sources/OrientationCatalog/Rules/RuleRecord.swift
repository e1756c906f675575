import Orientation

/// Everything that documentation says of a rule.
public struct RuleRecord: Sendable {
  /// Where the rule acts.
  public let layer: Layer
  /// The versions of iOS in which the rule holds.
  public let versions: VersionRange
  /// Where the rule can be read, the best source first; empty for an assumption.
  public let sources: [Source]
  /// A short phrase without a full stop.
  public let title: LocalizedText
  /// One to three sentences of plain text, with versions and conditions.
  public let statement: LocalizedText

  init(
    _ layer: Layer, _ versions: VersionRange, _ sources: [Source], title: LocalizedText, statement: LocalizedText
  ) {
    self.layer = layer
    self.versions = versions
    self.sources = sources
    self.title = title
    self.statement = statement
  }
}

/// What somebody saw on a device, as an answer to a sentence of a rule.
package struct Observation: Sendable, Hashable {
  /// What it answers.
  package let sentence: SentenceID
  /// What was seen: the source is the device with its version, the place who saw it and when.
  package let citation: Citation

  /// - Parameters:
  ///   - device: a device or simulator with its version of iOS, such as `iPhone 17 Pro, iOS 27.1 (24B83)`.
  ///   - observer: who saw it, and the day, such as `Ada Example, 2026-11-20`.
  ///   - saw: what was seen, without a full stop.
  ///   - address: where the answer can be read; nil for none.
  ///   - id: unique among the sources.
  package init(
    of sentence: SentenceID, _ agreement: Agreement, on device: String, by observer: String, saw: String,
    address: String?, id: String
  ) {
    self.sentence = sentence
    citation = Citation(Source(id, device, address, .observation), agreement, at: observer, saw)
  }
}

import AppFacts

/// What one source file says about orientations.
package struct SourceScan: Sendable, Equatable {
  package var types: [SourceType]
  package var occurrences: [Occurrence]
  package var unread: [UnreadPart]

  package init(types: [SourceType] = [], occurrences: [Occurrence] = [], unread: [UnreadPart] = []) {
    self.types = types
    self.occurrences = occurrences
    self.unread = unread
  }
}

import AppFacts

/// What the scan of one source file found.
package struct SourceScan: Sendable, Equatable {
  /// The types that the file declares, in the order of the source.
  package var types: [SourceType]
  /// The extensions and categories in the file, with what each of them adds to what its type inherits.
  package var extensions: [SourceExtension]
  /// Where the code implements, calls or reads an orientation API, in the order of the source; their targets are empty.
  package var occurrences: [Occurrence]
  /// What could not be read.
  package var unread: [UnreadPart]

  package init(
    types: [SourceType] = [], extensions: [SourceExtension] = [], occurrences: [Occurrence] = [],
    unread: [UnreadPart] = []
  ) {
    self.types = types
    self.extensions = extensions
    self.occurrences = occurrences
    self.unread = unread
  }
}

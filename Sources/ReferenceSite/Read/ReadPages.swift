import Orientation

/// The pages that a build has read, for the next build of nearly the same book.
///
/// What is read from a page follows from its text, its place in the book and the language alone, and all of these are
/// compared, so nothing that is kept can be out of date. The pages of a team's own book follow from its app too: they
/// are read anew.
package struct ReadPages: Sendable {
  private struct Entry: Sendable {
    let source: PageSource
    let language: Language
    let reading: PageReader.Reading
  }

  /// The pages by their paths in the book.
  private var entries: [String: Entry] = [:]

  package init() {}

  /// The paths of the pages, sorted.
  var paths: [String] { entries.keys.sorted { $0.precedes($1) } }

  /// What was read from a page, where it was exactly this one.
  func reading(of source: PageSource, in language: Language) -> PageReader.Reading? {
    guard let entry = entries[source.path], entry.source == source, entry.language == language else { return nil }
    return entry.reading
  }

  /// Keeps what was read from a page.
  mutating func keep(_ reading: PageReader.Reading, of source: PageSource, in language: Language) {
    entries[source.path] = Entry(source: source, language: language, reading: reading)
  }

  /// Forgets all pages that are not among those of a book.
  mutating func forgetOthers(than sources: [PageSource]) {
    let paths = Set(sources.map(\.path))
    entries = entries.filter { paths.contains($0.key) }
  }
}

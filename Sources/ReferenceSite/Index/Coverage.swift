import Basics

/// How much of what its blocks list a book has: entries, claims that show them, rules that cite them.
package struct Coverage: Sendable, Equatable {
  /// Where a block promises something.
  struct Place: Equatable {
    let page: String
    let line: Int
  }

  /// A kind of thing, and how many of it there are.
  package struct Row: Sendable, Equatable {
    package let kind: CoverageKind
    /// How many the book has.
    package let covered: Int
    /// How many its blocks list.
    package let total: Int
  }

  /// What the book has of each kind that its blocks list, in the order of the kinds.
  package let rows: [Row]
  /// What is listed and not there, with the first block that lists it.
  let missing: [(key: EntryKey, place: Place)]

  init(of pages: [Page], entries: Set<EntryKey>) {
    var shown = entries
    for page in pages { shown.formUnion(page.demonstrations) }
    var seen: Set<EntryKey> = []
    var missing: [(key: EntryKey, place: Place)] = []
    var counts: [CoverageKind: (covered: Int, total: Int)] = [:]
    // What the reference below a team's book lists is the reference's own business.
    for page in pages where !page.isMounted {
      for (key, line) in page.promises where seen.insert(key).inserted {
        let isCovered = shown.contains(key)
        if !isCovered { missing.append((key, Place(page: page.source, line: line))) }
        guard let kind = CoverageKind(key) else { continue }
        counts[kind, default: (0, 0)].total += 1
        counts[kind, default: (0, 0)].covered += isCovered ? 1 : 0
      }
    }
    self.missing = missing
    rows = CoverageKind.allCases.compactMap { kind in
      counts[kind].map { Row(kind: kind, covered: $0.covered, total: $0.total) }
    }
  }

  /// The same with how much of the book is translated.
  init(_ coverage: Coverage, _ translation: TranslationCoverage?) {
    missing = coverage.missing
    rows =
      coverage.rows
      + (translation.map {
        [
          Row(kind: .translatedPage, covered: $0.pages.translated, total: $0.pages.total),
          Row(kind: .translatedText, covered: $0.texts.translated, total: $0.texts.total),
        ]
      } ?? [])
  }

  package static func == (one: Coverage, other: Coverage) -> Bool { one.rows == other.rows }
}

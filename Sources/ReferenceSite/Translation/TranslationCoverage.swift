/// How much of a book is translated.
struct TranslationCoverage: Sendable {
  /// The pages, and those that have a translation of every text.
  private(set) var pages = (total: 0, translated: 0)
  /// The headings, paragraphs and tables, and those whose translation is of the text that they have now.
  private(set) var texts = (total: 0, translated: 0)

  /// Counts a page.
  mutating func add(_ page: TranslatedPage) {
    pages.total += 1
    pages.translated += page.lines.state == .whole ? 1 : 0
    texts.total += page.textCount
    texts.translated += page.translatedCount
  }
}

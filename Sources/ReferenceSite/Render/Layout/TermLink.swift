import HTML

/// A term in the text of a page that leads to its row in the glossary.
struct TermLink: Sendable {
  /// Where it is in the text.
  let range: Range<HTMLWriter.Position>
  let href: String
}

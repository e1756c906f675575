import Markdown

/// A page of the book as it was read: all that other pages may ask about it, and all that is needed to write it.
struct Page: Sendable {
  /// What a fence turned out to be.
  enum Fence: Sendable {
    case block(GeneratedBlock)
    /// A table with the id of its caption and its number on the page.
    case table(MarkdownTable, captionID: String, number: Int)
    /// A fence that could not be read; the problem has been reported.
    case broken
  }

  /// The path in the book.
  let source: String
  /// The path in the site.
  var output: String
  /// The chapter in the summary.
  let chapter: Int
  /// Whether it is a page of the reference below a team's book.
  let isMounted: Bool
  /// The text as it was read.
  let text: [UInt8]
  let labels: SymbolLabels
  /// The text of the first heading.
  var title = ""
  /// The ids of all headings, in the order of the text.
  var headingIDs: [String] = []
  /// The headings and generated entries that the page lists in its contents.
  var contents: [PageModel.ContentsEntry] = []
  /// The generated blocks and tables, in the order of the text.
  var fences: [Fence] = []
  /// Every id that a link may lead to.
  var anchors: Set<String> = []
  /// What the page holds the entries of, and where.
  var entries: [(key: EntryKey, id: String)] = []
  /// The names in symbol links, with their lines.
  var symbols: [(name: String, line: Int)] = []
  /// What generated blocks mention.
  var mentions: [EntryKey] = []
  /// What the page's blocks show or cite.
  var demonstrations: Set<EntryKey> = []
  /// What the book must hold entries of because a block of the page lists them, with the block's line.
  var promises: [(key: EntryKey, line: Int)] = []

  /// Parses the text. A page is parsed once to be read and once to be written: thousands of trees would take more memory
  /// than that takes time.
  func document() -> Document { Document(text, definitions: labels.definitions) }
}

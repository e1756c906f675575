import Basics

/// A page of the book as it was read: all that other pages may ask about it, and all that is needed to write it.
struct Page: Sendable {
  /// The path in the book.
  let source: String
  /// The path in the site.
  var output: String
  /// The chapter in the summary.
  let chapter: Int
  /// Whether it is a page of the reference below a team's book.
  let isMounted: Bool
  /// Where its lines come from, where it is the translation of another.
  let translation: TranslatedLines?
  /// The text of the first heading.
  var title = ""
  /// The line of the first heading; nil where there is none.
  var titleLine: Int?
  /// How the text begins.
  var lead = PageLead()
  /// The text as HTML, but for what depends on other pages; empty once it has been handed on to be written.
  var body = BodyDraft.empty
  /// The headings and generated entries that the page lists in its contents.
  var contents: [PageModel.ContentsEntry] = []
  /// Whether a section or a claim is about versions before ``OSVersion/recent`` alone.
  var hasOldParts = false
  /// The generated blocks, in the order of the text.
  var blocks: [GeneratedBlock] = []
  /// Those of fences by what the fences say, which is the same in every language.
  var blocksOfFences: [FenceText: GeneratedBlock] = [:]
  /// Every id that a link may lead to.
  var anchors: Set<String> = []
  /// Those of them that may go without a word: what they name comes and goes with an app's code.
  var passingAnchors: Set<String> = []
  /// What the page holds the entries of, and where.
  var entries: [(key: EntryKey, id: String)] = []
  /// The terms that the page explains.
  var terms: [GlossaryTerm] = []
  /// The names in symbol links, with their lines.
  var symbols: [(name: String, line: Int)] = []
  /// The lines of tables that do not say what they rest on.
  var tablesWithoutGrounds: [Int] = []
  /// What generated blocks mention.
  var mentions: [EntryKey] = []
  /// What the page's blocks show or cite.
  var demonstrations: Set<EntryKey> = []
  /// What the book must hold entries of because a block of the page lists them, with the block's line.
  var promises: [(key: EntryKey, line: Int)] = []
}

extension Page {
  /// What the fence of a generated block says.
  struct FenceText: Hashable, Sendable {
    /// The words behind `orientation`.
    let info: String
    let body: String
  }
}

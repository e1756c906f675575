import CCommonMark
import CMarkdownTree

/// A text in GitHub's Markdown as libcmark gets it: with fences instead of tables, and with marks.
struct ExtendedSource {
  let source: [UInt8]
  /// What else holds in the text, and the cells of its tables behind that.
  let definitions: [UInt8]
  let mark: SourceMark
  /// The tables in the order of the text.
  let tables: [TableText]

  /// Nil where the text is CommonMark and nothing else.
  init?(_ source: [UInt8], _ definitions: [UInt8], _ options: Int32) {
    var text = source
    var tables: [TableText] = []
    // Where a table ends, new blocks begin, and there may be tables in them; hardly ever more than once.
    var rounds = 0
    while rounds < Self.mostRounds, TableFinder.mayFind(in: text) {
      rounds += 1
      let tree = markdown_tree(parsing: text, options)
      defer { markdown_tree_free(tree) }
      guard let root = tree.root, let found = TableFinder.find(in: root, of: text) else { break }
      text = found.text
      tables += found.tables
    }
    let marking = MarkedSource.marking(text)
    if tables.isEmpty, marking == nil { return nil }
    guard let mark = SourceMark(absentFrom: source, definitions) else { return nil }
    self.tables = tables.sorted { $0.line < $1.line }
    self.mark = mark
    self.source = marking?(mark) ?? text
    let behind = definitions + self.tables.flatMap { $0.headings(mark) }
    self.definitions = MarkedSource.marking(behind)?(mark) ?? behind
  }

  private static let mostRounds = 8
}

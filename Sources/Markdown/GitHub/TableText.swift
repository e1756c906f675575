/// A pipe table that was found in a text: its cells are Markdown that has not been parsed.
struct TableText {
  let alignments: [ColumnAlignment]
  /// The header and the rows below the delimiter row, none longer than the header.
  let rows: [(cells: [String], line: Int)]
  /// The line of the header, from 1.
  let line: Int

  /// The cells that are not empty, each as a heading: in one line, and inline whatever it begins with.
  func headings(_ mark: SourceMark) -> [UInt8] {
    var text: [UInt8] = []
    for cell in rows.lazy.flatMap(\.cells) where !cell.isEmpty {
      text += Array("# ".utf8) + cell.utf8 + mark.cellEnd + [UInt8(ascii: "\n")]
    }
    return text
  }
}

import Diagnostics
import Markdown

/// A table that an author wrote, in a `table` fence or as a pipe table: rows of cells, the first row the header.
struct MarkdownTable: Sendable {
  /// A cell: inline Markdown.
  struct Cell: Sendable {
    /// The block whose text the cell is; nil for an empty cell.
    let block: Node?
    let labels: SymbolLabels
    /// The line in the page, from 1.
    let line: Int
  }

  /// The text before the table, if the first line gives one.
  let caption: Cell?
  /// The rules and sources that the table rests on, if one of its first lines names them; empty for `none`.
  let because: (names: String, line: Int)?
  /// The header row.
  let header: [Cell]
  /// The rows below it, none longer than the header; those of a fence are as long.
  let rows: [[Cell]]
  /// The alignments of the columns; empty for a fence, which has none.
  var alignments: [ColumnAlignment] = []
  /// The ids of the rows, where they are terms; nil for a row that is none. Empty for a table that is no glossary.
  var rowIDs: [String?] = []

  /// All cells in the order of the text.
  var cells: [Cell] { (caption.map { [$0] } ?? []) + header + rows.flatMap { $0 } }

  /// Reads a fence's text.
  ///
  /// - Parameters:
  ///   - line: the line of the opening fence.
  ///   - report: takes each fault with its line.
  /// - Returns: the table, or nil where it could not be read.
  static func parse(
    _ text: String, line fenceLine: Int, report: (_ fault: TableFault, _ line: Int) -> Void
  ) -> MarkdownTable? {
    var caption: Cell?
    var rows: [[Cell]] = []
    var isSound = true
    var because: (names: String, line: Int)?
    var isFirst = true
    for (offset, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = fenceLine + 1 + offset
      let text = text.trimmingSpaces
      if text.isEmpty { continue }
      defer { isFirst = false }
      if isFirst, text.hasPrefix("caption:") {
        caption = cell(text.dropFirst("caption:".count).trimmingSpaces, line)
        if caption == nil {
          report(.notInline, line)
          isSound = false
        }
        continue
      }
      if rows.isEmpty, text.hasPrefix("because:") {
        because = (grounds(String(text.dropFirst("because:".count))), line)
        continue
      }
      if rows.count == 1, isDelimiterRow(text) { continue }
      let texts = split(text)
      let cells = texts.compactMap { cell($0, line) }
      if cells.count < texts.count {
        report(.notInline, line)
        isSound = false
      } else if let header = rows.first, header.count != cells.count {
        report(.cellCount(found: cells.count, expected: header.count), line)
        isSound = false
      }
      rows.append(cells)
    }
    guard rows.count > 1 else {
      report(.noRows, fenceLine)
      return nil
    }
    guard isSound else { return nil }
    return MarkdownTable(caption: caption, because: because, header: rows[0], rows: Array(rows[1...]))
  }
}

extension MarkdownTable {
  /// - Parameters:
  ///   - labels: the symbol links that the page may hold.
  ///   - because: the names that a comment in front of the table gives.
  init(_ table: PipeTable, labels: SymbolLabels, because: (names: String, line: Int)?) {
    let rows = table.rows.map { row in
      row.cells.map { cell in
        let isEmpty = cell?.children.allSatisfy(\.isComment) ?? true
        return Cell(block: isEmpty ? nil : cell, labels: labels, line: row.line)
      }
    }
    let caption = table.caption.map { Cell(block: $0, labels: labels, line: $0.line) }
    self.init(
      caption: caption, because: because.map { (Self.grounds($0.names), $0.line) }, header: rows.first ?? [],
      rows: Array(rows.dropFirst()), alignments: table.alignments)
  }

  /// The names that a line behind `because:` gives; none for `none`.
  private static func grounds(_ text: String) -> String { text.trimmingSpaces == "none" ? "" : text.trimmingSpaces }
}

extension MarkdownTable {
  /// Splits a row at its bars, but for those behind a backslash. A row may stand between bars; one that does not begin
  /// with a bar ends with an empty cell where it ends with a bar.
  private static func split(_ row: String) -> [String] {
    let cells = TableRow.split(row.utf8)
    guard row.utf8.first == UInt8(ascii: "|") else { return cells }
    let hasLastBar = cells.count > 1 && cells.last == ""
    return Array(hasLastBar ? cells.dropFirst().dropLast() : cells.dropFirst())
  }

  /// True for the row of dashes that other tools want below the header.
  private static func isDelimiterRow(_ row: String) -> Bool {
    row.utf8.contains(UInt8(ascii: "-"))
      && row.utf8.allSatisfy { "|-: ".utf8.contains($0) } && split(row).allSatisfy { $0.utf8.count > 2 }
  }

  /// A cell, or nil where its text is no inline Markdown.
  private static func cell(_ text: String, _ line: Int) -> Cell? {
    let cell = parse(text, line)
    if text.isEmpty || isInline(cell) { return cell }
    if let block = cell.block, block.isComment, block.next == nil { return parse("", line) }
    // A lone dash, a number with a point and the like begin a block elsewhere; in a cell they are text.
    let escaped = parse(withEscapedStart(text), line)
    return isInline(escaped) && cell.block?.kind != .htmlBlock ? escaped : nil
  }

  private static func parse(_ text: String, _ line: Int) -> Cell {
    let source = Array(text.utf8)
    let labels = SymbolLabels(in: source)
    let document = Document(source, definitions: labels.definitions, syntax: .gitHub)
    return Cell(block: document.node.firstChild, labels: labels, line: line)
  }

  private static func isInline(_ cell: Cell) -> Bool {
    guard let block = cell.block else { return false }
    return block.kind == .paragraph && block.next == nil
  }

  private static func withEscapedStart(_ text: String) -> String {
    let digits = text.utf8.prefix(while: \.isDigit)
    return text[..<digits.endIndex] + "\\" + text[digits.endIndex...]
  }
}

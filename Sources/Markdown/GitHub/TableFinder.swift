import CCommonMark

/// Finds the pipe tables of a text in the tree that libcmark makes of it, where they are paragraphs or headings.
///
/// Each table's lines become a fence of as many lines in the same quotes and lists. So what is below a table begins new
/// blocks, as it does on GitHub, and every line keeps its number. The cells are parsed behind the text.
struct TableFinder {
  private let lines: SourceLines
  /// The lines that may be delimiter rows, in order.
  private let delimiters: [Int]
  private var tables: [TableText] = []
  private var replacements: [Int: [UInt8]] = [:]

  /// Finds the tables below a root.
  ///
  /// - Returns: the tables in the order of the text, and the text with fences instead of them; nil where there are none.
  static func find(in root: OpaquePointer, of source: [UInt8]) -> (tables: [TableText], text: [UInt8])? {
    var finder = TableFinder(SourceLines(source))
    if finder.delimiters.isEmpty { return nil }
    finder.walk(root)
    return finder.tables.isEmpty ? nil : (finder.tables, finder.lines.replacing(finder.replacements))
  }

  /// Whether a text has a line that may be a delimiter row; most have none, and need no further look.
  static func mayFind(in source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { text in
      var bar = ByteSearch.first(UInt8(ascii: "|"), in: text, from: 0)
      while bar < text.count {
        var start = bar
        while start > 0, text[start - 1] != UInt8(ascii: "\n"), text[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        let end = ByteSearch.lineEnd(in: text, from: bar)
        if isDelimiterRow(text, start..<end) { return true }
        // Bars above a row that has none, of a table with one column.
        var next = end
        while next < text.count, next - end < 2, text[next].isWhitespace, !text[next].isBlank { next += 1 }
        let nextEnd = ByteSearch.lineEnd(in: text, from: next)
        if isDelimiterRow(text, next..<nextEnd) { return true }
        bar = ByteSearch.first(UInt8(ascii: "|"), in: text, from: end)
      }
      return false
    }
  }

  private init(_ lines: SourceLines) {
    self.lines = lines
    delimiters = (1...max(lines.count, 1)).filter { line in
      line > 1 && line <= lines.count
        && TableRow.alignments(lines[line].drop { $0.isBlank || $0 == UInt8(ascii: ">") }) != nil
    }
  }
}

extension TableFinder {
  private static func isDelimiterRow(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var hasDash = false
    for index in range {
      switch text[index] {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: return false
      }
    }
    return hasDash
  }

  private mutating func walk(_ root: OpaquePointer) {
    var containers = TableContainers()
    var node = root
    while true {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: readParagraph(node, containers)
      case CMARK_NODE_DOCUMENT, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
        if let child = cmark_node_first_child(node) {
          containers.enter(node, lines)
          node = child
          continue
        }
      default: break
      }
      while cmark_node_next(node) == nil {
        guard let parent = cmark_node_parent(node) else { return }
        node = parent
        containers.leave(node)
      }
      guard let next = cmark_node_next(node) else { return }
      node = next
    }
  }

  private mutating func readParagraph(_ paragraph: OpaquePointer, _ containers: TableContainers) {
    let first = Int(cmark_node_get_start_line(paragraph))
    let last = min(Int(cmark_node_get_end_line(paragraph)), lines.count)
    var index = delimiters.firstIndex(above: first)
    while index < delimiters.count, delimiters[index] <= last {
      let delimiter = delimiters[index]
      if let table = table(at: delimiter, first: first, last: last, paragraph, containers) {
        tables.append(table)
        return
      }
      index += 1
    }
  }

  private mutating func table(
    at delimiter: Int, first: Int, last: Int, _ paragraph: OpaquePointer, _ containers: TableContainers
  ) -> TableText? {
    let headerStart =
      delimiter - 1 == first
      ? Int(cmark_node_get_start_column(paragraph)) - 1 : containers.textStart(of: lines[delimiter - 1])
    guard let headerStart, headerStart < lines[delimiter - 1].count,
      let delimiterStart = containers.textStart(of: lines[delimiter])
    else { return nil }
    let header = lines[delimiter - 1].dropFirst(headerStart)
    let row = lines[delimiter].dropFirst(delimiterStart)
    // Dashes alone are the underline of a heading; without any bar there would be tables that nobody meant.
    guard row.contains(where: { "|:".utf8.contains($0) }),
      header.contains(UInt8(ascii: "|")) || row.contains(UInt8(ascii: "|")),
      let alignments = TableRow.alignments(row)
    else { return nil }
    let names = TableRow.cells(header)
    guard names.count == alignments.count else { return nil }
    var rows = [(names, delimiter - 1)]
    var end = delimiter
    while end < last, let start = containers.textStart(of: lines[end + 1]) {
      let row = lines[end + 1].dropFirst(start)
      let cells = TableRow.cells(row)
      if cells.isEmpty || Self.startsBlock(row) { break }
      rows.append((Array(cells.prefix(names.count)), end + 1))
      end += 1
    }
    for line in delimiter - 1...end {
      let start = line == delimiter - 1 ? headerStart : containers.textStart(of: lines[line]) ?? 0
      let text = line == delimiter - 1 ? "```table" : line == end ? "```" : "|"
      replacements[line] = Array(lines[line].prefix(start)) + Array(text.utf8)
    }
    return TableText(alignments: alignments, rows: rows, line: delimiter - 1)
  }

  /// Whether a line ends a table though it goes on with a paragraph: an item of a list of any kind, or what is the underline
  /// of a heading there and a thematic break here.
  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    if line.count(where: { $0 == UInt8(ascii: "-") }) > 2, line.allSatisfy({ $0.isBlank || $0 == UInt8(ascii: "-") }) {
      return true
    }
    let digits = line.prefix(9).prefix { $0.isDigit }
    let marker = line.dropFirst(digits.count)
    guard let first = marker.first, (digits.isEmpty ? "-+*" : ".)").utf8.contains(first) else { return false }
    return marker.dropFirst().first?.isBlank ?? true
  }
}

extension [Int] {
  /// The index of the first element above a limit, where they are sorted.
  fileprivate func firstIndex(above limit: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] > limit ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

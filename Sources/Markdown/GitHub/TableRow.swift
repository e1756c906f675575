/// A row of a table in Markdown: texts with bars between them.
package enum TableRow {
  /// Splits a row at its bars, but for those behind a backslash, which lose it. What stands in front of a first bar and
  /// behind a last one is a text too.
  package static func split(_ row: some Sequence<UInt8>) -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in row {
      if byte == UInt8(ascii: "|") {
        if isEscaped {
          cell[cell.count - 1] = byte
        } else {
          cells.append(trimmed(cell))
          cell = []
        }
        isEscaped = false
        continue
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      cell.append(byte)
    }
    return cells + [trimmed(cell)]
  }

  /// The cells of a row as GitHub has them: bars at both ends are none between cells.
  package static func cells(_ row: ArraySlice<UInt8>) -> [String] {
    let cells = split(row)
    let hasFirst = row.first { !$0.isBlank } == UInt8(ascii: "|")
    let rest = hasFirst ? cells.dropFirst() : cells[...]
    return Array(rest.last == "" ? rest.dropLast() : rest)
  }

  /// The alignments that a delimiter row gives, or nil where a row is none.
  static func alignments(_ row: ArraySlice<UInt8>) -> [ColumnAlignment]? {
    guard row.allSatisfy({ "|-: \t".utf8.contains($0) }), row.contains(UInt8(ascii: "-")) else { return nil }
    var alignments: [ColumnAlignment] = []
    for cell in cells(row) {
      let isLeft = cell.hasPrefix(":")
      let isRight = cell.hasSuffix(":")
      let dashes = cell.utf8.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isLeft ? isRight ? .center : .left : isRight ? .right : .none)
    }
    return alignments
  }

  private static func trimmed(_ cell: [UInt8]) -> String {
    guard let first = cell.firstIndex(where: { !$0.isBlank }), let last = cell.lastIndex(where: { !$0.isBlank }) else {
      return ""
    }
    return String(decoding: cell[first...last], as: UTF8.self)
  }
}

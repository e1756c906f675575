import CCommonMark

/// The quotes and list items around a paragraph, as far as they decide where its text begins in a line.
struct TableContainers {
  private var quotes = 0
  /// The columns at which the texts of items begin, and how many quotes are around each.
  private var items: [(column: Int, quotes: Int)] = []

  mutating func enter(_ node: OpaquePointer, _ lines: SourceLines) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: quotes += 1
    case CMARK_NODE_ITEM: items.append((Self.column(ofItem: node, lines), quotes))
    default: break
    }
  }

  mutating func leave(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: quotes -= 1
    case CMARK_NODE_ITEM: items.removeLast()
    default: break
    }
  }

  /// Where a line's text begins behind the markers of all containers; nil where it lacks one, so that it goes on with a
  /// paragraph but not with a table, where it is blank, and where it is indented like code.
  func textStart(of line: ArraySlice<UInt8>) -> Int? {
    var column = 0
    var containerColumn = 0
    var missing = quotes
    for (offset, byte) in line.enumerated() {
      switch byte {
      case UInt8(ascii: " "): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      case UInt8(ascii: ">") where missing > 0:
        missing -= 1
        column += 1
        // A space behind the marker belongs to it.
        containerColumn = column + 1
      default:
        if missing > 0 { return nil }
        if let item = items.last, item.quotes == quotes {
          if column < item.column { return nil }
          containerColumn = item.column
        }
        return column - containerColumn > 3 ? nil : offset
      }
    }
    return nil
  }

  /// The column, from 0, at which the text of an item begins.
  private static func column(ofItem item: OpaquePointer, _ lines: SourceLines) -> Int {
    let number = Int(cmark_node_get_start_line(item))
    guard (1...lines.count).contains(number) else { return 0 }
    let line = lines[number]
    let marker = Int(cmark_node_get_start_column(item)) - 1
    var column = 0
    var afterMarker = 0
    var isBehind = false
    for (offset, byte) in line.enumerated() {
      column += byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      guard offset >= marker else { continue }
      if !isBehind, "-+*.)".utf8.contains(byte) {
        isBehind = true
        afterMarker = column
      } else if isBehind, !byte.isBlank {
        let width = column - 1 - afterMarker
        return afterMarker + (1...4 ~= width ? width : 1)
      }
    }
    return afterMarker + 1
  }
}

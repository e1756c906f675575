import CCommonMark

/// A pipe table in a tree: its cells and its caption, which hang there no more.
struct TableNodes {
  let table: TableText
  let cells: [OpaquePointer]
  private(set) var caption: OpaquePointer?

  /// Takes the cells of all tables out of a tree.
  ///
  /// - Parameters:
  ///   - tables: the tables in the order of the text.
  ///   - atEnd: whether the cells stand behind the text, or in front of it.
  /// - Returns: the tables by the lines of their headers.
  static func take(_ tables: [TableText], from root: OpaquePointer, atEnd: Bool) -> [Int: TableNodes] {
    if tables.isEmpty { return [:] }
    let counts = tables.map { table in table.rows.reduce(0) { $0 + $1.cells.count { !$0.isEmpty } } }
    var cells: [OpaquePointer] = []
    for _ in 0..<counts.reduce(0, +) {
      guard let cell = atEnd ? cmark_node_last_child(root) : cmark_node_first_child(root) else { return [:] }
      cells.append(cell)
      cmark_node_unlink(cell)
    }
    if atEnd { cells.reverse() }
    var nodes: [Int: TableNodes] = [:]
    var taken = 0
    for (table, count) in zip(tables, counts) {
      nodes[table.line] = TableNodes(table: table, cells: Array(cells[taken..<taken + count]))
      taken += count
    }
    return nodes
  }

  /// Takes the caption in front of the table out of the tree, if it has one; comments may stand between them.
  mutating func takeCaption(above fence: Node) {
    var node = fence.previous
    while let comment = node, comment.isComment { node = comment.previous }
    guard let paragraph = node, paragraph.kind == .paragraph, let text = paragraph.firstChild, text.kind == .text,
      text.literal.hasPrefix(Self.captionMark)
    else { return }
    cmark_node_set_literal(text.pointer, String(text.literal.dropFirst(Self.captionMark.count)))
    cmark_node_unlink(paragraph.pointer)
    caption = paragraph.pointer
  }

  private static let captionMark = "Table: "
}

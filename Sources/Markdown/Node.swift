import CCommonMark

/// A node of a document's tree. It keeps its document alive.
package struct Node {
  /// What a node is.
  package enum Kind: Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
    /// Inlines without a meaning of their own: a bare link in the text of another link.
    case group
  }

  let pointer: OpaquePointer
  let document: Document
  /// What the node is.
  package let kind: Kind

  init(pointer: OpaquePointer, document: Document) {
    self.pointer = pointer
    self.document = document
    let kind = Kind(cmark_node_get_type(pointer))
    self.kind = kind == .link && NodeNote(of: pointer) == .plainText ? .group : kind
  }

  /// The text of a text, code span, code block or raw HTML; empty for every other kind.
  package var literal: String { Self.string(cmark_node_get_literal(pointer)) }
  /// Hands over the text of a text, code span or code block as bytes, which are valid UTF-8.
  package func withLiteral<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let text = cmark_node_get_literal(pointer) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let count = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      body(UnsafeBufferPointer(start: $0, count: count))
    }
  }
  /// Where a link or image leads, as it was written but for its escapes.
  package var destination: String { Self.string(cmark_node_get_url(pointer)) }
  /// The title of a link or image; empty where there is none.
  package var title: String { Self.string(cmark_node_get_title(pointer)) }
  /// What stands behind the opening fence of a code block.
  package var fenceInfo: String { Self.string(cmark_node_get_fence_info(pointer)) }
  /// 1 to 6 for a heading.
  package var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  /// True for a list with numbers.
  package var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  /// True for a list whose items have no blank lines between them.
  package var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// The number of an ordered list's first item.
  package var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

  /// Whether a list item is a task, and whether that is done; nil for any other node.
  package var isDone: Bool? {
    if case .task(let isDone) = NodeNote(of: pointer) { isDone } else { nil }
  }
  /// What alert a block quote is; nil for any other node.
  package var alert: Alert? {
    if case .alert(let alert) = NodeNote(of: pointer) { alert } else { nil }
  }
  /// True for a block quote that would be an alert if its first line were `[!NOTE]` or the like alone.
  package var isUnknownAlert: Bool { NodeNote(of: pointer) == .unknownAlert }
  /// The table that stands here instead of a code block, if one does.
  package var pipeTable: PipeTable? {
    guard kind == .codeBlock, let nodes = document.tables[line] else { return nil }
    var cells = nodes.cells[...]
    let rows = nodes.table.rows.map { row in
      PipeTable.Row(cells: row.cells.map { $0.isEmpty ? nil : node(cells.popFirst()) }, line: row.line)
    }
    return PipeTable(caption: node(nodes.caption), alignments: nodes.table.alignments, rows: rows)
  }

  /// The line on which the node begins, from 1.
  package var line: Int { Int(cmark_node_get_start_line(pointer)) - document.leadingLines }
  /// The line on which the node ends.
  package var endLine: Int { Int(cmark_node_get_end_line(pointer)) - document.leadingLines }
  /// The byte in its line at which the node begins, from 1.
  package var column: Int { Int(cmark_node_get_start_column(pointer)) }

  /// The node above; nil for the root.
  package var parent: Node? { node(cmark_node_parent(pointer)) }
  /// The first node below.
  package var firstChild: Node? { node(cmark_node_first_child(pointer)) }
  /// The last node below.
  package var lastChild: Node? { node(cmark_node_last_child(pointer)) }
  /// The node behind, below the same parent.
  package var next: Node? { node(cmark_node_next(pointer)) }
  /// The node in front, below the same parent.
  package var previous: Node? { node(cmark_node_previous(pointer)) }

  /// Whether a line break stands between two Chinese characters, or beside a mark of Chinese text, where there is no space.
  package var isBreakWithinHan: Bool {
    let (before, after) = (previous?.edge(isEnd: true), next?.edge(isEnd: false))
    if let before, HanScript.isMark(before) { return true }
    guard let after else { return false }
    return HanScript.isMark(after) || HanScript.isIdeograph(after) && before.map(HanScript.isIdeograph) == true
  }

  /// The last character of a text, or the first.
  private func edge(isEnd: Bool) -> Unicode.Scalar? {
    if kind == .text {
      // Most texts end in ASCII, and need no copy.
      let isPlain = withLiteral { text in text.isEmpty || text[isEnd ? text.count - 1 : 0] < 0x80 }
      if isPlain { return nil }
    }
    let scalars = plainText.unicodeScalars
    return isEnd ? scalars.last : scalars.first
  }

  /// The children, in order.
  package var children: UnfoldSequence<Node, Node?> {
    sequence(state: firstChild) { child in
      defer { child = child?.next }
      return child
    }
  }
}

/// As ``Document`` is.
extension Node: @unchecked Sendable {}

extension Node: Equatable {
  /// True for the same node of the same document.
  package static func == (one: Node, other: Node) -> Bool { one.pointer == other.pointer }
}

extension Node {
  private func node(_ pointer: OpaquePointer?) -> Node? {
    pointer.map { Node(pointer: $0, document: document) }
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension Node.Kind {
  fileprivate init(_ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_DOCUMENT: self = .document
    case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
    case CMARK_NODE_LIST: self = .list
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_CODE_BLOCK: self = .codeBlock
    case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_HEADING: self = .heading
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    case CMARK_NODE_TEXT: self = .text
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_CODE: self = .code
    case CMARK_NODE_HTML_INLINE: self = .htmlInline
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK: self = .link
    case CMARK_NODE_IMAGE: self = .image
    case CMARK_NODE_CUSTOM_INLINE: self = .strikethrough
    default: self = .group
    }
  }
}

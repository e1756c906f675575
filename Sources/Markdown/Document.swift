import CCommonMark
import CMarkdownTree

/// A Markdown text, parsed by libcmark into a tree of nodes.
///
/// The tree does not change once it is parsed, and lives as long as the document or any ``Node`` of it. It is empty where the
/// text has a ``DeepPlace``.
package final class Document {
  /// What a text is written in.
  package enum Syntax: Sendable {
    /// CommonMark and nothing else.
    case commonMark
    /// CommonMark with GitHub's pipe tables, task lists, strikethrough, bare links and alerts.
    case gitHub
  }

  /// libcmark's tree with its memory; it never leaves this module.
  private let tree: markdown_tree
  /// How many lines stand in front of the text in what libcmark was given.
  let leadingLines: Int
  /// Where the text is too deep to be parsed, so that the document is empty; nil in every other text.
  package let deepPlace: DeepPlace?
  /// The pipe tables, by the lines of their headers.
  private(set) var tables: [Int: TableNodes] = [:]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - source: the text in UTF-8; what is not valid is replaced with U+FFFD.
  ///   - definitions: link reference definitions that hold in the text besides its own, one a line. They have no line
  ///     of their own: positions are those of the text alone. The text's own definitions come first.
  ///   - isValid: whether the text is known to be valid UTF-8, so that libcmark need not look.
  ///   - syntax: what the text is written in.
  package init(
    _ source: [UInt8], definitions: String = "", isValid: Bool = false, syntax: Syntax = .commonMark
  ) {
    let options = Self.options | (isValid ? 0 : CMARK_OPT_VALIDATE_UTF8)
    deepPlace = DeepPlace(in: source)
    if deepPlace != nil {
      (tree, leadingLines) = (markdown_tree(parsing: [], options), 0)
      return
    }
    let definitions = Array(definitions.utf8)
    guard syntax == .gitHub, let text = ExtendedSource(source, definitions, options) else {
      (tree, leadingLines) = Self.parse(source, behind: definitions, options)
      return
    }
    (tree, leadingLines) = Self.parse(text.source, behind: text.definitions, options)
    guard let root = tree.root else { return }
    markdown_tree_open(tree)
    MarkedTree.extend(root, text.mark)
    tables = TableNodes.take(text.tables, from: root, atEnd: leadingLines == 0)
    if !tables.isEmpty {
      for case .enter(let node) in Walk(node) where node.kind == .codeBlock {
        tables[node.line]?.takeCaption(above: node)
      }
    }
    markdown_tree_close()
  }

  deinit { markdown_tree_free(tree) }

  /// The root of the tree.
  package var node: Node { Node(pointer: tree.root, document: self) }

  /// What libcmark's own renderer makes of the document, in its safe mode; tests compare with it.
  package var referenceHTML: String {
    guard let html = markdown_tree_render_html(tree, CMARK_OPT_DEFAULT) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }
}

/// The tree is read only, libcmark's accessors keep no state, and the last owner frees it.
extension Document: @unchecked Sendable {}

extension Document {
  /// Source positions make libcmark count the lines within code spans too.
  private static let options = CMARK_OPT_SOURCEPOS

  /// libcmark skips it, but only at the very beginning.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Parses a text with definitions that hold in it, and says how many lines stand in front of it.
  private static func parse(_ source: [UInt8], behind definitions: [UInt8], _ options: Int32) -> (markdown_tree, Int) {
    if definitions.isEmpty { return (markdown_tree(parsing: source, options), 0) }
    let line = UInt8(ascii: "\n")
    let tree = markdown_tree(parsing: source + [line, line] + definitions, options)
    guard isSwallowing(tree, after: lineCount(source)) else { return (tree, 0) }
    // The text ends in a fence that is still open: definitions behind it would be code.
    markdown_tree_free(tree)
    let text = source.starts(with: byteOrderMark) ? source.dropFirst(byteOrderMark.count) : source[...]
    return (markdown_tree(parsing: definitions + [line, line] + text, options), definitions.count { $0 == line } + 2)
  }

  /// True where the last block goes on after the text's last line.
  private static func isSwallowing(_ tree: markdown_tree, after lineCount: Int) -> Bool {
    guard let last = cmark_node_last_child(tree.root) else { return false }
    switch cmark_node_get_type(last) {
    case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: return Int(cmark_node_get_end_line(last)) > lineCount + 1
    default: return false
    }
  }

  private static func lineCount(_ source: [UInt8]) -> Int {
    source.count { $0 == UInt8(ascii: "\n") } + (source.last == UInt8(ascii: "\n") ? 0 : 1)
  }
}

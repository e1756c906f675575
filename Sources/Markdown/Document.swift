import CCommonMark
import CMarkdownTree

/// A Markdown text, parsed by libcmark into a tree of nodes.
///
/// The tree does not change once it is parsed, and lives as long as the document or any ``Node`` of it.
package final class Document {
  /// libcmark's tree with its memory; it never leaves this module.
  private let tree: markdown_tree
  /// How many lines stand in front of the text in what libcmark was given.
  let leadingLines: Int

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - source: the text in UTF-8; what is not valid is replaced with U+FFFD.
  ///   - definitions: link reference definitions that hold in the text besides its own, one a line. They have no line
  ///     of their own: positions are those of the text alone. The text's own definitions come first.
  ///   - isValid: whether the text is known to be valid UTF-8, so that libcmark need not look.
  package init(_ source: [UInt8], definitions: String = "", isValid: Bool = false) {
    let options = Self.options | (isValid ? 0 : CMARK_OPT_VALIDATE_UTF8)
    guard !definitions.isEmpty else {
      tree = Self.parse(source, options)
      leadingLines = 0
      return
    }
    let definitions = Array(definitions.utf8)
    let line = UInt8(ascii: "\n")
    let tree = Self.parse(source + [line, line] + definitions, options)
    guard Self.isSwallowing(tree, after: Self.lineCount(source)) else {
      self.tree = tree
      leadingLines = 0
      return
    }
    // The text ends in a fence that is still open: definitions behind it would be code.
    markdown_tree_free(tree)
    let text = source.starts(with: Self.byteOrderMark) ? source.dropFirst(Self.byteOrderMark.count) : source[...]
    self.tree = Self.parse(definitions + [line, line] + text, options)
    leadingLines = definitions.count { $0 == line } + 2
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

  private static func parse(_ source: [UInt8], _ options: Int32) -> markdown_tree {
    source.withUnsafeBytes { bytes in
      markdown_tree_parse(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, options)
    }
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

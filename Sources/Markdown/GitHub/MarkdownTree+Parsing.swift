import CMarkdownTree

extension markdown_tree {
  /// Parses a text; `options` are libcmark's.
  init(parsing source: [UInt8], _ options: Int32) {
    self = source.withUnsafeBytes { bytes in
      markdown_tree_parse(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, options)
    }
  }
}

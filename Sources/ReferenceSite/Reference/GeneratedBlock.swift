import HTML

/// What stands in a page where its Markdown has an `orientation` fence.
///
/// A block is parsed once. It says which anchors it will make before any page is rendered, so that every page can link
/// to them, and then writes itself.
package struct GeneratedBlock: Sendable {
  /// An element with an id that the block writes.
  package struct Anchor: Sendable {
    /// The id, unique on the page.
    package let id: String
    /// What the element is the entry of, if of anything: links to the key lead here.
    package let key: EntryKey?
    /// The title in the page's contents and its heading level (2 or 3), or nil to stay out of it.
    package let contents: (title: String, level: Int)?

    package init(id: String, key: EntryKey? = nil, contents: (title: String, level: Int)? = nil) {
      self.id = id
      self.key = key
      self.contents = contents
    }
  }

  package let anchors: [Anchor]
  /// The entries that the block mentions: the page is listed under "used by" at each of them.
  package let mentions: [EntryKey]

  /// Reads a fence.
  ///
  /// - Parameters:
  ///   - info: the fence's info string after `orientation`, trimmed, such as `enum UIDeviceOrientation`.
  ///   - body: the fence's text.
  ///   - line: the line of the opening fence, from 1.
  ///   - report: takes each problem with its line.
  /// - Returns: the block, or nil where the fence could not be read; the problem has been reported then.
  package static func parse(
    info: String, body: String, line: Int, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> GeneratedBlock? {
    nil
  }

  /// Writes the block.
  package func render(into page: inout HTMLWriter, context: BlockContext) {}
}

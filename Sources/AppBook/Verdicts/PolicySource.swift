/// A policy as it stands in a book.
package struct PolicySource: Sendable, Equatable {
  /// What stands behind the block's name.
  package let name: String
  package let text: String
  /// The page, from the book's folder.
  package let path: String
  /// The line of the fence.
  package let line: Int

  package init(name: String, text: String, path: String, line: Int) {
    self.name = name
    self.text = text
    self.path = path
    self.line = line
  }
}

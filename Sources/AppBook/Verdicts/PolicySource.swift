/// A policy as it stands in a book.
package struct PolicySource: Sendable, Equatable {
  /// What stands behind the block's name.
  package var name: String
  package var text: String
  /// The page, from the book's folder.
  package var path: String
  /// The line of the fence.
  package var line: Int

  package init(name: String, text: String, path: String, line: Int) {
    self.name = name
    self.text = text
    self.path = path
    self.line = line
  }
}

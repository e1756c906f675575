/// A change of one line of a file that is certain to be right.
package struct SourceEdit: Sendable, Hashable {
  /// The path, relative to the scanned folder.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The text that is replaced. Where the line does not have it exactly once, nothing is written.
  package var text: String
  package var replacement: String

  package init(path: String, line: Int, text: String, replacement: String) {
    self.path = path
    self.line = line
    self.text = text
    self.replacement = replacement
  }
}

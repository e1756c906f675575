/// How much a source is worth, the best first.
package enum Grade: String, CaseIterable, Sendable {
  /// A header of Apple's SDK.
  case header = "H"
  /// Apple's documentation, technotes and release notes.
  case documentation = "A"
  /// What somebody saw on a device, as the book's list of observations has it.
  case observation = "O"
  /// A third party's test that ran on UIKit.
  case test = "T"
  /// A third party's source code.
  case sourceCode = "C"
  /// An issue thread or forum.
  case issue = "I"
  /// A blog.
  case blog = "B"
  /// One of the five articles that this reference began with.
  case article = "S"
}

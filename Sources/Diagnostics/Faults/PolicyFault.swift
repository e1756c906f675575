import Basics

/// How an app fails a statement of a policy.
package struct PolicyFault: Sendable, Equatable {
  /// The statement as written.
  package let statement: String
  /// How it fails.
  package let reason: SafeText
  /// The file of the answer that decides, from the scanned folder, and its line; nil where no answer does.
  package var path: String?
  package var line: Int?

  package init(statement: String, reason: SafeText, path: String? = nil, line: Int? = nil) {
    self.statement = statement
    self.reason = reason
    self.path = path
    self.line = line
  }
}

extension PolicyFault {
  /// Where the answer that decides is, as the end of a sentence.
  var place: SafeText { path.map { "; what decides is at \($0)" + (line.map { ":\($0)" } ?? "") } ?? "" }
}

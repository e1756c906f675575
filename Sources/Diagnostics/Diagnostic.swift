import Basics

/// One thing that is wrong with a book, where it is wrong, and what to do.
package struct Diagnostic: Sendable, Equatable {
  /// The path of the file, relative to the folder that was built, with the book's folder in front (`content/a.md`).
  package let path: String
  /// The line, from 1; nil where the problem is the file as a whole.
  package let line: Int?
  /// What is wrong.
  package let problem: Problem

  package init(path: String, line: Int?, problem: Problem) {
    self.path = path
    self.line = line
    self.problem = problem
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Two lines: where and what, and below it what to do.
  package var description: String { sentence.text }

  /// The same, for the terminal.
  package var sentence: SafeText {
    Self.sentence(at: path, line, "error", problem.statement, id: problem.id, help: problem.advice)
  }

  /// What is found anywhere, in the one form that every matcher of problems knows, and below it what belongs to it.
  package static func sentence(
    at path: String, _ line: Int?, column: Int? = nil, _ severity: SafeText, _ statement: SafeText, id: String,
    below details: SafeText? = nil,
    help: SafeText?
  ) -> SafeText {
    "\(place(path, line, column)): \(severity): \(statement) [\(id)]" + (details.map { "\n" + $0 } ?? "")
      + (help.map { "\n  help: \($0)" } ?? "")
  }

  /// A place as the front of a line has it.
  package static func place(_ path: String, _ line: Int?, _ column: Int? = nil) -> SafeText {
    [line, column].compactMap(\.self).reduce("\(path)") { "\($0):\($1)" }
  }
}

extension Diagnostic {
  /// The order in which problems are shown: by path, line, id and message.
  package static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    if !one.path.utf8.elementsEqual(other.path.utf8) {
      return one.path.precedes(other.path)
    }
    if one.line != other.line { return (one.line ?? 0) < (other.line ?? 0) }
    if one.problem.kind != other.problem.kind {
      return one.problem.id.precedes(other.problem.id)
    }
    return one.problem.message.precedes(other.problem.message)
  }
}

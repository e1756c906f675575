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
    let place: SafeText = line.map { "\(path):\($0)" } ?? "\(path)"
    return "\(place): error: \(problem.statement) [\(problem.id)]\n  help: \(problem.advice)"
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

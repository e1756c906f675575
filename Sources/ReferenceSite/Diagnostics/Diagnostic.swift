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

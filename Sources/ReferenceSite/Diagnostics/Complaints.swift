/// Collects what is wrong with a book.
struct Complaints {
  private let prefix: String
  private var diagnostics: [Diagnostic] = []

  /// - Parameter bookPath: the folder of the book, which stands in front of every path.
  init(bookPath: String) {
    prefix = bookPath.isEmpty || bookPath.hasSuffix("/") ? bookPath : bookPath + "/"
  }

  /// Takes a problem in a file of the book.
  mutating func add(_ problem: Problem, in path: String, line: Int?) {
    diagnostics.append(Diagnostic(path: prefix + path, line: line, problem: problem))
  }

  /// All problems by path and line, each once.
  func sorted() -> [Diagnostic] {
    var sorted: [Diagnostic] = []
    for diagnostic in diagnostics.sorted(by: Diagnostic.precedes) where diagnostic != sorted.last {
      sorted.append(diagnostic)
    }
    return sorted
  }
}

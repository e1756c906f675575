import Diagnostics

extension Page {
  /// The line of its title in its own file; nil where it has none there.
  var ownTitleLine: Int? { titleLine.flatMap { line in translation.map { $0.origin(of: line) } ?? line } }

  /// The problems of a translated page by the lines of the translation. Those in lines of the original are told where that is
  /// read.
  func own(_ problems: [(problem: Problem, line: Int?)]) -> [(problem: Problem, line: Int?)] {
    guard let translation else { return problems }
    return problems.compactMap { problem, line in
      guard let line else { return (problem, nil) }
      return translation.origin(of: line).map { (problem, $0) }
    }
  }
}

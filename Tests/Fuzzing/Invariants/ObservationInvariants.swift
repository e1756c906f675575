@testable import Basics
@testable import Diagnostics
@testable import ReferenceSite

/// `observations.txt`: a fault has its line, an observation that was read is a whole one, and the site of a book with such
/// a file is sound.
enum ObservationInvariants {
  private static let page = """
    # Page

    ```orientation observations
    ```

    ```orientation rule push-and-pop-need-update
    ```

    ```orientation rule-uses push-and-pop-need-update
    ```
    """

  static func violations(of bytes: [UInt8]) -> [String] {
    let lines = bytes.count { $0 == 0x0A } + 1
    var violations: [String] = []
    let observations = ObservationParser.parse(bytes) { problem, line in
      if line < 1 || line > lines { violations.append("a fault on line \(line) of \(lines): \(problem.message)") }
      if problem.kind != .observationMalformed, problem.kind != .utf8Invalid {
        violations.append("a fault of another kind: \(problem.kind)")
      }
    }
    for observation in observations.all {
      let finding = observation.citation.finding
      if finding?.place.isEmpty != false || finding?.says.isEmpty != false { violations.append("half an observation") }
      if observation.sentence.sentence == nil { violations.append("no sentence \(observation.sentence.description)") }
    }
    // What is not read shows on no page.
    if observations.isEmpty { return violations }
    let files = [("README.md", Array(page.utf8)), ("SUMMARY.md", Array("- [Page](README.md)\n\n[twins]: yes\n".utf8))]
    let book = FileTree((files + [(BookLayout.observations, bytes)]).map { FileTree.File(path: $0, bytes: $1) })
    return violations + SiteInvariants.violations(of: ReferenceSite.build(book: book))
  }
}

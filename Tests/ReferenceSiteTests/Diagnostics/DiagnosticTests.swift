import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Diagnostics
@testable import ReferenceSite

@Suite struct DiagnosticTests {
  @Test func aDiagnosticSaysWhereWhatAndWhatToDo() {
    let problem = Problem.symbolUnknown(name: "landscpe", suggestion: "landscape")
    #expect(
      Diagnostic(path: "content/locking.md", line: 42, problem: problem).description == """
        content/locking.md:42: error: no symbol or rule named `landscpe` [symbol.unknown]
          help: did you mean `landscape`?
        """)
  }

  @Test func aFalseClaimSaysTheTrueOutcomeAndTheRule() {
    let problem = Problem.claimFalse(
      expected: "turned landscapeLeft", actual: "turned landscapeRight", rule: "device-orientation-is-followed")
    #expect(
      Diagnostic(path: "a.md", line: nil, problem: problem).description == """
        a.md: error: the claim says `turned landscapeLeft`, but the result is `turned landscapeRight` by \
        `device-orientation-is-followed` [claim.false]
          help: write `=> turned landscapeRight`; `explain device-orientation-is-followed` says why, or correct the facts
        """)
  }

  @Test func problemsAreSortedByPathAndLineAndNamedOnce() {
    var complaints = Complaints(bookPath: "book")
    complaints.add(.pageOrphan, in: "b.md", line: nil)
    complaints.add(.linkAbsolute(destination: "/x"), in: "a.md", line: 10)
    complaints.add(.linkAbsolute(destination: "/y"), in: "a.md", line: 9)
    complaints.add(.linkAbsolute(destination: "/x"), in: "a.md", line: 10)
    complaints.add(.utf8Invalid, in: "a.md", line: nil)
    #expect(
      complaints.sorted().map { "\($0.path) \($0.line ?? 0)" } == [
        "book/a.md 0", "book/a.md 9", "book/a.md 10", "book/b.md 0",
      ])
  }

  @Test func everyKindHasItsOwnIDAndWords() {
    let kinds = DiagnosticKind.allCases
    #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
    #expect(Set(kinds.map(\.summary)).count == kinds.count)
    for kind in kinds {
      #expect(kind.rawValue.split(separator: ".").count == 2, "\(kind)")
      #expect(kind.summary.hasSuffix(".") && kind.remedy.hasSuffix("."), "\(kind)")
    }
  }

  @Test func anEntryThatTheBookLacksIsNamed() {
    let book = FileTree([
      FileTree.File(path: "SUMMARY.md", bytes: Array("[A](a.md)".utf8)),
      FileTree.File(path: "a.md", bytes: Array("# A\n\n```orientation matrices\n```".utf8)),
    ])
    let found = ReferenceSite.build(book: book, options: BuildOptions(bookPath: "")).diagnostics
    #expect(found.contains { $0.problem == .referenceIncomplete(key: "matrix:masks") })
    #expect(found.count == MatrixKind.allCases.count)
    #expect(found.allSatisfy { $0.path == "a.md" && $0.line == 3 })
  }
}

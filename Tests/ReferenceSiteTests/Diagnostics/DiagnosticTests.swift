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
    complaints.add(.pageOrphan(), in: "b.md", line: nil)
    complaints.add(.linkAbsolute(destination: "/x"), in: "a.md", line: 10)
    complaints.add(.linkAbsolute(destination: "/y"), in: "a.md", line: 9)
    complaints.add(.linkAbsolute(destination: "/x"), in: "a.md", line: 10)
    complaints.add(.utf8Invalid, in: "a.md", line: nil)
    #expect(
      complaints.sorted().map { "\($0.path) \($0.line ?? 0)" } == [
        "book/a.md 0", "book/a.md 9", "book/a.md 10", "book/b.md 0",
      ])
  }

  @Test func manyFilesThatNobodyUsesAreCounted() {
    let files = (0..<25).flatMap { number in
      ["a\(number + 10).png", "b\(number + 10).md"].map { FileTree.File(path: $0, bytes: [0x61]) }
    }
    let book = FileTree(
      [
        FileTree.File(path: "SUMMARY.md", bytes: Array("[A](a.md)".utf8)),
        FileTree.File(path: "a.md", bytes: Array("# A\n".utf8)),
      ] + files)
    let found = ReferenceSite.build(book: book, options: BuildOptions(bookPath: "")).diagnostics
    let told = found.filter { [.fileUnused, .pageOrphan].contains($0.problem.kind) }.map {
      "\($0.path): \($0.problem.message)"
    }
    #expect(
      told == [
        "a10.png: no page uses this file, nor 24 others such as `a11.png`, `a12.png`, `a13.png`",
        "b10.md: SUMMARY.md does not list this page, nor 24 others such as `b11.md`, `b12.md`, `b13.md`",
      ])
  }

  @Test(arguments: ["SUMMARY.md", "a.md", "ALIASES.md"])
  func whatIsTooDeepIsToldWithItsLine(path: String) {
    let deep = "# A\n\n" + String(repeating: "- ", count: 200) + "a\n"
    let texts = ["SUMMARY.md": "[A](a.md)", "a.md": "# A\n"].merging([path: deep]) { $1 }
    let book = FileTree(texts.map { FileTree.File(path: $0.key, bytes: Array($0.value.utf8)) })
    let found = ReferenceSite.build(book: book, options: BuildOptions(bookPath: "")).diagnostics
    let told = found.filter { $0.problem.kind == .pageOverBudget }
    #expect(
      told.map { "\($0.path):\($0.line ?? 0): \($0.problem.message)" } == [
        "\(path):3: the page has 200 quotes and list items in one another; the limit is 100"
      ])
    #expect(!found.contains { $0.problem.kind == .headingMissing })
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

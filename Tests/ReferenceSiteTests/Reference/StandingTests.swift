import Orientation
import Testing

@testable import Basics
@testable import Diagnostics
@testable import OrientationCatalog
@testable import ReferenceSite

@Suite("Standings")
struct StandingTests {
  @Test func everyVerdictOfTheSiteSaysHowFarItCanBeReliedOn() throws {
    let edition = try ProjectFolder.edition.get()
    var count = 0
    for file in edition.files.files where file.path.hasSuffix(".html") && !file.path.hasSuffix("explorer.html") {
      let html = String(decoding: file.bytes, as: UTF8.self)
      for verdict in html.matches(of: /<p class="verdict .*?<\/p>/.dotMatchesNewlines()).map({ String($0.output) }) {
        count += 1
        #expect(verdict.contains("<span class=\"grade "), "\(file.path): \(verdict)")
      }
    }
    #expect(count > 600)
  }

  @Test func aMatrixMarksTheCellsThatAreNotAsMost() {
    for matrix in ComputedMatrices.all {
      let cells = matrix.cells.joined()
      let usualStanding = Standing.usual(of: cells.map(\.standing.weakest))
      let usual = cells.filter { $0.standing.weakest == usualStanding }
      #expect(usual.count * Standing.allCases.count >= cells.count, "\(matrix.kind)")
    }
  }

  @Test func aTableOfTheReferenceSaysWhatItRestsOn() {
    #expect(faults(of: "A | B\n1 | 2\n") == [.tableMalformed(.noGrounds)])
    #expect(faults(of: "because: none\nA | B\n1 | 2\n") == [])
    #expect(faults(of: "caption: C\nbecause: order-of-choice, apple-tn2244\nA | B\n1 | 2\n") == [])
    #expect(
      faults(of: "because: order-of-chioce\nA | B\n1 | 2\n") == [
        .entryUnknown(kind: "rule or source", name: "order-of-chioce", suggestion: "order-of-choice")
      ])
  }

  @Test func aTableOfATeamNeedNot() {
    #expect(diagnostics("# A\n\n```table\nA | B\n1 | 2\n```\n") == [])
  }

  /// What is wrong with a table in a book that lists the rules, apart from all that such a book lacks.
  private func faults(of table: String) -> [Problem] {
    diagnostics("# A\n\n```orientation rules\n```\n\n```table\n\(table)```\n")
      .map(\.problem).filter { $0.kind != .referenceIncomplete }
  }

  private func diagnostics(_ page: String) -> [Diagnostic] {
    let files = ["SUMMARY.md": "- [A](a.md)\n", "a.md": page]
    return ReferenceSite.build(
      book: FileTree(files.map { FileTree.File(path: $0, bytes: Array($1.utf8)) })
    ).diagnostics
  }
}

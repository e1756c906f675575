import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct ForeignMarkdownTests {
  private func lines(of text: String) -> [Int] {
    let files = ["SUMMARY.md": "- [A](a.md)", "a.md": "# A\n\n" + text]
    let book = FileTree(files.map { FileTree.File(path: $0.key, bytes: Array($0.value.utf8)) })
    return ReferenceSite.build(book: book).diagnostics
      .filter { $0.problem.id == "markdown.unsupported" }.compactMap { $0.line }
  }

  @Test func footnotesAreToldWhereverTheyStand() {
    #expect(lines(of: "Text.[^a]\n\n[^a]: two words") == [5])
    #expect(lines(of: "- Item\n\n  [^a]: two words\n\n> [^b]: two words") == [5, 7])
  }

  @Test func whatIsEscapedOrCodeIsNoFootnote() {
    #expect(lines(of: "`[^a]: code`\n\n\\[^a\\]: text\n\n&#91;^a&#93;: text") == [])
  }
}

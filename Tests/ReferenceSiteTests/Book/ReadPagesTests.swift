import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct ReadPagesTests {
  private let files = [
    "SUMMARY.md": "[Home](README.md)\n\n# Guides\n\n- [One](one.md)\n- [Two](two.md)\n",
    "README.md": "# Home\n\n[one](one.md#start)\n",
    "one.md": "# One\n\n## Start\n\n[two](two.md)\n",
    "two.md": "# Two\n\n[gone](gone.md)\n",
  ]

  /// What a book is changed to, step by step: each time it makes what it would make by itself.
  @Test func aBookThatChangesMakesWhatItWouldMakeAnew() {
    var files = files
    var readPages: ReadPages? = ReadPages()
    for change in [
      [:], ["two.md": "# Two\n"], ["one.md": "# One\n\n## Begin\n"], ["README.md": "# Home\n\n[one](one.md#begin)\n"],
      ["SUMMARY.md": "[Home](README.md)\n\n- [Two](two.md)\n  - [One](one.md)\n"], ["one.md": nil],
      ["one.md": "# One\n\n```table\n| a |\n| - |\n| b |\n```\n", "SUMMARY.md": files["SUMMARY.md"]],
      ["one.md": "# One\n\nA <br> and `code`\n"], ["one.md": "# One\n\n[`UIInterfaceOrientation`]\n"],
    ] as [[String: String?]] {
      files.merge(change.compactMapValues(\.self)) { $1 }
      for (path, text) in change where text == nil { files[path] = nil }
      for language in ["en", "zh-Hans"] {
        let book = FileTree(
          files.map { path, text in
            let end = path == "SUMMARY.md" ? "\n[language]: \(language)\n" : ""
            return FileTree.File(path: path, bytes: Array((text + end).utf8))
          })
        let kept = ReferenceSite.build(book: book, reading: &readPages)
        expectSame(kept, ReferenceSite.build(book: book))
      }
    }
  }

  @Test func pagesOfOtherBooksAreNotMistakenForThoseOfThisOne() throws {
    var readPages: ReadPages? = ReadPages()
    for site in MiniSite.all + MiniSite.all.reversed() {
      expectSame(try site.build(reading: &readPages), try site.build())
    }
  }

  @Test func theReferenceBelowATeamsBookIsKeptToo() {
    var book = TeamBook()
    var readPages: ReadPages? = ReadPages()
    for _ in 0..<2 { expectSame(book.build(reading: &readPages), book.build()) }
    book.files["screens/video.md"] = "# Video\n\n[order](../reference/rules/order.md)\n"
    expectSame(book.build(reading: &readPages), book.build())
    book.reference["rules/order.md"] = "# Order\n\n```orientation rule order-of-choice\n```\n"
    expectSame(book.build(reading: &readPages), book.build())
    book.mountsReference = false
    expectSame(book.build(reading: &readPages), book.build())
  }

  @Test func aPageIsReadOnceWhileItIsTheSame() throws {
    var readPages: ReadPages? = ReadPages()
    let book = FileTree(files.map { FileTree.File(path: $0, bytes: Array($1.utf8)) })
    _ = ReferenceSite.build(book: book, reading: &readPages)
    let kept = try #require(readPages)
    #expect(kept.paths == ["README.md", "one.md", "two.md"])
    let other = book.filter { $0.path != "two.md" }
    _ = ReferenceSite.build(book: other, reading: &readPages)
    #expect(readPages?.paths == ["README.md", "one.md"])
  }

  private func expectSame(_ one: Edition, _ other: Edition, location: SourceLocation = #_sourceLocation) {
    #expect(one.files.files == other.files.files, sourceLocation: location)
    #expect(one.diagnostics == other.diagnostics, sourceLocation: location)
    #expect(one.pageCount == other.pageCount, sourceLocation: location)
  }
}

import Testing

@testable import Basics
@testable import ReferenceSite

/// The twins of pages in Markdown: what the page has stands there, and means the same when it is read again.
struct MarkdownTwinTests {
  @Test func aPageIsWrittenAsMarkdown() throws {
    let page = """
      # A *title*

      Some `code`, **strong** and [a link](b.md#there), [out](https://example.org/a.html). A star: 2 \\* 3 \\< 4 &amp; 5.

      1. One
         - inner
         - `inner | too`
      2. Two

         More of two.

      > A quotation

      ```swift
      let a = [1 << 3]  // ``
      ```

      | Head | a \\| b |
      | --- | --- |
      | `x` | |

      \\# No heading
      """
    #expect(
      try twin(of: page) == """
        # A *title*

        Some `code`, **strong** and [a link](b.md#there), [out](https://example.org/a.html). A star: 2 \\* 3 \\< 4 \\& 5.

        1. One
           - inner
           - `inner | too`
        2. Two

           More of two.

        > A quotation

        ```swift
        let a = [1 << 3]  // ``
        ```

        | Head | a \\| b |
        | --- | --- |
        | `x` |  |

        \\# No heading

        """)
  }

  @Test func aPageLinksToItsTwinAndTheListsHaveIt() throws {
    let edition = edition(
      "# A\n\nWhat it is about, in a sentence that is long enough to describe the page to a reader.\n", twins: "yes")
    #expect(edition.diagnostics == [])
    let html = String(decoding: try #require(edition.files["a.html"]), as: UTF8.self)
    #expect(html.contains(#"<link rel="alternate" type="text/markdown" href="a.md" />"#))
    let list = String(decoding: try #require(edition.files["llms.txt"]), as: UTF8.self)
    #expect(list.contains("- [A](a.md): What it is about"))
    #expect(list.contains("- [llms-full.txt](llms-full.txt)\n"))
    let whole = String(decoding: try #require(edition.files["llms-full.txt"]), as: UTF8.self)
    #expect(whole.hasPrefix("<!-- a.md -->\n\n# A\n"))
    #expect(whole.contains("\n<!-- b.md -->\n\n# B\n"))
  }

  @Test func whatWasPlayedIsALine() throws {
    let page = """
      # A

      ```orientation timeline
      iOS: 18
      Info.plist: portrait
      event: device turned landscapeLeft
      => unchanged not-allowed
      event: masks changed app delegate: all
      => unchanged not-announced
      ```

      ```orientation scenario
      iOS: 18
      supportedInterfaceOrientations: landscapeRight
      event: setNeedsUpdateOfSupportedInterfaceOrientations
      => turned landscapeRight
      ```

      The end.
      """
    #expect(
      try twin(of: page) == """
        # A

        portrait · device turned landscapeLeft = stays · masks changed app delegate: all = stays (iOS: 18, Info.plist: portrait)

        ↻ The interface rotates to landscapeRight. ○ assumption (iOS: 18, supportedInterfaceOrientations: landscapeRight, event: setNeedsUpdateOfSupportedInterfaceOrientations)

        The end.

        """)
  }

  @Test func aLongTextIsDividedByParts() throws {
    let long = String(repeating: "Many words in a line of their own.\n\n", count: 3000)
    let wide = String(repeating: "言", count: 150_000)
    let book = [
      "SUMMARY.md":
        "# Book\n\n[A](a.md)\n\n# Part *1*\n\n- [B](b.md)\n  - [C](c.md)\n\n# Part 1\n\n- [D](d.md)\n\n[twins]: yes\n",
      "a.md": "# A\n", "b.md": "# B\n\n" + long, "c.md": "# C\n\n" + long, "d.md": "# D\n\n" + wide,
    ]
    let files = ReferenceSite.build(book: FileTree(book.map { .init(path: $0, bytes: Array($1.utf8)) })).files
    let texts = files.files.filter { $0.path.hasPrefix("llms-full") }
    #expect(
      texts.map(\.path) == [
        "llms-full-book.txt", "llms-full-part-1-1.1.txt", "llms-full-part-1-1.2.txt", "llms-full-part-1-1.3.txt",
        "llms-full-part-1.1.txt", "llms-full-part-1.2.txt", "llms-full.txt",
      ])
    #expect(texts.allSatisfy { $0.bytes.count <= WholeText.longestFile })
    // No character is cut.
    #expect(texts.allSatisfy { String(validating: $0.bytes, as: UTF8.self) != nil })
    let whole = texts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(whole.count { $0 == "言" } == 150_000)
    #expect(whole.ranges(of: "Many words").count == 6000)
    let list = String(decoding: try #require(files["llms-full.txt"]), as: UTF8.self)
    #expect(list.hasPrefix("# Book\n\n> All pages in Markdown"))
    #expect(list.contains("- [llms-full-part-1.1.txt](llms-full-part-1.1.txt): Part 1: B\n"))
    let pages = String(decoding: try #require(files["llms.txt"]), as: UTF8.self)
    #expect(pages.contains("\n## Optional\n\n- [llms-full.txt](llms-full.txt)\n- [llms-full-book.txt]"))
  }

  @Test(arguments: ["no", ""])
  func withoutTheLineThereAreNoTwins(answer: String) throws {
    let edition = edition("# A\n", twins: answer)
    #expect(edition.diagnostics == [])
    #expect(edition.files.files.allSatisfy { !$0.path.hasSuffix(".md") && $0.path != "llms-full.txt" })
    #expect(!String(decoding: try #require(edition.files["a.html"]), as: UTF8.self).contains("text/markdown"))
  }

  @Test func anotherAnswerIsAnErrorOfItsLine() throws {
    let diagnostic = try #require(edition("# A\n", twins: "maybe").diagnostics.first)
    #expect(diagnostic.problem.message.contains("`[twins]: maybe` is neither `yes` nor `no`"))
    #expect(diagnostic.line == 4)
  }

  private func edition(_ page: String, twins: String) -> Edition {
    let line = twins.isEmpty ? "" : "[twins]: \(twins)\n"
    return ReferenceSite.build(
      book: FileTree([
        .init(path: "SUMMARY.md", bytes: Array("- [A](a.md)\n- [B](b.md)\n\n\(line)".utf8)),
        .init(path: "a.md", bytes: Array(page.utf8)), .init(path: "b.md", bytes: Array("# B\n\n## There\n".utf8)),
      ]))
  }

  private func twin(of page: String) throws -> String {
    String(decoding: try #require(edition(page, twins: "yes").files["a.md"]), as: UTF8.self)
  }
}

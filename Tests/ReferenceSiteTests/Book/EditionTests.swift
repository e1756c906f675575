import Testing
import ToolSpecification

@testable import Basics
@testable import ReferenceSite

@Suite struct EditionTests {
  private func edition(_ files: [String: String], _ options: BuildOptions = .init()) -> Edition {
    ReferenceSite.build(
      book: FileTree(files.map { FileTree.File(path: $0, bytes: Array($1.utf8)) }), options: options)
  }

  private func text(_ path: String, in edition: Edition) -> String {
    String(decoding: edition.files[path] ?? [], as: UTF8.self)
  }

  @Test func theManifestListsEveryOtherFile() {
    let edition = edition(["SUMMARY.md": "[A](a.md)", "a.md": "# A\n\n![b](b.png)", "b.png": "b"])
    let paths = edition.files.files.map(\.path).filter { $0 != SiteLayout.manifest }
    #expect(text(SiteLayout.manifest, in: edition) == ([ToolVersion.this.line] + paths).map { $0 + "\n" }.joined())
    #expect(
      paths == [
        "404.html", "a.html", "assets/matrix.css", "assets/matrix.js", "assets/script.js",
        "assets/search.js",
        "assets/search/index.js", "assets/search/text/a.js", "assets/style.css", "assets/touch-icon.png",
        "assets/turn.css", "b.png",
        "index.html", "llms.txt",
        "published-ids.txt",
      ])
    #expect(edition.pageCount == 1)
    #expect(edition.diagnostics == [])
  }

  @Test func pagesAndTheirTextsAreLeftToAShelfThatKeepsThem() {
    var files = ["SUMMARY.md": "- [A](a.md)\n- [B](b.md)\n", "a.md": "# A\n\nText.\n", "b.md": "# B\n\n[a](a.md)\n"]
    var options = BuildOptions()
    options.shelf = Shelf { files in
      files.map { file in
        let bytes = file.bytes
        return FileTree.File(path: file.path, content: FileContent(elsewhere: { bytes }))
      }
    }
    let kept = edition(files, options)
    #expect(kept.files.files == edition(files).files.files)
    #expect(
      kept.files.files.filter(\.content.isElsewhere).map(\.path) == ["a.html", "assets/search/text/a.js", "b.html"])
    // Nobody has to keep a site that will not be published.
    files["b.md"] = "# B\n\n<br>\n"
    #expect(!edition(files, options).files.files.contains { $0.content.isElsewhere })
  }

  @Test func dataFilesArePartOfTheSiteAndCanBeLinkedTo() {
    let data = FileTree.File(path: "data/catalog.json", bytes: Array("{}".utf8))
    let edition = edition(
      ["SUMMARY.md": "[A](x/a.md)", "x/a.md": "# A\n\n[data](../data/catalog.json)"], .init(dataFiles: [data]))
    #expect(edition.diagnostics == [])
    #expect(edition.files["data/catalog.json"] == data.bytes)
    #expect(text("x/a.html", in: edition).contains("<a href=\"../data/catalog.json\">data</a>"))
  }

  @Test func commentsAreLeftOutWhereverTheyStand() {
    let page = """
      <!-- a --> <!-- license -->

      # A <!-- b --> title

      One <!-- c --> text.

      <!--
      d

      # No title
      -->

      ```table
      e | <!-- f -->
      g <!-- h --> | i
      ```
      """
    let summary = "<!-- j -->\n# Book <!-- k -->\n\n- [A](a.md) <!-- l -->\n\n  <!-- m -->\n"
    let edition = edition(
      ["SUMMARY.md": summary, "a.md": page, "ALIASES.md": "<!-- n -->\n\n- [b.html](a.md)\n"])
    #expect(edition.diagnostics == [])
    let html = text("a.html", in: edition)
    #expect(html.contains("<h1 id=\"a--title\">A  title</h1>"))
    #expect(html.contains("<p>One  text.</p>"))
    #expect(!html.contains("<!--") && !html.contains("&lt;!--") && !html.contains("No title"))
  }

  @Test(arguments: [
    ("<!-- a --> b", 1), ("a <!-- b --> </b>", 1), ("<!-- a", 1), ("a <?b?> </c>", 2), ("a <!B c> </d>", 2),
    ("a <![CDATA[b]]> </c>", 2), ("a <b>c</b> </d>", 2), ("a <b/> </c>", 2), ("</a></b >", 2),
    ("![a <!-- b -->](c.png)", 1),
    ("```table\na\n<!-- b --> c\n```", 0),
  ])
  func anythingElseInHTMLIsToldOnce(text: String, count: Int) {
    let edition = edition(["SUMMARY.md": "[A](a.md)", "a.md": "# A\n\n" + text, "c.png": "c"])
    #expect(edition.diagnostics.count { $0.problem.id == "html.raw" } == count)
    #expect(!edition.diagnostics.isEmpty)
  }

  @Test func aCommentInFrontOfAChapterTakesNothingAlong() {
    let edition = edition(["SUMMARY.md": "[B](b.md)\n\n<!-- a --> [A](a.md)", "b.md": "# B", "a.md": "# A"])
    #expect(edition.diagnostics.contains { $0.problem.id == "summary.malformed" })
  }

  @Test func aPageCannotTakeTheNameOfADataFile() {
    let data = FileTree.File(path: "a.html", bytes: [])
    let edition = edition(["SUMMARY.md": "[A](a.md)", "a.md": "# A"], .init(dataFiles: [data]))
    #expect(edition.diagnostics.map(\.problem) == [.pathInvalid(path: "a.md", fault: .taken(by: "a.html"))])
  }

  @Test func aBookWithoutAnIndexGetsOneFromItsFirstPage() {
    let edition = edition(["SUMMARY.md": "[A](x/a.md)\n[B](b.md)", "x/a.md": "# A\n\n[b](../b.md)", "b.md": "# B"])
    #expect(text("index.html", in: edition).contains("<a href=\"b.html\">b</a>"))
    #expect(text("x/a.html", in: edition).contains("<a href=\"../b.html\">b</a>"))
  }

  @Test func thePageForMissingAddressesIsRightAtAnyOfThem() {
    let book = ["SUMMARY.md": "- [A](x/a.md)\n\n[site]: https://example.org/docs\n", "x/a.md": "# A"]
    let page = text("404.html", in: edition(book))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"/docs/assets/style.css"))
    #expect(page.contains("<a href=\"/docs/x/a.html\">A</a>"))
    #expect(page.contains("<a class=\"home\" href=\"/docs/index.html\">"))
    #expect(text("x/a.html", in: edition(book)).contains("<a class=\"home\" href=\"../index.html\">"))
    // Whoever serves the site knows better than the book.
    #expect(text("404.html", in: edition(book, .init(root: "/"))).contains("<a href=\"/x/a.html\">A</a>"))
    let nowhere = text("404.html", in: edition(book.merging(["SUMMARY.md": "- [A](x/a.md)"]) { $1 }))
    #expect(nowhere.contains("<a href=\"x/a.html\">A</a>"))
  }

  @Test func theListOfPagesFollowsTheSummary() {
    let summary = "# Book\n\n[A](a.md)\n\n# Part\n\n- [B](b.md)\n  - [Draft]()\n    - [C](c%20d.md)\n- [E](e.md)\n"
    let data = FileTree.File(path: "data/x.csv", bytes: [])
    let pages = ["a.md", "b.md", "c d.md", "e.md"].map { ($0, "# X") }
    let edition = edition(Dictionary(uniqueKeysWithValues: pages + [("SUMMARY.md", summary)]), .init(dataFiles: [data]))
    #expect(
      text("llms.txt", in: edition) == """
        # Book

        > X – Book

        - [A](a.html): X – Book

        ## Part

        - [B](b.html): b.html – X – Book
        - [C](c%20d.html): c d.html – X – Book
        - [E](e.html): e.html – X – Book

        ## Data

        - [data/x.csv](data/x.csv)

        """)
  }

  @Test func everyOddBookIsBuiltWithoutACrash() {
    #expect(edition([:]).diagnostics.map(\.problem.kind) == [.summaryMissing])
    #expect(edition(["SUMMARY.md": ""]).diagnostics.map(\.problem.kind) == [.summaryMalformed])
    let deep = (0..<100).map { String(repeating: " ", count: $0 * 2) + "- [P\($0)]()\n" }.joined()
    #expect(edition(["SUMMARY.md": deep + "\n[A](a.md)", "a.md": "# A"]).diagnostics == [])
  }
}

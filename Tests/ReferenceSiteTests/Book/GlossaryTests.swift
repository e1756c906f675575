import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct GlossaryTests {
  private static let glossary = """
    # Words

    <!-- glossary -->

    <!-- because: none -->

    Table: Terms

    | Term | Meaning |
    | --- | --- |
    | mask, orientation mask | A set of orientations. |
    | app mask | The app's mask. |
    | sheet | A modal. |

    <!-- glossary: no links -->

    | Term | Meaning |
    | --- | --- |
    | action sheet | An alert. |

    """

  private func edition(_ files: [String: String]) -> Edition {
    ReferenceSite.build(
      book: FileTree(files.map { FileTree.File(path: $0, bytes: Array($1.utf8)) }), options: BuildOptions())
  }

  private func page(_ path: String, of edition: Edition) -> String {
    String(decoding: edition.files[path] ?? [], as: UTF8.self)
  }

  /// A page of a book with the glossary.
  private func page(_ text: String, glossary: String = glossary) -> String {
    let edition = edition([
      "SUMMARY.md": "- [A](a/a.md)\n- [Words](words.md)", "a/a.md": "# A mask\n\n" + text, "words.md": glossary,
    ])
    #expect(edition.diagnostics == [])
    return page("a/a.html", of: edition)
  }

  /// The links to terms on a page, as `term: text`.
  private func terms(_ html: String) -> [String] {
    html.split(separator: "<a class=\"term\" href=\"").dropFirst().map { link in
      let address = link.prefix { $0 != "\"" }
      let text = link.dropFirst(address.count + 2).prefix { $0 != "<" }
      return "\(address.split(separator: "#").last ?? ""): \(text)"
    }
  }

  @Test func `the first use of a term on a page leads to its row`() {
    let html = page("A mask and another mask.\n\n- One sheet.")
    #expect(html.contains("<p>A <a class=\"term\" href=\"../words.html#term.mask\">mask</a> and another mask.</p>"))
    #expect(terms(html) == ["term.mask: mask", "term.sheet: sheet"])
  }

  @Test(arguments: [
    ("Masks", ["term.mask: Masks"]), ("masked", []), ("unmask", []), ("mask-like", []), ("a_mask", []), ("maské", []),
    ("App masks", ["term.app-mask: App masks"]), ("app\nmask", ["term.app-mask: app\nmask"]),
    ("sheetes", ["term.sheet: sheetes"]),
    ("an orientation mask", ["term.mask: orientation mask"]), ("MASK", []), ("在mask中", ["term.mask: mask"]),
    ("Action sheets", []), ("an action sheet and a sheet", ["term.sheet: sheet"]),
    ("app mask, app mask, mask", ["term.app-mask: app mask", "term.mask: mask"]), ("the mask's", ["term.mask: mask"]),
  ])
  func `a term is whole words, and the longest one`(text: String, links: [String]) {
    #expect(terms(page(text)) == links)
  }

  @Test(arguments: [
    "## The mask", "[mask](../words.md)", "`mask`", "**Mask.** Text", "```\nmask\n```", "```swift\n// A mask.\n```",
    "<!-- because: none -->\n\n| mask | mask |\n| --- | --- |\n| mask | mask |", "![mask](../words.md)",
  ])
  func `headings, links, code, bold words and tables have no links to terms`(text: String) {
    #expect(terms(page(text)) == [])
    #expect(terms(page(text + "\n\nA mask.")) == ["term.mask: mask"])
  }

  @Test func `the page of the explorer has no links to terms`() {
    #expect(terms(page("A mask.\n\n```orientation explorer\n```\n")) == [])
  }

  @Test func `rows have ids, which links may name, and their own page has no links to them`() {
    let edition = edition([
      "SUMMARY.md": "- [A](a.md)\n- [Words](words.md)", "a.md": "# A\n\n[m](words.md#term.action-sheet)",
      "words.md": Self.glossary + "\nA mask.\n",
    ])
    #expect(edition.diagnostics == [])
    let words = page("words.html", of: edition)
    for id in ["mask", "app-mask", "sheet", "action-sheet"] { #expect(words.contains("<tr id=\"term.\(id)\">")) }
    #expect(terms(words) == [])
    #expect(page(SiteLayout.publishedIDs, of: edition).contains("words.html\n#term.action-sheet\n#term.app-mask\n"))
  }

  @Test func `a term that is there twice is an id that is there twice`() {
    let edition = edition([
      "SUMMARY.md": "[Words](words.md)",
      "words.md": Self.glossary + "\n<!-- glossary -->\n\n| Mask | B |\n| --- | --- |\n| mask | c |\n",
    ])
    #expect(edition.diagnostics.map(\.problem.id) == ["anchor.duplicate"])
  }

  @Test func `search and twin have the text without the links`() {
    let files = [
      "SUMMARY.md": "- [A](a.md)\n- [Words](words.md)\n\n[twins]: yes", "a.md": "# A\n\nA mask of an app.",
      "words.md": Self.glossary,
    ]
    var plain = files
    plain["words.md"] = Self.glossary.replacing("<!-- glossary -->", with: "").replacing(
      "<!-- glossary: no links -->", with: "")
    let (linked, unlinked) = (edition(files), edition(plain))
    #expect(terms(page("a.html", of: linked)) == ["term.mask: mask"])
    for file in unlinked.files.files where file.path.hasSuffix(".md") || file.path.hasPrefix("assets/") {
      #expect(linked.files[file.path] == file.bytes, "\(file.path)")
    }
  }

  @Test func `a translation has the ids of its original and links to its own rows`() {
    let edition = edition([
      "SUMMARY.md": "- [A](a.md)\n- [Words](words.md)\n\n[translations]: zh-Hans",
      "a.md": "# A\n\nAn app mask.\n",
      "words.md":
        "# Words\n\n<!-- glossary -->\n\nTable: T\n\n| A | B |\n| --- | --- |\n| *app* mask | b |\n| set | c |\n",
      "zh-Hans/SUMMARY.md": "- [甲](a.md)\n- [词](words.md)",
      "zh-Hans/a.md": "<!-- en: A -->\n# 甲\n\n<!-- en: An app mask. -->\n这里的应用掩码是集，掩码集。\n",
      "zh-Hans/words.md":
        "<!-- en: Words -->\n# 词\n\n<!-- en: Table: T -->\nTable: 表\n\n<!-- en:\n| A | B |\n| --- | --- |\n| *app* mask | b |\n| set | c |\n-->\n| 甲 | 乙 |\n| --- | --- |\n| 应用掩码、掩码 | b |\n| 集 | c |\n",
    ])
    #expect(edition.diagnostics == [])
    #expect(page("zh-Hans/words.html", of: edition).contains("<tr id=\"term.app-mask\"><th scope=\"row\">应用掩码、掩码</th>"))
    // A single character is a part of other words.
    #expect(terms(page("zh-Hans/a.html", of: edition)) == ["term.app-mask: 应用掩码"])
    #expect(page("zh-Hans/a.html", of: edition).contains("<a class=\"term\" href=\"words.html#term.app-mask\">"))
  }
}

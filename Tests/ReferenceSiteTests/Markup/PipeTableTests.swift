import Testing

@testable import Basics
@testable import Diagnostics
@testable import ReferenceSite

@Suite struct PipeTableTests {
  private func page(_ text: String, entries: [EntryKey] = []) -> (html: String, problems: [Problem], page: Page) {
    let site = SampleSite.index([("README.md", "# A\n\n\(text)\n", entries)])
    let body = SampleSite.body(of: 0, in: site)
    return (body.html, body.problems, site.pages[0])
  }

  @Test func aPipeTableIsTheTableThatItsFenceIs() {
    let fence = page(
      """
      ```table
      caption: The *keys* of `a`
      because: order-of-choice, apple-tn3192
      a | [`order-of-choice`] | - c
      1. d | `e \\| f` |
      | | [g](#a) | ~~h~~ <!-- i --> |
      ```
      """)
    let pipes = page(
      """
      <!-- because: order-of-choice, apple-tn3192 -->

      Table: The *keys* of `a`

      | a | [`order-of-choice`] | - c |
      | --- | --- | --- |
      | 1. d | `e \\| f` | |
      | | [g](#a) | ~~h~~ <!-- i --> |
      """)
    #expect(pipes.html == fence.html)
    #expect(pipes.html.contains("<caption id=\"table.1\">The <em>keys</em>"))
    #expect(pipes.page.mentions == fence.page.mentions)
    #expect(!pipes.page.mentions.isEmpty)
    #expect(pipes.page.symbols.map(\.name) == ["order-of-choice"])
    #expect(pipes.page.tablesWithoutGrounds.isEmpty)
  }

  @Test func aTableWithoutACommentNamesNoGrounds() {
    #expect(page("x\n| a |\n| - |").page.tablesWithoutGrounds == [4])
    #expect(page("<!-- because: none -->\nText\n\n| a |\n| - |").page.tablesWithoutGrounds == [6])
    #expect(page("<!-- because: none -->\n| a |\n| - |").page.tablesWithoutGrounds.isEmpty)
    #expect(page("Table: b\n\n<!-- because: none -->\n| a |\n| - |").page.tablesWithoutGrounds.isEmpty)
  }

  @Test func problemsInCellsHaveTheLineOfTheirRow() {
    let reading = PageReader.read([
      PageSource(
        path: "README.md", output: "index.html", chapter: 0,
        bytes: Array("# A\n\nx\n| a |\n| - |\n| b |\n| <b> ![](c) |\n\n<i>\n".utf8), isMounted: false)
    ])
    #expect(
      reading.flatMap { $0.problems.map { "\($0.line ?? 0): \($0.problem.id)" } } == [
        "7: html.raw", "7: image.without-text", "9: html.raw",
      ])
  }

  @Test func columnsAreAlignedAndShortRowsFilled() {
    let html = page("| a | b | c |\n|:--|:-:|--:|\n| d | e | f | g |\n| h |").html
    #expect(html.contains("<th scope=\"col\" class=\"left\">a</th><th scope=\"col\" class=\"center\">b</th>"))
    #expect(html.contains("<td class=\"right\">f</td></tr>"))
    #expect(html.contains("<th scope=\"row\" class=\"left\">h</th><td colspan=\"2\"></td></tr>"))
    #expect(!html.contains(">g<"))
  }

  @Test func aTableOfAHeaderAloneHasNoBody() { #expect(!page("| a |\n| - |").html.contains("<tbody>")) }

  @Test func cellsLinkAsThePageDoes() {
    let sample = page("| [x] | http://a.b/c_d |\n| - | - |\n| javascript:a | ftp://b.c |\n\n[x]: #a")
    #expect(sample.html.contains("<a href=\"#a\">x</a>"))
    #expect(sample.html.contains("<a href=\"http://a.b/c_d\">http://a.b/c_d</a>"))
    #expect(sample.problems.map(\.id) == ["link.unsafe"])
  }
}

import Testing

@testable import Basics
@testable import ReferenceSite

/// Pages of a book that was read to be asked: by which addresses they are found, and how much of them is read.
struct PageReadingTests {
  private static let guide = """
    # A guide

    See [the other](../b.md#below) and [here](#two).

    ## One

    First.

    ### Inner

    Deep.

    ## Two

    ```swift
    let a = 1
    ```
    """

  @Test(arguments: [
    "guides/a.html", "guides/a.md", "guides/a", "/guides/a.html", "./guides/a.html",
    "https://example.org/docs/guides/a.html",
  ])
  func aPageIsFoundByAnyOfItsAddresses(address: String) throws {
    let page = try index(site: "https://example.org/docs/").read(address, from: 0, limit: 1000)
    #expect(page.title == "A guide")
    #expect(page.address == "https://example.org/docs/guides/a.html")
    #expect(page.size == page.text.utf8.count && page.next == nil)
    #expect(page.text.contains("[the other](https://example.org/docs/b.html#below)"))
    #expect(page.text.contains("[here](https://example.org/docs/guides/a.html#two)"))
  }

  @Test(arguments: ["", "/", "index.html", "README.md"])
  func theFirstPageHasTheAddressOfTheRoot(address: String) throws {
    #expect(try index().read(address, from: 0, limit: 1000).title == "Start")
  }

  @Test func aSectionEndsAtTheNextHeadingThatIsNoSmaller() throws {
    let index = index()
    let one = try index.read("guides/a.html#one", from: 0, limit: 1000)
    #expect(one.title == "A guide – One")
    #expect(one.address == "guides/a.html#one")
    #expect(one.text == "## One\n\nFirst.\n\n### Inner\n\nDeep.\n")
    #expect(try index.read("guides/a#inner", from: 0, limit: 1000).text == "### Inner\n\nDeep.\n")
    #expect(try index.read("guides/a#two", from: 0, limit: 1000).text == "## Two\n\n```swift\nlet a = 1\n```\n")
  }

  @Test func aPageIsCutBetweenLinesAndReadOn() throws {
    let index = index()
    let whole = try index.read("guides/a", from: 0, limit: 1000)
    let first = try index.read("guides/a", from: 0, limit: 90)
    #expect(first.text.hasSuffix("\n") && first.text.utf8.count <= 90)
    let next = try #require(first.next)
    #expect(first.size == whole.size)
    #expect(first.text + (try index.read("guides/a", from: next, limit: 1000)).text == whole.text)
    #expect(try index.read("guides/a", from: 5000, limit: 1000).text == "")
  }

  @Test func withoutAnAddressOfTheSiteThatOfItsFolderCounts() throws {
    let page = try index(folder: "file:///docs/site/").read("file:///docs/site/b.html#below", from: 0, limit: 1000)
    #expect(page.address == "file:///docs/site/b.html#below")
  }

  @Test(arguments: ["guides/aa.html", "https://example.com/guides/a.html", "../guides/a.html"])
  func whatIsNoPageNamesTheNearest(address: String) {
    #expect(throws: ReferenceIndex.Missing.page(nearest: ["guides/a.html"])) {
      try index().read(address, from: 0, limit: 1000)
    }
  }

  @Test func aSectionThatThereIsNotNamesThoseThatThereAre() {
    #expect(throws: ReferenceIndex.Missing.section(names: ["one", "inner", "two"])) {
      try index().read("guides/a.html#three", from: 0, limit: 1000)
    }
  }

  private func index(site: String? = nil, folder: String? = nil) -> ReferenceIndex {
    let summary =
      "# Book\n\n[Start](README.md)\n\n- [A](guides/a.md)\n- [B](b.md)\n" + (site.map { "\n[site]: \($0)\n" } ?? "")
    let files = [
      "SUMMARY.md": summary, "README.md": "# Start\n", "guides/a.md": Self.guide, "b.md": "# B\n\n## Below\n\nText.\n",
    ]
    return ReferenceSite.index(
      of: FileTree(files.map { FileTree.File(path: $0, bytes: Array($1.utf8)) }), options: BuildOptions(),
      folder: folder)
  }
}

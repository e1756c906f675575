import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct PublishedIDsTests {
  @Test func aLedgerIsReadAndWrittenSortedWithItsIDsBelowTheirPages() throws {
    let ledger = try PublishedIDs(Array("b.html\n#two\n#one\n\na/c.html\nb.html\n#three\n".utf8))
    #expect(String(decoding: ledger.bytes, as: UTF8.self) == "a/c.html\nb.html\n#one\n#three\n#two\n")
    #expect(try PublishedIDs(ledger.bytes) == ledger)
  }

  @Test func anEmptyLedgerIsOne() throws {
    #expect(try PublishedIDs([]) == PublishedIDs())
    #expect(PublishedIDs().bytes == [])
  }

  @Test(arguments: [
    ("#id\n", 1), ("a.html\n#\n", 2), ("a.html\n=======\n", 2), ("a.html\nb.css\n", 2), ("../a.html", 1),
  ])
  func whatIsNeitherAPageNorAnIDIsAFaultWithItsLine(text: String, line: Int) {
    #expect { try PublishedIDs(Array(text.utf8)) } throws: { ($0 as? PublishedIDs.Fault)?.line == line }
  }

  @Test func idsAreAddedAndNeverLost() throws {
    let first = ReferenceSite.build(book: book(heading: "Old"))
    let ledger = try #require(first.files[SiteLayout.publishedIDs])
    #expect(String(decoding: ledger, as: UTF8.self) == "index.html\n#home\n#old\n")
    let aliases = FileTree.File(path: "ALIASES.md", bytes: Array("- [index.html#old](README.md#new)\n".utf8))
    let second = ReferenceSite.build(
      book: book(heading: "New", aliases), options: BuildOptions(publishedIDs: ledger))
    #expect(second.diagnostics.isEmpty)
    #expect(
      second.files[SiteLayout.publishedIDs].map { String(decoding: $0, as: UTF8.self) }
        == "index.html\n#home\n#new\n#old\n")
  }

  @Test func whatIsMissingFromAPageWithAProblemOfItsOwnHasNotVanished() {
    let broken = FileTree([
      .init(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n".utf8)),
      .init(path: "README.md", bytes: Array("# Home\n\n```orientation matrx\n```\n".utf8)),
    ])
    let ledger = Array("gone.html\nindex.html\n#matrix\n".utf8)
    let found = ReferenceSite.build(book: broken, options: BuildOptions(publishedIDs: ledger)).diagnostics
    #expect(found.map(\.problem.kind) == [.blockUnknown, .idVanished])
    #expect(found.last?.line == 1)
  }

  /// The pages of two controllers are not one page because both are about a view controller.
  @Test(arguments: [
    ("controllers/ABKInAppMessageViewController.html", "controllers/BannerViewController.md", false),
    ("controllers/CountriesViewController.html", "controllers/CountryViewController.md", true),
    ("guide/install.html", "guides/install.md", true), ("guide/install.html", "guide/publish.md", false),
  ])
  func aPageIsSuggestedThatHasANameLikeTheOneThatIsGone(gone: String, page: String, isNear: Bool) {
    let book = FileTree([
      .init(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n- [Page](\(page))\n".utf8)),
      .init(path: "README.md", bytes: Array("# Home\n".utf8)), .init(path: page, bytes: Array("# Page\n".utf8)),
    ])
    let found = ReferenceSite.build(book: book, options: BuildOptions(publishedIDs: Array("\(gone)\n".utf8)))
      .diagnostics
    #expect(found.map(\.problem) == [.idVanished(address: gone, suggestion: isNear ? page : nil)])
  }

  private func book(heading: String, _ others: FileTree.File...) -> FileTree {
    FileTree(
      others + [
        .init(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n".utf8)),
        .init(path: "README.md", bytes: Array("# Home\n\n## \(heading)\n".utf8)),
      ])
  }
}

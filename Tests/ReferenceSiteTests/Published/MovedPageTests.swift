import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct MovedPageTests {
  private static let edition = ReferenceSite.build(
    book: FileTree([
      .init(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n- [Rotation](guides/rotation.md)\n".utf8)),
      .init(path: "README.md", bytes: Array("# Home\n".utf8)),
      .init(path: "guides/rotation.md", bytes: Array("# Rotation\n\n## Locking\n".utf8)),
      .init(
        path: "ALIASES.md",
        bytes: Array(
          """
          - [old/rotating.html](guides/rotation.md)
          - [old/rotating.html#lock](guides/rotation.md#locking)
          - [guides/rotation.html#lock](guides/rotation.md#locking)
          """.utf8)),
    ]))

  @Test func aPageThatHasGoneSendsItsReadersOnWithoutAScript() throws {
    let page = try text(of: "old/rotating.html")
    #expect(page.contains(#"<meta http-equiv="refresh" content="0; url=../guides/rotation.html""#))
    #expect(page.contains(#"<link rel="canonical" href="../guides/rotation.html""#))
    #expect(page.contains(#"What was here is now at <a href="../guides/rotation.html">Rotation</a>"#))
    #expect(page.contains(#"<li id="lock"><a href="../guides/rotation.html#locking">Rotation – locking</a></li>"#))
  }

  @Test func anIDThatHasGoneLeadsToAPlaceThatSaysWhere() throws {
    let page = try text(of: "guides/rotation.html")
    #expect(page.contains(##"<li id="lock"><a href="#locking">Rotation – locking</a></li>"##))
    #expect(!page.contains("http-equiv=\"refresh\""))
  }

  @Test func aMovedPageIsNoChapterAndIsInTheListOfFiles() throws {
    #expect(Self.edition.pageCount == 2)
    #expect(try text(of: SiteLayout.manifest).contains("old/rotating.html\n"))
    #expect(!(try text(of: "llms.txt").contains("old/rotating")))
  }

  private func text(of path: String) throws -> String {
    String(decoding: try #require(Self.edition.files[path]), as: UTF8.self)
  }
}

import Testing

@testable import Basics
@testable import ReferenceSite

/// The feed of releases, where a book says which page has them and where its site is.
struct FeedTests {
  private static let changes = """
    # Changes

    ## Next (unreleased)

    - Not yet.

    ## 1.1 (2026-11-22)

    - A & B, see [the page](b.md).

    ## 1.0 – 2026-01-31

    The first.
    """

  @Test func aReleaseWithADayIsAnEntry() throws {
    let edition = Self.edition()
    #expect(edition.diagnostics == [])
    #expect(
      try Self.text(of: "feed.xml", in: edition) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>https://example.org/docs/</id><title>Book</title>\
        <author><name>Book</name></author><updated>2026-11-22T00:00:00Z</updated>\
        <link rel="self" href="https://example.org/docs/feed.xml" /><link href="https://example.org/docs/" />
        <entry><id>https://example.org/docs/changes.html#11-2026-11-22</id><title>1.1 (2026-11-22)</title>\
        <updated>2026-11-22T00:00:00Z</updated><link href="https://example.org/docs/changes.html#11-2026-11-22" />\
        <content type="html" xml:base="https://example.org/docs/changes.html">&lt;ul&gt;
        &lt;li&gt;A &amp;amp; B, see &lt;a href=&quot;b.html&quot;&gt;the page&lt;/a&gt;.&lt;/li&gt;
        &lt;/ul&gt;
        </content></entry>
        <entry><id>https://example.org/docs/changes.html#10--2026-01-31</id><title>1.0 – 2026-01-31</title>\
        <updated>2026-01-31T00:00:00Z</updated><link href="https://example.org/docs/changes.html#10--2026-01-31" />\
        <content type="html" xml:base="https://example.org/docs/changes.html">&lt;p&gt;The first.&lt;/p&gt;
        </content></entry></feed>

        """)
    let link = #"<link rel="alternate" type="application/atom+xml" href="feed.xml" />"#
    #expect(try Self.text(of: "b.html", in: edition).contains(link))
  }

  @Test(arguments: ["[feed]: changes.md\n", "[site]: https://example.org/docs/\n"])
  func withoutAPageOrAnAddressThereIsNoFeed(lines: String) throws {
    let edition = Self.edition(lines)
    #expect(edition.diagnostics == [])
    #expect(edition.files["feed.xml"] == nil)
    #expect(!(try Self.text(of: "b.html", in: edition).contains("atom")))
  }

  @Test func aPageThatThereIsNotIsAnErrorOfItsLine() throws {
    let diagnostic = try #require(Self.edition("[feed]: change.md\n").diagnostics.first)
    #expect(diagnostic.problem.message.contains("`[feed]: change.md` is no page of the book"))
    #expect(diagnostic.line == 6)
  }

  private static func edition(_ lines: String = "[site]: https://example.org/docs/\n[feed]: changes.md\n") -> Edition {
    let summary = "# Book\n\n- [B](b.md)\n- [Changes](changes.md)\n\n\(lines)"
    return ReferenceSite.build(
      book: FileTree([
        .init(path: "SUMMARY.md", bytes: Array(summary.utf8)), .init(path: "b.md", bytes: Array("# B\n".utf8)),
        .init(path: "changes.md", bytes: Array(changes.utf8)),
      ]))
  }

  private static func text(of path: String, in edition: Edition) throws -> String {
    String(decoding: try #require(edition.files[path]), as: UTF8.self)
  }
}

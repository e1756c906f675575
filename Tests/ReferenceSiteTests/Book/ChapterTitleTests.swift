import Testing

@testable import Basics
@testable import ReferenceSite

/// A chapter's title in SUMMARY.md may be shorter than its page's, but names the same versions.
struct ChapterTitleTests {
  @Test(arguments: ["", "zh-Hans/"])
  func aChapterNamesTheVersionsOfItsPage(_ folder: String) throws {
    let book = try ProjectFolder.content()
    var texts: [String: String] = [:]
    for file in book.files { texts[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    let chapters = try #require(texts[folder + "SUMMARY.md"]).matches(of: #/- \[(.*)\]\(([^)#]+)\)/#)
    #expect(chapters.count > 300)
    for chapter in chapters {
      let page = try #require(texts[folder + chapter.2])
      let title = try #require(page.firstMatch(of: #/(?m)^# (.*)$/#)).1
      #expect(Self.versions(chapter.1) == Self.versions(title), "\(folder)\(chapter.2)")
    }
  }

  /// The numbers of a title that stand alone, as in `iOS 8.2`, and not in a name such as `H5`.
  private static func versions(_ title: Substring) -> Set<String> {
    Set(title.matches(of: #/(?:^|[^A-Za-z0-9.])(\d+(?:\.\d+)*)/#).map { String($0.1) })
  }
}

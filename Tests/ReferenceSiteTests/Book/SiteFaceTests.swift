import Basics
import Testing

@testable import Diagnostics
@testable import ReferenceSite

/// A site with a mark and an accent of its own.
@Suite struct SiteFaceTests {
  private func edition(_ definitions: String, mark: String = "logo.svg") -> Edition {
    let files = [
      FileTree.File(path: "SUMMARY.md", bytes: Array("- [A](a/b.md)\n\n\(definitions)\n".utf8)),
      FileTree.File(path: "a/b.md", bytes: Array("# A\n\nText.\n".utf8)),
      FileTree.File(path: mark, bytes: Array("<svg/>".utf8)),
    ]
    return ReferenceSite.build(book: FileTree(files), options: BuildOptions())
  }

  private func text(_ path: String, of edition: Edition) -> String? {
    edition.files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theMarkStandsInTheTabAndBeforeTheTitle() throws {
    let edition = edition("[mark]: logo.svg\n[accent]: #7a1fa2")
    #expect(edition.diagnostics.isEmpty)
    let page = try #require(text("a/b.html", of: edition))
    #expect(page.contains("<link rel=\"icon\" href=\"../logo.svg\""))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/face.css?v="))
    #expect(!page.contains("apple-touch-icon"))
    let style = try #require(text("assets/face.css", of: edition))
    #expect(style.contains("url(\"../logo.svg\")") && style.contains("--accent: light-dark(#7a1fa2, #"))
    #expect(edition.files["logo.svg"] != nil)
  }

  @Test func aSiteWithoutAFaceOfItsOwnHasTheThemes() throws {
    let edition = edition("[mark]: logo.svg".replacing("logo", with: "none"))
    #expect(edition.diagnostics.contains { $0.problem.message == "`[mark]: none.svg` is no picture of the book" })
    #expect(edition.files["assets/face.css"] == nil)
    let page = try #require(text("a/b.html", of: edition))
    #expect(page.contains("apple-touch-icon") && !page.contains("face.css"))
  }

  @Test func aNameCannotEndTheAddressInTheStyleSheet() throws {
    let style = try #require(text("assets/face.css", of: edition("[mark]: <a\") b.svg>", mark: "a\") b.svg")))
    #expect(style.split(separator: "\"").count == 3)
  }

  @Test(arguments: ["#7a1fa2", "#B3231A", "#06c", "#000", "#0062c4"]) func aColorIsMadeReadableInTheDark(color: String)
    throws
  {
    let accent = try #require(Accent(color))
    #expect(accent.contrast >= Accent.leastContrast)
    let (light, dark) = (accent.light, accent.dark)
    #expect(dark.red >= light.red && dark.green >= light.green && dark.blue >= light.blue && dark != light)
  }

  @Test(arguments: ["7a1fa2", "#7a1fa", "#12", "purple", "#7a1fa2ff", "#gggggg", "#-1-1-1", "#", ""])
  func whatIsNoColorIsNone(text: String) {
    #expect(Accent(text) == nil)
  }

  /// Contrasts that are known: black on white is 21, #767676 the lightest grey that passes on pure white.
  @Test func aPaleColorIsRefusedWithItsContrast() throws {
    var faults: [SummaryFault] = []
    let source = "- [A](a.md)\n\n[accent]: #ff9500\n"
    let summary = SummaryParser.parse(Array(source.utf8)) { fault, _ in faults.append(fault) }
    #expect(summary.face.accent == nil)
    #expect(faults == [.colorTooPale("#ff9500", contrast: 2, least: 4.5)])
    let black = try #require(Accent("#000000"))
    #expect((17...18).contains(black.contrast))
  }
}

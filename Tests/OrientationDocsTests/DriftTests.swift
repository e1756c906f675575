import Foundation
import ReferenceSite
import Testing

@testable import Basics
@testable import OrientationDocs

struct DriftTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("book")
  }

  @Test func everyStaleMissingAndSurplusFileIsNamedInOrder() throws {
    let site = FileTree.site(["a.html": "one\ntwo\n", "b.html": "b\n", "c.html": "c\n"])
    _ = try SiteWriter.write(site, to: Staging(output()))
    #expect(try Drift.between(site, and: output()) == [])
    try folder.write("one\nTWO\n", to: "site/a.html")
    try folder.remove("site/b.html")
    try folder.write("", to: "site/d.html")
    let drifts = try Drift.between(site, and: output()).map(Self.text)
    #expect(
      drifts == [
        "site/a.html:2: error: the file is not what the book makes [site.stale]\n  line 2 on disk: TWO\n  line 2 built:   two",
        "site/b.html: error: the book makes this file, and the site lacks it [site.missing]",
        "site/d.html: error: the book does not make this file [site.surplus]\n  help: no build wrote it, so none removes it: move it away",
      ])
  }

  @Test func aFileThatABuildWroteAndTheSiteLacksIsSurplusThatABuildRemoves() throws {
    _ = try SiteWriter.write(.site(["a.html": "a", "b.html": "b"]), to: Staging(output()))
    let drifts = try Drift.between(.site(["a.html": "a"]), and: output())
    #expect(drifts.map(\.path) == [Manifest.path, "b.html"])
    #expect(drifts.last == .surplus(path: "b.html", isOurs: true))
  }

  @Test func whatAnInterruptedBuildLeftIsSurplusThatABuildRemoves() throws {
    let site = FileTree.site(["a.html": "a"])
    _ = try SiteWriter.write(site, to: Staging(output()))
    try folder.write("half", to: "site/.a.html" + OutputFolder.unfinishedSuffix)
    #expect(
      try Drift.between(site, and: output())
        == [.surplus(path: ".a.html" + OutputFolder.unfinishedSuffix, isOurs: true)])
  }

  @Test func aFileThatWasGivenUpWhenItWasMadeIsAsTheSiteHasIt() throws {
    let site = FileTree.site(["a.html": "a", "b.html": "b"])
    _ = try SiteWriter.write(site, to: Staging(output()))
    try folder.write("B", to: "site/b.html")
    let kept = FileTree(try output().givingUpHeld(site.files))
    #expect(kept.files.filter(\.content.isElsewhere).map(\.path) == ["a.html"])
    #expect(kept["a.html"] == Array("a".utf8))
    #expect(try Drift.between(kept, and: output()).map(\.path) == ["b.html"])
  }

  @Test func aMissingFolderMissesEveryFile() throws {
    let drifts = try Drift.between(.site(["a.html": "a"]), and: output())
    #expect(drifts == [.missing(path: Manifest.path), .missing(path: "a.html")])
  }

  @Test func aLinkInThePlaceOfAPageIsStaleEvenIfItLeadsToTheSameBytes() throws {
    let site = FileTree.site(["a.html": "a"])
    _ = try SiteWriter.write(site, to: Staging(output()))
    try folder.write("a", to: "same.html")
    try folder.remove("site/a.html")
    try folder.link("site/a.html", to: "../same.html")
    #expect(try Drift.between(site, and: output()).map(\.path) == ["a.html"])
  }

  @Test func aPageThatIsLongerThanAnyMemoryIsStaleAndShownWhereItDiffers() throws {
    let site = FileTree.site(["a.html": "one\ntwo\n"])
    _ = try SiteWriter.write(site, to: Staging(output()))
    try folder.write("one\ntwo\nthree\n", to: "site/a.html")
    #expect(truncate(folder["site/a.html"], 4 << 40) == 0)
    let drifts = try Drift.between(site, and: output()).map(Self.text)
    #expect(
      drifts == [
        "site/a.html:3: error: the file is not what the book makes [site.stale]\n  line 3 on disk: three\n"
          + "  line 3 built:   (the file ends)"
      ])
  }

  @Test func whatLiesBehindALinkInThePlaceOfAFolderIsNotShown() throws {
    let site = FileTree.site(["a/b.html": "b"])
    _ = try SiteWriter.write(site, to: Staging(output()))
    try folder.write("secret", to: "elsewhere/b.html")
    try folder.remove("site/a")
    try folder.link("site/a", to: "../elsewhere")
    let drifts = try Drift.between(site, and: output())
    #expect(drifts.map(\.path) == ["a", "a/b.html"])
    #expect(drifts.last == .missing(path: "a/b.html"))
  }

  @Test(
    arguments: [
      ("one\ntwo\n", "one\n", 2, "two", nil),
      ("", "one\n", 1, nil, "one"),
      ("one", "one\n", 1, "one", "one"),
      ("a\u{1B}[31mb", "a", 1, "a·[31mb", "a"),
      ("x\n\n\nä", "x\n\n\nö", 4, "ä", "ö"),
    ] as [(String, String, Int, String?, String?)])
  func aDifferenceShowsTheFirstLineThatDiffers(
    onDisk: String, built: String, line: Int, shownOnDisk: String?, shownBuilt: String?
  ) {
    let difference = LineDifference(of: Array(onDisk.utf8), and: Array(built.utf8))
    #expect(difference.line == line)
    #expect(difference.onDisk == shownOnDisk)
    #expect(difference.built == shownBuilt)
  }

  @Test func aLongLineIsShownAroundTheDifference() {
    let start = String(repeating: "a", count: 500)
    let end = String(repeating: "z", count: 500)
    let difference = LineDifference(of: Array((start + "1" + end).utf8), and: Array((start + "2" + end).utf8))
    #expect(difference.onDisk?.contains("aaa1zzz") == true)
    #expect(difference.built?.contains("aaa2zzz") == true)
    #expect((difference.onDisk?.count ?? 0) < 90)
  }

  private func output() throws -> OutputFolder {
    try OutputFolder(folder["site"], book: BookFolder(folder["book"]))
  }

  /// What `check` says of a difference.
  private static func text(of drift: Drift) -> String { Finding(drift, in: "site", mendingCommand: "build").text.text }
}

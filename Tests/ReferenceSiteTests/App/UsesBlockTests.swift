import AppFacts
import HTML
import Orientation
import Testing

@testable import AppBook
@testable import Blocks

/// The page of uses, and the places that the site gives.
@Suite struct UsesBlockTests {
  @Test func usesAreGroupedByWhatTheyMean() {
    var sample = SampleApp()
    sample.use(.deviceOrientation, in: "List")
    sample.use(.setDeviceOrientation, in: "Player", .orientation(.portrait))
    sample.implement(.willTransitionToSize, in: "Player", nil)
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    let page = render(sample)
    #expect(
      UsesBlock(app: sample.app).anchors.map(\.id) == [
        "uses", "uses.force", "uses.device-orientation", "uses.callback",
      ])
    #expect(page.contains("Reads the orientation of the device (1)"))
    #expect(page.contains(".portrait"))
    #expect(!page.contains("supportedInterfaceOrientations</code>"), "an answer is no use")
  }

  @Test func codeThatNoBuildForIOSHasIsNoUse() {
    var sample = SampleApp()
    sample.use(.deviceOrientation, in: "List")
    sample.facts.occurrences[0].conditions = ["os(macOS)"]
    #expect(render(sample).contains("The scan found no uses."))
  }

  @Test func everyOccurrenceButAnAnswerIsOnThePage() {
    for api in OrientationAPI.allCases {
      var sample = SampleApp()
      sample.use(api, in: "List")
      sample.implement(api, in: "List", nil)
      #expect(sample.facts.occurrences.compactMap(UseGroup.init).count == (api.isAnswer ? 1 : 2), "\(api)")
    }
  }

  @Test func aLineGoesWithTheCommitThatWasScanned() {
    var sample = SampleApp()
    sample.use(.deviceOrientation, in: "List")
    #expect(
      render(sample).contains(#"<a href="https://example.org/app/blob/main/List.swift"><code>List.swift</code></a>"#))
    sample.facts.origin = ScanOrigin(path: "..", commit: "abc1")
    #expect(
      render(sample).contains(
        #"<a href="https://example.org/app/blob/abc1/List.swift#L9"><code>List.swift</code></a>"#))
  }

  @Test func sitesOfTwoCommitsSayTheSame() throws {
    var sample = SampleApp()
    sample.use(.deviceOrientation, in: "List")
    let plain = Array(render(sample).utf8)
    let links = try #require(SourceLinks(base: "https://example.org/app/blob/main"))
    for (commit, line) in [("a1", 9), ("B2", 12)] {
      sample.facts.occurrences[0].place.line = line
      sample.facts.origin = ScanOrigin(path: "..", commit: String(repeating: commit, count: 20))
      let page = Array(render(sample).utf8)
      #expect(page != plain && links.withoutCommits(page) == plain)
    }
    #expect(links.withoutCommits(plain) == plain)
    let other = Array(#"<a href="https://example.org/app/blob/v2/List.swift#L9">"#.utf8)
    #expect(links.withoutCommits(other) == other, "no commit")
    #expect(SourceLinks(base: "https://example.org/sources") == nil)
  }

  @Test(arguments: [
    ("https://github.com/o/r/blob/main", "https://github.com/o/r/blob/c"),
    ("https://github.com/o/r/blob/main/apps/player", "https://github.com/o/r/blob/c/apps/player"),
    ("https://gitlab.example.org/g/r/-/blob/main/", "https://gitlab.example.org/g/r/-/blob/c/"),
    ("https://codeberg.org/o/r/src/branch/main/app", "https://codeberg.org/o/r/src/commit/c/app"),
    ("https://example.org/r/HEAD/app", "https://example.org/r/c/app"),
    ("https://example.org/sources", nil), ("https://github.com/o/r/blob", nil), ("https://github.com/o/r/blob/", nil),
  ])
  func theCommitReplacesTheBranch(base: String, address: String?) {
    #expect(SourceAddress(base).at("c") == address)
  }

  @Test func whereTheAddressHasNoBranchALinkIsToTheFile() {
    var sample = SampleApp()
    sample.facts.origin = ScanOrigin(path: "..", commit: "abc1")
    var app = sample.app
    app.sourceBase = "https://example.org/sources"
    #expect(app.address(of: FilePlace(path: "A b.swift", line: 3)) == "https://example.org/sources/A%20b.swift")
  }

  private func render(_ sample: SampleApp) -> String {
    var app = sample.app
    app.sourceBase = "https://example.org/app/blob/main"
    var page = HTMLWriter()
    let context = BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: .english)
    UsesBlock(app: app).render(into: &page, context: context)
    return String(decoding: page.finish(), as: UTF8.self).replacing("<wbr />", with: "")
  }
}

import Foundation
import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

@testable import Basics
@testable import Blocks
@testable import ReferenceSite

/// The way from an assumption to an observation: the page of tests, the form, and the book that shows an answer.
@Suite struct DeviceTestTests {
  /// Of how many claims of guides an assumption decides, at the least, so that it needs a test.
  private static let weight = 7

  @Test func theAssumptionsThatDecideTheMostClaimsOfGuidesHaveATest() throws {
    var claims: [SentenceID: Int] = [:]
    for file in try ProjectFolder.content().files where file.path.hasPrefix("guides/") && file.path.hasSuffix(".md") {
      for sentences in assumptions(in: String(decoding: file.bytes, as: UTF8.self)) {
        for sentence in sentences { claims[sentence, default: 0] += 1 }
      }
    }
    let tested = try tests().map(\.sentence)
    for (sentence, count) in claims where count >= Self.weight {
      #expect(tested.contains(sentence), "\(count) claims of guides rest on \(sentence), which has no device test")
    }
    for sentence in tested { #expect(claims[sentence, default: 0] > 0, "\(sentence)") }
    #expect(Set(tested).count == tested.count)
    #expect(tested.count >= 12)
  }

  @Test func aTestIsAProgramOfAtMostTwentyLines() throws {
    for test in try tests() {
      #expect(test.program.hasPrefix("import UIKit\n"), "\(test.sentence)")
      #expect(test.program.contains("final class ViewController: UIViewController {"), "\(test.sentence)")
      #expect(test.program.split(separator: "\n", omittingEmptySubsequences: false).count <= 20, "\(test.sentence)")
    }
  }

  @Test func theFormHasTheFieldsThatLinksFillIn() throws {
    for (link, fields) in [
      (IssueForm.deviceTest, [("rule", "a/1"), ("scenario", "iOS: 16\n")]),
      (.wrongFact, [("place", "guides/a b.html")]),
    ] {
      let path = ".github/ISSUE_TEMPLATE/" + link.rawValue
      let form = try String(contentsOf: ProjectFolder.root.appendingPathComponent(path), encoding: .utf8)
      let address = try #require(link.address(in: "https://example.org/a/", fields))
      let query = try #require(URLComponents(string: address)?.queryItems)
      #expect(address.hasPrefix("https://example.org/a/issues/new?template="))
      #expect(query.map(\.value) == [link.rawValue] + fields.map(\.1))
      for item in query.dropFirst() { #expect(form.contains("\n    id: \(item.name)\n"), "\(item.name)") }
    }
  }

  @Test func anAddressThatNoServerTakesIsNone() {
    let long = String(repeating: "event: device landscapeLeft\n", count: 400)
    #expect(IssueForm.deviceTest.address(in: "https://example.org/a", [("scenario", long)]) == nil)
  }

  @Test func withoutARepositoryNoPageLinksToTheForm() throws {
    let summary = try #require(try ProjectFolder.content()[BookLayout.summary])
    // A reference that names its repository has the links.
    if String(decoding: summary, as: UTF8.self).contains("[repository]:") { return }
    for file in try ProjectFolder.edition.get().files.files where file.path.hasSuffix(".html") {
      let html = String(decoding: file.bytes, as: UTF8.self)
      #expect(!html.contains("/issues/new?template="), "\(file.path)")
    }
  }

  @Test func aLinkOfAClaimHasTheScenario() throws {
    let html = try page(of: .english)
    let addresses = html.matches(of: /href="(https:\/\/github.com\/example\/book\/issues\/new[^"]*)"/)
      .map { String($0.output.1).replacing("&amp;", with: "&") }
    let scenarios = addresses.compactMap { address in
      URLComponents(string: address)?.queryItems?.first { $0.name == "scenario" }?.value
    }
    // Three of claims, and that of the page.
    #expect(addresses.count == 4)
    #expect(addresses.last?.hasSuffix("template=wrong-fact.yml&place=index.html") == true)
    #expect(scenarios.count == 2)
    let claim = try ScenarioParser.parse(try #require(scenarios.first))
    #expect(Resolver.resolve(claim.scenario).decision.outcome == .turned(.landscapeRight))
    let timeline = try TimelineParser.parse(try #require(scenarios.last))
    #expect(try timeline.timeline.play().map(\.resolution.decision.outcome.claim) == ["unchanged not-announced"])
  }

  @Test(
    arguments: [
      (
        Language.english, "◉ observed", "≠ contested",
        "https://github.com/example/book/issues/12#issuecomment-1) (seen on a device), Ada Example, 2026-11-20: after the push",
        "iPhone SE, iOS 18.2 (seen on a device; disagrees), 李雷, 2026-11-21: UIKit read the mask"
      ),
      (
        .simplifiedChinese, "◉ 真机观察", "≠ 有争议",
        "https://github.com/example/book/issues/12#issuecomment-1)（真机观察），Ada Example, 2026-11-20: after the push",
        "iPhone SE, iOS 18.2（真机观察；说法相反），李雷, 2026-11-21: UIKit read the mask"
      ),
    ])
  func theTwinOfABookWithTwoAnswersSaysWhatTheyAre(
    language: Language, observed: String, contested: String, agreeing: String, disagreeing: String
  ) throws {
    let twin = try #require(try edition(in: language).files["index.md"])
    let text = String(decoding: twin, as: UTF8.self)
    for part in [observed, contested, agreeing, disagreeing] { #expect(text.contains(part), "\(part) in \(text)") }
    #expect(try page(of: language).contains("&lt;b&gt;by hand&lt;/b&gt;"))
  }

  @Test func theRecordOfDecisionsIsGradedByTheAnswers() throws {
    let record = DecisionRecord(
      "iOS\tsupportedInterfaceOrientations\tevent\n16\tlandscapeRight\tsetNeedsUpdateOfSupportedInterfaceOrientations\n"
    )
    func standing() -> Substring? {
      String(decoding: record.csv(.one), as: UTF8.self).split(separator: "\n").last?.split(separator: ",").last
    }
    #expect(standing() == "assumption")
    try edition(in: .english).observations.whileInForce { #expect(standing() == "contested") }
  }
}

extension DeviceTestTests {
  /// The assumptions that each claim of a page needs.
  private func assumptions(in page: String) -> [Set<SentenceID>] {
    page.matches(of: /```orientation (scenario|timeline)\n(.*?)```/.dotMatchesNewlines()).compactMap {
      match -> Set<SentenceID>? in
      var needed: [RuleSentence] = []
      if match.output.1 == "timeline" {
        guard let timeline = try? TimelineParser.parse(String(match.output.2)).timeline else { return nil }
        needed = timeline.grounds(of: timeline.played.steps).flatMap { $0.outcome + $0.choice }
      } else {
        guard let claim = try? ScenarioParser.parse(String(match.output.2)) else { return nil }
        let grounds = Resolver.resolve(claim.scenario).grounds
        needed = grounds.outcome + grounds.choice
      }
      return Set(needed.filter { $0.standing == .assumption }.map(\.id))
    }
  }

  /// The tests of the page, with the program below each.
  private func tests() throws -> [(sentence: SentenceID, program: String)] {
    let page = String(decoding: try #require(try ProjectFolder.content()["device-tests.md"]), as: UTF8.self)
    let fence = /```orientation device-test (\S+)\n```\n\n```swift\n(.*?)\n```/.dotMatchesNewlines()
    return try page.matches(of: fence).map { match in
      (try #require(SentenceID(String(match.output.1))), String(match.output.2))
    }
  }

  private func edition(in language: Language) throws -> Edition {
    let site = MiniSite(folder: MiniSite.books.appendingPathComponent("device tests"))
    return ReferenceSite.build(
      book: FileTree(
        try site.files().filter { !$0.path.hasPrefix("expected") }.map { file in
          guard file.path == BookLayout.summary else { return file }
          return FileTree.File(path: file.path, bytes: file.bytes + Array("[language]: \(language.rawValue)\n".utf8))
        }))
  }

  private func page(of language: Language) throws -> String {
    String(decoding: try #require(try edition(in: language).files["index.html"]), as: UTF8.self)
  }
}

import Foundation
import Orientation
import Testing

@testable import ReferenceSite

/// The claims of this repository's book: each holds, and together they leave nothing out.
struct ContentClaimsTests {
  /// The book of this repository.
  private static let content = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "content")

  @Test func everyClaimOfTheBookHolds() throws {
    let claims = try claims()
    for claim in claims {
      do {
        for problem in try claim.problems() { Issue.record("\(claim.place): \(problem.message)") }
      } catch {
        Issue.record("\(claim.place): \(error)")
      }
    }
    #expect(claims.count { !$0.isTimeline } > 300)
    #expect(claims.count { $0.isTimeline } > 200)
  }

  @Test func everyRuleIsUsedByAClaim() throws {
    var used: Set<Rule> = []
    for resolution in try resolutions() {
      for step in resolution.trace.steps { used.insert(step.rule) }
    }
    #expect(Rule.allCases.filter { !used.contains($0) } == [])
  }

  @Test func everyOutcomeReasonAndErrorIsTheOutcomeOfAClaim() throws {
    let outcomes = try resolutions().map(\.decision.outcome)
    let kinds = Set(outcomes.map(\.kind))
    #expect(Outcome.Kind.allCases.filter { !kinds.contains($0) } == [])
    let claims = Set(outcomes.map(\.claim))
    let expected =
      Reason.allCases.map { "unchanged " + $0.rawValue } + Expectation.exceptionIDs.map { "exception " + $0 }
      + Expectation.geometryErrorIDs.map { "geometry error " + $0 }
      + InterfaceOrientation.valid.map { "turned " + $0.swiftName }
    #expect(expected.filter { !claims.contains($0) } == [])
  }

  @Test func everyMessageOfTheResolverIsSaidInAClaim() throws {
    let said = Set(try resolutions().compactMap(\.message))
    // What other code says, no decision of the resolver comes with.
    let others: Set<Message> = [.alertControllerRecursion, .reactNativeModalMask]
    #expect(Message.allCases.filter { !said.contains($0) && !others.contains($0) } == [])
  }

  @Test func everySourceIsCited() {
    let cited = Set(Rule.allCases.flatMap(\.sources).map(\.id))
    #expect(Catalog.sources.map(\.id).filter { !cited.contains($0) } == [])
  }
}

extension ContentClaimsTests {
  private struct Claim {
    let isTimeline: Bool
    let place: String
    var body = ""

    func problems() throws -> [Problem] {
      if isTimeline {
        let timeline = try TimelineParser.parse(body, requiresExpectation: true)
        return zip(timeline.steps, try timeline.timeline.play()).flatMap { $0.falsehoods(in: $1).map(\.problem) }
      }
      let claim = try ScenarioParser.parse(body, requiresExpectation: true)
      return claim.verify(Resolver.resolve(claim.scenario)).map { [$0] } ?? []
    }

    func resolutions() throws -> [Resolution] {
      if isTimeline { return try TimelineParser.parse(body).timeline.play().map(\.resolution) }
      return [Resolver.resolve(try ScenarioParser.parse(body).scenario)]
    }
  }

  private func resolutions() throws -> [Resolution] { try claims().flatMap { try $0.resolutions() } }

  private func claims() throws -> [Claim] {
    let files = FileManager.default.enumerator(at: Self.content, includingPropertiesForKeys: nil)
    var claims: [Claim] = []
    for case let file as URL in try #require(files) where file.pathExtension == "md" {
      claims += self.claims(in: try String(contentsOf: file, encoding: .utf8), of: file.lastPathComponent)
    }
    return claims
  }

  private func claims(in text: String, of file: String) -> [Claim] {
    var claims: [Claim] = []
    var fence = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let marks = line.prefix(while: { $0 == "`" })
      if fence.isEmpty {
        guard marks.count >= 3 else { continue }
        fence = String(marks)
        let isTimeline = line == "```orientation timeline"
        if isTimeline || line == "```orientation scenario" {
          claims.append(Claim(isTimeline: isTimeline, place: "\(file):\(index + 1)"))
        } else {
          fence += " other"
        }
      } else if marks == fence.prefix(while: { $0 == "`" }), line == marks {
        fence = ""
      } else if fence == "```" {
        claims[claims.count - 1].body += line + "\n"
      }
    }
    return claims
  }
}

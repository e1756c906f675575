import Foundation
import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Diagnostics
@testable import OrientationNotation
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

  @Test func everyScenarioOfTheBookComesBackFromJSON() throws {
    for claim in try claims() {
      if claim.isTimeline {
        let timeline = try TimelineParser.parse(claim.body).timeline
        let json = try JSONEncoder().encode(timeline)
        #expect(try JSONDecoder().decode(Timeline.self, from: json) == timeline, "\(claim.place)")
      } else {
        let scenario = try ScenarioParser.parse(claim.body).scenario
        let json = try JSONEncoder().encode(scenario)
        #expect(try JSONDecoder().decode(Scenario.self, from: json).text == scenario.text, "\(claim.place)")
      }
    }
  }

  /// A message that no decision comes with has no claim; everything else has.
  @Test func theBookLeavesNothingOut() throws {
    let coverage = try ProjectFolder.edition.get().coverage
    #expect(coverage.rows.map(\.kind) == CoverageKind.allCases)
    for row in coverage.rows { #expect(row.covered == row.total && row.total > 0, "\(row.kind.title)") }
    #expect(coverage.rows.first { $0.kind == .ruleClaim }?.total == Rule.allCases.count)
    #expect(coverage.rows.first { $0.kind == .outcomeClaim }?.total == Catalog.outcomes.count)
    #expect(coverage.rows.first { $0.kind == .messageClaim }?.total == Message.allCases.count)
    #expect(coverage.rows.first { $0.kind == .sourceCitation }?.total == Catalog.ruleSources.count)
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
  }

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

import Orientation
import Testing

@testable import Diagnostics
@testable import OrientationNotation

struct ParsedClaimTests {
  @Test(arguments: [
    "turned landscapeRight", "turned", "Turned UIInterfaceOrientationLandscapeRight", "landscapeRight", "3",
  ])
  func whatComesOutIsWhatWasStated(outcome: String) throws {
    #expect(try falsehood("=> \(outcome)") == nil)
  }

  @Test(arguments: [
    "turned landscapeLeft", "unchanged", "unchanged not-allowed", "exception", "geometry error none-supported",
    "ignored", "unavailable", "portrait",
  ])
  func whatComesOutIsNotWhatWasStated(outcome: String) throws {
    let falsehood = try #require(try falsehood("=> \(outcome)"))
    #expect(
      falsehood.problem
        == .claimFalse(
          expected: outcome, actual: "turned landscapeRight", rule: "device-orientation-is-followed"))
    #expect(falsehood.line == 3)
  }

  @Test func anotherRuleThanTheOneStatedMakesAClaimFalse() throws {
    #expect(try falsehood("because: device-orientation-is-followed") == nil)
    let falsehood = try #require(try falsehood("=> turned\nbecause: order-of-choice"))
    #expect(falsehood.line == 4)
    #expect(falsehood.problem.help == "write `because: device-orientation-is-followed`, or correct the facts")
  }

  @Test func everyOutcomeCanBeStatedAsItIsClaimed() throws {
    let outcomes: [Outcome] =
      InterfaceOrientation.valid.map { .turned($0) } + Reason.allCases.map { .unchanged($0) } + [
        .exception(.noCommonOrientation), .exception(.emptyMask),
        .exception(.preferredNotSupported(preferred: 24, supported: .all)),
        .geometryError(.noneSupported(requested: .all, supported: [])), .geometryError(.windowingMode),
        .geometryError(.unsupportedPreferences), .ignored, .unavailable(introduced: OSVersion(16)),
      ]
    for outcome in outcomes {
      let claim = try ScenarioParser.parse("iOS: 15\n=> \(outcome.claim)")
      #expect(claim.expectation?.text == outcome.claim)
    }
  }

  private func falsehood(_ claim: String) throws -> (problem: Problem, line: Int)? {
    let claim = try ScenarioParser.parse("iOS: 15\ndevice: landscapeLeft\n" + claim)
    return claim.falsehood(in: Resolver.resolve(claim.scenario))
  }
}

import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct CoverageTests {
  @Test func aBookThatListsAllRulesHasToShowThemInClaims() {
    let edition = build("# Home\n\n```orientation rules\n```\n")
    let messages = edition.diagnostics.map(\.problem.message)
    #expect(edition.diagnostics.allSatisfy { $0.line == 3 && $0.problem.kind == .referenceIncomplete })
    #expect(messages.contains("no page has the entry `rule:order-of-choice`"))
    #expect(messages.contains("no claim uses the rule `order-of-choice`"))
    #expect(messages.contains("no claim ends with `unchanged rotation-lock`"))
    #expect(messages.contains("no claim shows the message `no-common-orientation`"))
    #expect(messages.contains { $0.hasPrefix("no rule of the book cites the source `") })
    #expect(edition.coverage.rows.first { $0.kind == .ruleClaim }?.covered == 0)
  }

  @Test func aClaimShowsTheRulesOfItsTraceAndItsOutcome() {
    let claim = "```orientation scenario\niOS: 15\ndevice: landscapeRight\n=> turned landscapeLeft\n```\n"
    let edition = build("# Home\n\n```orientation rules\n```\n\n" + claim)
    let messages = edition.diagnostics.map(\.problem.message)
    #expect(!messages.contains("no claim uses the rule `device-orientation-is-followed`"))
    #expect(!messages.contains("no claim ends with `turned landscapeLeft`"))
    #expect(messages.contains("no claim ends with `turned landscapeRight`"))
  }

  @Test func whatClaimsShowIsNotKnownWhereAPageIsBroken() {
    let edition = build("# Home\n\n```orientation rules\n```\n\n```orientation scenaro\n```\n")
    let messages = edition.diagnostics.map(\.problem.message)
    #expect(messages.contains("no page has the entry `rule:order-of-choice`"))
    #expect(!messages.contains { $0.hasPrefix("no claim") })
  }

  @Test func aBookThatListsNothingHasNothingToCover() {
    #expect(build("# Home\n").coverage.rows == [])
  }

  @Test func aBookThatListsNothingCallsThePageOfARuleAsItLikes() {
    #expect(build("# Home\n\n```orientation rule order-of-choice\n```\n").diagnostics == [])
  }

  private func build(_ text: String) -> Edition {
    ReferenceSite.build(
      book: FileTree([
        .init(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n".utf8)),
        .init(path: "README.md", bytes: Array(text.utf8)),
      ]))
  }
}

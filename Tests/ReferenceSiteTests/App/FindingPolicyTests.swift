import AppFacts
import Diagnostics
import Orientation
import Testing

@testable import AppBook

/// What becomes of a finding: SUMMARY.md names the kinds that are errors, findings.json what the team accepts.
@Suite struct FindingPolicyTests {
  @Test func aFindingIsANoticeUnlessItsKindIsAnError() throws {
    #expect(try verdict(FindingPolicy()) == .warning)
    #expect(try verdict(FindingPolicy(errors: [.masksNeverMeet])) == .warning)
    #expect(try verdict(FindingPolicy(errors: [.keyValueCodingOnlyLogs])) == .error)
  }

  @Test(arguments: [
    (#""symbol": "Player""#, true), (#""path": "Player.swift""#, true),
    (#""symbol": "Player", "path": "Player.swift""#, true), (#""symbol": "player""#, false),
    (#""symbol": "Player", "path": "Other.swift""#, false), (#""path": "Player""#, false),
  ])
  func anEntryAcceptsBySymbolAndPath(names: String, accepts: Bool) throws {
    let entry = #"{"accepted": [{"kind": "key-value-coding-only-logs", \#(names), "reason": "why"}]}"#
    let policy = FindingPolicy(errors: [.keyValueCodingOnlyLogs], accepted: read(entry).accepted)
    #expect(try verdict(policy) == (accepts ? .accepted(reason: "why") : .error))
    #expect(app(policy).unneededEntries().isEmpty == accepts)
  }

  @Test func anEntryOfAnotherKindAcceptsNothing() throws {
    let entry = #"{"accepted": [{"kind": "replaced-method", "symbol": "Player", "reason": "why"}]}"#
    let policy = FindingPolicy(accepted: read(entry).accepted)
    #expect(try verdict(policy) == .warning)
    #expect(app(policy).unneededEntries().map(\.text) == ["`replaced-method` of `Player`"])
  }

  @Test(arguments: [
    ("{", 1, "not JSON"), ("[]", 1, "the text is an array, not an object"),
    ("{\n\"accept\": []}", 2, "there is no member `accept` in the format"),
    ("{}", 1, "the text has no member `accepted`"),
    ("{\"accepted\": [\n3]}", 2, "`accepted[0]` is a number, not an object"),
    (
      "{\"accepted\": [\n{\"kind\": \"replaced-method\", \"reason\": \"why\"}]}", 2,
      "`accepted[0]` names neither a `symbol` nor a `path`"
    ),
    (
      "{\"accepted\": [{\"kind\": \"replaced-method\", \"path\": \"a\",\n\"reason\": \" \"}]}", 2,
      "`accepted[0].reason` is empty"
    ),
    (
      "{\"accepted\": [{\"kind\": \"replaced-method\", \"path\": \"a\",\n\"reason\": \"a\\u0000b\"}]}", 2,
      "`accepted[0].reason` has a control character"
    ),
    (
      "{\"accepted\": [{\"kind\": \"replaced-method\", \"path\": \"a\", \"reason\": \"why\",\n\"commit\": \"a1b2\"}]}",
      2,
      "`accepted[0].commit` is no commit: write all 40 or 64 hexadecimal digits"
    ),
    (
      "{\"accepted\": [{\"kind\": \"replaced-method\", \"path\": \"a\", \"reason\": \"why\",\n\"version\": \"\"}]}", 2,
      "`accepted[0].version` is empty"
    ),
    (
      "{\"accepted\": [{\"path\": \"a\", \"reason\": \"why\",\n\"kind\": \"replaced-methods\"}]}", 2,
      "no kind of finding is called `replaced-methods`; did you mean `replaced-method`?"
    ),
  ])
  func whatCannotBeReadIsToldAtItsLine(text: String, line: Int, message: String) {
    let (accepted, problems) = read(text)
    #expect(accepted.isEmpty)
    #expect(problems.map(\.line) == [line])
    #expect(problems.first?.problem.message.hasPrefix(message) == true)
    #expect(problems.first?.problem.kind == .findingsMalformed)
  }

  @Test func aWrongEntryLeavesTheOthersInForce() {
    let entries = #"{"accepted": [3, {"kind": "replaced-method", "path": "a.swift", "reason": "why"}]}"#
    let (accepted, problems) = read(entries)
    #expect(accepted.map(\.path) == ["a.swift"] && problems.count == 1)
  }

  private var sample: SampleApp {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    return sample
  }

  private func app(_ policy: FindingPolicy) -> App {
    var app = sample.app
    app.policy = policy
    return app
  }

  private func verdict(_ policy: FindingPolicy) throws -> FindingPolicy.Verdict {
    let app = app(policy)
    return app.verdict(on: try #require(app.findings().first { $0.kind == .keyValueCodingOnlyLogs }))
  }

  private func read(_ text: String) -> (accepted: [AcceptedFinding], problems: [(problem: Problem, line: Int)]) {
    var problems: [(problem: Problem, line: Int)] = []
    let accepted = AcceptedFindings.read(Array(text.utf8)) { problems.append(($0, $1)) }
    return (accepted, problems)
  }
}

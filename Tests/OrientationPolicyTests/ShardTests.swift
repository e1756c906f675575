import AppFacts
import Orientation
import Testing

@testable import AppBook
@testable import OrientationDocs
@testable import OrientationNotation
@testable import OrientationPolicy

/// A run in parts is the whole run, byte for byte.
@Suite struct ShardTests {
  private static func policies() throws -> BookPolicies {
    let sources = [
      PolicySource(name: "Portrait", text: "always: portrait\nexcept: Player: landscape", path: "a.md", line: 3),
      PolicySource(
        name: "Safe", text: "on: iPad\nnever: exception\nmay: portraitUpsideDown\ndepth: 4", path: "b.md", line: 5),
    ]
    return BookPolicies(sources: sources, try ExampleAppPolicyTests.app()) { _ in Issue.record("a policy is malformed")
    }
  }

  @Test(arguments: 1...7)
  func theUnionOfAnyDivisionIsTheWhole(count: Int) throws {
    let policies = try Self.policies()
    let units = policies.units(.threads)
    let whole = PolicyRecordFormat.bytes(of: policies.record(units, of: nil), policies.reports(units))
    let parts = try (0..<count).reversed().map { index in
      let shard = try #require(Shard(index: index, of: count))
      let bytes = PolicyRecordFormat.bytes(of: policies.record(policies.units(of: shard, .one), of: shard))
      return try PolicyRecordFormat.record(bytes)
    }
    let merged = try PolicyRecord.merged(parts)
    #expect(PolicyRecordFormat.bytes(of: merged, try merged.reports()) == whole)
    #expect(try PolicyRecordFormat.record(whole).units == units)
  }

  @Test(arguments: [SearchEnd.complete, .decided, .depth(7), .states(512, depth: 9), .time])
  func aUnitIsReadAsItWasWrittenHoweverItEnded(end: SearchEnd) throws {
    let open = RuleSentence(.orderOfChoice, .portraitLandscapeRightLeft)
    let finding = UnitReport.Finding(applies: true, failure: nil, unreached: [], holdsIf: [open])
    let unit = UnitReport(
      number: 0, policy: "Portrait", environment: "iPhone, iOS 18", end: end, states: 3, depth: 2,
      findings: [finding, finding], screens: [], freeAnswers: [], conditions: ["isLocked"], openAnswers: [])
    let record = try Self.policies().record([unit], of: Shard(index: 0, of: 2))
    #expect(try PolicyRecordFormat.record(PolicyRecordFormat.bytes(of: record)).units == [unit])
    let report = PolicyReport(try Self.policies().policies[0], [unit])
    #expect(report.verdicts[0].condition == (end.isFinal ? [open] : nil))
    #expect((report.verdicts[0].text == nil) == end.isFinal)
  }

  @Test func whatAFailureTakesForGrantedIsReadAsItWasWritten() throws {
    let start = try TimelineParser.parse("iOS: 18\nroot: Player\nevent: launch").timeline
    var failure = PolicyFailure(
      length: 1, timeline: start, outcome: "unchanged already-there", rule: "order-of-choice", standing: .assumption,
      screens: [], place: nil)
    failure.conditions = [HeldCondition("isLocked", holds: true), HeldCondition("mode == video", holds: false)]
    failure.guesses = ["app delegate (AppDelegate.swift:9)"]
    let finding = UnitReport.Finding(applies: true, failure: failure, unreached: [])
    let unit = UnitReport(
      number: 0, policy: "Portrait", environment: "iPhone, iOS 18", end: .complete, states: 3, depth: 2,
      findings: [finding], screens: [], freeAnswers: [], conditions: [], openAnswers: [])
    let record = try Self.policies().record([unit], of: Shard(index: 0, of: 2))
    let read = try PolicyRecordFormat.record(PolicyRecordFormat.bytes(of: record)).units[0].findings[0].failure
    #expect(read?.conditions == failure.conditions)
    #expect(read?.guesses == failure.guesses)
  }

  @Test func partsThatAreNoRunAreRefused() throws {
    let policies = try Self.policies()
    let parts = try (0..<3).map { index in
      let shard = try #require(Shard(index: index, of: 3))
      return policies.record(policies.units(of: shard, .one), of: shard)
    }
    #expect(throws: PolicyRecord.MergeFault.none) { try PolicyRecord.merged([]) }
    #expect(throws: PolicyRecord.MergeFault.missing(1)) { try PolicyRecord.merged([parts[0], parts[2]]) }
    #expect(throws: PolicyRecord.MergeFault.repeated(0)) { try PolicyRecord.merged(parts + [parts[0]]) }
    let other = BookPolicies(sources: [], try ExampleAppPolicyTests.app()) { _ in }
    #expect(throws: PolicyRecord.MergeFault.differs(1)) {
      try PolicyRecord.merged([parts[0], other.record([], of: nil)])
    }
  }

  @Test(arguments: [("1/3", 0, 3), ("3/3", 2, 3)])
  func aPartIsNamedFromOne(text: String, index: Int, count: Int) {
    #expect(ShardName.shard(text) == Shard(index: index, of: count))
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", ""])
  func whatIsNoPartIsRefused(text: String) { #expect(ShardName.shard(text) == nil) }

  @Test func theEnvironmentCountsFromZero() {
    #expect(ShardName.shard { ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"][$0] } == Shard(index: 0, of: 2))
    #expect(ShardName.shard { ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "2"][$0] } == nil)
    #expect(ShardName.shard { ["TEST_TOTAL_SHARDS": "2"][$0] } == nil)
  }
}

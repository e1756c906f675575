import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationCatalog

/// The records of the kinds of finding: none is missing, and what they say is played.
struct FindingRecordTests {
  @Test func everyKindHasARecordAndNothingElseHas() {
    #expect(FindingRecord.all.map(\.id) == AppFindingKind.allCases.map(\.rawValue), "the list in records.c is another")
  }

  @Test(arguments: FindingRecord.all) func aScenarioComesToTheRuleOrAMessageTellsOfIt(record: FindingRecord) throws {
    guard let text = record.scenario else {
      #expect(!record.messages.isEmpty)
      return
    }
    let resolution = Resolver.resolve(try ScenarioParser.parse(text).scenario)
    let rule = try #require(record.rule)
    #expect(resolution.trace.steps.contains { $0.rule == rule }, "\(resolution.decision)")
    // What throws is an error, and nothing else is one by its scenario.
    if record.isSevere { #expect(resolution.decision.outcome.kind == .exception) }
  }

  @Test(arguments: FindingRecord.all) func aRecordShowsTheCodeBeforeAndAfterAndSources(record: FindingRecord) {
    #expect(!record.before.isEmpty && !record.after.isEmpty)
    #expect(record.before.map(\.text) != record.after.map(\.text))
    #expect(!record.sources.isEmpty || record.rule?.standing == .assumption)
    for language in [Language.english, .simplifiedChinese] {
      #expect(record.message(about: "Player", in: language).contains("Player"))
      #expect(!record.message(about: "Player", in: language).contains("SUBJECT"))
    }
  }
}

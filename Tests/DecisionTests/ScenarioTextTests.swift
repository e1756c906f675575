import OrientationNotation
import Testing

@testable import ReferenceSite

/// What is written as text reads back as the same, over the whole record of decisions.
struct ScenarioTextTests {
  @Test func everySituationIsReadBack() throws {
    let record = DecisionRecord.own
    var timelines = 0
    for row in record.rows {
      let situation = record.situation(row)
      guard situation.isTimeline else {
        let scenario = try situation.scenario()
        #expect(try ScenarioParser.parse(scenario.text).scenario == scenario, "\(scenario.text)")
        continue
      }
      let timeline = try situation.timeline()
      // A forced value at the beginning brings a device of its own, which the text states.
      #expect(try TimelineParser.parse(timeline.text).timeline == timeline, "\(timeline.text)")
      timelines += 1
    }
    #expect(timelines > 100)
  }
}

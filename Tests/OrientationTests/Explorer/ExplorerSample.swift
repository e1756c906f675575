@testable import Orientation

/// States of the explorer out of the spaces in which the laws are tested: scenarios at even distances, and timelines that
/// were walked.
enum ExplorerSample {
  /// Calls a closure with one scenario out of so many.
  ///
  /// - Parameter distance: prime to the sizes of all axes, so that every value of each comes up.
  static func forEachScenario(every distance: Int, _ body: (Scenario) -> Void) {
    let count = ScenarioSpace.versions.count * ScenarioSpace.countInVersion
    for number in stride(from: 0, to: count, by: distance) { body(ScenarioSpace.scenario(number)) }
  }

  /// Timelines by their seeds: some go on to their end, some to an event that cannot happen.
  static func timelines(_ count: Int) -> [Timeline] { (0..<count).map { timeline(seed: UInt64($0)) } }

  private static func timeline(seed: UInt64) -> Timeline {
    var walk = TimelineWalk(seed: seed)
    let start = walk.start()
    var state = start
    var events: [TimelineEvent] = []
    while events.count < 12 {
      let event = walk.event(for: state)
      guard let step = try? state.after(event) else {
        // One in eight of those that are refused stays in, and is the last that anybody looks at.
        guard (events.count + Int(seed)) % 8 == 0 else { continue }
        events.append(event)
        break
      }
      events.append(event)
      state = step.state
      if state.phase == .terminated { break }
    }
    return Timeline(start: start, events: events)
  }
}

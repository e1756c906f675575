import Orientation

/// A situation of the record of decisions: facts and events in the notation of claims, and what iOS decides in it.
package struct Situation: Sendable {
  private let lines: [ClaimLine]

  /// - Parameters:
  ///   - keys: the keys of facts.
  ///   - values: the value of each key; an empty one states nothing, and one with `;` states several, one behind another.
  package init(keys: [Substring], values: [Substring]) {
    var facts: [ClaimLine] = []
    facts.reserveCapacity(keys.count)
    var events: [ClaimLine] = []
    for (key, cell) in zip(keys, values) where !cell.isEmpty {
      if key == "event" {
        events += Self.lines(key, cell)
      } else if cell.firstIndex(ofByte: Self.separator) == nil {
        facts.append(.fact(key: key, value: cell))
      } else {
        facts += Self.lines(key, cell)
      }
    }
    lines = facts + events
  }

  private static let separator = UInt8(ascii: ";")

  private static func lines(_ key: Substring, _ cell: Substring) -> [ClaimLine] {
    cell.utf8.split(separator: separator).map { .fact(key: key, value: Substring($0).trimmed) }
  }

  /// What iOS decides, in the order of the events.
  ///
  /// - Parameter graded: whether the verdicts say how far they can be relied on, which takes some times as long.
  /// - Throws: what is wrong with the facts.
  package func verdict(graded: Bool = false) throws(ClaimFaults) -> SituationVerdict {
    var verdict = SituationVerdict()
    guard isTimeline else {
      let scenario = try scenario()
      if graded {
        let resolution = Resolver.resolve(scenario)
        verdict.add(resolution.decision, resolution.grounds)
      } else {
        verdict.add(Resolver.decide(scenario))
      }
      return verdict
    }
    let timeline = try timeline()
    let (steps, refusal) = timeline.played
    let grounds = graded ? timeline.grounds(of: steps).map(Optional.some) : steps.map { _ in nil }
    for (step, grounds) in zip(steps, grounds) {
      verdict.add(step.resolution.decision, calling: step.callbacks, grounds)
    }
    if let refusal { verdict.add(refusal) }
    return verdict
  }

  /// Whether the situation is a sequence of events rather than a moment.
  package var isTimeline: Bool { TimelineParser.isTimeline(lines: lines) }

  /// The moment that the facts describe.
  package func scenario() throws(ClaimFaults) -> Scenario { try ScenarioParser.parse(lines: lines).scenario }

  /// The sequence of events that the facts describe.
  package func timeline() throws(ClaimFaults) -> Timeline { try TimelineParser.parse(lines: lines).timeline }
}

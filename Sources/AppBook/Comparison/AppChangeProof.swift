import Orientation
import OrientationCatalog

/// A change, played: the same events on the older and on the newer version.
package struct AppChangeProof: Sendable {
  package let old: Timeline
  package let new: Timeline
  package let before: [TimelineStep]
  package let after: [TimelineStep]
  /// Facts that the sources do not tell, with the value that is taken: a lock, as scenarios write it.
  package let assumed: [String]
  /// What ends the last event as it ended before, and leaves every other screen as it is; nil where nothing does.
  package let repair: Repair?
}

extension AppChangeProof {
  /// How the last event ended, and how it ends.
  package var ends: (old: Decision, new: Decision)? {
    guard let old = before.last, let new = after.last else { return nil }
    return (old.resolution.decision, new.resolution.decision)
  }

  /// The timelines as texts that claim how each event ends, so that the tool runs them.
  package var oldText: String { Self.text(of: old, before) }
  package var newText: String { Self.text(of: new, after) }

  /// How far both can be relied on.
  var standing: Standing {
    let grounds = [old.grounds(of: before).last, new.grounds(of: after).last].compactMap(\.self)
    return grounds.map { VerdictStanding($0).weakest }.max() ?? .assumption
  }

  private static func text(of timeline: Timeline, _ steps: [TimelineStep]) -> String {
    let lines = timeline.lines
    let facts = lines.dropLast(timeline.events.count)
    let events = zip(lines.suffix(timeline.events.count), steps).flatMap { line, step in
      [line, "=> " + step.resolution.decision.outcome.claim]
    }
    return (facts + events).joined(separator: "\n")
  }
}

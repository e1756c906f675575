import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation

/// How an app comes to fail a statement, as reports write it.
package struct PolicyFailure: Sendable, Equatable {
  /// How many events it takes.
  package var length: Int
  /// How it comes to it, for `explain` and for pages.
  package var timeline: Timeline
  /// How the last event ends, as claims write it, and the rule that decides.
  package var outcome: String
  package var rule: String
  /// How far the verdict on the last event can be relied on.
  package var standing: Standing
  /// The screens in front at the end.
  package var screens: [String]
  /// The answer that decides; nil where none of the app's does.
  package var place: FilePlace?

  package init(
    length: Int, timeline: Timeline, outcome: String, rule: String, standing: Standing, screens: [String],
    place: FilePlace?
  ) {
    self.length = length
    self.timeline = timeline
    self.outcome = outcome
    self.rule = rule
    self.standing = standing
    self.screens = screens
    self.place = place
  }
}

extension PolicyFailure {
  /// The events alone, with how the device is held at the launch.
  package var events: [String] {
    var events = timeline.events.map(\.notation)
    if !events.isEmpty { events[0] += " with the device in \(timeline.start.scenario.device.swiftName)" }
    return events
  }
}

import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy

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
  /// What it takes conditions of the code for.
  package var conditions: [HeldCondition] = []
  /// The answers of which it takes a value that no source tells, with their places.
  package var guesses: [String] = []

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
  /// What it takes for granted that the sources do not tell, in English; empty where there is nothing.
  var takenText: String {
    let held = conditions.map { "`\($0.condition)` is \($0.holds)" }.joined(separator: " and ")
    let guessed = guesses.joined(separator: " and ")
    return (held.isEmpty ? "" : ", where \(held)")
      + (guessed.isEmpty ? "" : ", if \(guessed) can return this: the scan could not read it")
  }

  /// The events alone, with how the device is held at the launch.
  package var events: [String] {
    var events = timeline.events.map(\.notation)
    if !events.isEmpty { events[0] += " with the device in \(timeline.start.scenario.device.swiftName)" }
    return events
  }
}

import Orientation

/// How an app comes to fail a statement: a timeline whose last event fails it.
package struct Counterexample: Sendable {
  package let timeline: Timeline
  /// The events, played; the last is the one that fails the statement.
  package let steps: [TimelineStep]
  package let last: TimelineStep
  /// How many events it takes. Answers that change between events are none.
  package let length: Int
  /// The screens in front at the end, by name.
  package let screens: [String]
  /// What it takes conditions of the code for that stay the same.
  package let conditions: [HeldCondition]
  /// The answers of which it takes a value that no source tells, each once.
  package let guesses: [FreeAnswer]
}

extension Counterexample {
  /// - Parameter last: the event that fails the statement, as the search has played it.
  init(
    _ timeline: Timeline, last: TimelineStep, length: Int, screens: [String], conditions: [HeldCondition],
    guesses: [FreeAnswer]
  ) {
    let (steps, refusal) = timeline.played
    self.timeline = timeline
    // The timeline is made of what the search has played. Where it could not be played again, the search has seen it.
    self.steps = refusal == nil ? steps : steps + [last]
    self.last = self.steps.last ?? last
    self.length = length
    self.screens = screens
    self.conditions = conditions
    self.guesses = guesses
  }
}

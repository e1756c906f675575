import Orientation

/// How an app comes to fail a statement: a timeline whose last event fails it.
package struct Counterexample: Sendable {
  package let timeline: Timeline
  /// How many events it takes. Answers that change between events are none.
  package let length: Int
  /// The screens in front at the end, by name.
  package let screens: [String]
}

extension Counterexample {
  /// What the last event came to, and why.
  package var last: TimelineStep? { (try? timeline.play())?.last }
}

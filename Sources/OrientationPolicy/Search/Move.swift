import Orientation

/// An event of a search, with the values that free answers turned out to have when UIKit called for them.
struct Move: Sendable {
  /// A free answer, by its place among those of the app, and its value.
  struct Assignment: Sendable {
    let answer: Int
    let value: FreeValue
  }

  let event: TimelineEvent
  var assignments: [Assignment] = []
}

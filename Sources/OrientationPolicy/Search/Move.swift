import Orientation

/// An event of a search, with what free answers and conditions turned out to be when UIKit called for them.
struct Move: Sendable {
  /// A free answer, by its place among those of the app, and its value.
  struct Assignment: Sendable {
    let answer: Int
    let value: Answer
    /// Whether the sources do not tell the value, so that it is one of all that there are.
    var isGuess = false
  }

  /// Something that the sources do not tell, by its place among the app's unknowns, and its value.
  struct Choice: Sendable {
    let unknown: Int
    let value: FreeValue
  }

  let event: TimelineEvent
  /// What was chosen when it was first called for.
  var choices: [Choice] = []
  /// The answers that may have another value the next time.
  var assignments: [Assignment] = []
}

extension Move {
  /// The values of all unknowns as the event finds them.
  func chosen(after values: [FreeValue?]) -> [FreeValue?] {
    var values = values
    for choice in choices { values[choice.unknown] = choice.value }
    return values
  }
}

import Basics
import Orientation

/// Makes a timeline of the moves of a search: one that anyone can play, with all that was assumed.
struct TimelineBuilder {
  private let app: PlayedApp
  private var start: AppState
  private var events: [TimelineEvent] = []
  /// The values that free answers have as long as the app runs; nil for those that may change.
  private var settled: [Answer?]
  /// The values that the free answers have at the moment.
  private var values: [Answer]

  init(_ app: PlayedApp) {
    self.app = app
    start = AppState(app.facts)
    settled = app.freeAnswers.map { _ in nil }
    values = app.freeAnswers.map { FreeValue.idle($0.kind) }
  }
}

extension TimelineBuilder {
  /// - Parameters:
  ///   - last: what came of the last move.
  ///   - length: how many events the moves are, without the calls behind them.
  func counterexample(
    _ moves: [Move], from start: AppState, _ last: TimelineStep, length: Int, screens: [String]
  ) -> Counterexample {
    let chosen = moves.reduce(app.nothingChosen) { $1.chosen(after: $0) }
    let timeline = timeline(moves, from: start, chosen)
    return Counterexample(
      timeline, last: last, length: length, screens: screens, conditions: app.heldConditions(chosen),
      guesses: guesses(in: moves))
  }

  /// The answers that have a value in some moves which no source tells, in the order in which UIKit calls for them.
  private func guesses(in moves: [Move]) -> [FreeAnswer] {
    moves.flatMap { move -> [Int] in
      let chosen = move.choices.map(\.unknown).filter { $0 < app.freeAnswers.count }
      return chosen + move.assignments.filter(\.isGuess).map(\.answer)
    }.withoutRepeats.map { app.freeAnswers[$0] }
  }

  /// - Parameter chosen: the values of all unknowns, as far as anything called for them.
  func timeline(_ moves: [Move], from start: AppState, _ chosen: [FreeValue?]) -> Timeline {
    var builder = self
    builder.start = start
    builder.settled = app.freeAnswers.indices.map { app.settled($0, chosen) }
    for (index, value) in builder.settled.enumerated() {
      if let value { builder.assumeFromStart(index, value) }
    }
    for (index, move) in moves.enumerated() {
      // Launch and root come before any event at which an answer could change.
      builder.add(move, isEarly: index < 2)
    }
    return Timeline(start: builder.start, events: builder.events)
  }

  private mutating func assumeFromStart(_ answer: Int, _ value: Answer) {
    values[answer] = value
    app.freeAnswers[answer].set(value, in: &start.scenario)
  }

  private mutating func add(_ move: Move, isEarly: Bool) {
    var event = move.event
    for (index, answer) in app.freeAnswers.enumerated() {
      let value = settled[index] ?? FreeValue.idle(answer.kind)
      // A controller that the event brings along answers as the event has it.
      if answer.set(value, in: &event) { values[index] = value }
    }
    for assignment in move.assignments where settled[assignment.answer] == nil {
      let answer = app.freeAnswers[assignment.answer]
      if answer.set(assignment.value, in: &event) {
        values[assignment.answer] = assignment.value
      } else if isEarly {
        assumeFromStart(assignment.answer, assignment.value)
      } else if values[assignment.answer] != assignment.value {
        values[assignment.answer] = assignment.value
        events.append(.masksChanged(answer.change(to: assignment.value)))
      }
    }
    events.append(event)
  }
}

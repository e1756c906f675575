import Orientation

/// Makes a timeline of the moves of a search: one that anyone can play, with all that was assumed.
struct TimelineBuilder {
  private let app: PlayedApp
  private var start: AppState
  private var events: [TimelineEvent] = []
  /// The values that the free answers have at the moment.
  private var values: [FreeValue]

  init(_ app: PlayedApp) {
    self.app = app
    start = AppState(app.facts)
    values = app.freeAnswers.map { FreeValue.idle($0.kind) }
  }
}

extension TimelineBuilder {
  /// - Parameter last: what came of the last move.
  func counterexample(
    _ moves: [Move], from start: AppState, _ last: TimelineStep, screens: [String]
  ) -> Counterexample {
    var builder = self
    builder.start = start
    let fixed = moves.flatMap(\.assignments).filter { app.freeAnswers[$0.answer].isFixed }
    for assignment in fixed { builder.assumeFromStart(assignment) }
    for (index, move) in moves.enumerated() {
      // Launch and root come before any event at which an answer could change.
      builder.add(move, isEarly: index < 2, fixed)
    }
    let timeline = Timeline(start: builder.start, events: builder.events)
    return Counterexample(timeline, last: last, length: moves.count, screens: screens)
  }

  private mutating func assumeFromStart(_ assignment: Move.Assignment) {
    values[assignment.answer] = assignment.value
    app.freeAnswers[assignment.answer].set(assignment.value, in: &start.scenario)
  }

  private mutating func add(_ move: Move, isEarly: Bool, _ fixed: [Move.Assignment]) {
    var event = move.event
    for assignment in fixed { _ = app.freeAnswers[assignment.answer].set(assignment.value, in: &event) }
    for (index, answer) in app.freeAnswers.enumerated() where !answer.isFixed {
      let idle = FreeValue.idle(answer.kind)
      // A controller that the event brings along answers as the event has it.
      if answer.set(idle, in: &event) { values[index] = idle }
    }
    for assignment in move.assignments where !app.freeAnswers[assignment.answer].isFixed {
      let answer = app.freeAnswers[assignment.answer]
      if answer.set(assignment.value, in: &event) {
        values[assignment.answer] = assignment.value
      } else if isEarly {
        assumeFromStart(assignment)
      } else if values[assignment.answer] != assignment.value {
        values[assignment.answer] = assignment.value
        events.append(.masksChanged(answer.change(to: assignment.value)))
      }
    }
    events.append(event)
  }
}

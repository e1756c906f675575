import Orientation

/// What can come of a state: each event that can happen, with every value of the free answers that UIKit calls for.
struct Successors {
  let app: PlayedApp
  private let pace: SearchPace
  /// Whether a mask counts by its part in the app's alone. A call of the app may find another app's mask, and then the
  /// part that the scene has kept of it.
  private let reducesMasks: Bool
  /// Whether it matters who is asked or appears: the values of free answers and of variables depend on it, and calls.
  private let isExplained: Bool

  init(_ app: PlayedApp, _ pace: SearchPace) {
    self.app = app
    self.pace = pace
    reducesMasks = !app.readsKnownSet
    isExplained = !app.freeAnswers.isEmpty || app.setsVariables || !app.calls.isEmpty
  }

  /// A way on from a state: an event, and the calls that the controllers make which it brings or takes away.
  struct Way {
    /// The event's place among those that can happen in the state.
    let event: Int
    let move: Move
    let step: TimelineStep
    /// The calls behind the event, with what came of each.
    var calls: [(move: Move, step: TimelineStep)] = []
    /// What comes of the app, with the free answers as if UIKit had not called for them.
    var app: AppState
    var chosen: [FreeValue?]
    /// Whether another way has come to the same by the same event, and goes on from there.
    var isRepeated = false

    var moves: [Move] { [move] + calls.map(\.move) }
  }

  /// What decides how a way goes on.
  private struct Turn: Hashable {
    let app: AppState
    let chosen: [FreeValue?]
    let outcome: Outcome

    init(_ way: Way) {
      app = way.app
      chosen = way.chosen
      outcome = (way.calls.last?.step ?? way.step).resolution.decision.outcome
    }
  }

  /// Calls a closure for each way on, always in the same order.
  ///
  /// - Parameter events: those to play, by their places.
  func forEach(
    of state: StateTable.State, on moves: [PlaceMove], events: EventPlaces = .all, _ body: (Way) -> Void
  ) {
    switch state.app.phase {
    case .terminated: return
    case .notLaunched: play(.launched, 0, state, body)
    case .launching: play(.rootShown, 0, state, body)
    case .running, .background:
      for (place, move) in moves.enumerated() where events.contains(place) {
        play(app.event(move, in: state.app.scenario), place, state, body)
      }
      for (place, event) in zip(moves.count..., app.moves(outside: state.app)) where events.contains(place) {
        play(event, place, state, body)
      }
    }
  }
}

extension Successors {
  /// Calls a closure for each way in which an event can go that need not be one of the state's.
  func play(_ event: TimelineEvent, _ state: StateTable.State, _ body: (Way) -> Void) { play(event, 0, state, body) }

  private func play(_ event: TimelineEvent, _ place: Int, _ state: StateTable.State, _ body: (Way) -> Void) {
    var turns: Set<Turn> = []
    play(Move(event: event), state) { move, step, app, chosen in
      let way = Way(event: place, move: move, step: step, app: app, chosen: chosen)
      if self.app.calls.isEmpty { return body(way) }
      goOn(way, self.app.calls(behind: step)[...], &turns, body)
    }
  }

  /// Plays the calls that follow an event: once from each state that the ways before have come to.
  private func goOn(_ way: Way, _ calls: ArraySlice<MethodCall>, _ turns: inout Set<Turn>, _ body: (Way) -> Void) {
    guard let call = calls.first, way.app.phase == .running else { return body(way) }
    guard turns.insert(Turn(way)).inserted else {
      var repeated = way
      repeated.isRepeated = true
      return body(repeated)
    }
    var further: Set<Turn> = []
    let state = StateTable.State(app: way.app, chosen: way.chosen, pending: [])
    play(Move(event: .called(call)), state) { move, step, app, chosen in
      var next = way
      next.calls.append((move, step))
      next.app = app
      next.chosen = chosen
      goOn(next, calls.dropFirst(), &further, body)
    }
  }

  private func play(
    _ move: Move, _ state: StateTable.State,
    _ body: (Move, TimelineStep, _ app: AppState, _ chosen: [FreeValue?]) -> Void
  ) {
    guard pace.count() else { return }
    guard !app.freeAnswers.isEmpty else {
      guard let step = step(move.event, state.app) else { return }
      return body(move, step, step.state, state.chosen)
    }
    var chosen = move.chosen(after: state.chosen)
    if state.app.phase == .notLaunched || state.app.phase == .launching { app.chooseAtLaunch(&chosen) }
    guard let (before, event) = prepared(move, state, chosen), let step = step(event, before) else { return }
    guard let open = openAnswer(in: step, move, chosen) else {
      return body(move, step, forgotten(step.state, move), kept(chosen, state))
    }
    let reading = AnswerReading(
      app: app, chosen: chosen, assignments: move.assignments, resolution: step.resolution,
      scenario: step.state.scenario, reducesMasks: reducesMasks)
    var next = move
    switch reading.result(of: open) {
    case .value(let value):
      next.assignments.append(Move.Assignment(answer: open, value: value))
      play(next, state, body)
    case .choose(let unknown, let values):
      for value in values {
        next.choices = move.choices + [Move.Choice(unknown: unknown, value: value)]
        play(next, state, body)
      }
    case .assign(let answer, let values):
      for value in values {
        next.assignments = move.assignments + [Move.Assignment(answer: answer, value: value, isGuess: true)]
        play(next, state, body)
      }
    }
  }

  /// What comes of an event; nil where it cannot happen, so that there is no way on, and no controller whose answer changes.
  private func step(_ event: TimelineEvent, _ state: AppState) -> TimelineStep? {
    do throws(EventRefusal) {
      return isExplained ? try state.after(event) : try state.outlined(after: event)
    } catch {
      return nil
    }
  }

  /// The app right before an event, and the event, with the values that are known so far; nil where it cannot be.
  private func prepared(
    _ move: Move, _ state: StateTable.State, _ chosen: [FreeValue?]
  ) -> (AppState, TimelineEvent)? {
    var before = state.app
    var event = move.event
    for (index, answer) in app.freeAnswers.enumerated() {
      guard let value = app.settled(index, chosen), !answer.set(value, in: &event), !move.choices.isEmpty else {
        continue
      }
      answer.set(value, in: &before.scenario)
    }
    for assignment in move.assignments {
      let answer = app.freeAnswers[assignment.answer]
      if answer.set(assignment.value, in: &event) { continue }
      if before.phase != .running {
        answer.set(assignment.value, in: &before.scenario)
      } else {
        guard let step = step(.masksChanged(answer.change(to: assignment.value)), before) else { return nil }
        before = step.state
      }
    }
    return (before, event)
  }

  /// The first free answer that UIKit called for and that has no value yet.
  private func openAnswer(in step: TimelineStep, _ move: Move, _ chosen: [FreeValue?]) -> Int? {
    app.freeAnswers.indices.first { index in
      !move.assignments.contains { $0.answer == index } && app.freeAnswers[index].isAsked(in: step.resolution.trace)
        && app.settled(index, chosen) == nil
    }
  }

  /// The app with the answers that may be others the next time as if UIKit had not called for them.
  private func forgotten(_ state: AppState, _ move: Move) -> AppState {
    var state = state
    for assignment in move.assignments {
      let answer = app.freeAnswers[assignment.answer]
      let idle = FreeValue.idle(answer.kind)
      if idle == assignment.value { continue }
      if let step = step(.masksChanged(answer.change(to: idle)), state) { state = step.state }
    }
    return state
  }

  /// What is chosen for good.
  private func kept(_ chosen: [FreeValue?], _ state: StateTable.State) -> [FreeValue?] {
    chosen.indices.map { app.isFixed($0) ? chosen[$0] : state.chosen[$0] }
  }
}

import Orientation

@testable import OrientationPolicy

/// Plays every sequence of events up to a depth, keeps no states, and reads the statements as they are written: for each
/// whether some sequence fails it, and how long the shortest is.
struct BruteForce {
  /// An event, with what a statement can ask about it.
  private struct Moment {
    let step: TimelineStep
    /// The calls of the controllers that it brings or takes away.
    let calls: [TimelineStep]
    let before: Scenario
    let screensBefore: [String]
    let screensAfter: [String]

    var last: TimelineStep { calls.last ?? step }
  }

  private let policy: Policy
  private let app: PlayedApp
  private(set) var shortest: [Int?]
  private(set) var reached: [InterfaceOrientationMask]
  /// The sentences that answer the open questions which the events met.
  private(set) var openAnswers: Set<RuleSentence> = []

  /// The answers that may have another value before every event, and their values.
  private let changing: [(answer: FreeAnswer, values: [FreeValue])]

  init(_ policy: Policy, _ app: PlayedApp, depth: Int, changing: [(answer: FreeAnswer, values: [FreeValue])] = []) {
    self.policy = policy
    self.app = app
    self.changing = changing
    shortest = policy.statements.map { _ in nil }
    reached = policy.statements.map { _ in [] }
    for start in app.starts { play(start, [], depth) }
  }
}

extension BruteForce {
  private mutating func play(_ state: AppState, _ history: [Moment], _ depth: Int) {
    if depth == 0 { return }
    for (state, event) in events(in: state).flatMap({ changed(state, $0) }) {
      guard let step = try? state.after(event) else { continue }
      let calls = calls(behind: step)
      let moment = Moment(
        step: step, calls: calls, before: state.scenario, screensBefore: screens(state),
        screensAfter: screens(step.state))
      let history = history + [moment]
      for step in [step] + calls {
        for question in step.openQuestions { openAnswers.insert(step.resolution.sentence(of: question)) }
      }
      for (index, statement) in policy.statements.enumerated() {
        if case .may = statement.demand, moment.last.state.phase == .running, isAbout(statement, moment) {
          reached[index].formUnion(moment.last.state.scenario.current.mask)
        }
        if fails(statement, history) { shortest[index] = min(shortest[index] ?? .max, history.count) }
      }
      play(moment.last.state, history, depth - 1)
    }
  }

  /// Plays what the controllers call that have left the front, and then what those call that have come to it.
  private func calls(behind step: TimelineStep) -> [TimelineStep] {
    var made: [MethodCall] = []
    for callback in step.callbacks {
      if case .viewWillDisappear(let name, _) = callback {
        made += app.calls[name, default: []].filter { $0.phase == .disappearing }.map(\.call)
      }
    }
    for callback in step.callbacks {
      if case .viewWillAppear(let name, _) = callback {
        made += app.calls[name, default: []].filter { $0.phase == .appearing }.map(\.call)
      }
    }
    var played: [TimelineStep] = []
    for call in made {
      guard let step = try? (played.last ?? step).state.after(.called(call)) else { break }
      played.append(step)
    }
    return played
  }

  /// The state and the event with every value that the changing answers can have.
  private func changed(_ state: AppState, _ event: TimelineEvent) -> [(AppState, TimelineEvent)] {
    // Before the root is shown, nothing is called.
    if state.phase == .notLaunched { return [(state, event)] }
    return changing.reduce([(state, event)]) { found, one in
      found.flatMap { state, event in
        one.values.map { value in
          var (state, event) = (state, event)
          let value = value.answer(one.answer.kind)
          if one.answer.set(value, in: &event) { return (state, event) }
          if state.phase != .running {
            one.answer.set(value, in: &state.scenario)
          } else if let step = try? state.after(.masksChanged(one.answer.change(to: value))) {
            state = step.state
          }
          return (state, event)
        }
      }
    }
  }

  private func events(in state: AppState) -> [TimelineEvent] {
    switch state.phase {
    case .notLaunched: [.launched]
    case .launching: [.rootShown]
    case .running: app.moves(in: state.scenario).map { app.event($0, in: state.scenario) } + app.moves(outside: state)
    case .background: app.moves(outside: state)
    case .terminated: []
    }
  }

  private func screens(_ state: AppState) -> [String] {
    if state.phase == .launching || state.phase == .notLaunched { return [] }
    return app.screensInFront(state.scenario).map { app.screenNames[$0] }
  }

  private func isAbout(_ statement: Statement, _ moment: Moment) -> Bool {
    statement.screen.map(moment.screensAfter.contains) ?? true
  }

  private func fails(_ statement: Statement, _ history: [Moment]) -> Bool {
    guard let last = history.last else { return false }
    let orientation = last.last.state.scenario.current
    let isRunning = last.last.state.phase == .running
    switch statement.demand {
    case .always(let mask):
      guard let mask, isRunning, isAbout(statement, last) else { return false }
      if statement.screen == nil,
        policy.statements.contains(where: { other in last.screensAfter.contains { other.isException(of: $0) } })
      {
        return false
      }
      return !mask.allows(orientation)
    case .never(.outcome(let expectation)):
      return isAbout(statement, last)
        && ([last.step] + last.calls).contains { step in
          expectation.matches(step.resolution.decision) && (step == last.last || step.resolution.decision.isFault)
        }
    case .never(.orientations(let mask)):
      return isRunning && isAbout(statement, last) && mask.allows(orientation)
    case .may: return false
    case .after(let trigger, let within, let mask):
      // An app in the background is judged when it is back.
      if last.last.state.phase == .background { return false }
      let visible = history.filter { $0.last.state.phase != .background }
      return visible.indices.contains { index in
        guard isMet(trigger, visible[index]) else { return false }
        let rest = visible[index...]
        if rest.contains(where: { $0.last.state.phase != .terminated && mask.allows($0.last.state.scenario.current) }) {
          return false
        }
        return rest.count > within || last.last.state.phase == .terminated
      }
    }
  }

  private func isMet(_ trigger: Trigger, _ moment: Moment) -> Bool {
    switch (trigger, moment.step.event) {
    case (.launched, .launched), (.rootShown, .rootShown): true
    case (.turned(nil), .deviceTurned): true
    case (.presented(.screen(let name)), .presented): moment.screensAfter.contains(name)
    case (.dismissed(.screen(let name)), .dismissed): moment.screensBefore.contains(name)
    case (.popped(.screen(let name)), .popped): moment.screensBefore.contains(name)
    case (.pushed(.screen(let name)), .pushed): moment.screensAfter.contains(name)
    case (.launched, _), (.rootShown, _), (.turned, _), (.presented, _), (.dismissed, _), (.popped, _), (.pushed, _),
      (.rotationLock, _), (.windowFillsScreen, _), (.tabSelected, _):
      false
    }
  }
}

extension Decision {
  /// Whether it ends the app or refuses a call.
  fileprivate var isFault: Bool {
    switch outcome {
    case .exception, .geometryError: true
    default: false
    }
  }
}

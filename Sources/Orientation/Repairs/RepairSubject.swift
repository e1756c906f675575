/// What a search for repairs is about: an event, and what comes before it.
enum RepairSubject: Sendable {
  case moment(Scenario)
  /// The last event of a timeline.
  case timeline(Timeline)

  /// The same with edits. Calls are further events, so that a moment becomes the timeline of what follows it.
  func edited(by edits: [Edit]) -> RepairSubject {
    var calls: [TimelineEvent] = []
    for edit in edits {
      if case .call(let call) = edit { calls.append(.called(call)) }
    }
    switch self {
    case .moment(var scenario):
      for edit in edits { scenario.apply(edit) }
      return calls.isEmpty ? .moment(scenario) : .timeline(Timeline(start: AppState(after: scenario), events: calls))
    case .timeline(var timeline):
      for edit in edits { timeline.apply(edit) }
      timeline.events += calls
      return .timeline(timeline)
    }
  }

  /// What iOS decides last, or nil where an event cannot happen.
  var decision: Decision? {
    switch self {
    case .moment(let scenario): Resolver.decide(scenario)
    case .timeline(let timeline): (try? timeline.play())?.last?.resolution.decision
    }
  }

  /// What that rests on.
  var grounds: Grounds? {
    switch self {
    case .moment(let scenario): Resolver.resolve(scenario).grounds
    case .timeline(let timeline): (try? timeline.play()).flatMap { timeline.grounds(of: $0).last }
    }
  }
}

extension AppState {
  /// The app behind a moment, before anything else happens.
  fileprivate init(after scenario: Scenario) {
    self.init(scenario)
    let decision = Resolver.decide(scenario)
    self.scenario.current = decision.orientation
    if case .exception = decision.outcome { phase = .terminated }
  }
}

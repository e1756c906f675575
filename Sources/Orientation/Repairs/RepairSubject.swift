/// What a search for repairs is about: an event, and what comes before it, with edits.
struct RepairSubject: Sendable {
  private enum Event {
    case moment(Scenario)
    /// The last event of a timeline.
    case timeline(Timeline)
  }

  private var event: Event
  /// Calls, which are further events behind it.
  private var calls: [TimelineEvent] = []

  /// The event of a scenario.
  static func moment(_ scenario: Scenario) -> RepairSubject { RepairSubject(event: .moment(scenario)) }

  /// The last event of a timeline.
  static func timeline(_ timeline: Timeline) -> RepairSubject { RepairSubject(event: .timeline(timeline)) }

  /// The same with more edits.
  func edited(by edits: [Edit]) -> RepairSubject {
    var subject = self
    for edit in edits { subject.apply(edit) }
    return subject
  }

  /// What iOS decides last, or nil where an event cannot happen.
  var decision: Decision? {
    switch event {
    case .moment(let scenario):
      let decision = Resolver.decide(scenario)
      if calls.isEmpty { return decision }
      var state = AppState(behind: scenario, decision)
      return state.decide(calls)
    case .timeline(let timeline):
      var state = timeline.start
      return state.decide(timeline.events + calls)
    }
  }

  /// The mask by which facts that some edits change bind other screens, too.
  func maskOfOthers(by edits: [Edit]) -> InterfaceOrientationMask {
    switch event {
    case .moment(let scenario): scenario.maskOfOthers(by: edits)
    case .timeline(let timeline): timeline.start.scenario.maskOfOthers(by: edits)
    }
  }

  /// What that rests on.
  var grounds: Grounds? {
    switch played {
    case .moment(let scenario): Resolver.resolve(scenario).grounds
    case .timeline(let timeline): (try? timeline.play()).flatMap { timeline.grounds(of: $0).last }
    }
  }
}

extension RepairSubject {
  private mutating func apply(_ edit: Edit) {
    if case .call(let call) = edit { calls.append(.called(call)) }
    switch event {
    case .moment(var scenario):
      scenario.apply(edit)
      event = .moment(scenario)
    case .timeline(var timeline):
      timeline.apply(edit)
      event = .timeline(timeline)
    }
  }

  /// What is played: with calls a moment is the timeline of what follows it.
  private var played: Event {
    if calls.isEmpty { return event }
    switch event {
    case .moment(let scenario):
      return .timeline(Timeline(start: AppState(behind: scenario, Resolver.decide(scenario)), events: calls))
    case .timeline(var timeline):
      timeline.events += calls
      return .timeline(timeline)
    }
  }
}

extension AppState {
  /// The app behind a moment, before anything else happens.
  fileprivate init(behind scenario: Scenario, _ decision: Decision) {
    self.init(scenario)
    self.scenario.current = decision.orientation
    if case .exception = decision.outcome { phase = .terminated }
  }

  /// What iOS decides at the last of some events; nil where one of them cannot happen.
  fileprivate mutating func decide(_ events: [TimelineEvent]) -> Decision? {
    var last: Decision?
    for event in events {
      guard let decision = try? decide(event) else { return nil }
      last = decision
    }
    return last
  }
}

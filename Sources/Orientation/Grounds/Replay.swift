/// Something that can be played again under other assumptions.
enum Replay {
  case moment(PlainScenario)
  /// The event at a place of a timeline.
  case step(TimelineReplay, Int)

  /// How its open questions are answered.
  var assumptions: Assumptions {
    switch self {
    case .moment(let scenario): scenario.assumptions
    case .step(let replay, _): replay.timeline.start.scenario.assumptions
    }
  }

  /// How it ends under other assumptions, or nil where it does not come to that. Never inlined: the explorer's module would
  /// hold it at each call.
  @inline(never)
  func outcome(under assumptions: Assumptions) -> Outcome? {
    switch self {
    case .moment(var scenario):
      scenario.assumptions = assumptions
      return Resolver.decide(&scenario).outcome
    case .step(let replay, let place):
      let outcomes = replay.outcomes(under: assumptions)
      return place < outcomes.count ? outcomes[place] : nil
    }
  }
}

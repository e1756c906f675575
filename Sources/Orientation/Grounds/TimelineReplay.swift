/// A timeline that is played once for each set of assumptions, whichever of its steps is asked for.
final class TimelineReplay {
  let timeline: Timeline
  private var played: [(assumptions: Assumptions, outcomes: [Outcome])] = []

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// How the events end, as far as they can happen.
  func outcomes(under assumptions: Assumptions) -> [Outcome] {
    for one in played where one.assumptions == assumptions { return one.outcomes }
    var state = timeline.start
    state.scenario.assumptions = assumptions
    var outcomes: [Outcome] = []
    for event in timeline.events {
      guard let step = try? state.after(event) else { break }
      outcomes.append(step.resolution.decision.outcome)
      state = step.state
    }
    played.append((assumptions, outcomes))
    return outcomes
  }
}

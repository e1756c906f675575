import Testing

@testable import Orientation

/// Laws that hold along every timeline, walked at random from fixed seeds.
struct TimelineLawTests {
  #if DEBUG
  private static let walks = 400
  #else
  private static let walks = 40_000
  #endif

  @Test func aTimelineKeepsTheLaws() throws {
    var refused = 0
    var ended = 0
    var steps = 0
    for seed in 0..<Self.walks {
      var walk = TimelineWalk(seed: UInt64(seed))
      let start = walk.start()
      var states = [start]
      var played: [TimelineStep] = []
      var events: [TimelineEvent] = []
      while played.count < 12, let state = states.last, state.phase != .terminated {
        let event = walk.event(for: state)
        do {
          let step = try state.after(event)
          check(step, from: state)
          played.append(step)
          states.append(step.state)
          events.append(event)
        } catch {
          refused += 1
          if refused > 100 * Self.walks { break }
        }
      }
      steps += played.count
      if states.last?.phase == .terminated { ended += 1 }
      // Played from any step on, the rest is the same.
      for index in events.indices {
        let rest = try Timeline(start: states[index], events: Array(events[index...])).play()
        #expect(rest == Array(played[index...]), "seed \(seed), from step \(index)")
      }
    }
    // The walks get around: they meet refusals and exceptions, and go on.
    #expect(refused > Self.walks / 10)
    #expect(ended > Self.walks / 100)
    #expect(steps > Self.walks * 4)
  }
}

extension TimelineLawTests {
  private func check(_ step: TimelineStep, from state: AppState) {
    let decision = step.resolution.decision
    let after = step.state.scenario
    #expect(step.resolution.scenario.current == state.scenario.current, "a decision begins where the last one ended")
    #expect(after.current == decision.orientation, "the interface is where the decision left it")
    switch decision.outcome {
    case .turned(let orientation):
      #expect(orientation == after.current && orientation != state.scenario.current)
    case .exception:
      #expect(step.state.phase == .terminated)
      #expect(after.current == state.scenario.current)
    case .unchanged, .geometryError, .ignored, .unavailable:
      #expect(after.current == state.scenario.current)
    }
    #expect(asked(step) == step.resolution.trace.steps.compactMap(Self.question), "every question is a callback")
    checkLayout(step, from: state)
    switch step.event {
    case .deviceTurned(let orientation): #expect(step.state.held == orientation)
    default: #expect(step.state.held == state.held, "only the user turns the device")
    }
    if after.os < OSVersion(16) { #expect(after.scene.knows == nil, "scenes remember nothing before 16") }
    // An announced update leaves nothing to announce.
    if step.event == .called(.updateRequested), decision.effectiveMask != nil { #expect(after.scene.knows == nil) }
  }

  private func checkLayout(_ step: TimelineStep, from state: AppState) {
    let callbacks = step.callbacks.compactMap(Self.layout)
    let os = state.scenario.os
    let known = CallbackOrder(os).moments.map(\.callback)
    #expect(callbacks == known.filter { callbacks.contains($0) }, "callbacks come in the order of the version")
    let isSizeNew = state.scenario.current.isPortrait != step.state.scenario.current.isPortrait
    if isSizeNew, state.phase == .running { #expect(callbacks.contains(.viewWillLayoutSubviews)) }
    if state.phase == .running {
      #expect(callbacks.contains(.viewWillTransition) == (os >= OSVersion(8) && isNew(step, isSizeNew)))
    }
  }

  private func isNew(_ step: TimelineStep, _ isSizeNew: Bool) -> Bool {
    switch step.event {
    case .windowResized, .phoneWindowResized, .modeChanged: true
    default: isSizeNew
    }
  }

  private func asked(_ step: TimelineStep) -> [String] {
    step.callbacks.compactMap { callback in
      if case .asked(let respondent, let question) = callback { return "\(respondent) \(question)" }
      return nil
    }
  }

  private static func question(_ step: Step) -> String? {
    if case .asked(let respondent, let question) = step.effect { return "\(respondent) \(question)" }
    return nil
  }

  private static func layout(_ callback: Callback) -> LayoutCallback? {
    if case .layout(let moment) = callback { return moment.callback }
    return nil
  }
}

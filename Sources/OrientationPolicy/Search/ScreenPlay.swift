import Orientation
import OrientationNotation

/// How a screen of an app comes up after the launch, with its conditions each held to be true or not.
package struct ScreenPlay: Sendable {
  package let timeline: Timeline
  /// What was held of the conditions that the code asked for, until the screen shows and when the device is turned then.
  package let conditions: [FreeCondition: Bool]
  /// The app after the turns of the device, at each of which controllers may answer otherwise.
  package let end: AppState
}

extension ScreenPlay {
  /// The most ways that are played.
  private static let mostWays = 64

  /// Every way in which the first screen of an app comes up.
  ///
  /// - Parameters:
  ///   - app: an app of which nothing can be anything, so that there are as many ways as values in the code.
  ///   - stated: what the app runs on, and its target, as facts.
  ///   - held: what is held of conditions from the start.
  ///   - turns: the turns of the device that follow.
  package static func all(
    _ app: any PlayableApp, on stated: [StatedFact], os: OSVersion, idiom: Idiom, holding held: [FreeCondition: Bool],
    turns: [DeviceOrientation]
  ) -> [ScreenPlay] {
    let played = PlayedApp(app, stated, os, idiom, events: EventChoice())
    guard let screen = played.screens.first else { return [] }
    var scenario = played.facts
    scenario.root = screen.root
    let shown = [.launched, .rootShown] + screen.presented.map(TimelineEvent.presented)
    guard !played.freeAnswers.isEmpty else {
      let start = AppState(scenario, phase: .notLaunched)
      let turned = Timeline(start: start, events: shown + turns.map(TimelineEvent.deviceTurned)).played.steps
      return [
        ScreenPlay(
          timeline: Timeline(start: start, events: shown), conditions: [:], end: turned.last?.state ?? start)
      ]
    }
    let chosen = played.chosen(held)
    for (index, answer) in played.freeAnswers.enumerated() {
      if let value = played.settled(index, chosen) { answer.set(value, in: &scenario) }
    }
    let start = StateTable.State(app: AppState(scenario, phase: .notLaunched), chosen: chosen, pending: [])
    let events = shown + turns.map(TimelineEvent.deviceTurned)
    return ways(from: start, events, in: played).map { way in
      let timeline = TimelineBuilder(played).timeline(
        Array(way.moves.prefix(shown.count)), from: start.app, way.state.chosen)
      return ScreenPlay(timeline: timeline, conditions: played.held(way.state.chosen), end: way.state.app)
    }
  }

  private static func ways(
    from start: StateTable.State, _ events: [TimelineEvent], in played: PlayedApp
  ) -> [(moves: [Move], state: StateTable.State)] {
    let successors = Successors(played, SearchPace(SearchLimits()))
    var ways = [(moves: [Move](), state: start)]
    for event in events {
      ways = ways.flatMap { way in
        var next: [(moves: [Move], state: StateTable.State)] = []
        successors.play(event, way.state) { found in
          let state = StateTable.State(app: found.app, chosen: found.chosen, pending: [])
          next.append((way.moves + found.moves, state))
        }
        // After an exception nothing happens.
        return next.isEmpty ? [(way.moves + [Move(event: event)], way.state)] : next
      }
      ways = Array(ways.prefix(mostWays))
    }
    return ways
  }
}

extension PlayedApp {
  /// The unknowns where this is held of conditions.
  fileprivate func chosen(_ held: [FreeCondition: Bool]) -> [FreeValue?] {
    freeAnswers.map { _ in nil } + conditions.map { condition in held[condition].map { FreeValue($0 ? 1 : 0) } }
  }

  fileprivate func held(_ chosen: [FreeValue?]) -> [FreeCondition: Bool] {
    var held: [FreeCondition: Bool] = [:]
    for (condition, value) in zip(conditions, chosen.dropFirst(freeAnswers.count)) {
      if let value { held[condition] = value.number == 1 }
    }
    return held
  }
}

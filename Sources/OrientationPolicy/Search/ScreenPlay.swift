import Orientation
import OrientationNotation

/// How a screen of an app comes up after the launch, with its conditions each held to be true or not.
package struct ScreenPlay: Sendable {
  package let timeline: Timeline
  /// What was held of the conditions that the code asked for, until the screen shows and when the device is turned then.
  package let conditions: [FreeCondition: Bool]
}

extension ScreenPlay {
  /// The most ways that are played.
  private static let mostWays = 64

  /// Every way in which the first screen of an app comes up.
  ///
  /// - Parameters:
  ///   - app: an app of which nothing can be anything, so that there are as many ways as values in the code.
  ///   - stated: what the app runs on, and its target, as facts.
  ///   - turns: the turns of the device that follow.
  package static func all(
    _ app: any PlayableApp, on stated: [StatedFact], os: OSVersion, idiom: Idiom, turns: [DeviceOrientation]
  ) -> [ScreenPlay] {
    let played = PlayedApp(app, stated, os, idiom, events: EventChoice())
    guard let screen = played.screens.first else { return [] }
    var scenario = played.facts
    scenario.root = screen.root
    let start = AppState(scenario, phase: .notLaunched)
    let shown = [.launched, .rootShown] + screen.presented.map(TimelineEvent.presented)
    let events = shown + turns.map(TimelineEvent.deviceTurned)
    let successors = Successors(played, SearchPace(SearchLimits()))
    var ways = [(moves: [Move](), state: StateTable.State(app: start, chosen: played.nothingChosen, pending: []))]
    for event in events {
      ways = ways.flatMap { way in
        var next: [(moves: [Move], state: StateTable.State)] = []
        successors.play(event, way.state) { found in
          let state = StateTable.State(app: found.app, chosen: found.chosen, pending: [])
          next.append((way.moves + [found.move], state))
        }
        // After an exception nothing happens.
        return next.isEmpty ? [(way.moves + [Move(event: event)], way.state)] : next
      }
      ways = Array(ways.prefix(mostWays))
    }
    return ways.map { way in
      let moves = Array(way.moves.prefix(shown.count))
      return ScreenPlay(
        timeline: TimelineBuilder(played).timeline(moves, from: start, way.state.chosen),
        conditions: played.held(way.state.chosen))
    }
  }
}

extension PlayedApp {
  fileprivate func held(_ chosen: [FreeValue?]) -> [FreeCondition: Bool] {
    var held: [FreeCondition: Bool] = [:]
    for (condition, value) in zip(conditions, chosen.dropFirst(freeAnswers.count)) {
      if let value { held[condition] = value.number == 1 }
    }
    return held
  }
}

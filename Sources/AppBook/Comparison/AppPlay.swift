import Orientation

/// A screen of the app on a device and a version: what happens until it shows, and at each turn of the device from there.
struct AppPlay: Sendable {
  let start: AppState
  /// Until the screen shows; the last ends with an exception where it never does.
  let steps: [TimelineStep]
  /// The turns that can happen from there, each by itself.
  let turns: [TimelineStep]
  /// Whether the screen shows, or an exception has terminated the app before; else an event cannot happen.
  let isWhole: Bool
  /// Facts that the sources do not tell, with the value that was taken.
  let assumed: [String]

  static let orientations: [DeviceOrientation] = [.landscapeLeft, .landscapeRight, .portraitUpsideDown, .portrait]

  init(_ timeline: Timeline, assumed: [String]) {
    let (steps, refusal) = timeline.played
    // What comes behind an exception does not happen.
    isWhole = refusal == nil || refusal == .appTerminated
    start = timeline.start
    self.steps = steps
    self.assumed = assumed
    let state = steps.last?.state ?? timeline.start
    turns = Self.orientations.flatMap { Timeline(start: state, events: [.deviceTurned($0)]).played.steps }
  }
}

extension AppPlay {
  /// The same events from a start and with answers that are edited.
  func edited(by edit: Edit) -> AppPlay { edited(by: [edit]) }

  func edited(by edits: [Edit]) -> AppPlay {
    var timeline = timeline(of: steps)
    for edit in edits { timeline.apply(edit) }
    return AppPlay(timeline, assumed: assumed)
  }

  /// The same with the `shouldAutorotate` of another play: an app has the method still where UIKit does not call it.
  func keeping(autorotationOf other: AppPlay) -> AppPlay {
    var play = self
    for controller in other.controllers where controller.answers.shouldAutorotate == .always(false) {
      play = play.edited(by: .answer(controller.name, .shouldAutorotate(.always(false))))
    }
    return play
  }

  /// Every controller that shows or is contained, with what it answers.
  var controllers: [Controller] {
    var rest = start.scenario.root.map { [$0] } ?? []
    for step in steps {
      if case .presented(let presentation) = step.event { rest.append(presentation.controller) }
    }
    var found: [Controller] = []
    while let controller = rest.popLast() {
      found.append(controller)
      rest += controller.children
    }
    return found
  }

  /// The events up to the first that ends otherwise in another play, and how both end; nil where none does.
  ///
  /// - Parameter countsLaunch: whether the orientation of the launch screen alone is a difference.
  func difference(
    from other: AppPlay, countsLaunch: Bool = true
  ) -> (mine: [TimelineStep], other: [TimelineStep])? {
    for index in steps.indices where countsLaunch || steps[index].event != .launched {
      guard other.steps.indices.contains(index) else { return nil }
      if !steps[index].endsLike(other.steps[index]) {
        return (Array(steps[...index]), Array(other.steps[...index]))
      }
    }
    for (turn, counterpart) in zip(turns, other.turns) where !turn.endsLike(counterpart) {
      return (steps + [turn], other.steps + [counterpart])
    }
    return nil
  }

  /// The timeline of some of its events.
  func timeline(of steps: [TimelineStep]) -> Timeline { Timeline(start: start, events: steps.map(\.event)) }
}

extension TimelineStep {
  /// Whether a reader sees the same: the interface in the same orientation, and the app running or not.
  func endsLike(_ other: TimelineStep) -> Bool {
    let (mine, others) = (resolution.decision, other.resolution.decision)
    return mine.orientation == others.orientation && raisesException == other.raisesException
  }

  var raisesException: Bool { resolution.decision.outcome.kind == .exception }
}

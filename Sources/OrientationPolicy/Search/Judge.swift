import Orientation
import OrientationNotation

/// Holds the statements of a policy against what happens, event by event.
struct Judge {
  /// A demand with the place of its statement, and the screen that it is about.
  private struct Line<Demand> {
    let statement: Int
    let screen: Int?
    let demand: Demand

    func isAbout(_ screens: [Int]) -> Bool { screen.map(screens.contains) ?? true }
  }

  private var always: Line<InterfaceOrientationMask>?
  private var exceptions: [Line<InterfaceOrientationMask?>] = []
  private var never: [Line<ForbiddenEnding>] = []
  private var may: [Line<InterfaceOrientationMask>] = []
  private var after: [Line<Deadline>] = []

  private struct Deadline {
    let trigger: TriggerMatch
    let within: Int
    let mask: InterfaceOrientationMask
  }

  init(_ policy: Policy, _ app: PlayedApp) {
    for (index, statement) in policy.statements.enumerated() where app.concerns(statement) {
      let screen = statement.screen.flatMap { app.screenNames.firstIndex(of: $0) }
      switch statement.demand {
      case .always(let mask):
        if let screen {
          exceptions.append(Line(statement: index, screen: screen, demand: mask))
        } else if let mask {
          always = Line(statement: index, screen: nil, demand: mask)
        }
      case .never(let ending): never.append(Line(statement: index, screen: screen, demand: ending))
      case .may(let mask): may.append(Line(statement: index, screen: screen, demand: mask))
      case .after(let trigger, let within, let mask):
        let match = TriggerMatch(trigger: trigger, app: app)
        after.append(
          Line(statement: index, screen: nil, demand: Deadline(trigger: match, within: within, mask: mask)))
      }
    }
  }
}

extension Judge {
  /// An event, and where the app was before and is after it.
  struct Moment {
    /// The event.
    let step: TimelineStep
    /// The calls behind it, which the controllers make that it brings or takes away.
    let calls: [TimelineStep]
    let before: Scenario
    let screensBefore: [Int]
    let screensAfter: [Int]
  }

  /// Nothing is pending before the launch.
  var nothingPending: Pending { after.map { _ in nil } }

  /// Judges an event.
  ///
  /// - Parameters:
  ///   - pending: what the events before left pending; what is pending after the event stands in it then.
  ///   - tally: takes what the event shows of each statement.
  func judge(_ moment: Moment, _ pending: inout Pending, _ tally: inout Tally) {
    if let last = moment.calls.last {
      judge(moment, last, &pending, &tally)
    } else {
      judge(moment, moment.step, &pending, &tally)
    }
  }

  /// - Parameter last: what came of the event and its calls at last.
  private func judge(_ moment: Moment, _ last: TimelineStep, _ pending: inout Pending, _ tally: inout Tally) {
    let decision = last.resolution.decision
    let isShown = last.state.phase == .running
    for line in never {
      guard line.isAbout(moment.screensAfter) else { continue }
      switch line.demand {
      case .outcome(let expectation): tally.note(line.statement, fails: moment.failing(expectation) != nil)
      case .orientations(let mask) where isShown: tally.note(line.statement, fails: mask.allows(decision.orientation))
      case .orientations: continue
      }
    }
    if isShown { judgeShown(decision.orientation, moment.screensAfter, &tally) }
    // What happens in the background nobody sees, so an `after` waits until the app is back.
    if last.state.phase == .background { return }
    for (place, line) in after.enumerated() {
      judge(line, moment, last, isThere: shows(last, line.demand.mask), &pending[place], &tally)
    }
  }
}

extension Judge.Moment {
  /// The number of the first step that ends as it must not: what ends the app or fails counts wherever it is, other endings where
  /// no call follows.
  func failing(_ ending: Expectation) -> Int? {
    if calls.isEmpty { return ending.matches(step.resolution.decision) ? 0 : nil }
    let steps = [step] + calls
    return steps.indices.first { index in
      let decision = steps[index].resolution.decision
      guard ending.matches(decision) else { return false }
      switch decision.outcome {
      case .exception, .geometryError: return true
      default: return index == steps.count - 1
      }
    }
  }
}

extension Judge {
  private func judgeShown(_ orientation: InterfaceOrientation, _ screens: [Int], _ tally: inout Tally) {
    var isExcepted = false
    for line in exceptions where line.isAbout(screens) {
      isExcepted = true
      tally.note(line.statement, fails: line.demand.map { !$0.allows(orientation) } ?? false)
    }
    if let always, !isExcepted { tally.note(always.statement, fails: !always.demand.allows(orientation)) }
    for line in may where line.isAbout(screens) { tally.note(line.statement, reaches: orientation) }
  }

  private func judge(
    _ line: Line<Deadline>, _ moment: Moment, _ last: TimelineStep, isThere: Bool, _ pending: inout UInt8?,
    _ tally: inout Tally
  ) {
    var left = pending.map { Int($0) - 1 }
    if line.demand.trigger.matches(moment) { left = min(left ?? .max, line.demand.within) }
    guard let left else { return }
    // A crash leaves no interface that could come there.
    let isOver = last.state.phase == .terminated
    tally.note(line.statement, fails: !isThere && (left == 0 || isOver))
    pending = isThere || left == 0 ? nil : UInt8(left)
  }

  /// Whether an interface shows, or starts to, in one of some orientations.
  private func shows(_ step: TimelineStep, _ mask: InterfaceOrientationMask) -> Bool {
    step.state.phase != .terminated && mask.allows(step.resolution.decision.orientation)
  }
}

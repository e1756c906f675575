import Orientation

/// Says whether an event is the one that an `after` waits for.
struct TriggerMatch {
  let trigger: Trigger
  let app: PlayedApp
}

extension TriggerMatch {
  func matches(_ moment: Judge.Moment) -> Bool {
    switch (trigger, moment.step.event) {
    case (.launched, .launched), (.rootShown, .rootShown): true
    case (.turned(let orientation), .deviceTurned(let turned)): orientation == nil || orientation == turned
    case (.rotationLock(let isOn), .rotationLockToggled(let isSwitchedOn)): isOn == isSwitchedOn
    case (.windowFillsScreen(let isFull), .windowResized(let fillsScreen)): isFull == fillsScreen
    case (.presented(let part), .presented(let presentation)):
      matches(part, moment.screensAfter) { presentation.controller.holds($0) }
    case (.dismissed(let part), .dismissed):
      matches(part, moment.screensBefore) { moment.before.presented.last?.controller.holds($0) ?? false }
    case (.pushed(let part), .pushed(let controller)): matches(part, moment.screensAfter) { controller.holds($0) }
    case (.popped(let part), .popped): matches(part, moment.screensBefore) { moment.before.shows($0) }
    case (.tabSelected(let part), .tabSelected):
      matches(part, moment.screensAfter) { moment.step.state.scenario.shows($0) }
    case (.launched, _), (.rootShown, _), (.turned, _), (.rotationLock, _), (.windowFillsScreen, _), (.presented, _),
      (.dismissed, _), (.pushed, _), (.popped, _), (.tabSelected, _):
      false
    }
  }

  private func matches(_ part: NamedPart?, _ screens: [Int], _ holds: (Name) -> Bool) -> Bool {
    switch part {
    case nil: true
    case .screen(let name): screens.contains { app.screenNames[$0] == name }
    case .controller(let name): holds(name)
    }
  }
}

extension Scenario {
  /// Whether a controller of this name shows on the top layer.
  fileprivate func shows(_ name: Name) -> Bool { layers.last?.contains(name) ?? false }
}

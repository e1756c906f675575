import Orientation

// Where an app has the value of a free answer.

extension FreeAnswer {
  /// The change by which the answer gets a value while the app runs.
  func change(to value: Answer) -> MaskChange {
    switch subject {
    case .controller(let name): .controller(name, value)
    case .applicationDelegate: .applicationDelegate(value.mask)
    case .sceneDelegate: .sceneDelegate(value.mask)
    }
  }

  /// Gives the answer a value that it has had all along.
  func set(_ value: Answer, in scenario: inout Scenario) {
    switch subject {
    case .applicationDelegate: scenario.applicationDelegate = value.mask
    case .sceneDelegate: scenario.windowSceneDelegate = value.mask
    case .controller(let name):
      if var root = scenario.root, root.holds(name) {
        _ = set(value, of: name, in: &root)
        scenario.root = root
      }
      for index in scenario.presented.indices {
        if set(value, of: name, in: &scenario.presented[index].controller) { return }
      }
    }
  }

  /// Gives the answer a value in what an event brings along; whether the event brings it.
  func set(_ value: Answer, in event: inout TimelineEvent) -> Bool {
    guard case .controller(let name) = subject else { return false }
    switch event {
    case .pushed(var controller):
      guard set(value, of: name, in: &controller) else { return false }
      event = .pushed(controller)
      return true
    case .presented(var presentation):
      guard set(value, of: name, in: &presentation.controller) else { return false }
      event = .presented(presentation)
      return true
    case .rootReplaced(var controller):
      guard set(value, of: name, in: &controller) else { return false }
      event = .rootReplaced(controller)
      return true
    case .launched, .rootShown, .deviceTurned, .dismissed, .popped, .tabSelected, .masksChanged,
      .rotationLockToggled, .windowResized, .phoneWindowResized, .modeChanged, .movedToBackground, .movedToForeground,
      .dismissalCancelled, .called:
      return false
    }
  }

  private func set(_ value: Answer, of name: Name, in tree: inout Controller) -> Bool {
    tree.change(name) { $0.answers.set(value) }
  }
}

extension Answer {
  /// What a delegate answers that answers this.
  fileprivate var mask: MaskAnswer {
    if case .supported(let answer) = self { answer } else { .notImplemented }
  }
}

import Orientation

#if !hasFeature(Embedded)
/// Turns a state into numbers.
struct StateEncoder {
  private var code = StateCode()
  private var names = NameTable()
  /// The controllers that come up in events, with their places: one that comes up twice is one record.
  private var later: [(presentation: Presentation, place: Int)] = []

  static func encode(_ state: ExplorerState) -> StateCode {
    var encoder = StateEncoder()
    switch state {
    case .moment(let scenario):
      encoder.add(scenario)
      encoder.add(scenario.event)
    case .sequence(let timeline):
      encoder.code.start[.mode] = 1
      encoder.add(timeline.start.scenario)
      for event in timeline.events { encoder.add(event) }
    }
    encoder.code.names = encoder.names.names
    return encoder.code
  }
}

extension StateCode {
  /// The numbers of a state.
  package init(_ state: ExplorerState) { self = StateEncoder.encode(state) }
}

extension StateEncoder {
  private mutating func add(_ scenario: Scenario) {
    // The root's names come first, so that short addresses begin with what a reader looks for.
    if let root = scenario.root { _ = add(root, parent: 0) }
    for presentation in scenario.presented { add(presentation, .presented) }
    for variable in scenario.variables {
      var record = Record<VariableField>()
      record[.name] = names.add(variable.name)
      record[.mask] = variable.mask.code
      code.variables.append(record)
    }
    for field in StartField.allCases {
      if let number = field.code(of: scenario, &names) { code.start[field] = number }
    }
  }

  // MARK: Controllers

  /// Adds a controller and those in it; the place of its record.
  private mutating func add(_ controller: Controller, parent: Int) -> Int {
    var record = Record<ControllerField>()
    let answers = controller.answers
    record[.name] = names.add(controller.name)
    record[.parent] = parent
    record[.kind] = controller.kind.code
    record[.forwarding] = controller.forwarding.code
    record[.shownChild] = controller.selectedChild == controller.defaultChild ? 0 : controller.selectedChild + 1
    record[.supported] = answers.supported.code(&names)
    record[.preferred] = answers.preferred.code(&names)
    record[.shouldAutorotate] = answers.shouldAutorotate.code
    record[.shouldAutorotateTo] = answers.shouldAutorotateTo.code
    record[.prefersOrientationLocked] = answers.prefersOrientationLocked.code
    record[.delegateSupported] = answers.delegateSupported.code(&names)
    record[.delegatePreferred] = answers.delegatePreferred.code(&names)
    (record[.appearanceVariable], record[.appearanceMask]) = assignment(answers.viewWillAppear)
    (record[.disappearanceVariable], record[.disappearanceMask]) = assignment(answers.viewWillDisappear)
    code.controllers.append(record)
    let place = code.controllers.count - 1
    for child in controller.children { _ = add(child, parent: place + 1) }
    return place
  }

  @discardableResult
  private mutating func add(_ presentation: Presentation, _ role: ControllerRole) -> Int {
    let place = add(presentation.controller, parent: 0)
    code.controllers[place][.role] = role.rawValue
    code.controllers[place][.style] = presentation.style.code
    code.controllers[place][.fillsWindow] = presentation.fillsWindow.code
    code.controllers[place][.removesPresentersView] = presentation.removesPresentersView.code
    code.controllers[place][.isAlert] = presentation.isAlert.code
    code.controllers[place][.ignoresApplicationMask] = presentation.ignoresApplicationMask.code
    return place
  }

  private mutating func addLater(_ presentation: Presentation) -> Int {
    for one in later where one.presentation == presentation { return one.place }
    let place = add(presentation, .later)
    later.append((presentation, place))
    return place
  }

  private mutating func assignment(_ variable: Variable?) -> (name: Int, mask: Int) {
    guard let variable else { return (0, 0) }
    return (names.add(variable.name) + 1, variable.mask.code)
  }

  // MARK: Events

  private mutating func add(_ event: Event) {
    let kind: EventKind
    switch event {
    case .launched: kind = .launched
    case .rootShown: kind = .rootShown
    case .deviceTurned: kind = .deviceTurned
    case .presented: kind = .presented
    case .dismissed(let style, let takesOver):
      kind = .dismissed
      code.start[.eventValue] = style.code
      code.start[.eventDetail] = takesOver.code
    case .pushed: kind = .pushed
    case .popped: kind = .popped
    case .tabSelected: kind = .tabSelected
    case .masksChanged: kind = .masksChanged
    case .rotationLockToggled: kind = .rotationLock
    case .windowResized: kind = .windowResized
    case .modeChanged: kind = .modeChanged
    case .rootReplaced: kind = .rootReplaced
    case .movedToBackground: kind = .movedToBackground
    case .movedToForeground: kind = .movedToForeground
    case .dismissalCancelled: kind = .dismissalCancelled
    case .alertDismissed: kind = .alertDismissed
    case .called(let call): (kind, code.start[.eventValue]) = call.code
    }
    code.start[.event] = kind.rawValue
  }

  private mutating func add(_ event: TimelineEvent) {
    var (kind, value, detail, name) = (EventKind.deviceTurned, 0, 0, 0)
    switch event {
    case .launched: kind = .launched
    case .rootShown: kind = .rootShown
    case .deviceTurned(let orientation): value = orientation.code
    case .presented(let presentation): (kind, value) = (.presented, addLater(presentation))
    case .dismissed(let dismissed):
      kind = .dismissed
      if let dismissed { name = names.add(dismissed) + 1 }
    case .pushed(let controller): (kind, value) = (.pushed, addLater(Presentation(controller)))
    case .popped: kind = .popped
    case .tabSelected(let selected): (kind, name) = (.tabSelected, names.add(selected) + 1)
    case .masksChanged(let change): (kind, value, detail, name) = numbers(of: change)
    case .rotationLockToggled(let isOn): (kind, value) = (.rotationLock, isOn.code)
    case .windowResized(let fillsScreen): (kind, value) = (.windowResized, fillsScreen.code)
    case .phoneWindowResized: kind = .phoneWindowResized
    case .modeChanged(let mode): (kind, value) = (.modeChanged, mode.number + 1)
    case .rootReplaced(let controller): (kind, value) = (.rootReplaced, addLater(Presentation(controller)))
    case .movedToBackground: kind = .movedToBackground
    case .movedToForeground: kind = .movedToForeground
    case .dismissalCancelled: kind = .dismissalCancelled
    case .called(let call): (kind, value) = call.code
    }
    var record = Record<EventField>()
    record[.kind] = kind.rawValue
    record[.value] = value
    record[.detail] = detail
    record[.name] = name
    code.events.append(record)
  }

  private mutating func numbers(of change: MaskChange) -> (kind: EventKind, value: Int, detail: Int, name: Int) {
    switch change {
    case .applicationDelegate(let answer): (.applicationDelegateChanged, answer.code(&names), 0, 0)
    case .sceneDelegate(let answer): (.sceneDelegateChanged, answer.code(&names), 0, 0)
    case .variable(let variable):
      (.variableChanged, variable.mask.code, 0, names.add(variable.name) + 1)
    case .controller(let name, let answer): numbers(of: answer, names.add(name) + 1)
    }
  }

  private mutating func numbers(
    of answer: Answer, _ name: Int
  ) -> (kind: EventKind, value: Int, detail: Int, name: Int) {
    switch answer {
    case .supported(let answer): return (.supportedChanged, answer.code(&names), 0, name)
    case .preferred(let answer): return (.preferredChanged, answer.code(&names), 0, name)
    case .shouldAutorotate(let answer): return (.shouldAutorotateChanged, answer.code, 0, name)
    case .shouldAutorotateTo(let mask): return (.shouldAutorotateToChanged, mask.code, 0, name)
    case .prefersOrientationLocked(let isOn): return (.prefersOrientationLockedChanged, isOn.code, 0, name)
    case .delegateSupported(let answer): return (.delegateSupportedChanged, answer.code(&names), 0, name)
    case .delegatePreferred(let answer): return (.delegatePreferredChanged, answer.code(&names), 0, name)
    case .viewWillAppear(let variable):
      let (variable, mask) = assignment(variable)
      return (.viewWillAppearChanged, mask, variable, name)
    case .viewWillDisappear(let variable):
      let (variable, mask) = assignment(variable)
      return (.viewWillDisappearChanged, mask, variable, name)
    }
  }
}
#endif

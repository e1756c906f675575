import Orientation

/// Turns numbers back into a state. Total: whatever the numbers are, there is a state.
struct StateDecoder {
  private let code: StateCode
  private let names: NameTable

  static func decode(_ code: StateCode) -> ExplorerState {
    let decoder = StateDecoder(code: code, names: NameTable(code.names))
    var scenario = decoder.scenario()
    guard code.start[.mode] == 1 else {
      scenario.event = decoder.event()
      return .moment(scenario)
    }
    let events = code.events.map { decoder.timelineEvent($0) }
    // Compared by pattern: an equality of events would bring that of everything in them.
    let isLaunched = if case .launched = events.first { true } else { false }
    return .sequence(Timeline(start: AppState(scenario, phase: isLaunched ? .notLaunched : .running), events: events))
  }
}

extension StateCode {
  /// The state that the numbers stand for.
  package var state: ExplorerState { StateDecoder.decode(self) }
}

extension StateDecoder {
  private func scenario() -> Scenario {
    var scenario = Scenario(os: .newest)
    for field in StartField.allCases { field.set(code.start[field], names, in: &scenario) }
    scenario.variables = code.variables.map { Variable(name: names.name(at: $0[.name]), mask: .init(code: $0[.mask])) }
    scenario.root = nil
    for place in code.controllers.indices where isTop(place) {
      switch ControllerRole(rawValue: code.controllers[place][.role]) {
      case .root: if scenario.root == nil { scenario.root = controller(at: place) }
      case .presented: scenario.presented.append(presentation(at: place))
      case .later, nil: continue
      }
    }
    return scenario
  }

  // MARK: Controllers

  private func isTop(_ place: Int) -> Bool { code.controllers[place][.parent] == 0 }

  /// A controller contains only those behind it, so no numbers make a circle.
  private func controller(at place: Int, depth: Int = 1) -> Controller {
    let record = code.controllers[place]
    var controller = Controller(
      names.name(at: record[.name]), kind: Controller.Kind(code: record[.kind]),
      forwarding: Controller.Forwarding(code: record[.forwarding]))
    if depth < Limit.depth {
      for child in (place + 1)..<code.controllers.count where code.controllers[child][.parent] == place + 1 {
        controller.children.append(self.controller(at: child, depth: depth + 1))
      }
    }
    let shown = record[.shownChild]
    controller.selectedChild =
      shown > 0 && shown <= controller.children.count ? shown - 1 : controller.defaultChild
    controller.answers.supported = MaskAnswer(code: record[.supported], names)
    controller.answers.preferred = PreferredAnswer(code: record[.preferred], names)
    controller.answers.shouldAutorotate = AutorotationAnswer(code: record[.shouldAutorotate])
    controller.answers.shouldAutorotateTo = InterfaceOrientationMask?(code: record[.shouldAutorotateTo])
    controller.answers.prefersOrientationLocked = record[.prefersOrientationLocked] == 1
    controller.answers.delegateSupported = MaskAnswer(code: record[.delegateSupported], names)
    controller.answers.delegatePreferred = PreferredAnswer(code: record[.delegatePreferred], names)
    controller.answers.viewWillAppear = assignment(record[.appearanceVariable], record[.appearanceMask])
    controller.answers.viewWillDisappear = assignment(record[.disappearanceVariable], record[.disappearanceMask])
    return controller
  }

  private func presentation(at place: Int) -> Presentation {
    let record = code.controllers[place]
    return Presentation(
      controller(at: place), style: ModalPresentationStyle?(code: record[.style]),
      fillsWindow: Bool?(code: record[.fillsWindow]),
      removesPresentersView: Bool?(code: record[.removesPresentersView]), isAlert: record[.isAlert] == 1,
      ignoresApplicationMask: Bool?(code: record[.ignoresApplicationMask]))
  }

  /// The controller that an event brings along.
  private func later(_ place: Int) -> Presentation {
    code.controllers.indices.contains(place) ? presentation(at: place) : Presentation(Controller(""))
  }

  private func assignment(_ name: Int, _ mask: Int) -> Variable? {
    name > 0 ? Variable(name: names.name(at: name - 1), mask: InterfaceOrientationMask(code: mask)) : nil
  }

  // MARK: Events

  /// The event of a moment: that of a sequence, without what it brings along, which the facts hold already.
  private func event() -> Event {
    if code.start[.event] == EventKind.masksChanged.rawValue { return .masksChanged }
    if code.start[.event] == EventKind.alertDismissed.rawValue { return .alertDismissed }
    var record = Record<EventField>()
    record[.kind] = code.start[.event]
    record[.value] = code.start[.eventValue]
    return switch timelineEvent(record) {
    case .launched: .launched
    case .rootShown: .rootShown
    case .deviceTurned: .deviceTurned
    case .presented: .presented
    case .dismissed:
      .dismissed(
        ModalPresentationStyle?(code: code.start[.eventValue]), takesOver: Bool?(code: code.start[.eventDetail]))
    case .pushed: .pushed
    case .popped: .popped
    case .tabSelected: .tabSelected
    case .masksChanged: .masksChanged
    case .rotationLockToggled: .rotationLockToggled
    case .windowResized, .phoneWindowResized: .windowResized
    case .modeChanged: .modeChanged
    case .rootReplaced: .rootReplaced
    case .movedToBackground: .movedToBackground
    case .movedToForeground: .movedToForeground
    case .dismissalCancelled: .dismissalCancelled
    case .called(let call): .called(call)
    }
  }

  private func timelineEvent(_ record: Record<EventField>) -> TimelineEvent {
    let value = record[.value]
    let name: Name? = record[.name] > 0 ? names.name(at: record[.name] - 1) : nil
    func changed(_ answer: Answer) -> TimelineEvent { .masksChanged(.controller(name ?? "", answer)) }
    return switch EventKind(rawValue: record[.kind]) ?? .deviceTurned {
    case .deviceTurned, .masksChanged: .deviceTurned(DeviceOrientation(code: value))
    case .launched: .launched
    case .rootShown: .rootShown
    case .presented: .presented(later(value))
    case .dismissed, .alertDismissed: .dismissed(name)
    case .pushed: .pushed(later(value).controller)
    case .popped: .popped
    case .tabSelected: .tabSelected(name ?? "")
    case .rotationLock: .rotationLockToggled(isOn: value == 1)
    case .windowResized: .windowResized(fillsScreen: value == 1)
    case .phoneWindowResized: .phoneWindowResized
    case .modeChanged: .modeChanged(WindowingMode?(code: value) ?? .fullScreen)
    case .rootReplaced: .rootReplaced(later(value).controller)
    case .movedToBackground: .movedToBackground
    case .movedToForeground: .movedToForeground
    case .dismissalCancelled: .dismissalCancelled
    case .otherWindowRequested: .called(.geometryRequestedElsewhere(.window))
    case .carPlaySceneRequested: .called(.geometryRequestedElsewhere(.carPlay))
    case .rotationAttempted: .called(.rotationAttempted)
    case .updateRequested: .called(.updateRequested)
    case .lockUpdateRequested: .called(.lockUpdateRequested)
    case .keyValueCodingSet: .called(.keyValueCodingSet(rawValue: value))
    case .privateSetterCalled: .called(.privateSetterCalled(rawValue: value))
    case .statusBarOrientationSet: .called(.statusBarOrientationSet(InterfaceOrientation(code: value)))
    case .geometryRequested: .called(.geometryRequested(InterfaceOrientationMask(code: value)))
    case .foreignGeometryRequested: .called(.foreignGeometryRequested)
    case .presentedAndDismissed: .called(.presentedAndDismissed(ModalPresentationStyle?(code: value)))
    case .viewReadded: .called(.viewReadded)
    case .viewTransformed: .called(.viewTransformed)
    case .applicationDelegateChanged: .masksChanged(.applicationDelegate(MaskAnswer(code: value, names)))
    case .sceneDelegateChanged: .masksChanged(.sceneDelegate(MaskAnswer(code: value, names)))
    case .variableChanged: .masksChanged(.variable(Variable(name: name ?? "", mask: .init(code: value))))
    case .supportedChanged: changed(.supported(MaskAnswer(code: value, names)))
    case .preferredChanged: changed(.preferred(PreferredAnswer(code: value, names)))
    case .shouldAutorotateChanged: changed(.shouldAutorotate(AutorotationAnswer(code: value)))
    case .shouldAutorotateToChanged: changed(.shouldAutorotateTo(InterfaceOrientationMask?(code: value)))
    case .prefersOrientationLockedChanged: changed(.prefersOrientationLocked(value == 1))
    case .delegateSupportedChanged: changed(.delegateSupported(MaskAnswer(code: value, names)))
    case .delegatePreferredChanged: changed(.delegatePreferred(PreferredAnswer(code: value, names)))
    case .viewWillAppearChanged: changed(.viewWillAppear(assignment(record[.detail], value)))
    case .viewWillDisappearChanged: changed(.viewWillDisappear(assignment(record[.detail], value)))
    }
  }
}

/// Collects the facts of a situation that could be otherwise, with the values to try.
struct EditedFactCollector {
  let scenario: Scenario
  let events: [TimelineEvent]
  let goal: RepairGoal
  private(set) var found: [EditedFact] = []

  init(scenario: Scenario, events: [TimelineEvent], goal: RepairGoal) {
    self.scenario = scenario
    self.events = events
    self.goal = goal
  }

  mutating func collect() {
    // A call is the smallest change, but where a turn of the device is refused an answer is at fault.
    if !isTurn { addCalls() }
    if let root = scenario.root { add(root) }
    for presentation in scenario.presented { add(presentation) }
    for event in events {
      switch event {
      case .presented(let presentation): add(presentation)
      case .pushed(let controller), .rootReplaced(let controller): add(controller)
      case .launched, .rootShown, .deviceTurned, .dismissed, .popped, .tabSelected, .masksChanged,
        .rotationLockToggled, .windowResized, .phoneWindowResized, .modeChanged, .movedToBackground,
        .movedToForeground, .dismissalCancelled, .called:
        continue
      }
    }
    addApplication()
    if isTurn { addCalls() }
    addInformationPropertyList()
    addUser()
    addSystem()
  }
}

extension EditedFactCollector {
  private var os: OSVersion { scenario.os }

  /// Adds the edits that change something, each once; a fact without one is none.
  private mutating func add(_ edits: [Edit], besides present: Edit) {
    var others: [Edit] = []
    for edit in edits where edit != present && !others.contains(edit) { others.append(edit) }
    if !others.isEmpty { found.append(EditedFact(edits: others)) }
  }

  /// Whether the last event is a turn of the device.
  private var isTurn: Bool {
    if let last = events.last { return last.isTurn }
    return scenario.event.isTurn
  }

  // MARK: Controllers

  private mutating func add(_ presentation: Presentation) {
    let name = presentation.controller.name
    add(presentation.controller)
    // Nobody can give an alert another style.
    if presentation.isAlert { return }
    add(
      [.style(name, .fullScreen), .style(name, .pageSheet), .style(name, .overFullScreen)],
      besides: .style(name, presentation.style ?? .automatic))
    if presentation.style == .custom {
      let isRemoved = presentation.removesPresentersView ?? false
      add([.removesPresentersView(name, !isRemoved)], besides: .removesPresentersView(name, isRemoved))
    }
  }

  private mutating func add(_ controller: Controller) {
    switch controller.forwarding {
    case .none: addAnswers(of: controller)
    case .containerDelegate: addAnswers(ofDelegateOf: controller)
    case .selectedChild, .topChild: break
    }
    if controller.kind != .plain, !controller.children.isEmpty {
      add(
        [
          .forwarding(controller.name, controller.kind, .selectedChild),
          .forwarding(controller.name, controller.kind, .none),
        ], besides: .forwarding(controller.name, controller.kind, controller.forwarding))
    }
    for child in controller.children { add(child) }
  }

  private mutating func addAnswers(of controller: Controller) {
    let answers = controller.answers
    func edit(_ answer: Answer) -> Edit { .answer(controller.name, answer) }
    guard os >= OSVersion(6) else {
      let present = answers.shouldAutorotateTo
      add(
        masks(around: present ?? .portrait).map { edit(.shouldAutorotateTo($0)) },
        besides: edit(.shouldAutorotateTo(present)))
      return
    }
    add(
      maskAnswers(around: answers.supported).map { edit(.supported($0)) }, besides: edit(.supported(answers.supported)))
    add(preferredAnswers.map { edit(.preferred($0)) }, besides: edit(.preferred(answers.preferred)))
    if os < OSVersion(16) {
      let isOff = answers.shouldAutorotate == .always(false)
      add([edit(.shouldAutorotate(.always(isOff)))], besides: edit(.shouldAutorotate(answers.shouldAutorotate)))
    }
    if os >= OSVersion(26) {
      let isLocked = answers.prefersOrientationLocked
      add([edit(.prefersOrientationLocked(!isLocked))], besides: edit(.prefersOrientationLocked(isLocked)))
    }
  }

  private mutating func addAnswers(ofDelegateOf controller: Controller) {
    let present = controller.answers.delegateSupported
    if os < OSVersion(7) || present == .notImplemented { return }
    add(
      maskAnswers(around: present).map { .answer(controller.name, .delegateSupported($0)) },
      besides: .answer(controller.name, .delegateSupported(present)))
  }

  private var preferredAnswers: [PreferredAnswer] {
    goal.orientations.orientations.map { .rawValue($0.rawValue) } + [.notImplemented]
  }

  // MARK: Masks

  private func maskAnswers(around present: MaskAnswer) -> [MaskAnswer] {
    let mask: InterfaceOrientationMask? = if case .mask(let mask) = present { mask } else { nil }
    return masks(around: mask).map { .mask($0) } + [.notImplemented]
  }

  /// The sets to try, those first that take nothing away; of one landscape the other is wanted too where it may be.
  private func masks(around present: InterfaceOrientationMask?) -> [InterfaceOrientationMask] {
    let wanted = goal.orientations
    if wanted.isEmpty { return InterfaceOrientationMask.everySet.filter { !$0.isEmpty } }
    let both = wanted.isDisjoint(with: .landscape) ? wanted : wanted.union(.landscape)
    let kept = present?.orientationsOnly ?? .allButUpsideDown
    return [kept.union(both), kept.union(wanted), .allButUpsideDown, .all, both, wanted]
      + wanted.orientations.map { $0.mask }
  }

  // MARK: The app

  private mutating func addApplication() {
    if os >= OSVersion(6) {
      let present = scenario.applicationDelegate
      add(maskAnswers(around: present).map { .applicationDelegate($0) }, besides: .applicationDelegate(present))
    }
    let present = scenario.windowSceneDelegate
    if os >= OSVersion(27), present != .notImplemented {
      add(maskAnswers(around: present).map { .sceneDelegate($0) }, besides: .sceneDelegate(present))
    }
    for variable in scenario.variables {
      add(
        masks(around: variable.mask).map { .variable(Variable(name: variable.name, mask: $0)) },
        besides: .variable(variable))
    }
    if os >= OSVersion(26) {
      let versions = OSVersion.established.filter { $0 >= OSVersion(18) && $0 <= os }
      add(versions.map { .linkedSDK($0) }, besides: .linkedSDK(scenario.effectiveLinkedSDK))
    }
  }

  private mutating func addCalls() {
    guard os >= OSVersion(16) else { return found.append(EditedFact(edits: [.call(.rotationAttempted)])) }
    found.append(EditedFact(edits: [.call(.updateRequested)]))
    if os >= OSVersion(26) { found.append(EditedFact(edits: [.call(.lockUpdateRequested)])) }
    let requests = goal.orientations.orientations.map { Edit.call(.geometryRequested($0.mask)) }
    if !requests.isEmpty { found.append(EditedFact(edits: requests)) }
  }

  private mutating func addInformationPropertyList() {
    let list = scenario.informationPropertyList
    let key = list.countingKey(on: scenario.idiom)
    let listed = list[key] ?? []
    // What is listed already keeps its place.
    var edits: [Edit] = []
    for mask in masks(around: list[key] == nil ? nil : PlainOrientationList(listed).mask) {
      var orientations = listed
      orientations.removeAll { !mask.allows($0) }
      for orientation in mask.orientations where !orientations.contains(orientation) {
        orientations.append(orientation)
      }
      edits.append(.informationPropertyList(key, orientations))
    }
    add(edits, besides: .informationPropertyList(key, listed))
    let isPad = scenario.idiom == .pad
    if isPad ? os >= OSVersion(9) : os >= OSVersion(27) && scenario.effectiveMode != nil {
      let isRequired = list.requiresFullScreen
      add([.requiresFullScreen(!isRequired)], besides: .requiresFullScreen(isRequired))
    }
  }

  // MARK: The user and the system

  private mutating func addUser() {
    if scenario.isRotationLocked { add([.rotationLock(false)], besides: .rotationLock(true)) }
    // In a timeline another event does not say how the device is held.
    if events.last?.isTurn ?? true {
      var held: [Edit] = []
      for device in DeviceOrientation.allCases {
        if let orientation = device.interfaceOrientation, goal.orientations.allows(orientation) {
          held.append(.device(device))
        }
      }
      add(held, besides: .device(heldLast))
    }
    if let mode = scenario.effectiveMode {
      add(WindowingMode.allCases.filter { $0.exists(on: scenario.idiom, os) }.map { .mode($0) }, besides: .mode(mode))
    }
    if scenario.idiom == .pad, os >= OSVersion(26) {
      let fillsScreen = scenario.scene.fillsScreen
      add([.fillsScreen(!fillsScreen)], besides: .fillsScreen(fillsScreen))
    }
  }

  /// How the device is held at the last event.
  private var heldLast: DeviceOrientation {
    if case .deviceTurned(let orientation)? = events.last { orientation } else { scenario.device }
  }

  private mutating func addSystem() {
    // The nearest versions first.
    var versions: [Edit] = []
    for version in OSVersion.established.reversed() where version < os { versions.append(.os(version)) }
    for version in OSVersion.established where version > os { versions.append(.os(version)) }
    found.append(EditedFact(edits: versions))
    add([.idiom(scenario.idiom == .pad ? .phone : .pad)], besides: .idiom(scenario.idiom))
    if scenario.idiom == .phone {
      let isThere = scenario.effectiveHomeButton
      add([.homeButton(!isThere)], besides: .homeButton(isThere))
    }
  }
}

extension TimelineEvent {
  fileprivate var isTurn: Bool { if case .deviceTurned = self { true } else { false } }
}

extension Event {
  // By pattern: an equality of events would bring that of everything in them into the explorer's module.
  fileprivate var isTurn: Bool { if case .deviceTurned = self { true } else { false } }
}

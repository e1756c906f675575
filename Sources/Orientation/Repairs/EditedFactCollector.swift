/// Collects the facts of a situation that could be otherwise, with the values to try.
struct EditedFactCollector {
  let scenario: Scenario
  let events: [TimelineEvent]
  let goal: RepairGoal
  /// Whether the interface should stay as it is.
  let keeps: Bool
  private(set) var found: [EditedFact] = []

  init(scenario: Scenario, events: [TimelineEvent], goal: RepairGoal, keeps: Bool) {
    self.scenario = scenario
    self.events = events
    self.goal = goal
    self.keeps = keeps
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

  /// Adds the edits of a fact, which all change it, and each otherwise; a fact without one is none.
  ///
  /// Whoever calls it leaves the present value out: an equality of edits would bring that of everything in them into the
  /// explorer's module.
  private mutating func add(_ edits: [Edit]) {
    if !edits.isEmpty { found.append(EditedFact(edits: edits)) }
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
    let styles: [ModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
    add(styles.filter { $0 != presentation.style }.map { .style(name, $0) })
    if presentation.style == .custom {
      add([.removesPresentersView(name, !(presentation.removesPresentersView ?? false))])
    }
  }

  private mutating func add(_ controller: Controller) {
    switch controller.forwarding {
    case .none: addAnswers(of: controller)
    case .containerDelegate: addAnswers(ofDelegateOf: controller)
    case .selectedChild, .topChild: break
    }
    // A container that asks no delegate has no answers of one.
    if controller.kind != .plain, !controller.children.isEmpty, !controller.answers.delegateSupported.isImplemented {
      let answers: [Controller.Forwarding] = [.selectedChild, .none]
      add(
        answers.filter { $0 != controller.forwarding }.map { .forwarding(controller.name, controller.kind, $0) })
    }
    for child in controller.children { add(child) }
  }

  private mutating func addAnswers(of controller: Controller) {
    let answers = controller.answers
    func edit(_ answer: Answer) -> Edit { .answer(controller.name, answer) }
    guard os >= OSVersion(6) else {
      let present = answers.shouldAutorotateTo
      return add(masks(around: present ?? .portrait, besides: present).map { edit(.shouldAutorotateTo($0)) })
    }
    // A preferred orientation that can be otherwise is to be told before a mask: it alone is the cause then.
    add(preferredAnswers.filter { $0 != answers.preferred }.map { edit(.preferred($0)) })
    add(maskAnswers(around: answers.supported).map { edit(.supported($0)) })
    if os < OSVersion(16) { add([edit(.shouldAutorotate(.always(answers.shouldAutorotate == .always(false))))]) }
    if os >= OSVersion(26) { add([edit(.prefersOrientationLocked(!answers.prefersOrientationLocked))]) }
  }

  private mutating func addAnswers(ofDelegateOf controller: Controller) {
    let present = controller.answers.delegateSupported
    if os < OSVersion(7) || present == .notImplemented { return }
    add(maskAnswers(around: present).map { .answer(controller.name, .delegateSupported($0)) })
  }

  private var preferredAnswers: [PreferredAnswer] {
    goal.orientations.orientations.map { .rawValue($0.rawValue) } + [.notImplemented]
  }

  // MARK: Masks

  private func maskAnswers(around present: MaskAnswer, default usual: InterfaceOrientationMask? = nil) -> [MaskAnswer] {
    if case .notImplemented = present { return masks(around: usual ?? scenario.defaultMask).map { .mask($0) } }
    let mask: InterfaceOrientationMask? = if case .mask(let mask) = present { mask } else { nil }
    return masks(around: scenario.mask(of: present), besides: mask).map { .mask($0) } + [.notImplemented]
  }

  /// The sets to try, each once, those first that take nothing away; of one landscape the other is wanted too where it may be.
  ///
  /// - Parameters:
  ///   - kept: what is allowed.
  ///   - present: the set that is answered, which is none to try; nil where none is.
  private func masks(
    around kept: InterfaceOrientationMask, besides present: InterfaceOrientationMask? = nil
  ) -> [InterfaceOrientationMask] {
    let wanted = goal.orientations
    let kept = kept.orientationsOnly
    let both = wanted.isDisjoint(with: .landscape) ? wanted : wanted.union(.landscape)
    let tried: [InterfaceOrientationMask] =
      wanted.isEmpty
      ? [kept.union(.allButUpsideDown), .all] + InterfaceOrientationMask.everySet.dropFirst()
      : [kept.union(both), kept.union(wanted), .allButUpsideDown, .all, both, wanted]
        + wanted.orientations.map { $0.mask }
    var others: [InterfaceOrientationMask] = []
    for mask in tried where mask != present && !others.contains(mask) { others.append(mask) }
    return others
  }

  // MARK: The app

  private mutating func addApplication() {
    if os >= OSVersion(6) {
      // What Info.plist lists is what a delegate without an answer leaves in force.
      add(
        maskAnswers(around: scenario.applicationDelegate, default: scenario.listedMask).map { .applicationDelegate($0) }
      )
    }
    let present = scenario.windowSceneDelegate
    if os >= OSVersion(27), present != .notImplemented { add(maskAnswers(around: present).map { .sceneDelegate($0) }) }
    for variable in scenario.variables {
      add(
        masks(around: variable.mask, besides: variable.mask).map { .variable(Variable(name: variable.name, mask: $0)) })
    }
    if os >= OSVersion(26) {
      let present = scenario.effectiveLinkedSDK
      add(OSVersion.established.filter { $0 >= OSVersion(18) && $0 <= os && $0 != present }.map { .linkedSDK($0) })
    }
  }

  private mutating func addCalls() {
    if keeps { return }
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
    for mask in masks(around: scenario.listedMask, besides: list[key].map { PlainOrientationList($0).mask }) {
      var orientations = listed
      orientations.removeAll { !mask.allows($0) }
      for orientation in mask.orientations where !orientations.contains(orientation) {
        orientations.append(orientation)
      }
      edits.append(.informationPropertyList(key, orientations))
    }
    add(edits)
    let isPad = scenario.idiom == .pad
    if isPad ? os >= OSVersion(9) : os >= OSVersion(27) && scenario.effectiveMode != nil {
      add([.requiresFullScreen(!list.requiresFullScreen)])
    }
  }

  // MARK: The user and the system

  private mutating func addUser() {
    if scenario.isRotationLocked { add([.rotationLock(false)]) }
    // In a timeline another event does not say how the device is held.
    if events.last?.isTurn ?? true {
      var held: [Edit] = []
      for device in DeviceOrientation.allCases where device != heldLast {
        if let orientation = device.interfaceOrientation, goal.orientations.allows(orientation) {
          held.append(.device(device))
        }
      }
      add(held)
    }
    if let mode = scenario.effectiveMode {
      add(WindowingMode.allCases.filter { $0 != mode && $0.exists(on: scenario.idiom, os) }.map { .mode($0) })
    }
    if scenario.idiom == .pad, os >= OSVersion(26) {
      add([.fillsScreen(!scenario.scene.fillsScreen)])
    }
  }

  /// How the device is held at the last event.
  private var heldLast: DeviceOrientation {
    if case .deviceTurned(let orientation)? = events.last { orientation } else { scenario.device }
  }

  private func isShown(on idiom: Idiom, _ version: OSVersion) -> Bool {
    scenario.effectiveMode?.exists(on: idiom, version) ?? true
  }

  private mutating func addSystem() {
    let other: Idiom = scenario.idiom == .pad ? .phone : .pad
    // The nearest versions first, of those on which the app can be shown as it is.
    var versions: [Edit] = []
    for version in OSVersion.established.reversed() where version < os && isShown(on: scenario.idiom, version) {
      versions.append(.os(version))
    }
    for version in OSVersion.established where version > os && isShown(on: scenario.idiom, version) {
      versions.append(.os(version))
    }
    add(versions)
    if isShown(on: other, os) { add([.idiom(other)]) }
    if scenario.idiom == .phone { add([.homeButton(!scenario.effectiveHomeButton)]) }
  }
}

extension TimelineEvent {
  fileprivate var isTurn: Bool { if case .deviceTurned = self { true } else { false } }
}

extension Event {
  // By pattern: an equality of events would bring that of everything in them into the explorer's module.
  fileprivate var isTurn: Bool { if case .deviceTurned = self { true } else { false } }
}

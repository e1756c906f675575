/// A fact, by the values that a search tries for it.
struct EditedFact {
  /// The values, the smallest change first; at least one.
  let edits: [Edit]

  /// The facts of a situation that a version has a say for, and what would bring the interface into some orientations.
  ///
  /// Of masks it tries those that take nothing away, the common ones, and the wanted orientations alone: what a mask allows
  /// beyond that changes no decision for the better, which a law compares with every mask.
  static func all(_ scenario: Scenario, _ events: [TimelineEvent], _ goal: RepairGoal) -> [EditedFact] {
    var facts = FactCollector(scenario: scenario, events: events, goal: goal)
    facts.collect()
    return facts.found
  }
}

private struct FactCollector {
  let scenario: Scenario
  let events: [TimelineEvent]
  let goal: RepairGoal
  var found: [EditedFact] = []

  mutating func collect() {
    if let root = scenario.root { add(root) }
    for presentation in scenario.presented { add(presentation) }
    for event in events {
      switch event {
      case .presented(let presentation): add(presentation)
      case .pushed(let controller): add(controller)
      case .launched, .rootShown, .deviceTurned, .dismissed, .popped, .tabSelected, .masksChanged,
        .rotationLockSwitched, .windowResized, .called:
        continue
      }
    }
    addApplication()
    addCalls()
    addInformationPropertyList()
    addUser()
    addSystem()
  }
}

extension FactCollector {
  private var os: OSVersion { scenario.os }

  /// Adds the values that are not the present one; a fact without another value is none.
  private mutating func add<Value: Hashable>(_ values: [Value], besides present: Value, _ edit: (Value) -> Edit) {
    var edits: [Edit] = []
    for value in values where value != present {
      let edit = edit(value)
      if !edits.contains(edit) { edits.append(edit) }
    }
    if !edits.isEmpty { found.append(EditedFact(edits: edits)) }
  }

  // MARK: Controllers

  private mutating func add(_ presentation: Presentation) {
    let name = presentation.controller.name
    add(presentation.controller)
    add([.fullScreen, .pageSheet, .overFullScreen], besides: presentation.style) {
      .style(name, $0 ?? .automatic)
    }
    if presentation.style == .custom {
      add([true, false], besides: presentation.removesPresentersView ?? false) { .removesPresentersView(name, $0) }
    }
  }

  private mutating func add(_ controller: Controller) {
    let answers = controller.answers
    let name = controller.name
    if controller.forwarding == .none {
      if os < OSVersion(6) {
        add(
          masks(around: answers.shouldAutorotateTo ?? .portrait).map(Optional.some), besides: answers.shouldAutorotateTo
        ) {
          .answer(name, .shouldAutorotateTo($0))
        }
      } else {
        add(maskAnswers(around: answers.supported), besides: answers.supported) { .answer(name, .supported($0)) }
        add(preferredAnswers, besides: answers.preferred) { .answer(name, .preferred($0)) }
      }
      if os >= OSVersion(6), os < OSVersion(16) {
        let isOff = answers.shouldAutorotate == .always(false)
        add([.always(isOff)], besides: answers.shouldAutorotate) { .answer(name, .shouldAutorotate($0)) }
      }
      if os >= OSVersion(26) {
        add([true, false], besides: answers.prefersOrientationLocked) { .answer(name, .prefersOrientationLocked($0)) }
      }
    }
    if controller.kind != .plain, !controller.children.isEmpty {
      add([.selectedChild, .none], besides: controller.forwarding) { .forwarding(name, controller.kind, $0) }
    }
    for child in controller.children { add(child) }
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
      + wanted.orientations.map(\.mask)
  }

  // MARK: The app

  private mutating func addApplication() {
    if os >= OSVersion(6) {
      add(maskAnswers(around: scenario.applicationDelegate), besides: scenario.applicationDelegate) {
        .applicationDelegate($0)
      }
    }
    if os >= OSVersion(27), scenario.windowSceneDelegate != .notImplemented {
      add(maskAnswers(around: scenario.windowSceneDelegate), besides: scenario.windowSceneDelegate) {
        .sceneDelegate($0)
      }
    }
    for variable in scenario.variables {
      add(masks(around: variable.mask), besides: variable.mask) { .variable(Variable(name: variable.name, mask: $0)) }
    }
    if os >= OSVersion(26) {
      let versions = OSVersion.released.filter { $0 >= OSVersion(18) && $0 <= os }
      add(versions, besides: scenario.effectiveLinkedSDK) { .linkedSDK($0) }
    }
  }

  private mutating func addCalls() {
    func add(_ calls: [MethodCall]) {
      if !calls.isEmpty { found.append(EditedFact(edits: calls.map { .call($0) })) }
    }
    if os < OSVersion(16) {
      add([.rotationAttempted])
      return
    }
    add([.updateRequested])
    if os >= OSVersion(26) { add([.lockUpdateRequested]) }
    let wanted = goal.orientations.orientations
    add(wanted.map { .geometryRequested($0.mask) })
  }

  private mutating func addInformationPropertyList() {
    let list = scenario.informationPropertyList
    let key = list.countingKey(on: scenario.idiom)
    let present = list[key]
    let listed = present ?? []
    // What is listed already keeps its place.
    let lists: [[InterfaceOrientation]?] = masks(around: present.map { PlainOrientationList($0).mask }).map { mask in
      listed.filter { mask.allows($0) } + mask.orientations.filter { !listed.contains($0) }
    }
    add(lists, besides: present) { .informationPropertyList(key, $0 ?? []) }
    if scenario.idiom == .pad, os >= OSVersion(9) {
      add([true, false], besides: list.requiresFullScreen) { .requiresFullScreen($0) }
    }
  }

  // MARK: The user and the system

  private mutating func addUser() {
    if scenario.isRotationLocked { add([false], besides: true) { .rotationLock($0) } }
    if turnsLast {
      let held = DeviceOrientation.allCases.filter { device in
        device.interfaceOrientation.map { goal.orientations.allows($0) } ?? false
      }
      add(held, besides: heldLast) { .device($0) }
    }
    if scenario.idiom == .pad, os >= OSVersion(26) {
      add([true, false], besides: scenario.scene.fillsScreen) { .fillsScreen($0) }
    }
  }

  /// How the device is held at the last event.
  private var heldLast: DeviceOrientation {
    if case .deviceTurned(let orientation)? = events.last { orientation } else { scenario.device }
  }

  /// Whether the last event looks at how the device is held.
  private var turnsLast: Bool {
    guard let last = events.last else { return true }
    if case .deviceTurned = last { return true }
    return false
  }

  private mutating func addSystem() {
    add(versions, besides: os) { .os($0) }
    add(Idiom.allCases, besides: scenario.idiom) { .idiom($0) }
    if scenario.idiom == .phone {
      add([true, false], besides: scenario.effectiveHomeButton) { .homeButton($0) }
    }
  }

  /// The versions, the nearest first.
  private var versions: [OSVersion] {
    let older = OSVersion.released.filter { $0 < os }
    let newer = OSVersion.released.filter { $0 > os }
    return Array(older.reversed()) + newer
  }
}

// What an event does to an app.

extension AppState {
  /// Lets an event happen: the state afterwards, what UIKit called, and what it decided and why.
  ///
  /// - Throws: why the event cannot happen in this state.
  public func after(_ event: TimelineEvent) throws(EventRefusal) -> TimelineStep {
    var next = self
    let transition = try next.meet(event)
    let resolution = Resolver.resolve(next.scenario)
    next.setReportedOrientation(by: event)
    let callbacks = next.callbacks(of: transition, resolution, before: self)
    next.takeOver(resolution.decision, transition)
    return TimelineStep(event: event, resolution: resolution, callbacks: callbacks, state: next)
  }

  /// Lets an event happen as ``after(_:)`` does, without what only explains it: the trace has no steps, and there are no
  /// callbacks.
  ///
  /// - Throws: why the event cannot happen in this state.
  package func outlined(after event: TimelineEvent) throws(EventRefusal) -> TimelineStep {
    var next = self
    let transition = try next.meet(event)
    let resolution = Resolver.outline(next.scenario)
    next.setReportedOrientation(by: event)
    next.takeOver(resolution.decision, transition)
    return TimelineStep(event: event, resolution: resolution, callbacks: [], state: next)
  }

  /// Lets an event happen, and tells what was decided alone: the same without the cost of a trace and of callbacks.
  ///
  /// - Throws: why the event cannot happen in this state.
  mutating func decide(_ event: TimelineEvent) throws(EventRefusal) -> Decision {
    let transition = try meet(event)
    let decision = Resolver.decide(scenario)
    setReportedOrientation(by: event)
    takeOver(decision, transition)
    return decision
  }
}

extension AppState {
  /// Whether who comes up is asked before it appears.
  func asksFirst(_ transition: Transition) -> Bool {
    transition.isPresentation && scenario.assumptions.askedAtPresentation == .beforeAppearance
  }

  /// Lets an event happen, up to where UIKit answers it.
  private mutating func meet(_ event: TimelineEvent) throws(EventRefusal) -> Transition {
    try checkPhase(for: event)
    let before = self
    let transition = try apply(event)
    if !asksFirst(transition) { run(transition.appearance) }
    scenario.event = transition.event
    rememberWhatTheSceneKnew(before: before)
    return transition
  }

  private func checkPhase(for event: TimelineEvent) throws(EventRefusal) {
    switch (phase, event) {
    case (.terminated, _): throw .appTerminated
    case (.notLaunched, .launched), (.launching, .rootShown): return
    case (.background, .movedToForeground), (.background, .deviceTurned), (.background, .rotationLockToggled),
      (.background, .masksChanged):
      return
    case (.background, _): throw .inBackground
    case (_, .movedToForeground): throw .inForeground
    case (_, .launched): throw .alreadyLaunched
    case (.launching, _), (.notLaunched, _): throw .rootNotShown
    case (.running, .rootShown): throw .rootAlreadyShown
    case (.running, _): return
    }
  }

  private mutating func apply(_ event: TimelineEvent) throws(EventRefusal) -> Transition {
    switch event {
    case .launched:
      phase = .launching
      return Transition(event: .launched)
    case .rootShown:
      phase = .running
      return Transition(event: .rootShown, appearance: Appearance.appearing(scenario.root))
    case .deviceTurned(let orientation):
      held = orientation
      if !scenario.isRotationLocked { scenario.device = orientation }
      return Transition(event: phase == .background ? .movedToBackground : .deviceTurned)
    case .presented(let presentation): return try present(presentation)
    case .dismissed(let name): return try dismiss(name)
    case .dismissalCancelled: return try cancelDismissal()
    case .pushed(let controller): return try push(controller)
    case .popped: return try pop()
    case .tabSelected(let name): return try selectTab(name)
    case .masksChanged(let change):
      try apply(change)
      return Transition(event: .masksChanged)
    case .rotationLockToggled(let isOn):
      guard isOn != scenario.isRotationLocked else { throw .lockAlready(on: isOn) }
      scenario.isRotationLocked = isOn
      // A locked iPhone reports portrait, however it is held.
      if !isOn { scenario.device = held } else if scenario.idiom == .phone { scenario.device = .portrait }
      return Transition(event: phase == .background ? .movedToBackground : .rotationLockToggled)
    case .windowResized(let fillsScreen):
      guard scenario.idiom == .pad, scenario.os >= OSVersion(9) else { throw .noWindows }
      guard fillsScreen != scenario.scene.fillsScreen else { throw .windowAlready(fillsScreen: fillsScreen) }
      scenario.scene.fillsScreen = fillsScreen
      return Transition(event: .windowResized)
    case .phoneWindowResized:
      guard scenario.effectiveMode?.isResizable == true else { throw .noResizableWindow }
      scenario.scene.isResized = true
      return Transition(event: .windowResized)
    case .modeChanged(let mode):
      guard mode.exists(on: scenario.idiom, scenario.os) else { throw .noMode(mode) }
      guard mode != scenario.scene.mode else { throw .modeAlready(mode) }
      scenario.scene.mode = mode
      scenario.scene.isResized = false
      return Transition(event: .modeChanged)
    case .rootReplaced(let controller): return try replaceRoot(controller)
    case .movedToBackground:
      phase = .background
      return Transition(event: .movedToBackground)
    case .movedToForeground:
      phase = .running
      return Transition(event: .movedToForeground)
    case .called(let call): return Transition(event: .called(call))
    }
  }

  /// Up to iOS 15 a forced value is what `UIDevice.orientation` reports from then on.
  private mutating func setReportedOrientation(by event: TimelineEvent) {
    guard scenario.os < OSVersion(16), case .called(let call) = event else { return }
    switch call {
    case .keyValueCodingSet(let rawValue), .privateSetterCalled(let rawValue):
      if let orientation = DeviceOrientation(rawValue: rawValue) { scenario.device = orientation }
    case .rotationAttempted, .updateRequested, .lockUpdateRequested, .statusBarOrientationSet, .geometryRequested,
      .foreignGeometryRequested, .geometryRequestedElsewhere, .presentedAndDismissed, .viewReadded, .viewTransformed:
      return
    }
  }

  private mutating func apply(_ change: MaskChange) throws(EventRefusal) {
    switch change {
    case .applicationDelegate(let answer): scenario.applicationDelegate = answer
    case .sceneDelegate(let answer): scenario.windowSceneDelegate = answer
    case .variable(let variable): scenario.set(variable)
    case .controller(let name, let answer):
      let isFound = changeController(named: name) { $0.answers.set(answer) }
      guard isFound else { throw .noController(name) }
    }
  }

  private mutating func run(_ appearance: [Appearance]) {
    for call in appearance {
      if let variable = call.sets { scenario.set(variable) }
    }
  }

  /// From iOS 16 on the scene keeps the controller's set that it last heard of, and from 26 on the lock, until somebody announces a
  /// change or UIKit asks by itself.
  private mutating func rememberWhatTheSceneKnew(before: AppState) {
    guard scenario.os >= OSVersion(16), before.phase == .running else { return }
    // A call changes nobody's answer.
    if case .called = scenario.event, scenario.scene.knows == nil, scenario.scene.knowsLock == nil { return }
    let known = before.scenario.scene.knows ?? Resolver.supportedByController(before.scenario)
    scenario.scene.knows = known == Resolver.supportedByController(scenario) ? nil : known
    guard scenario.os >= OSVersion(26) else { return }
    let lock = before.scenario.scene.knowsLock ?? Resolver.prefersOrientationLocked(before.scenario)
    scenario.scene.knowsLock = lock == Resolver.prefersOrientationLocked(scenario) ? nil : lock
  }

  private mutating func takeOver(_ decision: Decision, _ transition: Transition) {
    settle(decision, transition)
    guard asksFirst(transition) else { return }
    let asked = self
    run(transition.appearance)
    rememberWhatTheSceneKnew(before: asked)
  }

  private mutating func settle(_ decision: Decision, _ transition: Transition) {
    scenario.current = decision.orientation
    if case .exception = decision.outcome { phase = .terminated }
    switch transition.event {
    case .called(.geometryRequested): return
    case .called(.lockUpdateRequested), .presented, .dismissed: scenario.scene.knowsLock = nil
    case .launched, .rootShown, .deviceTurned, .pushed, .popped, .tabSelected, .masksChanged, .rotationLockToggled,
      .windowResized, .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled,
      .alertDismissed, .called:
      break
    }
    if transition.event.isRotation, scenario.assumptions.rotationUsesKnownSet { return }
    if decision.effectiveMask != nil { scenario.scene.knows = nil }
  }
}

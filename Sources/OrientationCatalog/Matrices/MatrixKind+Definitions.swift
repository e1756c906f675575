import Orientation

// How each matrix is filled in: a scenario for every pair of row and column, and what of its resolution the cell shows.

extension MatrixKind {
  package static func masks(_ os: OSVersion) -> DecisionMatrix {
    let every = InterfaceOrientationMask.everySet
    return DecisionMatrix(.masks, rows: every, AxisValue.mask, columns: every, AxisValue.mask) {
      application, controller in
      var scenario = Scenario(os: os)
      scenario.hasHomeButton = true
      scenario.applicationDelegate = .mask(application)
      scenario.root?.answers.supported = .mask(controller)
      scenario.root?.answers.shouldAutorotateTo = controller
      let resolution = Resolver.resolve(scenario)
      guard let effective = resolution.decision.effectiveMask, !effective.isEmpty else {
        return Self.outcome(of: resolution)
      }
      return (.allowed(effective), .effectiveMaskIsIntersection, resolution)
    }
  }

  static func applicationMasks(_ os: OSVersion) -> DecisionMatrix {
    let masks: [InterfaceOrientationMask] = [.portrait, .landscape, .allButUpsideDown, .all]
    let answers = [MaskAnswer.notImplemented] + masks.map { .mask($0) }
    return DecisionMatrix(
      .applicationMask, rows: answers, AxisValue.answer, columns: answers, AxisValue.answer
    ) { list, delegate in
      var scenario = Scenario(os: os)
      if case .mask(let mask) = list { scenario.informationPropertyList.supported = mask.orientations }
      scenario.applicationDelegate = delegate
      let resolution = Resolver.resolve(scenario)
      return (
        .allowed(resolution.decision.applicationMask ?? []),
        resolution.trace.ruleOfApplicationMask ?? .infoPlistDeclares, resolution
      )
    }
  }

  func deviceTurn(_ os: OSVersion) -> DecisionMatrix {
    let situations = InterfaceOrientationMask.everySet.flatMap { mask in
      InterfaceOrientation.valid.map { (mask: mask, current: $0) }
    }
    return DecisionMatrix(
      self, rows: situations, { .situation($0.mask, current: $0.current) }, columns: DeviceOrientation.allCases,
      AxisValue.device
    ) { situation, device in
      var scenario = Scenario(os: os)
      scenario.hasHomeButton = true
      scenario.current = situation.current
      scenario.device = device
      scenario.applicationDelegate = .mask(.all)
      scenario.root?.answers.supported = .mask(situation.mask)
      scenario.root?.answers.shouldAutorotateTo = situation.mask
      return Self.outcome(of: Resolver.resolve(scenario))
    }
  }

  static func shouldAutorotateAnswers(_ columns: [VersionRange]) -> DecisionMatrix {
    DecisionMatrix(
      .shouldAutorotate, rows: [true, false], AxisValue.shouldAutorotate, columns: columns, AxisValue.versions
    ) { answer, versions in
      var scenario = Scenario(os: versions.first)
      scenario.device = .landscapeLeft
      scenario.root?.answers.shouldAutorotate = .always(answer)
      return Self.outcome(of: Resolver.resolve(scenario))
    }
  }

  static func containersAnswers(_ os: OSVersion) -> DecisionMatrix {
    let kinds: [Controller.Kind] = [.navigation, .tabBar, .split, .page]
    return DecisionMatrix(
      .containers, rows: kinds, AxisValue.container, columns: Controller.Forwarding.allCases, AxisValue.forwarding
    ) { kind, forwarding in
      var container = Controller(
        "container", kind: kind, forwarding: forwarding, children: [Controller("child")])
      container.answers.delegateSupported = .mask(.landscape)
      var scenario = Scenario(os: os)
      scenario.root = container
      scenario.device = .landscapeLeft
      let resolution = Resolver.resolve(scenario)
      let (value, rule) = resolution.trace.deciderInContainer
      return (value, rule, resolution)
    }
  }

  static func presentationStyles(_ columns: [VersionRange]) -> DecisionMatrix {
    var styles: [ModalPresentationStyle?] = [nil]
    for style in ModalPresentationStyle.allCases where style != .none { styles.append(style) }
    return DecisionMatrix(
      .presentation, rows: styles, AxisValue.style, columns: columns, AxisValue.versions
    ) { style, versions in
      var scenario = Scenario(os: versions.first)
      let presentation = Presentation(Controller("presented"), style: style)
      scenario.presented = [presentation]
      let resolution = Resolver.resolve(scenario)
      let takesOver = scenario.cover(of: presentation).takesOver
      return (.decider(takesOver ? .presented : .presenter), resolution.trace.ruleOfPresentation, resolution)
    }
  }

  static func forcedRotations(_ columns: [VersionRange]) -> DecisionMatrix {
    let right = DeviceOrientation.landscapeLeft.rawValue
    let calls: [MethodCall] = [
      .keyValueCodingSet(rawValue: right), .privateSetterCalled(rawValue: right), .rotationAttempted, .updateRequested,
      .geometryRequested(.landscapeRight), .statusBarOrientationSet(.landscapeRight),
      .presentedAndDismissed(.fullScreen), .presentedAndDismissed(nil), .viewReadded, .viewTransformed,
    ]
    return DecisionMatrix(
      .forcedRotation, rows: calls, AxisValue.call, columns: columns, AxisValue.versions
    ) { call, versions in
      var scenario = Scenario(os: versions.first)
      scenario.event = .called(call)
      scenario.root?.answers.shouldAutorotateTo = .all
      if case .presentedAndDismissed = call { scenario.root?.answers.supported = .mask(.landscapeRight) }
      if case .viewReadded = call { scenario.root?.answers.shouldAutorotateTo = .landscapeRight }
      return Self.outcome(of: Resolver.resolve(scenario))
    }
  }

  static func endingsWithoutCommonOrientation(_ columns: [VersionRange]) -> DecisionMatrix {
    DecisionMatrix(
      .noCommonOrientation, rows: ComparisonMoment.allCases, AxisValue.moment, columns: columns, AxisValue.versions
    ) { moment, versions in Self.outcome(of: Resolver.resolve(moment.scenario(versions.first))) }
  }

  static func geometryRequests(_ os: OSVersion) -> DecisionMatrix {
    let masks: [InterfaceOrientationMask] = [
      [], .portrait, .landscapeLeft, .landscapeRight, .landscape, .allButUpsideDown, .all,
    ]
    return DecisionMatrix(
      .geometryRequest, rows: masks, AxisValue.mask, columns: Array(masks.dropFirst()), AxisValue.mask
    ) { requested, supported in
      var scenario = Scenario(os: os)
      scenario.applicationDelegate = .mask(.all)
      scenario.root?.answers.supported = .mask(supported)
      scenario.event = .called(.geometryRequested(requested))
      return Self.outcome(of: Resolver.resolve(scenario))
    }
  }

  static func preferredOrientations(_ os: OSVersion) -> DecisionMatrix {
    DecisionMatrix(
      .preferred, rows: InterfaceOrientation.allCases, AxisValue.preferred,
      columns: Array(InterfaceOrientationMask.everySet.dropFirst()), AxisValue.mask
    ) { preferred, supported in
      var presented = Controller("presented")
      presented.answers.supported = .mask(supported)
      presented.answers.preferred = .rawValue(preferred.rawValue)
      var scenario = Scenario(os: os)
      scenario.hasHomeButton = true
      scenario.applicationDelegate = .mask(.all)
      scenario.presented = [Presentation(presented, style: .fullScreen)]
      scenario.event = .presented
      return Self.outcome(of: Resolver.resolve(scenario))
    }
  }

  static func multitaskingApps(_ columns: [VersionRange]) -> DecisionMatrix {
    DecisionMatrix(
      .multitasking, rows: PadConfiguration.allCases, AxisValue.padConfiguration, columns: columns, AxisValue.versions
    ) { configuration, versions in
      var scenario = Scenario(os: versions.first)
      scenario.idiom = .pad
      scenario.informationPropertyList = configuration.informationPropertyList
      let resolution = Resolver.resolve(scenario)
      let rule = resolution.trace.ruleOfWindowing
      return (
        .isAsked(resolution.decision.controllerMask != nil), rule ?? .topmostFullScreenControllerIsAsked, resolution
      )
    }
  }

  static func windowingModes(_ os: OSVersion) -> DecisionMatrix {
    DecisionMatrix(
      .windowingModes, rows: PlaceOfApp.all(on: os), AxisValue.place, columns: BuildOfApp.all, AxisValue.build
    ) { place, build in
      var scenario = Scenario(os: os)
      scenario.linkedSDK = build.linkedSDK
      scenario.idiom = place.mode.idiom ?? .phone
      scenario.informationPropertyList.supported = InterfaceOrientation.valid
      scenario.informationPropertyList.requiresFullScreen = build.requiresFullScreen
      scenario.scene.mode = place.mode
      scenario.scene.isResized = place.isResized
      let resolution = Resolver.resolve(scenario)
      let isAsked = resolution.decision.controllerMask != nil
      return (.isAsked(isAsked), resolution.trace.ruleOfWindowing ?? .topmostFullScreenControllerIsAsked, resolution)
    }
  }
}

extension MatrixKind {
  private static func outcome(
    of resolution: Resolution
  ) -> (value: DecisionMatrix.Value, rule: Rule, resolution: Resolution) {
    (.outcome(resolution.decision.outcome), resolution.decision.rule, resolution)
  }
}

extension PadConfiguration {
  fileprivate var informationPropertyList: InformationPropertyList {
    var list = InformationPropertyList()
    list.supported = InterfaceOrientation.valid
    switch self {
    case .allDeclared: break
    case .requiresFullScreen: list.requiresFullScreen = true
    case .ignoredFrom26:
      list.requiresFullScreen = true
      list.requiresFullScreenIgnoredFrom = OSVersion(26, 2)
    case .notAllDeclared: list.supported = InterfaceOrientationMask.allButUpsideDown.orientations
    }
    return list
  }
}

extension Trace {
  fileprivate var ruleOfApplicationMask: Rule? {
    for step in steps { if case .applicationMask = step.effect { return step.rule } }
    return nil
  }

  /// Who answers in a container, by the rule that says so.
  fileprivate var deciderInContainer: (value: DecisionMatrix.Value, rule: Rule) {
    if contains(.containerDelegateAnswers) { return (.decider(.containerDelegate), .containerDelegateAnswers) }
    if contains(.subclassForwardsToChild) { return (.decider(.child), .subclassForwardsToChild) }
    return (.decider(.container), .containersDoNotAskChildren)
  }

  fileprivate var ruleOfPresentation: Rule {
    for step in steps where step.rule.layer == .presentation && step.rule != .topmostFullScreenControllerIsAsked {
      return step.rule
    }
    return .topmostFullScreenControllerIsAsked
  }

  fileprivate var ruleOfWindowing: Rule? {
    for step in steps where step.rule.layer == .windowing { return step.rule }
    return nil
  }
}

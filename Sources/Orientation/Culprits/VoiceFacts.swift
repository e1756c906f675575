/// The facts of each voice of a scenario, with the values that they could have instead.
struct VoiceFacts {
  let scenario: Scenario
  let wanted: InterfaceOrientationMask
  /// The masks to try in the place of each mask.
  let masks: [InterfaceOrientationMask]

  /// - Parameter masks: nil for the few that suffice: all orientations, and each that is wanted alone.
  init(_ scenario: Scenario, _ wanted: InterfaceOrientationMask, masks: [InterfaceOrientationMask]? = nil) {
    self.scenario = scenario
    self.wanted = wanted
    self.masks = masks ?? [.all] + wanted.orientations.map { $0.mask }
  }

  /// Everybody who has a say in the app, and then what it runs on.
  var voices: [Voice] {
    var voices: [Voice] = []
    func add(_ voice: Voice) { if !voices.contains(voice) { voices.append(voice) } }
    for controller in scenario.shownControllers { add(.controller(controller.name)) }
    for presentation in scenario.presented { add(.presentation(presentation.controller.name)) }
    return voices + [
      .applicationDelegate, .sceneDelegate, .informationPropertyList, .user, .missingCall, .device, .linkedSDK, .idiom,
      .version,
    ]
  }

  /// The facts of a voice, each by its other values; none for a voice that has no say.
  func facts(of voice: Voice) -> [[Edit]] {
    let all: [[Edit]] =
      switch voice {
      case .controller(let name): scenario.controller(named: name).map { facts(ofController: $0) } ?? []
      case .presentation(let name): facts(ofPresentation: name)
      case .applicationDelegate: [answers(instead: scenario.applicationDelegate).map { .applicationDelegate($0) }]
      case .sceneDelegate:
        os < OSVersion(27) ? [] : [answers(instead: scenario.windowSceneDelegate).map { .sceneDelegate($0) }]
      case .informationPropertyList: factsOfList
      case .user: factsOfUser
      case .missingCall: [calls]
      case .device:
        scenario.idiom == .phone ? [[.homeButton(!scenario.effectiveHomeButton)]] : []
      case .linkedSDK:
        os < OSVersion(26)
          ? [] : [OSVersion.established.filter { $0 >= OSVersion(18) && $0 <= os }.map { .linkedSDK($0) }]
      case .idiom: [[.idiom(scenario.idiom == .pad ? .phone : .pad)]]
      case .version: [OSVersion.established.reversed().filter { $0 != os }.map { .os($0) }]
      }
    return all.filter { !$0.isEmpty }
  }
}

extension VoiceFacts {
  private var os: OSVersion { scenario.os }

  /// The masks in the place of an answer; none in the place of one that is missing or hands the question on, which refuses
  /// nothing.
  private func answers(instead present: MaskAnswer) -> [MaskAnswer] {
    switch present {
    case .notImplemented, .selectedChild, .visibleController: []
    case .mask, .current, .variable: masks.map { .mask($0) } + [.notImplemented]
    }
  }

  /// What a controller and its delegate answer.
  private func facts(ofController controller: Controller) -> [[Edit]] {
    let answers = controller.answers
    func edits(_ values: [Answer]) -> [Edit] { values.map { .answer(controller.name, $0) } }
    guard os >= OSVersion(6) else { return [edits(masks.map { .shouldAutorotateTo($0) })] }
    // A controller answers by its default, too.
    let supported = answers.supported == .notImplemented ? .mask(.all) : answers.supported
    let preferred = wanted.orientations.map { PreferredAnswer.rawValue($0.rawValue) } + [.notImplemented]
    var facts = [edits(self.answers(instead: supported).map { .supported($0) })]
    if answers.preferred != .selectedChild { facts.append(edits(preferred.map { .preferred($0) })) }
    if controller.forwarding == .containerDelegate {
      facts.append(edits(self.answers(instead: answers.delegateSupported).map { .delegateSupported($0) }))
      facts.append(edits(preferred.map { .delegatePreferred($0) }))
    }
    if os < OSVersion(16), answers.shouldAutorotate != .selectedChild {
      facts.append(edits([.shouldAutorotate(.always(answers.shouldAutorotate == .always(false)))]))
    }
    if os >= OSVersion(26) { facts.append(edits([.prefersOrientationLocked(!answers.prefersOrientationLocked)])) }
    return facts
  }

  /// The style of a presentation, where it leaves the presenter in charge.
  private func facts(ofPresentation name: Name) -> [[Edit]] {
    guard let presentation = scenario.presented.first(where: { $0.controller.name == name }), !presentation.isAlert,
      !scenario.cover(of: presentation).takesOver
    else { return [] }
    let styles: [Edit] = [.style(name, .fullScreen), .style(name, .overFullScreen)]
    return [presentation.style == .custom ? styles + [.removesPresentersView(name, true)] : styles]
  }

  private var factsOfList: [[Edit]] {
    let list = scenario.informationPropertyList
    let key = list.countingKey(on: scenario.idiom)
    return [
      masks.map { .informationPropertyList(key, $0.orientations) },
      [.requiresFullScreen(!list.requiresFullScreen)],
    ]
  }

  private var factsOfUser: [[Edit]] {
    var facts: [[Edit]] = scenario.isRotationLocked ? [[.rotationLock(false)]] : []
    if let mode = scenario.effectiveMode {
      facts.append(WindowingMode.allCases.filter { $0 != mode && $0.exists(on: scenario.idiom, os) }.map { .mode($0) })
    }
    return facts
  }

  /// The calls that nobody made. Behind a turn of the device UIKit asks by itself, and no call acquits the user's lock.
  private var calls: [Edit] {
    if scenario.event.isRotation { return [] }
    guard os >= OSVersion(16) else { return [.call(.rotationAttempted)] }
    var calls: [MethodCall] = [.updateRequested]
    if os >= OSVersion(26) { calls.append(.lockUpdateRequested) }
    if !scenario.isRotationLocked { calls += wanted.orientations.map { .geometryRequested($0.mask) } }
    return calls.map { .call($0) }
  }
}

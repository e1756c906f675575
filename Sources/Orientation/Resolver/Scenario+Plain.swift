// Brings a scenario into the form that the rules read.

extension Scenario {
  /// The scenario as the rules read it.
  public var plain: PlainScenario {
    PlainScenario(
      os: os, linkedSDK: effectiveLinkedSDK, idiom: idiom, hasHomeButton: effectiveHomeButton,
      informationPropertyList: informationPropertyList.plain, applicationDelegate: plain(applicationDelegate),
      windowSceneDelegate: plain(windowSceneDelegate), isRotationLocked: isRotationLocked,
      controllers: plainControllers, current: current, device: device, sceneKnows: sceneKnows,
      sceneKnowsLock: sceneKnowsLock, sceneFillsScreen: sceneFillsScreen, assumptions: assumptions, event: event)
  }

  private var plainControllers: [PlainController] {
    var controllers: [PlainController] = []
    controllers.reserveCapacity(4)
    if let root { add(root, .root, to: &controllers) }
    for presentation in presented {
      add(
        presentation.controller, .presented(presentation.style, fillsWindow: presentation.fillsWindow), to: &controllers
      )
    }
    return controllers
  }

  /// Adds a controller and those of its descendants that show.
  private func add(_ controller: Controller, _ role: PlainController.Role, to controllers: inout [PlainController]) {
    let answers = controller.answers
    controllers.append(
      PlainController(
        name: controller.name, role: role, forwarding: controller.forwarding, supported: plain(answers.supported),
        preferred: plain(answers.preferred), shouldAutorotate: answers.shouldAutorotate,
        shouldAutorotateTo: answers.shouldAutorotateTo, prefersOrientationLocked: answers.prefersOrientationLocked,
        delegateSupported: plain(answers.delegateSupported), delegatePreferred: plain(answers.delegatePreferred)))
    if let child = controller.visibleChild { add(child, .child, to: &controllers) }
  }

  private func plain(_ answer: MaskAnswer) -> PlainMaskAnswer {
    switch answer {
    case .notImplemented: .notImplemented
    case .mask(let mask): .mask(mask)
    case .current: .current
    case .selectedChild: .selectedChild
    case .visibleController: .visibleController
    case .variable(let name): .mask(value(of: name))
    }
  }

  private func plain(_ answer: PreferredAnswer) -> PlainPreferredAnswer {
    switch answer {
    case .notImplemented: .notImplemented
    case .current: .current
    case .rawValue(let rawValue): .rawValue(rawValue)
    case .selectedChild: .selectedChild
    case .variable(let name): .rawValue(value(of: name).lowest.rawValue)
    }
  }
}

extension InformationPropertyList {
  fileprivate var plain: PlainInformationPropertyList {
    PlainInformationPropertyList(
      supported: supported.map { PlainOrientationList($0) },
      supportedOnPad: supportedOnPad.map { PlainOrientationList($0) },
      supportedOnPhone: supportedOnPhone.map { PlainOrientationList($0) }, requiresFullScreen: requiresFullScreen,
      requiresFullScreenIgnoredFrom: requiresFullScreenIgnoredFrom)
  }
}

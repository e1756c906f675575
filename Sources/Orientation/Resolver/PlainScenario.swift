/// A scenario as the rules read it: plain values, and in a row the controllers that show.
///
/// A ``Scenario`` is what people write, with trees of controllers, lists and variables; to follow those takes longer than
/// to decide. So a scenario is brought into this form once, and nothing is decided on the way: only what the rules look
/// at is kept, and what a fact means where nobody stated it is filled in. A loop over many scenarios stays in this form,
/// changes a fact at a time, and has the ``Resolver`` decide again.
package struct PlainScenario: Sendable, Hashable {
  /// The version of iOS that runs.
  package var os: OSVersion
  /// The SDK that the app was linked against.
  package var linkedSDK: OSVersion
  package var idiom: Idiom
  package var hasHomeButton: Bool
  package var informationPropertyList: PlainInformationPropertyList
  /// The answer of `application(_:supportedInterfaceOrientationsFor:)`.
  package var applicationDelegate: PlainMaskAnswer
  /// The answer of `UIWindowSceneDelegate.supportedInterfaceOrientations(for:)` (iOS 27).
  package var windowSceneDelegate: PlainMaskAnswer
  /// Whether the user has locked rotation.
  package var isRotationLocked: Bool
  /// The controllers that show: the root and then those presented, the lowest first, each followed by its child that
  /// shows, by the child of that, and so on.
  package var controllers: [PlainController]
  /// The orientation of the interface before the event.
  package var current: InterfaceOrientation
  /// The orientation of the device, after the event.
  package var device: DeviceOrientation
  package var scene: SceneState
  package var assumptions: Assumptions
  package var event: Event
}

extension PlainScenario {
  /// Whether a presenter is left as the device is held though it may not allow that, as people saw on iOS 8.
  var isLeftByDismissal: Bool {
    guard case .dismissed = event, os.major == 8, linkedSDK >= OSVersion(8) else { return false }
    return !isRotationLocked && device.interfaceOrientation == current
  }
}

extension Scenario {
  /// The scenario as the rules read it.
  package var plain: PlainScenario {
    PlainScenario(
      os: os, linkedSDK: effectiveLinkedSDK, idiom: idiom, hasHomeButton: effectiveHomeButton,
      informationPropertyList: informationPropertyList.plain, applicationDelegate: plain(applicationDelegate),
      windowSceneDelegate: plain(windowSceneDelegate), isRotationLocked: isRotationLocked,
      controllers: plainControllers, current: current, device: device, scene: plainScene,
      assumptions: assumptions, event: event)
  }

  private var plainControllers: [PlainController] {
    var controllers: [PlainController] = []
    controllers.reserveCapacity(4)
    if let root { add(root, .root, to: &controllers) }
    for presentation in presented {
      let role =
        presentation.isAlert
        ? PlainController.Role.alert : .presented(presentation.style, takesOver: presentation.takesOver)
      let place = controllers.count
      add(presentation.controller, role, to: &controllers)
      controllers[place].ignoresApplicationMask = presentation.ignoresApplicationMask ?? false
    }
    return controllers
  }

  /// The scene, without a way of showing apps that the device does not have.
  private var plainScene: SceneState {
    var scene = scene
    scene.mode = effectiveMode
    return scene
  }

  /// Adds a controller and those of its descendants that show.
  private func add(_ controller: Controller, _ role: PlainController.Role, to controllers: inout [PlainController]) {
    let answers = controller.answers
    controllers.append(
      PlainController(
        name: controller.name, role: role, isNavigation: controller.kind == .navigation,
        forwarding: controller.forwarding, supported: plain(answers.supported),
        preferred: plain(answers.preferred), shouldAutorotate: answers.shouldAutorotate,
        shouldAutorotateTo: os < OSVersion(6) ? controller.agreedAutorotation : answers.shouldAutorotateTo,
        prefersOrientationLocked: answers.prefersOrientationLocked,
        delegateSupported: plain(answers.delegateSupported), delegatePreferred: plain(answers.delegatePreferred),
        ignoresApplicationMask: false))
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

extension Controller {
  /// Its own answer to `shouldAutorotateToInterfaceOrientation:`, or that on which all of its children agree.
  fileprivate var agreedAutorotation: InterfaceOrientationMask? {
    guard answers.shouldAutorotateTo == nil, !children.isEmpty else { return answers.shouldAutorotateTo }
    return children.reduce(.all) { $0.intersection($1.agreedAutorotation ?? .portrait) }
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

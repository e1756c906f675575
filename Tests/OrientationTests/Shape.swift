import Orientation

/// The facts of a scenario that do not multiply: each shape brings another rule into play.
enum Shape: CaseIterable {
  case plain, noRoot, locked, noAutorotation, padAlone, padSharing, padFullScreen, oldPhone, container, forwarding
  case containerDelegate, sheet, defaultStyle, fullScreen, overFullScreen, custom, prefersLock, staleScene, launchList
  case sceneDelegate, nested, presentedContainer, selectedChild, staleLock, oldNavigation
  case windowedApps, padWithoutMultitasking, resizedMirroring, innerDisplay, innerDisplayFullScreen, innerDisplayLocked
  case alert, systemScreen

  func scenario(_ os: OSVersion, _ event: Event) -> Scenario {
    var scenario = Scenario(os: os)
    scenario.event = event
    switch self {
    case .plain: break
    case .noRoot: scenario.root = nil
    case .locked: scenario.isRotationLocked = true
    case .noAutorotation: scenario.root?.answers.shouldAutorotate = .always(false)
    case .padAlone: scenario.idiom = .pad
    case .padSharing, .padFullScreen:
      scenario.idiom = .pad
      scenario.informationPropertyList.supportedOnPad = InterfaceOrientation.valid
      scenario.informationPropertyList.requiresFullScreen = self == .padFullScreen
      if self == .padFullScreen, os.minor == 2 {
        scenario.informationPropertyList.requiresFullScreenIgnoredFrom = OSVersion(26, 2)
      }
    case .oldPhone: scenario.hasHomeButton = true
    case .container, .forwarding, .containerDelegate:
      scenario.root = Controller(
        "Navigation", kind: .navigation, forwarding: forwardingKind, children: [Controller("Child")])
    case .oldNavigation:
      scenario.hasHomeButton = true
      scenario.root = Controller("Navigation", kind: .navigation, children: [Controller("Child")])
    case .windowedApps, .padWithoutMultitasking:
      scenario.idiom = .pad
      scenario.informationPropertyList.supportedOnPad = InterfaceOrientation.valid
      scenario.informationPropertyList.requiresFullScreen = self == .windowedApps
      scenario.scene.mode = self == .windowedApps ? .windowedApps : .noMultitasking
    case .resizedMirroring:
      scenario.scene.mode = .phoneMirroring
      scenario.scene.isResized = true
    case .innerDisplay, .innerDisplayFullScreen, .innerDisplayLocked:
      scenario.scene.mode = .innerDisplay
      scenario.root?.answers.prefersOrientationLocked = self == .innerDisplayLocked
      scenario.informationPropertyList.requiresFullScreen = self == .innerDisplayFullScreen
    case .alert: scenario.presented = [Presentation(Controller("Modal"), isAlert: true)]
    case .systemScreen:
      scenario.presented = [
        Presentation(Controller("Modal"), style: .fullScreen, ignoresApplicationMask: true)
      ]
    case .sheet: scenario.presented = [Presentation(Controller("Modal"), style: .pageSheet)]
    case .defaultStyle: scenario.presented = [Presentation(Controller("Modal"))]
    case .fullScreen, .overFullScreen:
      scenario.presented = [
        Presentation(Controller("Modal"), style: self == .fullScreen ? .fullScreen : .overFullScreen)
      ]
      scenario.presented[0].controller.answers.preferred = .rawValue(InterfaceOrientation.landscapeLeft.rawValue)
    case .custom:
      scenario.presented = [Presentation(Controller("Modal"), style: .custom, removesPresentersView: true)]
      scenario.presented[0].controller.answers.preferred = .current
    case .prefersLock:
      scenario.root?.answers.prefersOrientationLocked = true
      scenario.linkedSDK = os.minor == 2 ? OSVersion(18) : nil
    case .staleScene: scenario.scene.knows = .portrait
    case .launchList: scenario.informationPropertyList.supported = [.landscapeRight, .landscapeLeft]
    case .sceneDelegate: scenario.windowSceneDelegate = .mask(.allButUpsideDown)
    case .nested:
      let navigation = Controller(
        "Navigation", kind: .navigation, forwarding: .topChild, children: [Controller("Child")])
      scenario.root = Controller(
        "Tabs", kind: .tabBar, forwarding: .selectedChild, children: [navigation, Controller("Other")])
    case .presentedContainer:
      let navigation = Controller(
        "Navigation", kind: .navigation, forwarding: .topChild, children: [Controller("Child")])
      scenario.presented = [Presentation(navigation, style: .fullScreen)]
    case .selectedChild:
      scenario.root = Controller("Page", kind: .page, children: [Controller("Child")])
      scenario.root?.answers.supported = .selectedChild
      scenario.root?.answers.shouldAutorotate = .selectedChild
      scenario.root?.answers.preferred = .selectedChild
    case .staleLock:
      scenario.scene.knowsLock = true
      scenario.scene.fillsScreen = event != .deviceTurned
    }
    return scenario
  }

  /// Gives a mask to the controller that answers in this shape.
  func setMask(_ mask: InterfaceOrientationMask, in scenario: inout Scenario) {
    switch self {
    case .noRoot, .oldNavigation: break
    case .nested:
      scenario.root?.children[0].children[0].answers.supported = .mask(mask)
      scenario.root?.children[0].children[0].answers.shouldAutorotateTo = mask
    case .presentedContainer:
      scenario.presented[0].controller.children[0].answers.supported = .mask(mask)
      scenario.presented[0].controller.children[0].answers.shouldAutorotateTo = mask
    case .forwarding, .selectedChild:
      scenario.root?.children[0].answers.supported = .mask(mask)
      scenario.root?.children[0].answers.shouldAutorotateTo = mask
    case .containerDelegate: scenario.root?.answers.delegateSupported = .mask(mask)
    case .fullScreen, .overFullScreen, .custom, .systemScreen:
      scenario.presented[0].controller.answers.supported = .mask(mask)
      scenario.presented[0].controller.answers.shouldAutorotateTo = mask
    case .plain, .locked, .noAutorotation, .padAlone, .padSharing, .padFullScreen, .oldPhone, .container, .sheet,
      .defaultStyle, .prefersLock, .staleScene, .launchList, .sceneDelegate,
      .staleLock, .windowedApps, .padWithoutMultitasking, .resizedMirroring, .innerDisplay, .innerDisplayFullScreen,
      .innerDisplayLocked, .alert:
      scenario.root?.answers.supported = .mask(mask)
      scenario.root?.answers.shouldAutorotateTo = mask
    }
  }

  private var forwardingKind: Controller.Forwarding {
    switch self {
    case .forwarding: .topChild
    case .containerDelegate: .containerDelegate
    default: .none
    }
  }
}

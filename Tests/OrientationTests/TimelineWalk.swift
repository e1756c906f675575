@testable import Orientation

/// Chooses starts and events at random, the same from the same seed.
struct TimelineWalk {
  private var state: UInt64
  private var count = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func start() -> AppState {
    var scenario = Scenario(os: pick(ScenarioSpace.versions))
    scenario.idiom = pick([.phone, .phone, .pad])
    scenario.applicationDelegate = maskAnswer()
    scenario.variables = [Variable(name: "v", mask: mask())]
    scenario.root = pick([
      controller("Root"),
      Controller("Stack", kind: .navigation, forwarding: pick([.none, .topChild]), children: [controller("A")]),
      Controller(
        "Tabs", kind: .tabBar, forwarding: pick([.none, .selectedChild]),
        children: [controller("B"), controller("C")]),
    ])
    scenario.device = pick(DeviceOrientation.allCases)
    scenario.assumptions.askedAtPresentation = pick(Assumptions.AskedAtPresentation.allCases)
    return AppState(scenario, phase: pick([.running, .running, .notLaunched]))
  }

  mutating func event(for state: AppState) -> TimelineEvent {
    switch state.phase {
    case .notLaunched: return .launched
    case .launching: return .rootShown
    case .running, .background, .terminated: break
    }
    count += 1
    switch next() % 20 {
    case 0, 1, 2: return .deviceTurned(pick(DeviceOrientation.allCases))
    case 3:
      return .presented(
        Presentation(controller("M\(count)"), style: pick([nil, .fullScreen, .pageSheet, .overFullScreen])))
    case 4: return .dismissed(nil)
    case 5: return .pushed(controller("P\(count)"))
    case 6: return .popped
    case 7: return .tabSelected(pick(["B", "C"]))
    case 8:
      let name = state.scenario.visibleController?.name ?? ""
      return .masksChanged(
        pick([
          .applicationDelegate(maskAnswer()), .variable(Variable(name: "v", mask: mask())),
          .controller(name, .supported(maskAnswer())), .controller(name, .shouldAutorotate(.always(next() % 2 == 0))),
          .controller(name, .prefersOrientationLocked(next() % 2 == 0)),
        ]))
    case 9: return .rotationLockToggled(isOn: next() % 2 == 0)
    case 10: return .windowResized(fillsScreen: next() % 2 == 0)
    case 11: return .modeChanged(pick(WindowingMode.allCases))
    case 12: return .phoneWindowResized
    case 13: return .rootReplaced(controller("R\(count)"))
    case 14: return .movedToBackground
    case 15, 16: return .movedToForeground
    case 17: return next() % 2 == 0 ? .dismissalCancelled : .presented(alert("T\(count)"))
    default:
      return .called(
        pick([
          .updateRequested, .rotationAttempted, .lockUpdateRequested, .keyValueCodingSet(rawValue: Int(next() % 8)),
          .geometryRequested(mask()), .geometryRequestedElsewhere(.window), .presentedAndDismissed(.fullScreen),
          .statusBarOrientationSet(.landscapeLeft),
        ]))
    }
  }
}

extension TimelineWalk {
  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 8
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }

  private mutating func mask() -> InterfaceOrientationMask {
    pick([.portrait, .landscape, .landscapeLeft, .allButUpsideDown, .all, .all])
  }

  private mutating func maskAnswer() -> MaskAnswer {
    pick([
      .notImplemented, .notImplemented, .mask(mask()), .current, .selectedChild, .visibleController, .variable("v"),
    ])
  }

  private mutating func alert(_ name: String) -> Presentation { Presentation(controller(name), isAlert: true) }

  private mutating func controller(_ name: String) -> Controller {
    var controller = Controller(name)
    controller.answers.supported = maskAnswer()
    controller.answers.preferred = pick([
      .notImplemented, .notImplemented, .current, .rawValue(3), .variable("v"), .selectedChild,
    ])
    controller.answers.shouldAutorotateTo = mask()
    if next() % 3 == 0 { controller.answers.viewWillAppear = Variable(name: "v", mask: mask()) }
    if next() % 3 == 0 { controller.answers.viewWillDisappear = Variable(name: "v", mask: mask()) }
    return controller
  }
}

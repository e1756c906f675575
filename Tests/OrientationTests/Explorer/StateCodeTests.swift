import Explorer
import Testing

@testable import Orientation

/// A state goes through numbers and addresses, and comes back.
struct StateCodeTests {
  @Test func anAddressOfAnEarlierEditionSetsAllMomentsFromSixteenOn() throws {
    for (os, ending) in [(1500, Assumptions.NoCommonOrientation.asReported), (1700, .throwsException)] {
      guard case .moment(let scenario) = try #require(StateCode(address: "1Sb\(os)u1")).state else {
        Issue.record("no moment")
        return
      }
      #expect(scenario.assumptions.noCommonOrientationAtRotation == ending)
    }
  }

  @Test func aFieldBeyondTheLettersHasTwo() throws {
    var scenario = Scenario(os: OSVersion(17))
    scenario.assumptions.noCommonOrientationUnderFullScreen = .followsDevice
    let address = StateCode(.moment(scenario)).address
    #expect(address.contains("zd3"))
    #expect(try #require(StateCode(address: address)).state == .moment(scenario))
  }

  @Test func aScenarioComesBackFromItsNumbers() {
    var broken: [String] = []
    var count = 0
    ExplorerSample.forEachScenario(every: 97) { scenario in
      count += 1
      let code = StateCode(.moment(scenario))
      let read = StateCode(numbers: code.numbers, names: code.names)
      guard case .moment(let decoded) = read.state else { return broken.append("no moment: \(scenario)") }
      // A raw value that no field holds is another one, and decides the same.
      let isSame = decoded == scenario || scenario.event.isBeyondFields
      let isDecidedSame =
        Resolver.decide(decoded) == Resolver.decide(scenario)
        && Resolver.resolve(decoded).trace == Resolver.resolve(scenario).trace
      if read != code || !isSame || !isDecidedSame { broken.append("\(scenario)") }
    }
    #expect(broken.isEmpty, "\(broken.prefix(5))")
    #expect(count > 10_000)
  }

  @Test func aTimelineComesBackFromItsNumbers() {
    for timeline in ExplorerSample.timelines(2_000) {
      let code = StateCode(.sequence(timeline))
      #expect(StateCode(numbers: code.numbers, names: code.names).state == .sequence(timeline))
    }
  }

  @Test func aStateComesBackFromItsAddress() throws {
    for timeline in ExplorerSample.timelines(2_000) {
      let code = StateCode(.sequence(timeline))
      #expect(try StateCode(whole: code.address) == code)
    }
    var broken: [String] = []
    ExplorerSample.forEachScenario(every: 997) { scenario in
      let code = StateCode(.moment(scenario))
      if (try? StateCode(whole: code.address)) != code { broken.append(code.address) }
    }
    #expect(broken.isEmpty, "\(broken.prefix(5))")
  }

  @Test func everyFactHasItsPlaceInTheNumbers() {
    for change in Self.changes {
      var scenario = Scenario(os: OSVersion(18, 4))
      change(&scenario)
      #expect(StateCode(.moment(scenario)).state == .moment(scenario))
    }
  }

  @Test func anAddressIsShortAndReadable() {
    var scenario = Scenario(os: OSVersion(15))
    scenario.root = Controller(
      "导航", kind: .navigation, forwarding: .topChild, children: [Controller("A B")])
    scenario.device = .landscapeLeft
    #expect(StateCode(.moment(scenario)).address == "1Sb1500o2Cd1e2Ca1b1;%E5%AF%BC%E8%88%AA,A%20B")
  }

  @Test(arguments: ["", "2Sb1500", "1X", "hello", "Sb1500"])
  func whatIsNoAddressIsNotRead(_ text: String) {
    #expect(StateCode(address: text) == nil)
  }

  @Test(arguments: [
    ("", AddressFault.noState), ("hello", .noState), ("1X", .noState), ("2Sb1500", .laterForm),
    ("1Sb1500zz7", .laterForm),
    ("1Sb9900", .laterForm), ("1Sw99", .laterForm), ("1Sa1b1500Ea99", .laterForm), ("1Szl99", .laterForm),
  ])
  func whatIsNotKnownIsNoStateThatCounts(_ address: String, _ fault: AddressFault) {
    #expect(throws: fault) { try StateCode(whole: address) }
  }

  @Test func anAddressOfALaterEditionKeepsWhatThisOneKnows() {
    #expect(StateCode(address: "1Sb1500z7")?.start[.os] == 1500)
    #expect(StateCode(address: "1Sb")?.start[.os] == 0)
    #expect(StateCode(address: "1So-99999999999999999999;a%2")?.names == ["a%2"])
  }

  @Test func whateverTheNumbersAreThereIsAnAnswer() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let extremes: [Int32] = [0, 1, 2, 3, 8, 34, 1500, 2700, -1, .max, .min, 300]
      let count = Int.random(in: 0...160, using: &generator)
      let numbers = (0..<count).map { _ in
        Bool.random(using: &generator) ? extremes.randomElement(using: &generator) ?? 0 : Int32.random(in: -4...40)
      }
      let answer = StateCode(numbers: numbers, names: ["A", "B"]).answer
      #expect(answer.count >= 3, "\(numbers)")
    }
  }

  @Test func aTreeDeeperThanAnyoneNestsIsCut() {
    var code = StateCode()
    code.start[.os] = 1500
    for place in 0..<256 {
      var record = Record<ControllerField>()
      record[.parent] = place
      record[.kind] = 1
      record[.forwarding] = 2
      code.controllers.append(record)
    }
    guard case .moment(let scenario) = code.state else { return #expect(Bool(false), "a moment was encoded") }
    var depth = 0
    var next = scenario.root
    while let controller = next {
      depth += 1
      next = controller.visibleChild
    }
    #expect(depth == 32)
  }
}

extension StateCodeTests {
  /// One change for each fact, so that each is seen apart from the others.
  private static let changes: [@Sendable (inout Scenario) -> Void] = [
    { $0.linkedSDK = OSVersion(26, 2) },
    { $0.idiom = .pad },
    { $0.hasHomeButton = true },
    { $0.hasHomeButton = false },
    { $0.informationPropertyList.supported = [] },
    { $0.informationPropertyList.supported = [.landscapeRight, .portrait, .landscapeLeft, .portraitUpsideDown] },
    { $0.informationPropertyList.supportedOnPad = [.portraitUpsideDown] },
    { $0.informationPropertyList.supportedOnPhone = [.landscapeLeft, .portrait] },
    { $0.informationPropertyList.requiresFullScreen = true },
    { $0.informationPropertyList.requiresFullScreenIgnoredFrom = OSVersion(26, 2) },
    { $0.applicationDelegate = .visibleController },
    { $0.applicationDelegate = .variable("mask") },
    { $0.windowSceneDelegate = .mask([]) },
    { $0.isRotationLocked = true },
    { $0.variables = [Variable(name: "mask", mask: .landscape), Variable(name: "other", mask: [])] },
    { $0.root = nil },
    { $0.root?.answers.supported = .mask(InterfaceOrientationMask(rawValue: 33)) },
    { $0.root?.answers.supported = .current },
    { $0.root?.answers.preferred = .rawValue(-1) },
    { $0.root?.answers.preferred = .rawValue(24) },
    { $0.root?.answers.preferred = .variable("mask") },
    { $0.root?.answers.shouldAutorotate = .always(false) },
    { $0.root?.answers.shouldAutorotate = .selectedChild },
    { $0.root?.answers.shouldAutorotateTo = [] },
    { $0.root?.answers.prefersOrientationLocked = true },
    { $0.root?.answers.delegateSupported = .selectedChild },
    { $0.root?.answers.delegatePreferred = .current },
    { $0.root?.answers.viewWillAppear = Variable(name: "mask", mask: .all) },
    { $0.root?.answers.viewWillDisappear = Variable(name: "mask", mask: []) },
    {
      $0.root = Controller(
        "Tabs", kind: .tabBar, forwarding: .selectedChild,
        children: [
          Controller("A"), Controller("B", kind: .split, forwarding: .containerDelegate),
          Controller("C", kind: .page, children: [Controller("D")]),
        ], selectedChild: 2)
    },
    { $0.presented = ModalPresentationStyle.allCases.map { Presentation(Controller("P\($0)"), style: $0) } },
    { $0.presented = [Presentation(Controller("P"), fillsWindow: true)] },
    { $0.presented = [Presentation(Controller("P"), style: .custom, fillsWindow: false)] },
    { $0.presented = [Presentation(Controller("P"), style: .custom, removesPresentersView: true)] },
    { $0.current = .unknown },
    { $0.current = .landscapeRight },
    { $0.device = .unknown },
    { $0.device = .faceDown },
    { $0.scene.knows = [] },
    { $0.scene.knows = .allButUpsideDown },
    { $0.scene.knowsLock = false },
    { $0.scene.knowsLock = true },
    { $0.scene.fillsScreen = false },
    { $0.assumptions.missingInformationPropertyList = .asDocumentation },
    { $0.assumptions.noCommonOrientationAtPresentation = .changesNothing },
    { $0.assumptions.noCommonOrientationAtRotation = .followsDevice },
    { $0.assumptions.noCommonOrientationAtUpdate = .throwsException },
    { $0.assumptions.noCommonOrientationUnderFullScreen = .changesNothing },
    { $0.assumptions.askedAtPresentation = .afterAppearance },
    { $0.assumptions.emptyMaskChangesNothing = true },
    { $0.assumptions.rotationUsesKnownSet = true },
    { $0.assumptions.navigationAllowsUpsideDown = true },
    { $0.assumptions.popAsks = true },
    { $0.assumptions.dismissalAsksNobody = true },
    { $0.assumptions.preferredOutsideMaskOnlyLogs = true },
    { $0.assumptions.keyValueCodingTurnsAtFirst = true },
    {
      let order: [InterfaceOrientation] = [.landscapeLeft, .portrait, .portraitUpsideDown, .landscapeRight]
      $0.assumptions.orderOfChoice = OrderOfChoice(order) ?? .portraitThenRight
    },
    { $0.event = .dismissed(.pageSheet, takesOver: true) },
    { $0.event = .called(.presentedAndDismissed(.overFullScreen)) },
    { $0.event = .called(.geometryRequested(.all)) },
    { $0.event = .called(.statusBarOrientationSet(.unknown)) },
  ]
}

extension Event {
  /// Whether the event carries a raw value that no field holds.
  fileprivate var isBeyondFields: Bool {
    switch self {
    case .called(.keyValueCodingSet(rawValue: .max)), .called(.privateSetterCalled(rawValue: .max)): true
    default: false
    }
  }
}

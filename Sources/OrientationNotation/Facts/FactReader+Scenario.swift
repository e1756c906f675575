import Orientation

// What facts say about the scenario as a whole.

extension FactReader {
  mutating func set(_ kind: FactKind, _ value: Substring) throws(ValueFault) {
    switch kind {
    case .iOS: scenario.os = try ValueReader.knownVersion(value)
    case .linkedSDK: scenario.linkedSDK = try ValueReader.version(value)
    case .idiom:
      scenario.idiom = try ValueReader.choice(
        value, "idiom", ["phone": .phone, "pad": .pad, "iphone": .phone, "ipad": .pad])
    case .homeButton: scenario.hasHomeButton = try ValueReader.yesOrNo(value)
    case .informationPropertyList: scenario.informationPropertyList.supported = try ValueReader.list(value)
    case .informationPropertyListOnPad: scenario.informationPropertyList.supportedOnPad = try ValueReader.list(value)
    case .informationPropertyListOnPhone:
      scenario.informationPropertyList.supportedOnPhone = try ValueReader.list(value)
    case .missingInformationPropertyList:
      scenario.assumptions.missingInformationPropertyList = try ValueReader.choice(
        value, "meaning", ["header": .asHeader, "documentation": .asDocumentation])
    case .requiresFullScreen: scenario.informationPropertyList.requiresFullScreen = try ValueReader.yesOrNo(value)
    case .requiresFullScreenIgnoredFrom:
      scenario.informationPropertyList.requiresFullScreenIgnoredFrom =
        value.folded == "missing" ? nil : try ValueReader.version(value)
    case .applicationDelegate: scenario.applicationDelegate = try ValueReader.delegateAnswer(value)
    case .sceneDelegate: scenario.windowSceneDelegate = try ValueReader.delegateAnswer(value)
    case .rotationLock: scenario.isRotationLocked = try ValueReader.yesOrNo(value)
    case .screen: try show(screen: value)
    case .target: target = String(value)
    case .root:
      guard kinds & FactKind.screen.bit == 0 else { throw ValueFault("a screen has a root controller already") }
      chains.removeFirst()
      if value.folded != "none" { chains.insert(Chain(try ControllerNotation(value), .root), at: 0) }
    case .presented: try present(value)
    case .current: scenario.current = try ValueReader.interfaceOrientation(value)
    case .device: scenario.device = try ValueReader.deviceOrientation(value)
    case .sceneKnows: scenario.sceneKnows = value.folded == "uptodate" ? nil : try ValueReader.mask(value)
    case .sceneKnowsLock:
      scenario.sceneKnowsLock = value.folded == "uptodate" ? nil : try ValueReader.yesOrNo(value)
    case .sceneFillsScreen: scenario.sceneFillsScreen = try ValueReader.yesOrNo(value)
    case .order: scenario.assumptions.orderOfChoice = try ValueReader.order(value)
    case .noCommonOrientationFromSixteen:
      scenario.assumptions.noCommonOrientationFromSixteen = try ValueReader.choice(
        value, "ending", ["unchanged": .changesNothing, "exception": .throwsException])
    case .askedAtPresentation:
      scenario.assumptions.askedAtPresentation = try ValueReader.choice(
        value, "moment", ["beforeappearance": .beforeAppearance, "afterappearance": .afterAppearance])
    case .event: scenario.event = try EventNotation.read(value)
    case .variable, .supported, .preferred, .shouldAutorotate, .shouldAutorotateTo, .prefersOrientationLocked,
      .delegateSupported, .delegatePreferred, .viewWillAppear, .viewWillDisappear, .fillsWindow:
      // A variable has a name besides, and the others wait for their controllers.
      break
    }
  }

  mutating func declare(_ name: String, _ value: Substring, _ line: Int) {
    if scenario.variables.contains(where: { $0.name == name }) {
      return fault(line, ValueFault("the variable `\(name.shortened)` is stated twice"))
    }
    attempt(line) { reader throws(ValueFault) in
      // Every one of them is looked at wherever one is named.
      guard reader.scenario.variables.count < ScenarioLimits.variables else {
        throw ValueFault("more than \(ScenarioLimits.variables) variables")
      }
      reader.scenario.variables.append(Variable(name: name, mask: try ValueReader.mask(value)))
    }
  }

  func require(variable name: String) throws(ValueFault) {
    let names = scenario.variables.map(\.name)
    if names.contains(name) { return }
    throw ValueFault(unknown: name, as: "variable", among: names)
  }

  mutating func present(_ value: Substring) throws(ValueFault) {
    if value.folded == "none" { return }
    guard chains.count <= ScenarioLimits.presented else {
      throw ValueFault("more than \(ScenarioLimits.presented) presented controllers")
    }
    let parts = value.splitAtStyle
    let style: ModalPresentationStyle? = if let parts { try ValueReader.style(parts.style) } else { nil }
    chains.append(Chain(try ControllerNotation(parts?.chain ?? value), .presented(style)))
  }
}

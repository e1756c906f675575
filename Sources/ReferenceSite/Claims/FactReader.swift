import Orientation

/// Reads facts, one by one, into a scenario.
///
/// Facts about controllers wait for ``finish()``, since the controllers may be named later.
struct FactReader {
  /// Controllers that facts may be about.
  private struct Chain {
    enum Role {
      case root
      case presented(ModalPresentationStyle?)
      /// They come up in an event of a timeline.
      case later
    }

    var notation: ControllerNotation
    let role: Role
    var fillsWindow: Bool?

    init(_ notation: ControllerNotation, _ role: Role) {
      self.notation = notation
      self.role = role
    }

    var isRoot: Bool {
      switch role {
      case .root: true
      case .presented, .later: false
      }
    }

    var isLater: Bool {
      switch role {
      case .later: true
      case .root, .presented: false
      }
    }
  }

  private struct WaitingFact {
    /// The part of the key before the point that names a controller, or nil for the root controller.
    let controller: Substring?
    let kind: FactKind
    let value: Substring
    let line: Int
  }

  /// The facts as written, in their order.
  private(set) var stated: [Fact] = []
  private var scenario = Scenario(os: .newest)
  /// The root's chain first, where there is one; then those presented, and those to come.
  private var chains = [Chain(.standard, .root)]
  /// How many controllers come up in events.
  private var laterCount = 0
  private var waiting: [WaitingFact] = []
  private var variableUses: [(name: String, line: Int)] = []
  private var kinds: UInt64 = 0
  private var faults: [ClaimFault] = []
  /// The app whose controllers, screens and Info.plist a text may leave to it; nil in a book without one.
  private let app: App?
  /// The target that the text names.
  private var target: String?

  init(app: App? = nil) { self.app = app }
}

extension FactReader {
  /// Reads a fact; a fault is kept.
  mutating func read(_ key: Substring, folded: String, _ value: Substring, _ line: Int) {
    guard let (subject, kind) = Self.kind(of: key, folded) else { return fault(line, Self.unknown(key)) }
    if value.isEmpty { return fault(line, ValueFault("`\(String(key).shortened)` has no value")) }
    stated.append(Fact(key: String(key), value: String(value), line: line))
    if let name = kind.variable(in: value) { variableUses.append((name, line)) }
    if kind.isAboutController {
      waiting.append(WaitingFact(controller: subject, kind: kind, value: value, line: line))
      return
    }
    if kind == .variable { return declare(String(subject ?? ""), value, line) }
    if kind != .presented {
      guard kinds & kind.bit == 0 else { return fault(line, Self.repeated(key)) }
      kinds |= kind.bit
    }
    attempt(line) { reader throws(ValueFault) in try reader.set(kind, value) }
  }

  /// Keeps controllers that come up in an event, so that facts can be about them.
  ///
  /// - Returns: the place to ask ``later(_:)`` for them.
  mutating func addLater(_ notation: ControllerNotation, _ line: Int) -> Int {
    laterCount += notation.nodes.count
    guard laterCount <= ScenarioParser.mostLater else {
      fault(line, ValueFault("more than \(ScenarioParser.mostLater) controllers in all events"))
      return chains.count - 1
    }
    chains.append(Chain(notation, .later))
    return chains.count - 1
  }

  /// The controllers of an event, with what has been stated about them.
  func later(_ place: Int) -> (controller: Controller, fillsWindow: Bool?) {
    (chains[place].notation.controller, chains[place].fillsWindow)
  }

  /// Reads a change: a key and a value as in a fact.
  mutating func change(_ key: Substring, _ value: Substring) throws(ValueFault) -> MaskChange {
    guard let (subject, kind) = Self.kind(of: key, key.folded) else { throw Self.unknown(key) }
    if let name = kind.variable(in: value) { try require(variable: name) }
    if kind == .variable {
      let name = String(subject ?? "")
      try require(variable: name)
      return .variable(Variable(name: name, mask: try ValueReader.mask(value)))
    }
    if kind == .applicationDelegate { return .applicationDelegate(try ValueReader.delegateAnswer(value)) }
    if kind == .sceneDelegate { return .sceneDelegate(try ValueReader.delegateAnswer(value)) }
    guard let answer = try kind.answer(reading: value) else {
      throw ValueFault(
        "`\(String(key).shortened)` does not change while an app runs; answers of delegates and controllers do, and variables"
      )
    }
    return .controller(try self.name(of: subject), answer)
  }

  /// The scenario, with everything stated.
  mutating func finish() throws(ClaimFaults) -> Scenario {
    if kinds & FactKind.iOS.bit == 0 {
      fault(1, ValueFault("the scenario does not state `iOS`", suggestion: "iOS: 15"))
    }
    nameControllers()
    for fact in waiting where faults.count < ScenarioParser.mostFaults { place(fact) }
    if let app { fillIn(from: app) }
    for use in variableUses {
      attempt(use.line) { reader throws(ValueFault) in try reader.require(variable: use.name) }
    }
    try throwFaults()
    scenario.root = nil
    for chain in chains {
      switch chain.role {
      case .root: scenario.root = chain.notation.controller
      case .presented(let style):
        scenario.presented.append(
          Presentation(chain.notation.controller, style: style, fillsWindow: chain.fillsWindow))
      case .later: continue
      }
    }
    return scenario
  }

  // MARK: Faults

  /// Throws where there are more faults than anyone would read.
  func checkFaults() throws(ClaimFaults) {
    if faults.count >= ScenarioParser.mostFaults { throw ClaimFaults(faults: faults) }
  }

  /// Throws the faults found so far, in the order of their lines.
  func throwFaults() throws(ClaimFaults) {
    if faults.isEmpty { return }
    // Faults of one line keep their order by position.
    let sorted = faults.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    throw ClaimFaults(faults: sorted.map(\.element))
  }

  /// Keeps a fault, unless there are as many as anyone would read.
  mutating func fault(_ line: Int, _ fault: ValueFault) {
    guard faults.count < ScenarioParser.mostFaults else { return }
    faults.append(ClaimFault(line: line, message: fault.message, suggestion: fault.suggestion))
  }

  /// The value that a closure reads, or nil where it is at fault; the fault is kept.
  @discardableResult
  mutating func attempt<Value>(
    _ line: Int, _ read: (inout FactReader) throws(ValueFault) -> Value
  ) -> Value? {
    do throws(ValueFault) {
      return try read(&self)
    } catch {
      fault(line, error)
      return nil
    }
  }
}

extension FactReader {
  private mutating func set(_ kind: FactKind, _ value: Substring) throws(ValueFault) {
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

  private mutating func declare(_ name: String, _ value: Substring, _ line: Int) {
    if scenario.variables.contains(where: { $0.name == name }) {
      return fault(line, ValueFault("the variable `\(name.shortened)` is stated twice"))
    }
    attempt(line) { reader throws(ValueFault) in
      // Every one of them is looked at wherever one is named.
      guard reader.scenario.variables.count < ScenarioParser.mostVariables else {
        throw ValueFault("more than \(ScenarioParser.mostVariables) variables")
      }
      reader.scenario.variables.append(Variable(name: name, mask: try ValueReader.mask(value)))
    }
  }

  private func require(variable name: String) throws(ValueFault) {
    let names = scenario.variables.map(\.name)
    if names.contains(name) { return }
    throw ValueFault(unknown: name, as: "variable", among: names)
  }

  private mutating func present(_ value: Substring) throws(ValueFault) {
    if value.folded == "none" { return }
    guard chains.count <= ScenarioParser.mostPresented else {
      throw ValueFault("more than \(ScenarioParser.mostPresented) presented controllers")
    }
    let parts = value.splitAtStyle
    let style: ModalPresentationStyle? = if let parts { try ValueReader.style(parts.style) } else { nil }
    chains.append(Chain(try ControllerNotation(parts?.chain ?? value), .presented(style)))
  }

  // MARK: The app

  private mutating func show(screen name: Substring) throws(ValueFault) {
    guard kinds & FactKind.root.bit == 0 else { throw ValueFault("a screen has a root controller already") }
    let screens = app?.screens ?? []
    guard let screen = screens.first(where: { $0.name.folded == name.folded }) else {
      throw ValueFault(unknown: name, as: "screen", among: screens.map(\.name))
    }
    kinds |= FactKind.root.bit
    chains.removeFirst()
    chains.insert(Chain(try ControllerNotation(Substring(screen.root)), .root), at: 0)
    for presented in screen.presented { try present(Substring(presented)) }
  }

  /// Lets the app answer for what the text leaves out, where it is about one of the app's controllers.
  private mutating func fillIn(from app: App) {
    var isAboutApp = kinds & FactKind.target.bit != 0
    for chain in chains.indices {
      for node in chains[chain].notation.nodes.indices {
        guard let controller = app.controller(named: chains[chain].notation.nodes[node].name) else { continue }
        isAboutApp = true
        attempt(line(of: controller.name)) { reader throws(ValueFault) in
          try reader.chains[chain].notation.nodes[node].fillIn(
            from: controller, os: reader.scenario.os, idiom: reader.scenario.idiom)
        }
      }
    }
    guard isAboutApp else { return }
    attempt(stated.first?.line ?? 1) { reader throws(ValueFault) in
      try AppTargetFacts(app, target: reader.target).fillIn(&reader.scenario, stated: reader.kinds)
    }
  }

  /// The line of the fact that brings a controller in.
  private func line(of name: String) -> Int {
    let folded = name.folded
    return stated.first { fact in
      ["root", "presented", "screen"].contains(fact.key.folded) && fact.value.folded.contains(folded)
    }?.line ?? stated.first { $0.key.folded == "screen" }?.line ?? 1
  }

  // MARK: Controllers

  private var nodes: [ControllerNotation.Node] { chains.flatMap(\.notation.nodes) }

  /// Finds the names that two controllers have; the root controller that nobody named makes way.
  private mutating func nameControllers() {
    let isRootNamed = kinds & FactKind.root.bit != 0
    if !isRootNamed {
      let others = chains.dropFirst().flatMap(\.notation.nodes).map(\.foldedName)
      var name = "ViewController"
      while others.contains(name.folded) { name = "Root" + name }
      chains[0].notation = .standard(named: name)
    }
    var names = chains.filter { !$0.isLater }.flatMap(\.notation.nodes).map(\.foldedName)
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (name, next) in zip(names, names.dropFirst()) where name == next && faults.count < ScenarioParser.mostFaults {
      let line = stated.last {
        ($0.key.folded == "presented" || $0.key.folded == "root") && $0.value.folded.contains(name)
      }
      let shown = nodes.first { $0.foldedName == name }?.name ?? name
      fault(line?.line ?? 1, ValueFault("two controllers are called `\(shown.shortened)`"))
    }
  }

  private mutating func place(_ fact: WaitingFact) {
    let places = find(fact.controller, for: fact.kind)
    guard !places.isEmpty else {
      guard let name = fact.controller else {
        return fault(fact.line, ValueFault("there is no root controller that `\(fact.kind.plainKey)` could be about"))
      }
      return fault(fact.line, ValueFault(unknown: name, as: "controller", among: nodes.map(\.name)))
    }
    // A controller that comes up in several events is the same each time.
    for (chain, node) in places {
      attempt(fact.line) { reader throws(ValueFault) in
        if fact.kind == .fillsWindow {
          guard !reader.chains[chain].isRoot, node == 0 else {
            throw ValueFault("only a presented controller fills the window or not")
          }
          reader.chains[chain].fillsWindow = try ValueReader.yesOrNo(fact.value)
        }
        try reader.chains[chain].notation.nodes[node].state(fact.kind, fact.value)
      }
    }
  }

  /// The places of the controllers that a fact is about: their chain, and the index in it.
  private func find(_ name: Substring?, for kind: FactKind) -> [(chain: Int, node: Int)] {
    guard let name else {
      let presented = chains.indices.filter { !chains[$0].isRoot && !chains[$0].isLater }
      if kind == .fillsWindow, presented.count == 1 { return [(presented[0], 0)] }
      return chains.first.map { $0.isRoot ? [(0, 0)] : [] } ?? []
    }
    let folded = name.folded
    var places: [(chain: Int, node: Int)] = []
    for (index, chain) in chains.enumerated() {
      guard let node = chain.notation.nodes.firstIndex(where: { $0.foldedName == folded }) else { continue }
      places.append((index, node))
    }
    return places
  }

  /// The name of the controller that a change is about, as its notation has it.
  private func name(of subject: Substring?) throws(ValueFault) -> String {
    guard let subject else {
      guard let root = chains.first, root.isRoot else { throw ValueFault("there is no root controller") }
      return root.notation.nodes[0].name
    }
    let folded = subject.folded
    if let node = nodes.first(where: { $0.foldedName == folded }) { return node.name }
    throw ValueFault(unknown: subject, as: "controller", among: nodes.map(\.name))
  }

  // MARK: Keys

  /// The kind of a key, and the controller or variable that it names.
  private static func kind(of key: Substring, _ folded: String) -> (subject: Substring?, kind: FactKind)? {
    if let kind = FactKind.named(folded) { return (nil, kind) }
    if let name = key.rest(afterFolded: "variable"), !name.isBlank { return (name.trimmed, .variable) }
    guard let point = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      let kind = FactKind.named(key[key.utf8.index(after: point)...].folded), kind.isAboutController
    else { return nil }
    return (key[..<point].trimmed, kind)
  }

  private static func repeated(_ key: Substring) -> ValueFault {
    ValueFault("`\(String(key).shortened)` is stated twice")
  }

  private static func unknown(_ key: Substring) -> ValueFault {
    var keys = FactKind.allCases.map(\.plainKey) + ["because"]
    if let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let controller = key[..<point]
      keys += FactKind.allCases.filter(\.isAboutController).map { controller + "." + $0.plainKey }
    }
    return ValueFault(unknown: key, as: "fact", among: keys)
  }
}

extension ControllerNotation {
  /// The root controller of a scenario that names none.
  fileprivate static let standard = standard(named: "ViewController")

  fileprivate static func standard(named name: String) -> ControllerNotation {
    ControllerNotation(nodes: [Node(name: name, foldedName: name.folded, kind: .plain, forwarding: .none)])
  }
}

extension ControllerNotation.Node {
  /// Takes a fact about the controller.
  fileprivate mutating func state(_ kind: FactKind, _ value: Substring) throws(ValueFault) {
    guard stated & kind.bit == 0 else {
      throw ValueFault("`\(kind.plainKey)` of `\(name.shortened)` is stated twice")
    }
    stated |= kind.bit
    guard let answer = try kind.answer(reading: value) else { return }
    switch answer {
    case .delegateSupported, .delegatePreferred: try requireDelegate()
    case .supported, .preferred, .shouldAutorotate, .shouldAutorotateTo, .prefersOrientationLocked, .viewWillAppear,
      .viewWillDisappear:
      break
    }
    answers.set(answer)
  }

  private func requireDelegate() throws(ValueFault) {
    guard forwarding == .containerDelegate else {
      throw ValueFault(
        "`\(name.shortened)` does not ask a delegate; one that does is written with `(delegate)`",
        suggestion: "\(name.shortened)(delegate)")
    }
  }
}

extension FactKind {
  /// The kind as a bit of a set.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

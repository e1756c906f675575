import Orientation

/// Reads a scenario's text: one fact a line, `key: value`, and what is claimed about it.
///
/// Every line is read, whatever is wrong with those before it, so that all faults are told at once. Facts about
/// controllers wait until all lines are read, since the controllers may be named later.
package struct ScenarioParser {
  /// The most faults that are told: a text with more is no scenario.
  static let mostFaults = 20
  /// The most controllers presented over one another.
  static let mostPresented = 32

  private var scenario = Scenario(os: .newest)
  private var root: ControllerNotation? = ControllerNotation.standard
  private var presented: [(chain: ControllerNotation, style: ModalPresentationStyle?, fillsWindow: Bool?)] = []
  private var waiting: [ControllerFact] = []
  private var stated: UInt64 = 0
  private var facts: [Fact] = []
  private var expectation: Expectation?
  private var expectationLine: Int?
  private var because: ParsedClaim.Because?
  private var becauseLine: Int?
  private var faults: [ClaimFault] = []

  /// Reads a text.
  ///
  /// - Parameter requiresExpectation: whether a text without `=>` is at fault, as a claim is.
  package static func parse(
    _ text: String, requiresExpectation: Bool = false
  ) throws(ClaimFaults) -> ParsedClaim {
    var parser = ScenarioParser()
    return try parser.run(text, requiresExpectation: requiresExpectation)
  }
}

extension ScenarioParser {
  private struct ControllerFact {
    /// The part of the key before the last point that names a controller, or nil for the root controller.
    let controller: Substring?
    let kind: FactKind
    let value: Substring
    let line: Int
  }

  private mutating func run(_ text: String, requiresExpectation: Bool) throws(ClaimFaults) -> ParsedClaim {
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      read(Substring(line), number)
      if faults.count >= Self.mostFaults { throw ClaimFaults(faults: faults) }
    }
    if stated & FactKind.iOS.bit == 0 {
      faults.append(ClaimFault(line: 1, message: "the scenario does not state `iOS`", suggestion: "iOS: 15"))
    }
    if requiresExpectation, expectationLine == nil {
      faults.append(ClaimFault(line: 1, message: "the claim states no outcome", suggestion: "=> turned portrait"))
    }
    nameControllers()
    for fact in waiting where faults.count < Self.mostFaults { place(fact) }
    // The sort is stable enough: faults of one line keep their order by position.
    faults = faults.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    guard faults.isEmpty else { throw ClaimFaults(faults: faults) }
    scenario.root = root?.controller
    scenario.presented = presented.map {
      Presentation($0.chain.controller, style: $0.style, fillsWindow: $0.fillsWindow)
    }
    return ParsedClaim(
      scenario: scenario, expectation: expectation, expectationLine: expectationLine, because: because, facts: facts)
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    let line = withoutComment(line)
    if line.isEmpty { return }
    if line.utf8.starts(with: "=>".utf8) { return expect(line.dropFirst(2), number) }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return fault(number, ValueFault("`\(String(line).shortened)` is no fact: one is written `key: value`"))
    }
    let key = trimmed(line[..<colon])
    let value = trimmed(line[line.utf8.index(after: colon)...])
    switch key.folded {
    case "because": return explain(value, number)
    case "expected": return expect(value, number)
    case let folded: state(key, folded, value, number)
    }
  }

  // MARK: What is claimed

  private mutating func expect(_ text: Substring, _ line: Int) {
    guard expectationLine == nil else { return fault(line, ValueFault("a second outcome")) }
    expectationLine = line
    attempt(line) { parser throws(ValueFault) in parser.expectation = try Expectation(reading: parser.trimmed(text)) }
  }

  private mutating func explain(_ text: Substring, _ line: Int) {
    guard becauseLine == nil else { return fault(line, ValueFault("a second `because`")) }
    becauseLine = line
    guard let rule = Rule(rawValue: String(text)) else {
      return fault(line, ValueFault(unknown: text, as: "rule", among: Rule.allCases.map(\.rawValue)))
    }
    because = ParsedClaim.Because(rule: rule, line: line)
  }

  // MARK: Facts

  private mutating func state(_ key: Substring, _ folded: String, _ value: Substring, _ line: Int) {
    guard let (controller, kind) = kind(of: key, folded) else {
      return fault(line, unknown(key))
    }
    if value.isEmpty { return fault(line, ValueFault("`\(String(key).shortened)` has no value")) }
    facts.append(Fact(key: String(key), value: String(value), line: line))
    if kind.isAboutController {
      waiting.append(ControllerFact(controller: controller, kind: kind, value: value, line: line))
      return
    }
    if kind != .presented {
      guard stated & kind.bit == 0 else { return fault(line, repeated(key)) }
      stated |= kind.bit
    }
    attempt(line) { parser throws(ValueFault) in try parser.set(kind, value) }
  }

  /// The kind of a key, and the controller that it names.
  private func kind(of key: Substring, _ folded: String) -> (controller: Substring?, kind: FactKind)? {
    if let kind = FactKind.named(folded) { return (nil, kind) }
    guard let point = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      let kind = FactKind.named(key[key.utf8.index(after: point)...].folded), kind.isAboutController
    else { return nil }
    return (trimmed(key[..<point]), kind)
  }

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
    case .applicationDelegate: scenario.applicationDelegate = try ValueReader.maskAnswer(value)
    case .sceneDelegate: scenario.windowSceneDelegate = try ValueReader.maskAnswer(value)
    case .rotationLock: scenario.isRotationLocked = try ValueReader.yesOrNo(value)
    case .root: root = value.folded == "none" ? nil : try ControllerNotation(value)
    case .presented: try present(value)
    case .current: scenario.current = try ValueReader.interfaceOrientation(value)
    case .device: scenario.device = try ValueReader.deviceOrientation(value)
    case .sceneKnows: scenario.sceneKnows = value.folded == "uptodate" ? nil : try ValueReader.mask(value)
    case .sceneFillsScreen: scenario.sceneFillsScreen = try ValueReader.yesOrNo(value)
    case .order: scenario.assumptions.orderOfChoice = try ValueReader.order(value)
    case .noCommonOrientationFromSixteen:
      scenario.assumptions.noCommonOrientationFromSixteen = try ValueReader.choice(
        value, "ending", ["unchanged": .changesNothing, "exception": .throwsException])
    case .event: scenario.event = try EventNotation.read(value)
    case .supported, .preferred, .shouldAutorotate, .shouldAutorotateTo, .prefersOrientationLocked, .delegateSupported,
      .delegatePreferred, .fillsWindow:
      // These wait for their controllers.
      break
    }
  }

  private mutating func present(_ value: Substring) throws(ValueFault) {
    if value.folded == "none" { return }
    guard presented.count < Self.mostPresented else {
      throw ValueFault("more than \(Self.mostPresented) presented controllers")
    }
    var chain = value
    var style: ModalPresentationStyle?
    if let (before, after) = splitStyle(value) {
      chain = before
      style = try ValueReader.style(after)
    }
    presented.append((try ControllerNotation(chain), style, nil))
  }

  /// The parts before and after the last ` as `.
  private func splitStyle(_ value: Substring) -> (Substring, Substring)? {
    let utf8 = value.utf8
    var end = utf8.endIndex
    while let space = utf8[..<end].lastIndex(of: UInt8(ascii: " ")) {
      let word = utf8[utf8.index(after: space)..<end]
      if word.elementsEqual("as".utf8), end < utf8.endIndex {
        return (trimmed(value[..<space]), trimmed(value[end...]))
      }
      end = space
    }
    return nil
  }

  // MARK: Controllers

  /// Finds the names that two controllers have; the root controller that nobody named makes way.
  private mutating func nameControllers() {
    var names: [String] = presented.flatMap { $0.chain.nodes.map(\.foldedName) }
    if stated & FactKind.root.bit == 0 {
      var name = "ViewController"
      while names.contains(name.folded) { name = "Root" + name }
      root = ControllerNotation.standard(named: name)
    }
    names += root?.nodes.map(\.foldedName) ?? []
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (name, next) in zip(names, names.dropFirst()) where name == next {
      let line = facts.last {
        ($0.key.folded == "presented" || $0.key.folded == "root") && $0.value.folded.contains(name)
      }
      fault(line?.line ?? 1, ValueFault("two controllers are called `\(shownName(name).shortened)`"))
    }
  }

  private func shownName(_ folded: String) -> String {
    let nodes = (root?.nodes ?? []) + presented.flatMap(\.chain.nodes)
    return nodes.first { $0.foldedName == folded }?.name ?? folded
  }

  private mutating func place(_ fact: ControllerFact) {
    guard let (presentation, node) = find(fact.controller, for: fact.kind) else {
      guard let name = fact.controller else {
        return fault(fact.line, ValueFault("there is no root controller that `\(fact.kind.plainKey)` could be about"))
      }
      let names = ((root?.nodes ?? []) + presented.flatMap(\.chain.nodes)).map(\.name)
      return fault(fact.line, ValueFault(unknown: name, as: "controller", among: names))
    }
    var chain = presentation.map { presented[$0].chain } ?? root
    guard chain != nil else { return }
    attempt(fact.line) { parser throws(ValueFault) in
      if fact.kind == .fillsWindow {
        guard let presentation, node == 0 else {
          throw ValueFault("only a presented controller fills the window or not")
        }
        parser.presented[presentation].fillsWindow = try ValueReader.yesOrNo(fact.value)
      }
      try chain?.nodes[node].state(fact.kind, fact.value)
    }
    if let presentation {
      if let chain { presented[presentation].chain = chain }
    } else {
      root = chain
    }
  }

  /// The place of a controller: its presentation, or nil for the root's chain, and its index in the chain.
  private func find(_ name: Substring?, for kind: FactKind) -> (presentation: Int?, node: Int)? {
    guard let name else {
      if kind == .fillsWindow, presented.count == 1 { return (0, 0) }
      return root == nil ? nil : (nil, 0)
    }
    let folded = name.folded
    if let node = root?.nodes.firstIndex(where: { $0.foldedName == folded }) { return (nil, node) }
    for (index, presentation) in presented.enumerated() {
      if let node = presentation.chain.nodes.firstIndex(where: { $0.foldedName == folded }) { return (index, node) }
    }
    return nil
  }

  // MARK: Faults

  private mutating func attempt(_ line: Int, _ body: (inout ScenarioParser) throws(ValueFault) -> Void) {
    do throws(ValueFault) {
      try body(&self)
    } catch {
      fault(line, error)
    }
  }

  private mutating func fault(_ line: Int, _ fault: ValueFault) {
    faults.append(ClaimFault(line: line, message: fault.message, suggestion: fault.suggestion))
  }

  private func repeated(_ key: Substring) -> ValueFault {
    ValueFault("`\(String(key).shortened)` is stated twice")
  }

  private func unknown(_ key: Substring) -> ValueFault {
    var keys = FactKind.allCases.map(\.plainKey) + ["because"]
    if let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let controller = key[..<point]
      keys += FactKind.allCases.filter(\.isAboutController).map { controller + "." + $0.plainKey }
    }
    return ValueFault(unknown: key, as: "fact", among: keys)
  }

  // MARK: Text

  private func withoutComment(_ line: Substring) -> Substring {
    guard let comment = line.utf8.firstIndex(of: UInt8(ascii: "#")) else { return trimmed(line) }
    return trimmed(line[..<comment])
  }

  private func trimmed(_ text: Substring) -> Substring {
    let utf8 = text.utf8
    guard let start = utf8.firstIndex(where: { !$0.isSpace }), let end = utf8.lastIndex(where: { !$0.isSpace }) else {
      return ""
    }
    return text[start..<utf8.index(after: end)]
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
    switch kind {
    case .supported: answers.supported = try ValueReader.maskAnswer(value)
    case .preferred: answers.preferred = try ValueReader.preferred(value)
    case .shouldAutorotate:
      answers.shouldAutorotate = ValueReader.isNotImplemented(value) ? nil : try ValueReader.yesOrNo(value)
    case .shouldAutorotateTo:
      answers.shouldAutorotateTo = ValueReader.isNotImplemented(value) ? nil : try ValueReader.mask(value)
    case .prefersOrientationLocked: answers.prefersOrientationLocked = try ValueReader.yesOrNo(value)
    case .delegateSupported:
      try requireDelegate()
      answers.delegateSupported = try ValueReader.maskAnswer(value)
    case .delegatePreferred:
      try requireDelegate()
      answers.delegatePreferred = try ValueReader.preferred(value)
    case .iOS, .linkedSDK, .idiom, .homeButton, .informationPropertyList, .informationPropertyListOnPad,
      .informationPropertyListOnPhone, .missingInformationPropertyList, .requiresFullScreen,
      .requiresFullScreenIgnoredFrom, .applicationDelegate, .sceneDelegate, .rotationLock, .root, .presented,
      .fillsWindow, .current, .device, .sceneKnows, .sceneFillsScreen, .order, .noCommonOrientationFromSixteen, .event:
      break
    }
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
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}

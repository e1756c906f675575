import Orientation

/// Reads facts, one by one, into a scenario.
///
/// Facts about controllers wait for ``finish()``, since the controllers may be named later.
struct FactReader {
  struct WaitingFact {
    /// The part of the key before the point that names a controller, or nil for the root controller.
    let controller: Substring?
    let kind: FactKind
    let value: Substring
    /// The fact as written.
    let fact: Fact
  }

  /// The facts as written, in their order.
  private(set) var stated: [Fact] = []
  /// What the facts come to so far.
  var draft = ScenarioDraft()
  /// Whether a screen of the app is named.
  var showsScreen = false
  /// How many presentations and such come up in events, and how many controllers with them.
  private var (laterCount, laterControllers) = (0, 0)
  private var waiting: [WaitingFact] = []
  private var variableUses: [(name: String, line: Int)] = []
  /// What the fact that spoke of all moments from iOS 16 on says, where a text still has it.
  private var formerEnding: Assumptions.NoCommonOrientation?
  var faults: [ClaimFault] = []
  /// The app whose controllers, screens and Info.plist a text may leave to it; nil in a book without one.
  let app: (any AppDefaults)?
  /// Whether facts may be about controllers that do not show.
  let allowsDeclarations: Bool
  /// The facts that are.
  var declared: [DeclaredFact] = []

  init(app: (any AppDefaults)? = nil, allowsDeclarations: Bool = false) {
    self.app = app
    self.allowsDeclarations = allowsDeclarations
  }
}

extension FactReader {
  /// Makes room for facts.
  mutating func reserve(_ count: Int) { stated.reserveCapacity(count) }

  /// Reads a fact; a fault is kept.
  mutating func read(_ key: Substring, folded: String, _ value: Substring, _ line: Int) {
    if folded == Self.formerEndingKey { return readFormerEnding(key, value, line) }
    guard let (subject, kind) = Self.kind(of: key, folded) else { return fault(line, Self.unknown(key)) }
    if value.isEmpty { return fault(line, ValueFault("`\(String(key).shortened)` has no value")) }
    let fact = Fact(key: String(key), value: String(value), line: line)
    stated.append(fact)
    if let name = kind.variable(in: value) { variableUses.append((name, line)) }
    if kind.isAboutController {
      waiting.append(WaitingFact(controller: subject, kind: kind, value: value, fact: fact))
      return
    }
    if kind == .variable { return declare(String(subject ?? ""), value, line) }
    if kind != .presented {
      guard draft.kinds & kind.bit == 0 else { return fault(line, Self.repeated(key)) }
      draft.kinds |= kind.bit
    }
    attempt(line) { reader throws(ValueFault) in try reader.set(kind, value, line) }
  }

  /// The key, folded, of a fact that texts of earlier editions may have.
  private static let formerEndingKey = "nocommonorientationfrom16"

  private mutating func readFormerEnding(_ key: Substring, _ value: Substring, _ line: Int) {
    guard formerEnding == nil else { return fault(line, Self.repeated(key)) }
    stated.append(Fact(key: String(key), value: String(value), line: line))
    formerEnding = attempt(line) { _ throws(ValueFault) in try ValueReader.noCommonOrientation(value) }
  }

  /// Keeps controllers that come up in an event, so that facts can be about them.
  ///
  /// - Returns: their place among those that do.
  mutating func addLater(_ presented: PresentedTree, _ line: Int) -> Int {
    laterControllers += presented.tree.nodes.count
    guard laterControllers <= ScenarioLimits.later else {
      fault(line, ValueFault("more than \(ScenarioLimits.later) controllers in the events"))
      return laterCount
    }
    draft.chains.append(ScenarioDraft.Chain(presented, .later, line: line))
    laterCount += 1
    return laterCount - 1
  }

  /// Reads a change: a key and a value as in a fact.
  mutating func change(_ key: Substring, _ value: Substring) throws(ValueFault) -> MaskChange {
    guard let (subject, kind) = Self.kind(of: key, key.folded) else {
      guard let variable = draft.scenario.variables.first(where: { $0.name.folded == key.folded }) else {
        throw Self.unknown(key)
      }
      throw ValueFault(
        "no fact `\(String(key).shortened)`; a variable is written with `variable` in front of its name",
        suggestion: "masks changed variable \(variable.name): \(value)")
    }
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
  ///
  /// - Parameters:
  ///   - isTimeline: whether events follow; a scenario's event is among the facts.
  ///   - call: what a timeline begins with, where that is a call.
  mutating func finish(
    isTimeline: Bool = false, beforeFirst call: MethodCall? = nil
  ) throws(ClaimFaults) -> Scenario {
    if draft.kinds & FactKind.iOS.bit == 0 {
      fault(1, ValueFault("the scenario does not state `iOS`", suggestion: "iOS: 15"))
    }
    nameControllers()
    for fact in waiting where faults.count < ScenarioLimits.faults { place(fact) }
    if let app { fillIn(from: app) }
    for use in variableUses {
      attempt(use.line) { reader throws(ValueFault) in try reader.require(variable: use.name) }
    }
    checkMode()
    try throwFaults()
    if let formerEnding, draft.scenario.os >= OSVersion(16) {
      draft.scenario.assumptions.setNoCommonOrientation(formerEnding)
    }
    return draft.finished(isTimeline: isTimeline, beforeFirst: call)
  }

  // MARK: Faults

  /// Throws where there are more faults than anyone would read.
  func checkFaults() throws(ClaimFaults) {
    if faults.count >= ScenarioLimits.faults { throw ClaimFaults(faults: faults) }
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
    guard faults.count < ScenarioLimits.faults else { return }
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

extension FactKind {
  /// The kind as a bit of a set.
  package var bit: UInt64 { 1 << UInt64(rawValue) }
}

import Orientation

// What facts say about controllers, once all of these are named.

extension FactReader {
  private var nodes: [ControllerNotation.Node] { chains.flatMap(\.notation.nodes) }

  /// Finds the names that two controllers have; the root controller that nobody named makes way.
  mutating func nameControllers() {
    let isRootNamed = kinds & FactKind.root.bit != 0
    if !isRootNamed {
      let others = chains.dropFirst().flatMap(\.notation.nodes).map(\.foldedName)
      var name = "ViewController"
      while others.contains(name.folded) { name = "Root" + name }
      chains[0].notation = .standard(named: name)
    }
    var names: [String] = []
    for chain in chains.indices where !chains[chain].isLater {
      let nodes = chains[chain].notation.nodes
      names += nodes.indices.lazy.map { nodes[$0].foldedName }
    }
    names.sort { $0.precedes($1) }
    for (name, next) in zip(names, names.dropFirst()) where name == next && faults.count < ScenarioLimits.faults {
      let line = stated.last {
        ($0.key.folded == "presented" || $0.key.folded == "root") && $0.value.folded.contains(name)
      }
      let shown = nodes.first { $0.foldedName == name }?.name ?? name
      fault(line?.line ?? 1, ValueFault("two controllers are called `\(shown.shortened)`"))
    }
  }

  mutating func place(_ fact: WaitingFact) {
    let places = find(fact.controller, for: fact.kind)
    guard !places.isEmpty else {
      guard let name = fact.controller else {
        return fault(
          fact.fact.line, ValueFault("there is no root controller that `\(fact.kind.plainKey)` could be about"))
      }
      attempt(fact.fact.line) { reader throws(ValueFault) in try reader.declare(fact, about: name) }
      return
    }
    // A controller that comes up in several events is the same each time.
    for (chain, node) in places {
      attempt(fact.fact.line) { reader throws(ValueFault) in
        if case .presentation(let place) = fact.kind.record.reading {
          guard !reader.chains[chain].isRoot, node == 0 else {
            throw ValueFault("`\(fact.kind.plainKey)` is about a presented controller")
          }
          reader.chains[chain].presentation[keyPath: place] = try ValueReader.yesOrNo(fact.value)
        }
        try reader.chains[chain].notation.nodes[node].state(fact.kind, fact.value)
      }
    }
  }

  /// Keeps a fact about a controller that does not show, where it may be about one.
  private mutating func declare(_ waiting: WaitingFact, about name: Substring) throws(ValueFault) {
    let unknown = ValueFault(unknown: name, as: "controller", among: nodes.map(\.name))
    // `root.shouldAutorotate` and `app delegate.…` are about something that shows.
    guard allowsDeclarations, FactKind.named(name.folded) == nil else { throw unknown }
    guard let node = try ControllerNotation(name).nodes.first, node.name.utf8.elementsEqual(name.utf8) else {
      throw unknown
    }
    guard declared.count < ScenarioLimits.declared else {
      throw ValueFault("more than \(ScenarioLimits.declared) facts about controllers that do not show")
    }
    if case .presentation = waiting.kind.record.reading {
      _ = try ValueReader.yesOrNo(waiting.value)
    } else {
      _ = try waiting.kind.answer(reading: waiting.value)
    }
    let folded = waiting.fact.key.folded
    guard !declared.contains(where: { $0.fact.key.folded == folded }) else {
      throw ValueFault("`\(waiting.kind.plainKey)` of `\(node.name.shortened)` is stated twice")
    }
    declared.append(DeclaredFact(fact: waiting.fact, suggestion: unknown.suggestion))
  }

  /// The places of the controllers that a fact is about: their chain, and the index in it.
  private func find(_ name: Substring?, for kind: FactKind) -> [(chain: Int, node: Int)] {
    guard let name else {
      let presented = chains.indices.filter { !chains[$0].isRoot && !chains[$0].isLater }
      if case .presentation = kind.record.reading, presented.count == 1 { return [(presented[0], 0)] }
      return chains.first.map { $0.isRoot ? [(0, 0)] : [] } ?? []
    }
    let folded = name.folded
    var places: [(chain: Int, node: Int)] = []
    // By index, since a copy of a node is much work.
    for chain in chains.indices {
      let nodes = chains[chain].notation.nodes
      if let node = nodes.indices.first(where: { nodes[$0].foldedName == folded }) { places.append((chain, node)) }
    }
    return places
  }

  /// The name of the controller that a change is about, as its notation has it.
  func name(of subject: Substring?) throws(ValueFault) -> String {
    guard let subject else {
      guard let root = chains.first, root.isRoot else { throw ValueFault("there is no root controller") }
      return root.notation.nodes[0].name
    }
    let folded = subject.folded
    if let node = nodes.first(where: { $0.foldedName == folded }) { return node.name }
    throw ValueFault(unknown: subject, as: "controller", among: nodes.map(\.name))
  }
}

extension ControllerNotation {
  /// The root controller of a scenario that names none.
  package static let standard = standard(named: "ViewController")

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

import Orientation

// What facts say about controllers, once all of these are named.

extension FactReader {
  private var nodes: [ControllerTree.Node] { draft.chains.flatMap(\.tree.nodes) }

  /// Finds the names that two controllers have; the root controller that nobody named makes way.
  mutating func nameControllers() {
    if draft.kinds & FactKind.root.bit == 0 {
      let others = draft.chains.dropFirst().flatMap(\.tree.nodes).map(\.foldedName)
      var root = ScenarioDraft.Chain.unnamed
      while others.contains(root.tree.nodes[0].foldedName) {
        root = ScenarioDraft.Chain(ControllerTree("Root" + root.tree.nodes[0].name), .root)
      }
      draft.chains[0] = root
    }
    let all = nodes
    if all.count == 1, all[0].className == all[0].name { return }
    let names = Set(all.map(\.name))
    for chain in draft.chains {
      attempt(chain.line) { reader throws(ValueFault) in try chain.tree.checkClasses(in: reader.app, besides: names) }
    }
    let shown = draft.chains.filter { $0.role != .later }
    for name in ControllerTree.repeatedNames(in: shown.map(\.tree)) where faults.count < ScenarioLimits.faults {
      let chain = shown.last { $0.tree.names.contains(name) }
      fault(chain?.line ?? 1, ControllerTree.repeated(name))
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
    for (chain, node) in places {
      attempt(fact.fact.line) { reader throws(ValueFault) in
        if case .presentation(let place) = fact.kind.record.reading {
          guard reader.draft.chains[chain].role != .root, node == 0 else {
            throw ValueFault("`\(fact.kind.plainKey)` is about a presented controller")
          }
          reader.draft.chains[chain].presentation[keyPath: place] = try ValueReader.yesOrNo(fact.value)
        }
        try reader.draft.chains[chain].tree.nodes[node].state(fact.kind, fact.value)
      }
    }
  }

  /// Keeps a fact about a controller that does not show, where it may be about one.
  private mutating func declare(_ waiting: WaitingFact, about name: Substring) throws(ValueFault) {
    let unknown = ValueFault(unknown: name, as: "controller", among: nodes.map(\.name))
    // `root.shouldAutorotate` and `app delegate.…` are about something that shows.
    guard allowsDeclarations, FactKind.named(name.folded) == nil else { throw unknown }
    guard let node = try ControllerTree(reading: name).nodes.first, node.name.utf8.elementsEqual(name.utf8) else {
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
    let chains = draft.chains
    guard let name else {
      let presented = chains.indices.filter { chains[$0].role == .presented }
      if case .presentation = kind.record.reading, presented.count == 1 { return [(presented[0], 0)] }
      return chains.first?.role == .root ? [(0, 0)] : []
    }
    let folded = name.folded
    return draft.places { $0.foldedName == folded }
  }

  /// The name of the controller that a change is about, as its notation has it.
  func name(of subject: Substring?) throws(ValueFault) -> String {
    guard let subject else {
      guard let root = draft.chains.first, root.role == .root else { throw ValueFault("there is no root controller") }
      return root.tree.nodes[0].name
    }
    let folded = subject.folded
    if let node = nodes.first(where: { $0.foldedName == folded }) { return node.name }
    throw ValueFault(unknown: subject, as: "controller", among: nodes.map(\.name))
  }
}

extension ControllerTree {
  /// Checks that what stands behind `=` is a kind, a class of the app, or the name of another controller.
  ///
  /// - Parameters:
  ///   - app: nil where there is none.
  ///   - names: the controllers of the situation.
  package func checkClasses(in app: (any AppDefaults)?, besides names: Set<String>) throws(ValueFault) {
    for node in nodes where node.className != node.name && !node.isKindStated {
      if Self.isOfUIKit(node.className) || names.contains(node.className) { continue }
      // A container of a library is none of the app's classes, and its name tells what it is.
      if app != nil, Self.kind(ofFolded: node.className.folded) != .plain { continue }
      if app?.defaults(ofController: node.className) == nil { throw Self.unknown(node.className[...]) }
    }
  }

  /// The names that two controllers have, as comparisons see them, sorted.
  static func repeatedNames(in trees: [ControllerTree]) -> [String] {
    var names = trees.flatMap(\.nodes).map { (folded: $0.foldedName, name: $0.name) }
    names.sort { $0.folded.precedes($1.folded) }
    return zip(names, names.dropFirst()).compactMap { $0.folded == $1.folded ? $1.name : nil }
  }

  static func repeated(_ name: String) -> ValueFault {
    ValueFault("two controllers are called `\(name.shortened)`")
  }
}

extension ControllerTree.Node {
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

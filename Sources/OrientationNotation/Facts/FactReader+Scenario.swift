import Basics
import Orientation

// What facts say about the scenario as a whole.

extension FactReader {
  mutating func set(_ kind: FactKind, _ value: Substring, _ line: Int) throws(ValueFault) {
    switch kind.record.reading {
    case .scenario(_, let state): try state(&draft.scenario, value)
    case .screen: try show(screen: value, line)
    case .target: draft.target = try app?.target(named: value)
    case .root:
      guard draft.kinds & FactKind.screen.bit == 0 else {
        throw ValueFault("a screen has a root controller already")
      }
      draft.chains.removeFirst()
      if value.folded == "none" { return }
      draft.chains.insert(ScenarioDraft.Chain(try ControllerTree(reading: value), .root, line: line), at: 0)
    case .presented:
      if value.folded == "none" { return }
      try present(try PresentedTree(reading: value), line)
    case .variable, .answer, .presentation:
      // A variable has a name besides, and the others wait for their controllers.
      break
    }
  }

  mutating func declare(_ name: String, _ value: Substring, _ line: Int) {
    if draft.scenario.variables.contains(where: { $0.name == name }) {
      return fault(line, ValueFault("the variable `\(name.shortened)` is stated twice"))
    }
    attempt(line) { reader throws(ValueFault) in
      // Every one of them is looked at wherever one is named.
      guard reader.draft.scenario.variables.count < ScenarioLimits.variables else {
        throw ValueFault("more than \(ScenarioLimits.variables) variables")
      }
      reader.draft.scenario.variables.append(Variable(name: name, mask: try ValueReader.mask(value)))
    }
  }

  func require(variable name: String) throws(ValueFault) {
    let names = draft.scenario.variables.map(\.name)
    if names.contains(name) { return }
    throw ValueFault(unknown: name, as: "variable", among: names)
  }

  mutating func present(_ presented: PresentedTree, _ line: Int) throws(ValueFault) {
    guard draft.chains.count <= ScenarioLimits.presented else {
      throw ValueFault("more than \(ScenarioLimits.presented) presented controllers")
    }
    draft.chains.append(ScenarioDraft.Chain(presented, .presented, line: line))
  }

  /// Whether the device shows apps as the text has it.
  mutating func checkMode() {
    guard let mode = draft.scenario.scene.mode, !mode.exists(on: draft.scenario.idiom, draft.scenario.os) else {
      return
    }
    let line = stated.first { FactKind.named($0.key.folded) == .mode }?.line ?? 1
    fault(line, ValueFault(SafeText(ours: mode.limits)))
  }
}

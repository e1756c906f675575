import Orientation

// What facts say about the scenario as a whole.

extension FactReader {
  mutating func set(_ kind: FactKind, _ value: Substring) throws(ValueFault) {
    switch kind.record.reading {
    case .scenario(_, let state): try state(&scenario, value)
    case .screen: try show(screen: value)
    case .target: target = String(value)
    case .root:
      guard kinds & FactKind.screen.bit == 0 else { throw ValueFault("a screen has a root controller already") }
      chains.removeFirst()
      if value.folded != "none" { chains.insert(Chain(try ControllerNotation(value), .root), at: 0) }
    case .presented: try present(value)
    case .variable, .answer, .presentation:
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
    let form = try PresentedForm(parts?.style)
    chains.append(Chain(try ControllerNotation(parts?.chain ?? value), .presented(form)))
  }

  /// Whether the device shows apps as the text has it.
  mutating func checkMode() {
    guard let mode = scenario.scene.mode, !mode.exists(on: scenario.idiom, scenario.os) else { return }
    let line = stated.first { FactKind.named($0.key.folded) == .mode }?.line ?? 1
    fault(line, ValueFault(mode.limits))
  }
}

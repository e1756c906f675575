import Orientation

// What an app answers for, where the text leaves it out.

extension FactReader {
  mutating func show(screen name: Substring) throws(ValueFault) {
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
  mutating func fillIn(from app: any AppDefaults) {
    var isAboutApp = kinds & FactKind.target.bit != 0
    for chain in chains.indices {
      for node in chains[chain].notation.nodes.indices {
        guard let controller = app.defaults(ofController: chains[chain].notation.nodes[node].name) else { continue }
        isAboutApp = true
        attempt(line(of: controller.name)) { reader throws(ValueFault) in
          try controller.fillIn(
            &reader.chains[chain].notation.nodes[node], os: reader.scenario.os, idiom: reader.scenario.idiom)
        }
      }
    }
    guard isAboutApp else { return }
    attempt(stated.first?.line ?? 1) { reader throws(ValueFault) in
      try app.fillIn(&reader.scenario, target: reader.target, stated: reader.kinds)
    }
  }

  /// The line of the fact that brings a controller in.
  private func line(of name: String) -> Int {
    let folded = name.folded
    return stated.first { fact in
      ["root", "presented", "screen"].contains(fact.key.folded) && fact.value.folded.contains(folded)
    }?.line ?? stated.first { $0.key.folded == "screen" }?.line ?? 1
  }
}

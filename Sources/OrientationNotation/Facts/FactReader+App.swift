// What an app answers for, where the text leaves it out.

extension FactReader {
  mutating func show(screen name: Substring, _ line: Int) throws(ValueFault) {
    guard draft.kinds & FactKind.root.bit == 0 else { throw ValueFault("a screen has a root controller already") }
    let screens = app?.screens ?? []
    guard let screen = screens.first(where: { $0.name.folded == name.folded }) else {
      throw ValueFault(unknown: name, as: "screen", among: screens.map(\.name))
    }
    draft.kinds |= FactKind.root.bit
    showsScreen = true
    draft.chains[0] = ScenarioDraft.Chain(screen.root, .root, line: line)
    for presented in screen.presented { try present(presented, line) }
  }

  /// Lets the app answer for what the text leaves out, where it is about one of the app's controllers.
  mutating func fillIn(from app: any AppDefaults) {
    for (chain, answer) in draft.fillIn(from: app, isAboutApp: showsScreen) {
      fault(chain.map { draft.chains[$0].line } ?? stated.first?.line ?? 1, answer.fault)
    }
  }
}

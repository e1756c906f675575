import Orientation

extension Controller {
  /// The tree as a scenario writes it: `Main=TabBar(selected) > [Navigation > List, Settings]`.
  package var notation: String {
    // Most names tell the kind.
    let isTold = ControllerTree.Node(name).kind == kind
    return Self.notation(name, isTold ? nil : kind.notation, forwarding, children.map(\.notation))
  }

  /// - Parameters:
  ///   - type: the kind or the class, where it is written.
  ///   - children: those that it contains, as a scenario writes them.
  static func notation(_ name: String, _ type: String?, _ forwarding: Forwarding, _ children: [String]) -> String {
    var text = name
    if let type { text += "=" + type }
    if forwarding != .none { text += "(" + forwarding.notation + ")" }
    switch children.count {
    case 0: return text
    case 1: return text + " > " + children[0]
    default: return text + " > [" + children.joined(separator: ", ") + "]"
    }
  }

  /// What the controllers of the tree answer, the outermost first: keys and values of facts.
  var answerFacts: [(key: String, value: String)] {
    let own = answers.stated.map { answer in
      let (kind, value) = answer.fact
      return ("\(name).\(kind.plainKey)", value)
    }
    return own + children.flatMap(\.answerFacts)
  }
}

extension Controller.Kind {
  /// The kind as a scenario writes it.
  package var notation: String {
    switch self {
    case .plain: "plain"
    case .navigation: "Navigation"
    case .tabBar: "TabBar"
    case .split: "Split"
    case .page: "Page"
    }
  }
}

extension Controller.Forwarding {
  var notation: String {
    switch self {
    case .none: "none"
    case .selectedChild: "selected"
    case .topChild: "top"
    case .containerDelegate: "delegate"
    }
  }
}

extension Presentation {
  /// The controllers and the style, as a scenario writes them.
  package var notation: String {
    controller.notation + (isAlert ? PresentedForm.alert : .style(style)).notation
  }

  /// What the controllers answer, and what is said of the presentation.
  var facts: [(key: String, value: String)] {
    var facts = controller.answerFacts
    if let fillsWindow {
      facts.append(("\(controller.name).\(FactKind.fillsWindow.plainKey)", fillsWindow.notation))
    }
    if let removesPresentersView {
      facts.append(("\(controller.name).\(FactKind.removesPresentersView.plainKey)", removesPresentersView.notation))
    }
    if let ignoresApplicationMask {
      facts.append(
        ("\(controller.name).\(FactKind.ignoresApplicationMask.plainKey)", ignoresApplicationMask.notation))
    }
    return facts
  }
}

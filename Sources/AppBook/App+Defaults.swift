import AppFacts
import Orientation
import OrientationNotation

extension App: AppDefaults {
  package var mainTarget: any TargetDefaults { AppTargetFacts(app: self, target: application) }

  package func defaults(ofController name: String) -> (any ControllerDefaults)? {
    controller(named: name) ?? (name == App.anyController ? AnyController(replacements: replacements) : nil)
  }

  package func target(named name: Substring) throws(ValueFault) -> any TargetDefaults {
    try AppTargetFacts(self, named: name)
  }

  /// The fact that says which of several targets is meant; none where there is one alone.
  var statedTarget: [StatedFact] { applications.count > 1 || isPart ? [.target(mainTarget)] : [] }

  /// The situation that facts state, filled in by the app, or nil where the sources do not tell what UIKit asks for.
  func situation(_ facts: [StatedFact]) -> Scenario? {
    var draft = ScenarioDraft(facts)
    return draft.fillIn(from: self, isAboutApp: false).isEmpty ? draft.finished() : nil
  }
}

/// A controller of the app that answers nothing itself: the app as a whole answers, or what replaces UIKit's answers.
private struct AnyController: ControllerDefaults {
  let replacements: [Occurrence]

  func fillIn(_ node: inout ControllerTree.Node, os: OSVersion, idiom: Idiom) -> UnknownAnswer? {
    for (fact, api) in AppController.questions(of: os) where node.stated & fact.bit == 0 {
      guard let found = replacements.first(of: api) else { continue }
      return UnknownAnswer(
        .controller(node.name), fact,
        "`\(fact.plainKey)` is replaced at run time (\(found.place.path)): `\(found.text)`")
    }
    return nil
  }
}

extension AppController: ControllerDefaults {
  package func fillIn(_ node: inout ControllerTree.Node, os: OSVersion, idiom: Idiom) -> UnknownAnswer? {
    if !node.isKindStated { node.kind = kind }
    guard node.forwarding == .none else { return nil }
    var first: UnknownAnswer?
    for (fact, api) in Self.questions(of: os) where node.stated & fact.bit == 0 {
      let answer = answer(to: api, os: os, idiom: idiom)
      if let unknown = unknown(answer, fact, of: node.name, as: node.kind, hasChildren: node.hasChildren) {
        first = first ?? unknown
      } else if let known = Answer(answer, to: fact) {
        node.answers.set(known)
      }
    }
    return first
  }

  /// What UIKit calls on a version, with the fact that states the answer.
  static func questions(of os: OSVersion) -> [(fact: FactKind, api: OrientationAPI)] {
    var questions: [(FactKind, OrientationAPI)] = [
      (.supported, .supportedInterfaceOrientations),
      (.preferred, .preferredInterfaceOrientationForPresentation),
    ]
    if os < OSVersion(6) {
      questions.append((.shouldAutorotateTo, .shouldAutorotateToInterfaceOrientation))
    } else if os < OSVersion(16) {
      questions.append((.shouldAutorotate, .shouldAutorotate))
    } else if os >= OSVersion(26) {
      questions.append((.prefersOrientationLocked, .prefersInterfaceOrientationLocked))
    }
    return questions
  }

  /// Why an answer is not told by the sources, or nil where it is.
  ///
  /// - Parameter shown: the name of the controller in the situation.
  func unknown(
    _ answer: AppAnswer, _ fact: FactKind, of shown: String, as kind: Controller.Kind, hasChildren: Bool
  ) -> UnknownAnswer? {
    let key = "\(name).\(fact.plainKey)"
    switch answer {
    case .forwarded(let controller) where !(controller.isChildThatShows(of: kind) && hasChildren):
      return UnknownAnswer(
        .controller(shown), fact, "`\(key)` is what `\(controller.expression.shortened)` returns")
    case .unknown(let text, let place, _):
      return UnknownAnswer(
        .controller(shown), fact, "`\(key)` is computed at run time (\(place.path)): `\(text.shortened)`")
    case .forwarded, .notImplemented, .mask, .orientation, .rawValue, .bool: return nil
    }
  }
}

extension Forwarding {
  /// Whether it is the child that shows. What is visible may be presented, and so is not known.
  fileprivate func isChildThatShows(of kind: Controller.Kind) -> Bool {
    switch self {
    case .top, .lastChild: kind == .navigation
    case .selected: kind == .tabBar
    case .visible, .presented, .presenting, .parent, .firstChild, .front, .frontOfStacks, .frontOfPresentations, .other:
      false
    }
  }
}

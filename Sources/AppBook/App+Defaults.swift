import AppFacts
import Orientation
import OrientationNotation

extension App: AppDefaults {
  package func defaults(ofController name: String) -> (any ControllerDefaults)? {
    if let controller = controller(named: name) { return controller }
    return name == App.anyController ? AnyController(name: name) : nil
  }

  package func fillIn(_ scenario: inout Scenario, target: String?, stated: UInt64) throws(ValueFault) {
    try AppTargetFacts(self, named: target).fillIn(&scenario, stated: stated)
  }

  /// The situation that facts state, filled in by the app, or nil where the sources do not tell what UIKit asks for.
  ///
  /// - Throws: where a fact is written wrongly.
  func situation(_ facts: [String]) throws(ClaimFaults) -> ParsedClaim? {
    do {
      return try ScenarioParser.parse(facts.joined(separator: "\n"), app: self)
    } catch {
      if error.faults.allSatisfy({ $0.unknownAnswer != nil }) { return nil }
      throw error
    }
  }
}

/// A controller of the app that answers nothing itself: the app as a whole answers.
private struct AnyController: ControllerDefaults {
  let name: String

  func fillIn(_ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom) throws(ValueFault) {}
}

extension AppController: ControllerDefaults {
  package func fillIn(_ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom) throws(ValueFault) {
    try fillIn(&node, os: os, idiom: idiom, unknowns: .refused)
  }

  /// Lets the controller answer for what the text has not stated.
  ///
  /// - Parameter unknowns: what becomes of an answer that the sources do not tell.
  func fillIn(
    _ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom, unknowns: UnknownAnswers
  ) throws(ValueFault) {
    if !node.isKindStated { node.kind = kind }
    guard node.forwarding == .none else { return }
    for (fact, api) in Self.questions(of: os) where node.stated & fact.bit == 0 {
      let answer = answer(to: api, os: os, idiom: idiom)
      if let fault = unknown(answer, fact, as: node.kind, hasChildren: node.hasChildren) {
        try unknowns.meet(fault)
      } else {
        node.answers.take(answer, to: fact)
      }
    }
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
  func unknown(
    _ answer: AppAnswer, _ fact: FactKind, as kind: Controller.Kind, hasChildren: Bool
  ) -> ValueFault? {
    let key = "\(name).\(fact.plainKey)"
    let suggestion = key + ": " + (fact == .supported ? "landscape" : "…")
    switch answer {
    case .forwarded(let controller) where !(controller.isChildThatShows(of: kind) && hasChildren):
      return ValueFault(
        "`\(key)` is what `\(controller.expression.shortened)` returns", suggestion: suggestion,
        unknownAnswer: key)
    case .unknown(let text, let place, _):
      return ValueFault(
        "`\(key)` is computed at run time (\(place.text)): `\(text.shortened)`",
        suggestion: suggestion, unknownAnswer: key)
    case .forwarded, .notImplemented, .inherited, .mask, .orientation, .rawValue, .bool: return nil
    }
  }
}

extension Forwarding {
  /// Whether it is the child that shows. What is visible may be presented, and so is not known.
  fileprivate func isChildThatShows(of kind: Controller.Kind) -> Bool {
    switch self {
    case .top, .lastChild: kind == .navigation
    case .selected: kind == .tabBar
    case .visible, .presented, .presenting, .parent, .firstChild, .other: false
    }
  }
}

extension Answers {
  /// Takes what the sources tell of an answer.
  fileprivate mutating func take(_ answer: AppAnswer, to fact: FactKind) {
    switch (fact, answer) {
    case (.supported, .mask(let mask)): supported = .mask(mask)
    case (.supported, .forwarded): supported = .selectedChild
    case (.preferred, .orientation(let orientation)): preferred = .rawValue(orientation.rawValue)
    case (.preferred, .rawValue(let rawValue)): preferred = .rawValue(rawValue)
    case (.preferred, .mask(let mask)): preferred = .rawValue(Int(mask.rawValue))
    case (.preferred, .forwarded): preferred = .selectedChild
    case (.shouldAutorotate, .bool(let isOn)): shouldAutorotate = .always(isOn)
    case (.shouldAutorotate, .forwarded): shouldAutorotate = .selectedChild
    case (.shouldAutorotateTo, .mask(let mask)): shouldAutorotateTo = mask
    case (.prefersOrientationLocked, .bool(let isOn)): prefersOrientationLocked = isOn
    default: break
    }
  }
}

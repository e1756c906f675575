import AppFacts
import Orientation
import OrientationNotation

extension App: AppDefaults {
  package func defaults(ofController name: String) -> (any ControllerDefaults)? {
    if let controller = controller(named: name) { return controller }
    return name == AppMatrix.anyController ? AnyController(name: name) : nil
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
      if error.faults.allSatisfy(\.isUnknownAnswer) { return nil }
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
    if !node.isKindStated { node.kind = kind }
    let (stated, forwarding) = (node.stated, node.forwarding)
    func answer(_ api: OrientationAPI, _ fact: FactKind) throws(ValueFault) -> AppAnswer {
      guard stated & fact.bit == 0, forwarding == .none else { return .notImplemented }
      let suggestion = "\(name).\(fact.plainKey): " + (fact == .supported ? "landscape" : "…")
      let answer = self.answer(to: api, os: os, idiom: idiom)
      if case .forwarded(let controller) = answer, !(isShown(controller) && node.hasChildren) {
        throw ValueFault(
          "`\(name).\(fact.plainKey)` is what `\(controller.expression.shortened)` returns",
          suggestion: suggestion, isUnknownAnswer: true)
      }
      guard case .unknown(let text, let place) = answer else { return answer }
      throw ValueFault(
        "`\(name).\(fact.plainKey)` is computed at run time (\(place.text)): `\(text.shortened)`",
        suggestion: suggestion, isUnknownAnswer: true)
    }
    /// Whether the controller is the child that shows. What is visible may be presented, and so is not known.
    func isShown(_ controller: Forwarding) -> Bool {
      switch controller {
      case .top, .lastChild: node.kind == .navigation
      case .selected: node.kind == .tabBar
      case .visible, .presented, .presenting, .parent, .firstChild, .other: false
      }
    }
    switch try answer(.supportedInterfaceOrientations, .supported) {
    case .mask(let mask): node.answers.supported = .mask(mask)
    case .forwarded: node.answers.supported = .selectedChild
    case .notImplemented, .inherited, .orientation, .rawValue, .bool, .unknown: break
    }
    switch try answer(.preferredInterfaceOrientationForPresentation, .preferred) {
    case .orientation(let orientation): node.answers.preferred = .rawValue(orientation.rawValue)
    case .rawValue(let rawValue): node.answers.preferred = .rawValue(rawValue)
    case .mask(let mask): node.answers.preferred = .rawValue(Int(mask.rawValue))
    case .forwarded: node.answers.preferred = .selectedChild
    case .notImplemented, .inherited, .bool, .unknown: break
    }
    if os >= OSVersion(6), os < OSVersion(16) {
      switch try answer(.shouldAutorotate, .shouldAutorotate) {
      case .bool(let isOn): node.answers.shouldAutorotate = .always(isOn)
      case .forwarded: node.answers.shouldAutorotate = .selectedChild
      case .notImplemented, .inherited, .mask, .orientation, .rawValue, .unknown: break
      }
    }
    if os < OSVersion(6),
      case .mask(let mask) = try answer(.shouldAutorotateToInterfaceOrientation, .shouldAutorotateTo)
    {
      node.answers.shouldAutorotateTo = mask
    }
    if os >= OSVersion(26),
      case .bool(let isOn) = try answer(.prefersInterfaceOrientationLocked, .prefersOrientationLocked)
    {
      node.answers.prefersOrientationLocked = isOn
    }
  }
}

extension FilePlace {
  /// The place as messages write it.
  var text: String { path + (line.map { ":\($0)" } ?? "") }
}

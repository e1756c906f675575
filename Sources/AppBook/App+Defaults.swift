import AppFacts
import Orientation
import OrientationNotation

extension App: AppDefaults {
  package func defaults(ofController name: String) -> (any ControllerDefaults)? { controller(named: name) }

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

extension AppController: ControllerDefaults {
  package func fillIn(_ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom) throws(ValueFault) {
    if !node.isKindStated { node.kind = kind }
    let (stated, forwarding) = (node.stated, node.forwarding)
    func answer(_ api: OrientationAPI, _ fact: FactKind) throws(ValueFault) -> AppAnswer {
      guard stated & fact.bit == 0, forwarding == .none else { return .notImplemented }
      let answer = self.answer(to: api, os: os, idiom: idiom)
      guard case .unknown(let text, let place) = answer else { return answer }
      throw ValueFault(
        "`\(name).\(fact.plainKey)` is computed at run time (\(place.text)): `\(text.shortened)`",
        suggestion: "\(name).\(fact.plainKey): " + (fact == .supported ? "landscape" : "…"), isUnknownAnswer: true)
    }
    if case .mask(let mask) = try answer(.supportedInterfaceOrientations, .supported) {
      node.answers.supported = .mask(mask)
    }
    switch try answer(.preferredInterfaceOrientationForPresentation, .preferred) {
    case .orientation(let orientation): node.answers.preferred = .rawValue(orientation.rawValue)
    case .rawValue(let rawValue): node.answers.preferred = .rawValue(rawValue)
    case .mask(let mask): node.answers.preferred = .rawValue(Int(mask.rawValue))
    case .notImplemented, .inherited, .bool, .unknown: break
    }
    if os >= OSVersion(6), os < OSVersion(16), case .bool(let isOn) = try answer(.shouldAutorotate, .shouldAutorotate) {
      node.answers.shouldAutorotate = .always(isOn)
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

import AppFacts
import Orientation

extension ControllerNotation.Node {
  /// Lets a controller of the app answer for what the text has not stated.
  ///
  /// - Throws: where UIKit would ask for something that the sources alone do not tell.
  mutating func fillIn(from controller: AppController, os: OSVersion, idiom: Idiom) throws(ValueFault) {
    if !isKindStated { kind = controller.kind }
    func answer(_ api: OrientationAPI, _ fact: FactKind) throws(ValueFault) -> AppAnswer {
      guard stated & fact.bit == 0, forwarding == .none else { return .notImplemented }
      let answer = controller.answer(to: api, os: os, idiom: idiom)
      guard case .unknown(let text, let place) = answer else { return answer }
      throw ValueFault(
        "`\(name).\(fact.plainKey)` is computed at run time (\(place.text)): `\(text.shortened)`",
        suggestion: "\(name).\(fact.plainKey): " + (fact == .supported ? "landscape" : "…"))
    }
    if case .mask(let mask) = try answer(.supportedInterfaceOrientations, .supported) {
      answers.supported = .mask(mask)
    }
    switch try answer(.preferredInterfaceOrientationForPresentation, .preferred) {
    case .orientation(let orientation): answers.preferred = .rawValue(orientation.rawValue)
    case .rawValue(let rawValue): answers.preferred = .rawValue(rawValue)
    case .mask(let mask): answers.preferred = .rawValue(Int(mask.rawValue))
    case .notImplemented, .inherited, .bool, .unknown: break
    }
    if os >= OSVersion(6), os < OSVersion(16), case .bool(let isOn) = try answer(.shouldAutorotate, .shouldAutorotate) {
      answers.shouldAutorotate = .always(isOn)
    }
    if os < OSVersion(6),
      case .mask(let mask) = try answer(.shouldAutorotateToInterfaceOrientation, .shouldAutorotateTo)
    {
      answers.shouldAutorotateTo = mask
    }
    if os >= OSVersion(26),
      case .bool(let isOn) = try answer(.prefersInterfaceOrientationLocked, .prefersOrientationLocked)
    {
      answers.prefersOrientationLocked = isOn
    }
  }
}

extension FilePlace {
  /// The place as messages write it.
  var text: String { path + (line.map { ":\($0)" } ?? "") }
}

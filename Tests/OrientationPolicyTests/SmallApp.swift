import Orientation
import OrientationNotation

@testable import OrientationPolicy

/// An app of a few controllers, whose answers a test states.
struct SmallApp: PlayableApp {
  var screens: [Screen] = []
  var idioms: [Idiom] = [.phone]
  var oldest = OSVersion(15)
  var list: [InterfaceOrientation]? = [.portrait, .landscapeLeft, .landscapeRight]
  var answers: [String: Answers] = [:]
  var applicationDelegate = MaskAnswer.notImplemented
  var free: [FreeAnswer] = []

  /// - Parameter screens: as a block `screens` writes them.
  init(_ screens: String) {
    let lines = screens.split(separator: "\n").enumerated()
    self.screens = lines.compactMap { Screen(line: $1, number: $0 + 1) }
  }

  mutating func answer(_ controller: String, _ mask: InterfaceOrientationMask) {
    answers[controller, default: Answers()].supported = .mask(mask)
  }

  func defaults(ofController name: String) -> (any ControllerDefaults)? {
    SmallController(name: name, answers: answers[name] ?? Answers())
  }

  func fillIn(_ scenario: inout Scenario, target: String?, stated: UInt64) throws(ValueFault) {
    scenario.informationPropertyList.supported = list
    scenario.applicationDelegate = applicationDelegate
  }

  func freeAnswers(of controller: Controller, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    free.filter { $0.subject == .controller(controller.name) }
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    free.filter { $0.subject == .applicationDelegate || $0.subject == .sceneDelegate }
  }
}

private struct SmallController: ControllerDefaults {
  let name: String
  let answers: Answers

  func fillIn(_ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom) throws(ValueFault) {
    node.answers = answers
  }
}

extension SmallApp {
  func policy(_ text: String, name: String = "policy") throws(ClaimFaults) -> Policy {
    try PolicyParser.parse(text, name: name, AppNames(screens))
  }

  /// What comes of a policy, unit by unit.
  func results(_ text: String, limits: SearchLimits = SearchLimits()) throws(ClaimFaults) -> [UnitResult] {
    try PolicyRun([policy(text)], self).results(limits: limits).map(\.result)
  }
}

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
  var calls: [String: [AppearanceCall]] = [:]

  /// - Parameter screens: as a block `screens` writes them.
  init(_ screens: String) {
    let lines = screens.split(separator: "\n").enumerated()
    self.screens = lines.compactMap { try? Screen(line: $1, number: $0 + 1) }
  }

  mutating func answer(_ controller: String, _ mask: InterfaceOrientationMask) {
    answers[controller, default: Answers()].supported = .mask(mask)
  }

  func defaults(ofController name: String) -> (any ControllerDefaults)? {
    SmallController(answers: answers[name] ?? Answers())
  }

  var mainTarget: any TargetDefaults { SmallTarget(list: list, applicationDelegate: applicationDelegate) }

  func target(named name: Substring) throws(ValueFault) -> any TargetDefaults { mainTarget }

  func isClass(_ name: String, a type: String) -> Bool? { name == type }

  func freeAnswers(of node: ControllerTree.Node, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    free.filter { $0.subject == .controller(node.name) }
  }

  func calls(of node: ControllerTree.Node, os: OSVersion) -> [AppearanceCall] {
    os >= OSVersion(16) ? calls[node.name] ?? [] : []
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    free.filter { $0.subject == .applicationDelegate || $0.subject == .sceneDelegate }
  }
}

private struct SmallController: ControllerDefaults {
  let answers: Answers

  func fillIn(_ node: inout ControllerTree.Node, os: OSVersion, idiom: Idiom) -> UnknownAnswer? {
    node.answers = answers
    return nil
  }
}

private struct SmallTarget: TargetDefaults {
  let name = "Small"
  let list: [InterfaceOrientation]?
  let applicationDelegate: MaskAnswer

  func fillIn(_ scenario: inout Scenario, stated: UInt64) -> UnknownAnswer? {
    scenario.informationPropertyList.supported = list
    scenario.applicationDelegate = applicationDelegate
    return nil
  }
}

extension SmallApp {
  func policy(_ text: String, name: String = "policy") throws(ClaimFaults) -> Policy {
    try PolicyParser.parse(text, name: name, AppNames(screens))
  }

  /// What comes of a policy, unit by unit.
  func results(_ text: String, limits: SearchLimits = SearchLimits()) throws(ClaimFaults) -> [UnitResult] {
    PolicyRun([try policy(text)], self).results(limits: limits).map(\.result)
  }
}

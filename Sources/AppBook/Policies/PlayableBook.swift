import AppFacts
import Orientation
import OrientationNotation
import OrientationPolicy

/// The app of a book as policies play it: what its sources do not tell is left open.
struct PlayableBook: PlayableApp {
  let app: App

  var screens: [Screen] { app.screens }
  var idioms: [Idiom] { AppMatrix.idioms(of: app.application) }
  var oldest: OSVersion { AppMatrix.oldest(of: app.application) }

  func defaults(ofController name: String) -> (any ControllerDefaults)? {
    guard let controller = app.controller(named: name) else { return app.defaults(ofController: name) }
    return OpenController(controller: controller)
  }

  func fillIn(_ scenario: inout Scenario, target: String?, stated: UInt64) throws(ValueFault) {
    try AppTargetFacts(app, named: target).fillIn(&scenario, stated: stated, unknowns: .left)
  }

  func freeAnswers(of controller: Controller, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    guard controller.forwarding == .none, let known = app.controller(named: controller.name) else { return [] }
    return AppController.questions(of: os).compactMap { fact, api in
      let answer = known.answer(to: api, os: os, idiom: idiom)
      guard let kind = FreeAnswer.Kind(fact),
        known.unknown(answer, fact, as: controller.kind, hasChildren: !controller.children.isEmpty) != nil
      else { return nil }
      return FreeAnswer(.controller(controller.name), kind, isFixed: answer.isConstant)
    }
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    let facts = AppTargetFacts(app: app, target: app.application)
    func free(_ fact: FactKind, _ subject: FreeAnswer.Subject, from first: OSVersion) -> FreeAnswer? {
      let answer = facts.answer(to: fact, os: os, idiom: idiom)
      guard os >= first, answer.isOpen else { return nil }
      return FreeAnswer(subject, .supported, isFixed: answer.isConstant)
    }
    return [
      free(.sceneDelegate, .sceneDelegate, from: OSVersion(27)),
      free(.applicationDelegate, .applicationDelegate, from: OSVersion(6)),
    ].compactMap(\.self)
  }
}

/// A controller of the app whose unknown answers are left open.
private struct OpenController: ControllerDefaults {
  let controller: AppController

  var name: String { controller.name }

  func fillIn(_ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom) throws(ValueFault) {
    try controller.fillIn(&node, os: os, idiom: idiom, unknowns: .left)
  }
}

extension FreeAnswer.Kind {
  fileprivate init?(_ fact: FactKind) {
    switch fact {
    case .supported: self = .supported
    case .preferred: self = .preferred
    case .shouldAutorotate: self = .shouldAutorotate
    case .prefersOrientationLocked: self = .prefersOrientationLocked
    default: return nil
    }
  }
}

extension AppAnswer {
  /// Whether the sources do not tell what a delegate answers.
  fileprivate var isOpen: Bool {
    switch self {
    case .unknown, .forwarded: true
    case .notImplemented, .inherited, .mask, .orientation, .rawValue, .bool: false
    }
  }

  /// Whether it is unknown and yet the same as long as the app runs.
  fileprivate var isConstant: Bool {
    if case .unknown(_, _, let isConstant) = self { isConstant } else { false }
  }
}

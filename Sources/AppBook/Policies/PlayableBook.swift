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

  var mainTarget: any TargetDefaults { app.mainTarget }

  func defaults(ofController name: String) -> (any ControllerDefaults)? { app.defaults(ofController: name) }

  func target(named name: Substring) throws(ValueFault) -> any TargetDefaults { try app.target(named: name) }

  func freeAnswers(of controller: Controller, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    guard controller.forwarding == .none, let known = app.controller(named: controller.name) else { return [] }
    return AppController.questions(of: os).compactMap { fact, api in
      let answer = known.answer(to: api, os: os, idiom: idiom)
      guard let kind = FreeAnswer.Kind(fact),
        let unknown = known.unknown(
          answer, fact, of: controller.name, as: controller.kind, hasChildren: !controller.children.isEmpty)
      else { return nil }
      return FreeAnswer(unknown.subject, kind, isFixed: answer.isConstant)
    }
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    let facts = AppTargetFacts(app: app, target: app.application)
    func free(_ fact: FactKind, from first: OSVersion) -> FreeAnswer? {
      let answer = facts.answer(to: fact, os: os, idiom: idiom)
      guard os >= first, let unknown = facts.unknown(answer, fact) else { return nil }
      return FreeAnswer(unknown.subject, .supported, isFixed: answer.isConstant)
    }
    return [
      free(.sceneDelegate, from: OSVersion(27)), free(.applicationDelegate, from: OSVersion(6)),
    ].compactMap(\.self)
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
  /// Whether it is unknown and yet the same as long as the app runs.
  fileprivate var isConstant: Bool {
    if case .unknown(_, _, let isConstant) = self { isConstant } else { false }
  }
}

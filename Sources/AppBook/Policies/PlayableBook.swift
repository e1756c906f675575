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

  func isClass(_ name: String, a type: String) -> Bool? { app.isClass(name, a: type) }

  func freeAnswers(of node: ControllerTree.Node, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    guard node.forwarding == .none, let known = app.controller(named: node.className) else { return [] }
    let shown = node.isKindStated ? node.kind : known.kind
    return AppController.questions(of: os).compactMap { fact, api in
      let cases = known.cases(of: api, os: os, idiom: idiom)
      let unknown = known.unknown(
        AppAnswer(cases), fact, of: node.name, as: shown, hasChildren: node.hasChildren)
      guard let kind = FreeAnswer.Kind(fact), let unknown else { return nil }
      return FreeAnswer(unknown.subject, kind, cases, to: fact)
    }
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    let facts = AppTargetFacts(app: app, target: app.application)
    func free(_ fact: FactKind, from first: OSVersion) -> FreeAnswer? {
      let cases = facts.cases(of: fact, os: os, idiom: idiom)
      guard os >= first, let unknown = facts.unknown(AppAnswer(cases), fact) else { return nil }
      return FreeAnswer(unknown.subject, .supported, cases, to: .supported)
    }
    return [
      free(.sceneDelegate, from: OSVersion(27)), free(.applicationDelegate, from: OSVersion(6)),
    ].compactMap(\.self)
  }
}

extension FreeAnswer {
  /// The answer that has these values, as far as they are told.
  fileprivate init(_ subject: Subject, _ kind: Kind, _ cases: [AppAnswerCase], to fact: FactKind) {
    if cases.count == 1, case .unknown(_, _, let isConstant) = cases[0].value {
      self.init(subject, kind, isFixed: isConstant)
    } else {
      self.init(subject, kind, cases: cases.map { AnswerCase($0.condition, $0.played(kind, fact)) })
    }
  }
}

extension AppAnswerCase {
  /// The value as it is played.
  fileprivate func played(_ kind: FreeAnswer.Kind, _ fact: FactKind) -> AnswerCase.Value {
    switch value {
    case .forwarded: path.map { .forwarded($0) } ?? .anything
    case .unknown: .anything
    case .notImplemented: .answer(kind.standard)
    case .mask, .orientation, .rawValue, .bool: Answer(value, to: fact).map { .answer($0) } ?? .anything
    }
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

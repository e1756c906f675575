import Orientation
import OrientationNotation
import OrientationPolicy

/// A screen of an app as two versions are compared on it: what its sources do not tell is taken as a lock in portrait, since
/// nothing else can be lost, and a variable has one of the values that the code gives it.
struct ComparedApp: PlayableApp {
  private let book: PlayableBook
  let screens: [Screen]

  init(_ app: App, _ screen: Screen) {
    book = PlayableBook(app: app)
    screens = [screen]
  }

  var idioms: [Idiom] { book.idioms }
  var oldest: OSVersion { book.oldest }
  var mainTarget: any TargetDefaults { book.mainTarget }

  func defaults(ofController name: String) -> (any ControllerDefaults)? { book.defaults(ofController: name) }

  func target(named name: Substring) throws(ValueFault) -> any TargetDefaults { try book.target(named: name) }

  func lineage(ofController name: String) -> [String] { book.lineage(ofController: name) }

  func freeAnswers(of node: ControllerTree.Node, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    book.freeAnswers(of: node, os: os, idiom: idiom).map(\.locked)
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    book.freeAnswersOfDelegates(os: os, idiom: idiom).map(\.locked)
  }

  /// The facts that are taken, since the sources tell nothing.
  func assumed(os: OSVersion, idiom: Idiom) -> [StatedFact] {
    let answers =
      book.freeAnswersOfDelegates(os: os, idiom: idiom)
      + screens.flatMap(\.nodes).flatMap { book.freeAnswers(of: $0, os: os, idiom: idiom) }
    return answers.filter(\.canBeAnything).map { answer in
      switch answer.subject {
      case .applicationDelegate: .applicationDelegate(.portrait)
      case .sceneDelegate: .sceneDelegate(.portrait)
      case .controller(let name): .answer(of: name, answer.kind.lock)
      }
    }
  }
}

extension FreeAnswer {
  /// The answer with a lock for what can be anything.
  fileprivate var locked: FreeAnswer {
    let told = cases.isEmpty ? [AnswerCase(.constant(true), .anything)] : cases
    return FreeAnswer(
      subject, kind,
      cases: told.map { one in
        AnswerCase(one.condition.fixed, one.value == .anything ? .answer(kind.lock) : one.value)
      })
  }
}

extension FreeAnswer.Kind {
  /// The answer that locks the interface in portrait.
  fileprivate var lock: Answer {
    switch self {
    case .supported: .supported(.portrait)
    case .preferred: .preferred(.portrait)
    case .shouldAutorotate: .shouldAutorotate(false)
    case .prefersOrientationLocked: .prefersOrientationLocked(true)
    }
  }
}

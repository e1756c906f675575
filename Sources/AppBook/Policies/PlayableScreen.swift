import AppFacts
import Orientation
import OrientationNotation
import OrientationPolicy

/// A screen of an app that is played by itself. What its sources do not tell is taken as one value, and a variable has one
/// of the values that the code gives it.
struct PlayableScreen: PlayableOfBook {
  /// What is taken where the sources tell nothing.
  enum Assumption {
    /// A lock that the app's code has elsewhere: where two versions are compared, nothing else can be lost.
    case locked
    /// No limit: what limits an interface all the same is in the sources.
    case free
  }

  private let book: PlayableBook
  /// What is taken for each kind of answer; none where the app has no lock of that kind.
  private let taken: [FreeAnswer.Kind: Answer]

  init(_ app: App, _ screen: Screen, taking assumption: Assumption = .locked) {
    book = PlayableBook(app: app, screens: [screen], playsMoments: false)
    let kinds = FreeAnswer.Kind.allCases
    taken =
      switch assumption {
      case .locked: Dictionary(uniqueKeysWithValues: kinds.compactMap { kind in app.lock(kind).map { (kind, $0) } })
      case .free: Dictionary(uniqueKeysWithValues: kinds.map { ($0, $0.free) })
      }
  }

  var app: App { book.app }
  var screens: [Screen] { book.screens }

  func freeAnswers(of node: ControllerTree.Node, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    book.freeAnswers(of: node, os: os, idiom: idiom).map(settled)
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    book.freeAnswersOfDelegates(os: os, idiom: idiom).map(settled)
  }

  /// The facts that are taken, since the sources tell nothing; nil where the app has no lock that could be taken.
  func assumed(os: OSVersion, idiom: Idiom) -> [StatedFact]? {
    let answers =
      book.freeAnswersOfDelegates(os: os, idiom: idiom)
      + screens.flatMap(\.nodes).flatMap { book.freeAnswers(of: $0, os: os, idiom: idiom) }
    var facts: [StatedFact] = []
    for answer in answers where answer.canBeAnything {
      guard let lock = taken[answer.kind] else { return nil }
      switch (answer.subject, lock) {
      case (.applicationDelegate, .supported(.mask(let mask))): facts.append(.applicationDelegate(.mask(mask)))
      case (.sceneDelegate, .supported(.mask(let mask))): facts.append(.sceneDelegate(.mask(mask)))
      case (.controller(let name), _): facts.append(.answer(of: name, lock))
      case (.applicationDelegate, _), (.sceneDelegate, _): continue
      }
    }
    return facts
  }

  /// The answer with one value for what can be anything; as it is where the app has no lock that could be taken.
  private func settled(_ answer: FreeAnswer) -> FreeAnswer {
    guard let value = taken[answer.kind] else { return answer }
    let told = answer.cases.isEmpty ? [AnswerCase(.constant(true), .anything)] : answer.cases
    return FreeAnswer(
      answer.subject, answer.kind,
      cases: told.map { AnswerCase($0.condition.fixed, $0.value == .anything ? .answer(value) : $0.value) })
  }
}

extension App {
  /// An answer by which the app's own code locks the interface somewhere, portrait before all others; nil where it has none.
  fileprivate func lock(_ kind: FreeAnswer.Kind) -> Answer? {
    switch kind {
    case .supported:
      let masks = lockingMasks
      return (masks.contains(.portrait) ? .portrait : masks.first).map { .supported(.mask($0)) }
    case .preferred: return .preferred(.portrait)
    case .shouldAutorotate: return says(.bool(false), .shouldAutorotate) ? .shouldAutorotate(false) : nil
    case .prefersOrientationLocked:
      return says(.bool(true), .prefersInterfaceOrientationLocked) ? .prefersOrientationLocked(true) : nil
    }
  }

  /// The masks that the code names and that leave out portrait or a landscape.
  private var lockingMasks: [InterfaceOrientationMask] {
    let named = facts.occurrences.lazy.filter { !choice.isAside($0) }.flatMap { occurrence in
      occurrence.masks + occurrence.readAt.lazy.compactMap(\.value).flatMap(\.masks)
    }
    return named.filter { !$0.isEmpty && !$0.isSuperset(of: .allButUpsideDown) }
  }

  private func says(_ value: SourceValue, _ api: OrientationAPI) -> Bool {
    facts.occurrences.contains { occurrence in
      occurrence.api == api && !choice.isAside(occurrence)
        && ((occurrence.value?.literals ?? []) + occurrence.readAt.compactMap(\.value)).contains(value)
    }
  }
}

extension FreeAnswer.Kind {
  /// The answer that limits nothing.
  fileprivate var free: Answer {
    switch self {
    case .supported: .supported(.mask(.all))
    case .preferred: standard
    case .shouldAutorotate: .shouldAutorotate(.always(true))
    case .prefersOrientationLocked: .prefersOrientationLocked(false)
    }
  }
}

import Basics
import Orientation
import OrientationNotation
import OrientationPolicy
import Words

/// What came of a policy: a verdict on each statement, and how far the search went.
package struct PolicyReport: Sendable {
  package let policy: Policy
  /// The units of the policy, in their order.
  package let units: [UnitReport]
  /// In the order of the statements.
  package let verdicts: [PolicyVerdict]

  /// - Parameter units: those of the policy, all of them and in their order.
  package init(_ policy: Policy, _ units: [UnitReport]) {
    self.policy = policy
    self.units = units
    verdicts = policy.statements.enumerated().map { Self.verdict(on: $0, $1, units) }
  }
}

extension PolicyReport {
  /// How many states the search came to, in all environments together.
  package var states: Int { units.map(\.states).reduce(0, +) }

  /// The most events that lead to one of them.
  package var depth: Int { units.map(\.depth).max() ?? 0 }

  /// The reason why the team lives with a verdict; nil where it does not, or need not.
  package func reason(toAccept verdict: PolicyVerdict) -> String? {
    verdict.ending.flatMap { policy.reason(toAccept: $0) }
  }

  /// The answers of which the sources tell nothing, so that every value was tried; each once.
  package var freeAnswers: [String] { units.flatMap(\.freeAnswers).withoutRepeats }

  /// The conditions of which both ways were tried; each once.
  package var conditions: [String] { units.flatMap(\.conditions).withoutRepeats }

  /// The sentences by which the events went, although Apple leaves open what they say; each once.
  package var openAnswers: [RuleSentence] { units.flatMap(\.openAnswers).withoutRepeats }

  /// Those without which some statement is not known to hold; each once.
  package var decidingAnswers: [RuleSentence] { verdicts.flatMap { $0.condition ?? [] }.withoutRepeats }

  /// Those of which other answers change no verdict, where a statement holds.
  package var harmlessAnswers: [RuleSentence] {
    let deciding = decidingAnswers
    return verdicts.contains { $0.condition != nil } ? openAnswers.filter { !deciding.contains($0) } : []
  }

  /// The lines that accept an ending which no statement has.
  package var idleAcceptances: [Acceptance] {
    policy.acceptances.filter { acceptance in !verdicts.contains { $0.ending == acceptance.ending } }
  }

  /// Why a statement speaks of nothing that there is.
  ///
  /// - Parameter screens: those of the book.
  package func whyIdle(_ statement: Statement, _ screens: [Screen], in language: Language = .english) -> String {
    let words = PolicyWords(language: language)
    if units.isEmpty { return words[.noEnvironment] }
    if screens.isEmpty { return words[.noScreens] }
    var name = statement.screen
    if case .after(let trigger, _, _) = statement.demand {
      if let kind = trigger.kind, !policy.events.plays(kind) { return words.leftOut(kind.rawValue) }
      name = trigger.screen
    }
    guard let screen = screens.first(where: { $0.name == name }) else {
      return statement.isAfter ? words[.noSuchEvent] : words[.allExcepted]
    }
    // A statement speaks of a screen that shows, and an exception leaves none.
    if screensSeen.contains(screen.name) {
      return statement.isAfter ? words[.noSuchEvent] : words.onlyExceptions(at: screen.name)
    }
    return whyUnseen(screen, screens, words)
  }

  /// Why no sequence of events comes to a screen.
  private func whyUnseen(_ screen: Screen, _ screens: [Screen], _ words: PolicyWords) -> String {
    let devices = policy.scope.devices
    if let idiom = screen.idiom, !devices.isEmpty, devices.allSatisfy({ $0.idiom != idiom }) {
      return words.otherDevice(screen.name)
    }
    let below = Screen(name: "", root: screen.root, presented: screen.presented.dropLast()).notation
    let isBelowSeen = screens.contains { screensSeen.contains($0.name) && $0.notation == below }
    if !screen.presented.isEmpty, !isBelowSeen { return words.unseen(below, below: screen.name) }
    return words.unseen(screen.notation, seen: screensSeen)
  }

  /// The screens that were in front at some time; each once.
  private var screensSeen: [String] { units.flatMap(\.screens).withoutRepeats }

  /// The statements that speak of nothing that there is.
  package var idleStatements: [Statement] {
    let isComplete = units.allSatisfy(\.end.isFinal)
    return policy.statements.enumerated().compactMap { index, statement in
      isComplete && units.allSatisfy { !$0.findings[index].applies } ? statement : nil
    }
  }

  /// Of the ways to fail a statement the shortest counts, of those the first: so it does not matter who searched where.
  private static func verdict(
    on index: Int, _ statement: Statement, _ units: [UnitReport]
  ) -> PolicyVerdict {
    let failures = units.compactMap { unit in unit.findings[index].failure.map { ($0, in: unit.environment) } }
    if let (failure, environment) = failures.min(by: { $0.0.length < $1.0.length }) {
      return .fails(failure, in: environment)
    }
    if let unit = units.first(where: { $0.end == .complete && !$0.findings[index].unreached.isEmpty }) {
      return .neverReaches(unit.findings[index].unreached, in: unit.environment)
    }
    // Where all orientations of a `may` were reached, nothing that follows can matter.
    let open = units.first { !$0.end.isFinal && !(statement.isMay && $0.findings[index].unreached.isEmpty) }
    return open.map { .notProved($0.end, in: $0.environment) }
      ?? .holds(if: units.flatMap { $0.findings[index].holdsIf }.withoutRepeats)
  }
}

extension Statement {
  fileprivate var isMay: Bool {
    if case .may = demand { true } else { false }
  }

  fileprivate var isAfter: Bool {
    if case .after = demand { true } else { false }
  }
}

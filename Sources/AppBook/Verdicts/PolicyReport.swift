import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy

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

  /// The sentences on which a proof rests, although Apple leaves open what they say; each once.
  package var openAnswers: [RuleSentence] { units.flatMap(\.openAnswers).withoutRepeats }

  /// How far a proof can be relied on; nil where it rests on nothing that Apple leaves open.
  package var standingOfProofs: Standing? { openAnswers.map(\.standing).max() }

  /// The lines that accept an ending which no statement has.
  package var idleAcceptances: [Acceptance] {
    policy.acceptances.filter { acceptance in !verdicts.contains { $0.ending == acceptance.ending } }
  }

  /// Why a statement speaks of nothing that there is.
  ///
  /// - Parameter screens: those of the book.
  package func whyIdle(_ statement: Statement, _ screens: [Screen], in language: Language = .english) -> String {
    func pick(_ english: String, _ chinese: String) -> String { language == .english ? english : chinese }
    if units.isEmpty {
      return pick("the app runs on none of the devices and versions that `on` names", "应用不支持 `on` 写的任何设备与版本")
    }
    if screens.isEmpty {
      return pick(
        "no block `screens` of the book lists a screen, so nothing is played", "书里没有 `screens` 代码块列出页面，因此没有可推演的内容")
    }
    let seen = units.flatMap(\.screens).withoutRepeats
    if case .after(let trigger, _, _) = statement.demand {
      if let kind = trigger.kind, !policy.events.plays(kind) {
        return pick("`events` leaves out \(kind.rawValue)", "`events` 没有写 \(kind.rawValue)")
      }
      return pick(
        "no event that is played is the one that it waits for; list a screen that such an event leads to",
        "推演的事件中没有它等待的事件；请列出这个事件会到达的页面")
    }
    guard let name = statement.screen, let screen = screens.first(where: { $0.name == name }), !seen.contains(name)
    else {
      return pick("each screen that appears has an `except`", "出现的每个页面都有 `except`")
    }
    if let idiom = screen.idiom, !units.contains(where: { $0.isOn(idiom) }) {
      return pick("the policy is about no device on which \(name) is shown", "策略涉及的设备都不显示 \(name)")
    }
    let below = Screen(name: "", root: screen.root, presented: screen.presented.dropLast()).notation
    let isBelowSeen = screens.contains { seen.contains($0.name) && $0.notation == below }
    if !screen.presented.isEmpty, !isBelowSeen {
      return pick(
        "no sequence of events comes to `\(below)`, over which \(name) is presented; list that as a screen",
        "没有事件序列能到达 `\(below)`，而 \(name) 呈现在它上面；请把它也列为页面")
    }
    let reached = seen.isEmpty ? pick("no screen", "没有页面") : seen.joined(separator: pick(", ", "、"))
    return pick(
      "no sequence of events comes to `\(screen.notation)`, only to \(reached)",
      "没有事件序列能到达 `\(screen.notation)`，只能到达 \(reached)")
  }

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
    var shortest: (failure: PolicyFailure, environment: String)?
    for unit in units {
      guard let failure = unit.findings[index].failure else { continue }
      if failure.length < shortest?.failure.length ?? .max { shortest = (failure, unit.environment) }
    }
    if let shortest { return .fails(shortest.failure, in: shortest.environment) }
    if let unit = units.first(where: { $0.end == .complete && !$0.findings[index].unreached.isEmpty }) {
      return .neverReaches(unit.findings[index].unreached, in: unit.environment)
    }
    // Where all orientations of a `may` were reached, nothing that follows can matter.
    let open = units.first { !$0.end.isFinal && !(statement.isMay && $0.findings[index].unreached.isEmpty) }
    return open.map { .notProved($0.end, in: $0.environment) } ?? .proved
  }
}

extension UnitReport {
  fileprivate func isOn(_ idiom: Idiom) -> Bool {
    PolicyDevice.allCases.contains { $0.idiom == idiom && environment.hasPrefix($0.text + ",") }
  }
}

extension Statement {
  fileprivate var isMay: Bool {
    if case .may = demand { true } else { false }
  }
}

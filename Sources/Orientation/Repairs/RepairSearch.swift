/// Searches for the smallest changes after which an event ends as wanted.
///
/// It tries every set of facts up to a size, the smallest first, and of a set every value, so that what it finds is complete:
/// a set is left out only where a part of it is enough. Of a set's values the first count that take nothing from other screens,
/// or else the first.
package struct RepairSearch: Sendable {
  /// The most situations of one size that are resolved; a larger size is not begun.
  static let mostSituations = 400_000

  private let subject: RepairSubject
  private let goal: RepairGoal
  private let facts: [EditedFact]
  /// The SDK that another version of iOS leaves as it is, though nobody states it.
  private let unstatedSDK: OSVersion?

  /// A search about a scenario's event.
  package init(_ scenario: Scenario, _ goal: RepairGoal) {
    self.init(
      .moment(scenario), goal, EditedFact.all(scenario, [], goal, from: scenario.current), scenario.unstatedSDK)
  }

  /// The same search for changes that somebody can be told to make: on this device and this version of iOS, held as it is.
  ///
  /// - Parameter isLocked: whether the user has locked rotation, which no call should get round.
  package func forAdvice(isLocked: Bool) -> RepairSearch {
    let facts = facts.filter { fact in fact.edits.allSatisfy { $0.isAdvice && !(isLocked && $0.isCall) } }
    return RepairSearch(subject, goal, facts, unstatedSDK)
  }

  /// A search about a timeline's last event.
  ///
  /// - Parameter current: the interface before it; nil where a call that turns it back is as good as one that keeps it.
  package init(_ timeline: Timeline, _ goal: RepairGoal, from current: InterfaceOrientation? = nil) {
    let scenario = timeline.start.scenario
    self.init(
      .timeline(timeline), goal, EditedFact.all(scenario, timeline.events, goal, from: current), scenario.unstatedSDK)
  }

  init(_ subject: RepairSubject, _ goal: RepairGoal, _ facts: [EditedFact], _ unstatedSDK: OSVersion? = nil) {
    self.subject = subject
    self.goal = goal
    self.facts = facts
    self.unstatedSDK = unstatedSDK
  }

  /// The repairs.
  ///
  /// - Parameters:
  ///   - mostFacts: how many facts may be different at once.
  ///   - isStopped: whether to end the search early; it is called often. What was found then is not everything.
  package func repairs(mostFacts: Int = 3, isStopped: () -> Bool = { false }) -> Repairs {
    if repair(of: [], [], subject) != nil { return Repairs(isReached: true, all: [], mostFacts: mostFacts) }
    var found = FoundRepairs()
    var size = 0
    while size < mostFacts, count(ofSize: size + 1) <= Self.mostSituations {
      size += 1
      search(from: 0, size, [], [], subject, &found, isStopped)
    }
    return Repairs(isReached: false, all: found.sorted.map { statingSDK($0) }, mostFacts: size)
  }

  /// How many facts can be different.
  package var factCount: Int { facts.count }

  /// The repair of some facts and no others, by their places, each of which is different in it; nil where none is. A part of
  /// them may be enough, too.
  ///
  /// So a page can search set by set, and answer its reader in between.
  package func repair(of set: [Int]) -> Repair? { repair(of: set, [], subject) }

  /// What a repair's decision rests on; nil where the repair is another situation's, in which an event cannot happen.
  package func grounds(of repair: Repair) -> Grounds? { subject.edited(by: repair.edits).grounds }
}

extension RepairSearch {
  private func repair(of set: [Int], _ edits: [Edit], _ edited: RepairSubject) -> Repair? {
    guard edits.count < set.count else { return repair(by: edits, edited) }
    var taking: Repair?
    for edit in facts[set[edits.count]].edits {
      guard let repair = repair(of: set, edits + [edit], edited.edited(by: [edit])) else { continue }
      if repair.takes.isEmpty { return repair }
      taking = taking ?? repair
    }
    return taking
  }

  /// Tries the sets that begin with some facts, by their places, and have so many more, from a place on.
  ///
  /// - Parameter edited: the event with the edits of the facts that the sets begin with.
  private func search(
    from place: Int, _ more: Int, _ set: [Int], _ edits: [Edit], _ edited: RepairSubject,
    _ found: inout FoundRepairs, _ isStopped: () -> Bool
  ) {
    guard more > 0 else {
      if let repair = repair(by: edits, edited) { found.add(repair, set) }
      return
    }
    for next in facts.indices.dropFirst(place) {
      let longer = set + [next]
      for edit in facts[next].edits where !found.hasPart(of: longer) && !isStopped() {
        search(from: next + 1, more - 1, longer, edits + [edit], edited.edited(by: [edit]), &found, isStopped)
      }
    }
  }

  private func repair(by edits: [Edit], _ edited: RepairSubject) -> Repair? {
    guard let decision = edited.decision, goal.isReached(decision) else { return nil }
    // Calls come last, as they do in what is played.
    let (before, after) = (subject.maskOfOthers(by: edits), edited.maskOfOthers(by: edits))
    return Repair(
      edits: edits.filter { !$0.isCall } + edits.filter { $0.isCall }, decision: decision,
      takes: before.subtracting(after), gives: after.subtracting(before))
  }

  /// The repair with the SDK beside another version of iOS, where with that of the version the event ends otherwise.
  private func statingSDK(_ repair: Repair) -> Repair {
    guard let unstatedSDK else { return repair }
    var edits: [Edit] = []
    for edit in repair.edits {
      if case .linkedSDK = edit { return repair }
      edits.append(edit)
      guard case .os(let version) = edit else { continue }
      let decision = subject.edited(by: repair.edits + [.linkedSDK(version)]).decision
      if decision.map(goal.isReached) != true { edits.append(.linkedSDK(unstatedSDK)) }
    }
    return Repair(edits: edits, decision: repair.decision, takes: repair.takes, gives: repair.gives)
  }

  /// How many situations the sets of a size are: the elementary symmetric sum of the numbers of values.
  private func count(ofSize size: Int) -> Int {
    var counts = [1] + Array(repeating: 0, count: size)
    for fact in facts {
      for place in stride(from: size, to: 0, by: -1) { counts[place] += counts[place - 1] * fact.edits.count }
    }
    return counts[size]
  }
}

private struct FoundRepairs {
  private var all: [(repair: Repair, set: [Int])] = []

  /// Whether a part of a set is enough, or the set itself with values that take nothing from other screens.
  func hasPart(of set: [Int]) -> Bool {
    for one in all where one.set.allSatisfy({ set.contains($0) }) {
      if one.set.count < set.count || one.repair.takes.isEmpty { return true }
    }
    return false
  }

  mutating func add(_ repair: Repair, _ set: [Int]) {
    guard let known = all.firstIndex(where: { $0.set == set }) else { return all.append((repair, set)) }
    if repair.takes.isEmpty { all[known].repair = repair }
  }

  /// By owner, then by the number of facts, those first that take nothing from other screens; otherwise as found.
  var sorted: [Repair] {
    var sorted: [Repair] = []
    for owner in EditOwner.allCases {
      let own = all.filter { $0.repair.owner == owner }
      for size in 1...max(own.last?.set.count ?? 1, 1) {
        for isTaking in [false, true] {
          for one in own where one.set.count == size && one.repair.takes.isEmpty != isTaking {
            sorted.append(one.repair)
          }
        }
      }
    }
    return sorted
  }
}

extension Scenario {
  fileprivate var unstatedSDK: OSVersion? { linkedSDK == nil ? os : nil }
}

import Testing

@testable import Orientation

/// What every search for repairs keeps to, over timelines and moments walked at random from fixed seeds.
struct RepairLawTests {
  #if DEBUG
  private static let walks = 20
  #else
  private static let walks = 1_500
  #endif

  @Test func repairsReachTheGoalAndNoneIsTooLarge() throws {
    var repaired = 0
    var sizes: Set<Int> = []
    for problem in Self.problems {
      let found = RepairSearch(problem.subject, problem.goal, problem.facts).repairs()
      for repair in found.all {
        #expect(problem.isReached(with: repair.edits), "\(repair.edits)")
        #expect(problem.goal.isReached(repair.decision))
        for index in repair.edits.indices {
          var fewer = repair.edits
          fewer.remove(at: index)
          #expect(!problem.isReached(with: fewer), "\(repair.edits) without \(repair.edits[index])")
        }
        sizes.insert(repair.edits.count)
      }
      repaired += found.all.isEmpty ? 0 : 1
    }
    #expect(repaired * 2 > Self.problems.count)
    #expect(sizes.isSuperset(of: [1, 2]))
  }

  @Test func searchFindsWhatBruteForceFinds() {
    for problem in Self.problems {
      let found = RepairSearch(problem.subject, problem.goal, problem.facts).repairs(mostFacts: 2)
      guard found.mostFacts == 2 else { continue }
      let sets = Set(found.all.map { repair in problem.places(of: repair) })
      #expect(sets == problem.smallestSets(upTo: 2))
      #expect(sets.count == found.all.count, "a set of facts is listed twice")
    }
  }

  @Test func setBySetTheSameIsFound() {
    for problem in Self.problems {
      let search = RepairSearch(problem.subject, problem.goal, problem.facts)
      let whole = search.repairs(mostFacts: 2)
      guard whole.mostFacts == 2, !whole.isReached else { continue }
      let places = Array(0..<search.factCount)
      let pairs = places.flatMap { one in places.dropFirst(one + 1).map { [one, $0] } }
      var found: [(set: [Int], repair: Repair)] = []
      for set in places.map({ [$0] }) + pairs where !found.contains(where: { Set($0.set).isSubset(of: set) }) {
        if let repair = search.repair(of: set) { found.append((set, repair)) }
      }
      #expect(Set(found.map(\.repair)) == Set(whole.all) && found.count == whole.all.count, "\(problem.subject)")
    }
  }

  @Test func adviceLeavesDeviceAndVersionAloneAndGetsRoundNoLock() {
    var kinds = 0
    for problem in Self.problems {
      let search = RepairSearch(problem.subject, problem.goal, problem.facts).forAdvice(isLocked: true)
      for edit in search.repairs(mostFacts: 2).all.flatMap(\.edits) {
        switch edit {
        case .device, .os, .idiom, .homeButton, .call: Issue.record("\(edit)")
        default: kinds += 1
        }
      }
    }
    #expect(kinds > 0)
  }

  @Test func noOtherMaskFindsMore() {
    for problem in Self.problems {
      let few = problem.smallestSets(upTo: 2)
      var complete = problem
      complete.facts = problem.facts.map { EditedFact(edits: $0.edits.flatMap(\.withEveryMask)) }
      #expect(complete.smallestSets(upTo: 2) == few, "\(problem.subject)")
    }
  }

  @Test func repairsOfTheCodeComeFirst() {
    for problem in Self.problems {
      let owners = RepairSearch(problem.subject, problem.goal, problem.facts).repairs().all.map(\.owner)
      #expect(owners == owners.sorted())
    }
  }

  @Test func nothingIsTakenFromOtherScreensWhereAnotherValueKeepsIt() {
    var (taking, keeping) = (0, 0)
    for problem in Self.problems + Self.crashes {
      let found = RepairSearch(problem.subject, problem.goal, problem.facts).repairs(mostFacts: 2)
      for repair in found.all where repair.owner <= .informationPropertyList {
        let takes = problem.taken(by: repair.edits)
        #expect(takes == repair.takes, "\(repair.edits)")
        guard !takes.isEmpty else {
          keeping += repair.edits.contains { $0.isOfWholeApp } ? 1 : 0
          continue
        }
        taking += 1
        let others = repair.edits.map { edit in
          problem.facts.first { $0.edits.contains(edit) }?.edits.flatMap(\.withEveryMask) ?? []
        }
        for edits in others.reduce([[]], { sets, values in sets.flatMap { set in values.map { set + [$0] } } })
        where problem.isReached(with: edits) {
          #expect(!problem.taken(by: edits).isEmpty, "\(repair.edits) rather than \(edits): \(problem.subject)")
        }
      }
    }
    #expect(taking > 0 && keeping > taking / 8, "\(taking) \(keeping)")
  }

  @Test func ofTheSameSizeWhatTakesNothingComesFirst() {
    for problem in Self.problems + Self.crashes {
      let found = RepairSearch(problem.subject, problem.goal, problem.facts).repairs(mostFacts: 2).all
      for (one, next) in zip(found, found.dropFirst())
      where one.owner == next.owner && one.edits.count == next.edits.count {
        #expect(one.takes.isEmpty || !next.takes.isEmpty, "\(one.edits) before \(next.edits)")
      }
    }
  }

  @Test func theAppMaskIsTheOneThatDecides() {
    var masks: Set<InterfaceOrientationMask> = []
    ExplorerSample.forEachScenario(every: 101) { scenario in
      guard let mask = Resolver.decide(scenario).applicationMask else { return }
      #expect(scenario.applicationMask == mask, "\(scenario)")
      masks.insert(mask)
    }
    #expect(masks.count > 3)
  }

  /// Moments at which the app crashes, and is not to.
  private static let crashes: [Problem] = {
    var crashes: [Problem] = []
    ExplorerSample.forEachScenario(every: 1_499) { scenario in
      guard case .exception = Resolver.decide(scenario).outcome else { return }
      let goal = RepairGoal.Wish.noException.goal
      crashes.append(
        Problem(subject: .moment(scenario), goal: goal, facts: EditedFact.all(scenario, [], goal)))
    }
    return crashes
  }()

  private static let problems: [Problem] = (0..<walks).compactMap { seed in
    var walk = TimelineWalk(seed: UInt64(seed))
    let start = walk.start()
    var timeline = Timeline(start: start, events: [])
    var state = start
    while timeline.events.count < 4, state.phase != .terminated {
      let event = walk.event(for: state)
      guard let step = try? state.after(event) else { break }
      timeline.events.append(event)
      state = step.state
    }
    guard !timeline.events.isEmpty else { return nil }
    let wanted = InterfaceOrientation.valid[seed % 4].mask
    let goal = RepairGoal.interface(in: seed % 3 == 0 ? .landscape : wanted)
    if seed % 2 == 0 {
      return Problem(
        subject: .timeline(timeline), goal: goal, facts: EditedFact.all(start.scenario, timeline.events, goal))
    }
    var scenario = state.scenario
    scenario.event = ScenarioSpace.events[seed % ScenarioSpace.events.count]
    return Problem(subject: .moment(scenario), goal: goal, facts: EditedFact.all(scenario, [], goal))
  }
}

/// A situation and a goal, and repairs by trying everything.
private struct Problem {
  let subject: RepairSubject
  let goal: RepairGoal
  var facts: [EditedFact]

  func isReached(with edits: [Edit]) -> Bool {
    subject.edited(by: edits).decision.map { goal.isReached($0) } ?? false
  }

  /// What other screens may no longer be in.
  func taken(by edits: [Edit]) -> InterfaceOrientationMask {
    subject.maskOfOthers(by: edits).subtracting(subject.edited(by: edits).maskOfOthers(by: edits))
  }

  func places(of repair: Repair) -> Set<Int> {
    Set(repair.edits.compactMap { edit in facts.firstIndex { $0.edits.contains(edit) } })
  }

  /// The sets of facts that reach the goal with some values, and of which no part does.
  func smallestSets(upTo size: Int) -> Set<Set<Int>> {
    if isReached(with: []) { return [] }
    var found: Set<Set<Int>> = []
    for one in facts.indices where facts[one].edits.contains(where: { isReached(with: [$0]) }) { found.insert([one]) }
    if size < 2 { return found }
    var pairs: Set<Set<Int>> = []
    for one in facts.indices where !found.contains([one]) {
      for other in facts.indices.dropFirst(one + 1) where !found.contains([other]) {
        let isEnough = facts[one].edits.contains { first in
          facts[other].edits.contains { isReached(with: [first, $0]) }
        }
        if isEnough { pairs.insert([one, other]) }
      }
    }
    return found.union(pairs)
  }
}

extension Edit {
  /// Whether every screen has to do with it.
  var isOfWholeApp: Bool {
    switch self {
    case .applicationDelegate, .sceneDelegate, .variable, .informationPropertyList: true
    case .answer, .forwarding, .style, .removesPresentersView, .call, .linkedSDK, .requiresFullScreen, .rotationLock,
      .device, .fillsScreen, .mode, .os, .idiom, .homeButton:
      false
    }
  }

  /// The edit, and where it is a mask the same with each other mask.
  var withEveryMask: [Edit] {
    let masks = InterfaceOrientationMask.everySet.filter { !$0.isEmpty }
    return switch self {
    case .answer(let name, .supported(.mask)): [self] + masks.map { .answer(name, .supported(.mask($0))) }
    case .answer(let name, .delegateSupported(.mask)):
      [self] + masks.map { .answer(name, .delegateSupported(.mask($0))) }
    case .applicationDelegate(.mask): [self] + masks.map { .applicationDelegate(.mask($0)) }
    case .sceneDelegate(.mask): [self] + masks.map { .sceneDelegate(.mask($0)) }
    case .variable(let variable): [self] + masks.map { .variable(Variable(name: variable.name, mask: $0)) }
    case .informationPropertyList(let key, _):
      [self] + masks.map { .informationPropertyList(key, $0.orientations) }
    case .answer, .forwarding, .style, .removesPresentersView, .applicationDelegate, .sceneDelegate, .call, .linkedSDK,
      .requiresFullScreen, .rotationLock, .device, .fillsScreen, .mode, .os, .idiom, .homeButton:
      [self]
    }
  }
}

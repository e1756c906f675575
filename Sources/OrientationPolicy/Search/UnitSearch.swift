import Orientation

/// Plays an app in one environment: breadth first, and from each state once, so that what fails a statement first is the
/// shortest way to do so.
struct UnitSearch {
  private let policy: Policy
  private let app: PlayedApp
  /// The most memory that the states may take, in bytes.
  private let memory: Int
  private let pace: SearchPace
  private let judge: Judge
  private let successors: Successors
  private var table: StateTable
  private var tally: Tally
  private var counterexamples: [Counterexample?]
  private var screensSeen: Set<Int> = []
  /// nil in a search under another answer to one of them.
  private var questions: MetQuestions?
  /// The statements that the search is for; it may end before every state where these are decided.
  private let wanted: [Int]

  static func run(_ policy: Policy, _ app: PlayedApp, _ environment: PolicyEnvironment, _ limits: SearchLimits)
    -> UnitResult
  {
    var search = UnitSearch(policy, app, limits, for: Array(policy.statements.indices))
    search.questions = MetQuestions(app)
    let (end, depth) = search.run()
    return search.result(environment, end, depth, search.otherAnswers(end, limits))
  }

  private init(_ policy: Policy, _ app: PlayedApp, _ limits: SearchLimits, for wanted: [Int]) {
    self.policy = policy
    self.wanted = wanted
    self.app = app
    memory = limits.memory
    pace = SearchPace(limits)
    judge = Judge(policy, app)
    successors = Successors(app, pace)
    table = StateTable(app)
    tally = Tally(count: policy.statements.count)
    counterexamples = policy.statements.map { _ in nil }
  }
}

extension UnitSearch {
  /// Goes on from every state until there is no new one; how that ended, and how many events it took at most.
  private mutating func run() -> (SearchEnd, depth: Int) {
    for start in app.starts {
      let place = table.place(of: start.scenario, app.nothingChosen)
      table.add(table.key(of: start, at: place, judge.nothingPending), from: nil)
    }
    return goOn(from: 0)
  }

  /// - Parameter first: the number of the first state to go on from.
  private mutating func goOn(from first: Int) -> (SearchEnd, depth: Int) {
    var depth = 0
    var level = first..<table.count
    while !level.isEmpty {
      if let bound = policy.depth, depth >= bound { return (.depth(bound), depth) }
      for index in level {
        expand(index)
        if isDecided { return (.decided, depth + 1) }
        if pace.isStopped { return (.time, 0) }
        if table.memory >= memory { return (.states(table.count, depth: depth + 1), depth + 1) }
      }
      level = level.upperBound..<table.count
      if !level.isEmpty { depth += 1 }
    }
    return (.complete, depth)
  }

  /// Whether each statement that it is for has failed, or has what it asks for.
  private var isDecided: Bool {
    wanted.allSatisfy { index in
      let (statement, sight) = (policy.statements[index], tally.sights[index])
      if !app.concerns(statement) { return true }
      if case .may(let mask) = statement.demand { return mask.isSubset(of: sight.reached) } else { return sight.fails }
    }
  }

  /// Whether a statement holds, as a search says that ended like this.
  private func holds(_ index: Int, _ end: SearchEnd) -> Bool {
    let (statement, sight) = (policy.statements[index], tally.sights[index])
    guard case .may(let mask) = statement.demand, app.concerns(statement) else { return !sight.fails && end.isFinal }
    return mask.isSubset(of: sight.reached)
  }

  private mutating func expand(_ index: Int, events: EventPlaces = .all) {
    let successors = successors
    let key = table.keys[index]
    let state = table.state(of: key)
    let here = table.surroundings[Int(key.place)]
    successors.forEach(of: state, on: here.moves, events: events) { way in
      guard table.memory < memory else { return }
      guard !way.isRepeated else {
        questions?.note(way, in: index)
        return
      }
      let (key, screens) = arrive(way, from: state, here)
      screensSeen.formUnion(screens)
      table.add(key, from: index)
      questions?.note(way, in: index)
      for statement in tally.takeNewFailures() where questions != nil {
        counterexamples[statement] = counterexample(upToFailure(of: statement, way), after: index, screens)
      }
    }
  }

  /// Judges an event; the key of the state that it leads to, and the screens in front then.
  private mutating func arrive(
    _ way: Successors.Way, from state: StateTable.State, _ here: Place.Surroundings
  ) -> (key: StateKey, screens: [Int]) {
    let place = table.place(of: way.app.scenario, way.chosen)
    // Before the root is shown, nothing is in front.
    let screens = way.app.phase == .launching ? [] : table.surroundings[Int(place)].screens
    let moment = Judge.Moment(
      step: way.step, calls: way.calls.map(\.step), before: state.app.scenario, screensBefore: here.screens,
      screensAfter: screens)
    var pending = state.pending
    judge.judge(moment, &pending, &tally)
    return (table.key(of: way.app, at: place, pending), screens)
  }

  private mutating func counterexample(
    _ way: Successors.Way, after index: Int, _ screens: [Int]
  ) -> Counterexample {
    let path = table.path(to: index)
    let played = zip(path, path.dropFirst()).flatMap { self.moves(from: $0, to: $1) } + way.moves
    let start = table.state(of: table.keys[path[0]]).app
    return TimelineBuilder(app).counterexample(
      played, from: start, way.calls.last?.step ?? way.step, length: path.count,
      screens: screens.map { app.screenNames[$0] })
  }

  /// The way without the calls behind the one that fails a statement.
  private func upToFailure(of statement: Int, _ way: Successors.Way) -> Successors.Way {
    guard !way.calls.isEmpty, case .never(.outcome(let ending)) = policy.statements[statement].demand else {
      return way
    }
    let moment = Judge.Moment(
      step: way.step, calls: way.calls.map(\.step), before: way.app.scenario, screensBefore: [], screensAfter: [])
    guard let failing = moment.failing(ending) else { return way }
    var cut = way
    cut.calls.removeSubrange(failing...)
    return cut
  }

  /// The first way that leads from a state to another; states keep only whence they were come to.
  private mutating func moves(from index: Int, to next: Int) -> [Move] {
    // What has been found is told, even where there is no time to find more.
    let successors = Successors(app, SearchPace(SearchLimits()))
    let key = table.keys[index]
    let wanted = table.keys[next]
    let state = table.state(of: key)
    let here = table.surroundings[Int(key.place)]
    let tally = self.tally
    defer { self.tally = tally }
    var found: [Move] = []
    successors.forEach(of: state, on: here.moves) { way in
      if found.isEmpty, !way.isRepeated, arrive(way, from: state, here).key == wanted { found = way.moves }
    }
    return found
  }

  private func result(
    _ environment: PolicyEnvironment, _ end: SearchEnd, _ depth: Int, _ others: OtherAnswers
  ) -> UnitResult {
    let findings = policy.statements.enumerated().map { index, statement in
      let sight = tally.sights[index]
      var unreached: InterfaceOrientationMask = []
      if case .may(let mask) = statement.demand, app.concerns(statement) { unreached = mask.subtracting(sight.reached) }
      return UnitResult.Finding(
        applies: sight.applies, counterexample: counterexamples[index], unreached: unreached,
        holdsIf: others.sentences[index].sorted())
    }
    let isTold = end != .time
    return UnitResult(
      environment: environment, end: end, states: isTold ? table.count : 0, depth: depth, findings: findings,
      screens: isTold ? screensSeen.sorted().map { app.screenNames[$0] } : [],
      freeAnswers: app.freeAnswers.filter(\.canBeAnything).map(\.text),
      conditions: app.conditions.filter(\.isFixed).map(\.text),
      openAnswers: isTold ? questions?.sentences ?? [] : [], isTooBig: end.isOutOfMemory || others.areTooBig)
  }
}

// What Apple leaves open.
extension UnitSearch {
  /// What other answers to open questions make of the statements that hold.
  private struct OtherAnswers {
    /// The sentences that each of the statements needs to hold.
    var sentences: [Set<RuleSentence>]
    /// Whether a search under another answer needed more memory than there was.
    var areTooBig = false
  }

  /// Plays the app again under each other answer that leads elsewhere, one at a time.
  private func otherAnswers(_ end: SearchEnd, _ limits: SearchLimits) -> OtherAnswers {
    var others = OtherAnswers(sentences: policy.statements.map { _ in [] })
    let holding = policy.statements.indices.filter { holds($0, end) }
    let isPlayed = table.count <= MetQuestions.mostStates
    for question in questions?.telling ?? [] {
      var open = isPlayed ? holding : []
      for answer in question.answers where !open.isEmpty {
        let isLocal = end == .complete && !question.isFarReaching
        let inDoubt = isLocal ? doubtful(open, under: answer, limits) : open
        if inDoubt.isEmpty { continue }
        var search = UnitSearch(policy, app.assuming(answer.assumptions), limits, for: inDoubt)
        let (end, _) = search.run()
        others.areTooBig = others.areTooBig || end.isOutOfMemory
        open.removeAll { inDoubt.contains($0) && !search.holds($0, end) }
      }
      for index in holding where !open.contains(index) { others.sentences[index].formUnion(question.sentences) }
    }
    return others
  }

  /// The statements that an app could fail under another answer: those that fail where it goes on from the events that the
  /// answer decides otherwise. It need not come to the states of these events, so a statement may hold all the same.
  ///
  /// Elsewhere the same events go to the same ends, so a statement that does not fail holds.
  private func doubtful(_ open: [Int], under answer: MetQuestions.OtherAnswer, _ limits: SearchLimits) -> [Int] {
    // What a `may` asks for has to be shown again.
    let isMay = open.filter { if case .may = policy.statements[$0].demand { true } else { false } }
    var search = UnitSearch(policy, app.assuming(answer.assumptions), limits, for: open.filter { !isMay.contains($0) })
    search.table = table.assuming(answer.assumptions)
    for departure in answer.departures { search.expand(departure.state, events: departure.events) }
    let (end, _) = search.goOn(from: table.count)
    return open.filter { isMay.contains($0) || !search.holds($0, end) }
  }
}

extension SearchEnd {
  fileprivate var isOutOfMemory: Bool {
    if case .states = self { true } else { false }
  }
}

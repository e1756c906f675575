import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// The search finds what playing every sequence finds, and no other way to fail is shorter.
@Suite struct SearchTests {
  private static let environments = [
    PolicyEnvironment(device: .phone, os: OSVersion(15)), PolicyEnvironment(device: .phone, os: OSVersion(18)),
    PolicyEnvironment(device: .phoneWithHomeButton, os: OSVersion(12)),
    PolicyEnvironment(device: .pad, os: OSVersion(26)),
  ]

  /// Every value of an answer at every event soon makes more sequences than can be played.
  private static let fewEvents =
    "events: device turned landscapeLeft, device turned portrait, presentations, dismissals\n"

  private static let text = """
    always: portrait
    except: Player: landscape
    never: exception
    never: unchanged not-allowed
    never: List: landscapeLeft
    after: dismissed Player: portrait
    after: dismissed Player within 1: portrait
    after: pushed Detail within 2: landscape
    after: turned: all
    after: launch within 1: landscape
    may: all
    may: Player: landscapeRight
    """

  @Test(arguments: environments, 0..<4)
  func theSearchFindsWhatEverySequenceShows(environment: PolicyEnvironment, seed: Int) throws {
    let app = Self.app(seed)
    var policy = try app.policy(Self.text)
    policy.depth = 5
    let played = PlayedApp(app, in: environment, events: policy.events)
    let found = UnitSearch.run(policy, played, environment, SearchLimits())
    let all = BruteForce(policy, played, depth: 5)
    #expect(found.findings.map { $0.counterexample?.length } == all.shortest)
    // What the scene keeps is noted before a turn goes by it.
    func isOfTurns(_ sentence: RuleSentence) -> Bool { sentence.rule == .unannouncedChangeWaits }
    let answers = (Set(found.openAnswers), all.openAnswers)
    #expect(answers.1.isSubset(of: answers.0) || found.end != .depth(5))
    #expect(answers.0.subtracting(answers.1).allSatisfy(isOfTurns))
    for (index, statement) in policy.statements.enumerated() {
      guard case .may(let mask) = statement.demand else { continue }
      #expect(found.findings[index].unreached == mask.subtracting(all.reached[index]))
    }
  }

  @Test(arguments: environments, 0..<4)
  func aCounterexampleIsATimelineThatFails(environment: PolicyEnvironment, seed: Int) throws {
    let app = Self.app(seed)
    let policy = try app.policy(Self.text)
    let played = PlayedApp(app, in: environment, events: policy.events)
    let found = UnitSearch.run(policy, played, environment, SearchLimits())
    #expect(found.end.isFinal)
    for (statement, finding) in zip(policy.statements, found.findings) {
      guard let counterexample = finding.counterexample else { continue }
      let last = try #require(try counterexample.timeline.play().last)
      #expect(counterexample.timeline.events.count == counterexample.length)
      let decision = last.resolution.decision
      let isCrash = last.state.phase == .terminated
      #expect(!statement.isMet(by: decision) || isCrash, "\(statement.text)")
      if case .never(.outcome) = statement.demand { continue }
      #expect(!statement.aims.allows(decision.orientation) || isCrash)
    }
  }

  /// What happens where no orientation is common matters only to an app that comes there.
  @Test func aSearchSaysWhichOpenQuestionsItsEventsMet() throws {
    var app = SmallApp("List: List")
    app.list = [.portrait]
    app.answer("List", .portrait)
    let text = "on: iPhone, iOS 16\nevents: turns\nalways: all"
    func rules() throws -> Set<Rule> { Set(try app.results(text).flatMap(\.openAnswers).map(\.rule)) }
    #expect(try !rules().contains(.noCommonOrientationChangesNothing))
    app.answer("List", .landscape)
    #expect(try rules().contains(.noCommonOrientationChangesNothing))
  }

  /// Only answers under which some event decides otherwise are played; playing all of them says the same.
  /// What controllers call when they appear or disappear belongs to the event that brings or takes them away.
  @Test(arguments: environments, 0..<6) func callsAreMadeWithTheEventThatBringsTheirController(
    environment: PolicyEnvironment, seed: Int
  ) throws {
    var app = Self.app(seed)
    app.calls["Detail"] = [
      AppearanceCall(.appearing, .updateRequested), AppearanceCall(.disappearing, .updateRequested),
    ]
    app.calls["Player"] = [AppearanceCall(.appearing, .geometryRequested(.landscapeLeft))]
    app.calls["Settings"] = [
      AppearanceCall(.appearing, .updateRequested), AppearanceCall(.appearing, .geometryRequested(.portrait)),
    ]
    app.calls["List"] = seed % 2 == 0 ? [AppearanceCall(.appearing, .updateRequested)] : []
    var policy = try app.policy(
      "events: device turned landscapeLeft, presentations, dismissals, pushes, pops, tabs\n" + Self.text)
    policy.depth = 4
    let played = PlayedApp(app, in: environment, events: policy.events)
    let found = UnitSearch.run(policy, played, environment, SearchLimits())
    let all = BruteForce(policy, played, depth: 4)
    #expect(found.findings.map { $0.counterexample?.length } == all.shortest)
    for (index, finding) in found.findings.enumerated() {
      if case .may(let mask) = policy.statements[index].demand, played.concerns(policy.statements[index]) {
        #expect(finding.unreached == mask.subtracting(all.reached[index]))
      }
      guard let counterexample = finding.counterexample else { continue }
      let steps = try counterexample.timeline.play()
      #expect(steps.last?.state.scenario == counterexample.last.state.scenario)
      #expect(steps.filter { if case .called = $0.event { false } else { true } }.count == counterexample.length)
    }
  }

  @Test(arguments: environments, 2..<4)
  func aStatementHoldsWhateverAppleLeavesOpenOrNamesWhatDecides(environment: PolicyEnvironment, seed: Int) throws {
    var app = Self.app(seed)
    if seed == 3 { app.free = [FreeAnswer(.controller("Player"), .shouldAutorotate)] }
    let policy = try app.policy("events: device turned portrait, presentations, dismissals, tabs\n" + Self.text)
    let played = PlayedApp(app, in: environment, events: policy.events)
    let found = UnitSearch.run(policy, played, environment, SearchLimits())
    var isOpen: Set<Int> = []
    for question in OpenQuestion.allCases {
      for other in question.otherAnswers(to: played.facts.assumptions) {
        let again = UnitSearch.run(policy, played.assuming(other), environment, SearchLimits())
        isOpen.formUnion(policy.statements.indices.filter { !again.holds($0) })
      }
    }
    for index in policy.statements.indices {
      let deciding = found.findings[index].holdsIf
      #expect(
        deciding.isEmpty == !(found.holds(index) && isOpen.contains(index)), "\(policy.statements[index].text)")
      #expect(Set(deciding).isSubset(of: found.openAnswers))
    }
  }

  @Test func whatADismissalDoesDecidesWhereTheInterfaceTurnsBack() throws {
    var app = SmallApp("List: List\nPlayer: List; Player as fullScreen")
    app.answer("List", .portrait)
    app.answer("Player", .landscapeRight)
    let text =
      "on: iPhone, iOS 16\nevents: presentations, dismissals\nafter: dismissed: portrait\nalways: allButUpsideDown"
    for finding in try app.results(text).map(\.findings) {
      #expect(finding[0].holdsIf.map(\.rule) == [.presentationAsksAgain])
      #expect(finding[1].holdsIf.isEmpty)
    }
  }

  @Test(arguments: environments, [FreeAnswer.Kind.supported, .preferred, .shouldAutorotate, .prefersOrientationLocked])
  func anAnswerThatMayChangeIsTriedWithEveryValueAtEveryQuestion(
    environment: PolicyEnvironment, kind: FreeAnswer.Kind
  ) throws {
    // With every mask the sequences are too many to play a fourth event.
    for (depth, values) in [(3, Self.values(of: kind)), (4, Self.fewValues(of: kind))] {
      for name in ["Player", "List"] {
        var app = Self.app(name == "List" ? 3 : 7)
        let answer = FreeAnswer(.controller(name), kind)
        app.free = [answer]
        var policy = try app.policy(Self.fewEvents + Self.text)
        policy.depth = depth
        let played = PlayedApp(app, in: environment, events: policy.events)
        let found = UnitSearch.run(policy, played, environment, SearchLimits())
        let all = BruteForce(policy, played, depth: depth, changing: [(answer, values)])
        #expect(found.findings.map { $0.counterexample?.length } == all.shortest, "\(name)")
        for finding in found.findings {
          guard let counterexample = finding.counterexample else { continue }
          #expect(throws: Never.self) { try counterexample.timeline.play() }
        }
      }
    }
  }

  @Test(arguments: environments, [FreeAnswer.Kind.supported, .preferred, .shouldAutorotate])
  func aConstantThatCouldNotBeReadHasOneValueASequence(environment: PolicyEnvironment, kind: FreeAnswer.Kind) throws {
    var app = Self.app(7)
    app.free = [FreeAnswer(.controller("Player"), kind, isFixed: true)]
    var policy = try app.policy(Self.fewEvents + Self.text)
    policy.depth = 5
    let played = PlayedApp(app, in: environment, events: policy.events)
    let found = UnitSearch.run(policy, played, environment, SearchLimits())
    app.free = []
    let all = Self.values(of: kind).map { value in
      app.answers["Player"]?.set(value.answer(kind))
      return BruteForce(policy, PlayedApp(app, in: environment, events: policy.events), depth: 5)
    }
    for (index, finding) in found.findings.enumerated() {
      #expect(finding.counterexample?.length == all.compactMap { $0.shortest[index] }.min())
      guard let counterexample = finding.counterexample else { continue }
      #expect(try counterexample.timeline.play().count == counterexample.length)
    }
  }

  /// Values of which one leads to each orientation, and one to none.
  private static func fewValues(of kind: FreeAnswer.Kind) -> [FreeValue] {
    kind == .supported
      ? ([.all] + InterfaceOrientation.valid.map(\.mask)).map { FreeValue(UInt8($0.rawValue)) } : values(of: kind)
  }

  private static func values(of kind: FreeAnswer.Kind) -> [FreeValue] {
    switch kind {
    case .supported: InterfaceOrientationMask.everySet.filter { !$0.isEmpty }.map { FreeValue(UInt8($0.rawValue)) }
    case .preferred: InterfaceOrientation.valid.map { FreeValue(UInt8($0.rawValue)) }
    case .shouldAutorotate, .prefersOrientationLocked: [FreeValue(0), FreeValue(1)]
    }
  }

  /// An app with a stack, tabs and a presented player, whose masks the seed chooses.
  private static func app(_ seed: Int) -> SmallApp {
    var app = SmallApp(
      """
      List: Tabs=TabBar(selected) > Stack=Navigation(top) > List
      Detail: Tabs=TabBar(selected) > Stack=Navigation(top) > Detail
      Player: Tabs=TabBar(selected) > Stack=Navigation(top) > List; Player as fullScreen
      Settings: Tabs=TabBar(selected) > Settings
      """)
    let masks: [InterfaceOrientationMask] = [.portrait, .landscape, .all, .portraitUpsideDown, .allButUpsideDown]
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int((random >> 33) & 0xFFFF)
    }
    for name in ["List", "Detail", "Player", "Settings"] {
      app.answer(name, masks[next() % masks.count])
      if next() % 3 == 0 { app.answers[name]?.preferred = .rawValue(1 + next() % 4) }
      if next() % 4 == 0 { app.answers[name]?.shouldAutorotate = .always(false) }
    }
    if next() % 3 == 0 { app.list = [.portrait] }
    return app
  }
}

extension UnitResult {
  /// Whether a statement of the policy holds.
  fileprivate func holds(_ statement: Int) -> Bool {
    let finding = findings[statement]
    return finding.counterexample == nil && finding.unreached.isEmpty && end.isFinal
  }
}

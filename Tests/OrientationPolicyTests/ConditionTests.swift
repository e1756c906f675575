import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// Answers that depend on conditions: the search finds what every assignment of the conditions shows, and nothing else.
@Suite struct ConditionTests {
  private static let environments = [
    PolicyEnvironment(device: .phone, os: OSVersion(15)), PolicyEnvironment(device: .phone, os: OSVersion(18)),
    PolicyEnvironment(device: .phoneWithHomeButton, os: OSVersion(12)),
    PolicyEnvironment(device: .pad, os: OSVersion(26)),
  ]

  private static let text = """
    events: device turned landscapeLeft, device turned portrait, presentations, dismissals
    always: portrait
    except: Player: landscape
    never: exception
    never: unchanged not-allowed
    after: dismissed Player: portrait
    after: presented Player within 1: landscape
    may: all
    may: Player: landscapeRight
    """

  private static let (first, second) = (FreeCondition("first"), FreeCondition("second"))
  private static let modes = ["one", "two"].map { FreeCondition("mode", $0) }

  /// What the code may find: two truths, and a mode of which it names two values.
  private static let assignments: [Set<FreeCondition>] = [[], [first], [second], [first, second]].flatMap { truths in
    [truths] + modes.map { truths.union([$0]) }
  }

  @Test(arguments: environments, 0..<3)
  func theSearchFindsWhatEveryAssignmentShows(environment: PolicyEnvironment, seed: Int) throws {
    let app = Self.app(seed)
    var policy = try app.policy(Self.text)
    policy.depth = 5
    let played = PlayedApp(app, in: environment, events: policy.events)
    let found = UnitSearch.run(policy, played, environment, SearchLimits())
    let all = Self.assignments.map { assignment in
      BruteForce(policy, PlayedApp(app.assigned(assignment), in: environment, events: policy.events), depth: 5)
    }
    for (index, finding) in found.findings.enumerated() {
      #expect(finding.counterexample?.length == all.compactMap { $0.shortest[index] }.min())
      if case .may(let mask) = policy.statements[index].demand {
        let reached = all.reduce(into: InterfaceOrientationMask()) { $0.formUnion($1.reached[index]) }
        #expect(finding.unreached == mask.subtracting(reached))
      }
      guard let counterexample = finding.counterexample else { continue }
      // What a condition decides is decided from the start, so nothing changes meanwhile.
      #expect(try counterexample.timeline.play().count == counterexample.length)
    }
  }

  /// Two controllers that ask for one condition never disagree.
  @Test func theSameConditionIsTheSameWherever() throws {
    var app = SmallApp("List: List\nPlayer: List; Player as fullScreen")
    app.list = InterfaceOrientation.valid
    app.free = ["List", "Player"].map { name in
      FreeAnswer(
        .controller(name), .supported,
        cases: [
          AnswerCase(.free(Self.first), .answer(.supported(.portrait))),
          AnswerCase(.constant(true), .answer(.supported(.landscape))),
        ])
    }
    // Of an app that has both, a presentation would rotate the interface.
    let results = try app.results("on: iPhone, iOS 18\nevents: presentations, dismissals\nafter: presented: portrait")
    let failure = try #require(results[0].findings[0].counterexample)
    #expect(failure.timeline.lines.contains("List.supportedInterfaceOrientations: landscape"))
    #expect(failure.timeline.lines.contains("Player.supportedInterfaceOrientations: landscape"))
    #expect(results[0].conditions == ["first"])
    #expect(results[0].freeAnswers.isEmpty)
    let rotated = try app.results("on: iPhone, iOS 18\nevents: presentations\nnever: Player: exception")
    #expect(rotated[0].findings[0].counterexample == nil)
  }

  /// A variable that the code writes may have another value at each question, but none that the code does not write.
  @Test func aVariableMayChangeBetweenEvents() throws {
    var app = SmallApp("List: List")
    let written = FreeCondition("lock = .portrait", isFixed: false)
    app.free = [
      FreeAnswer(
        .controller("List"), .supported,
        cases: [
          AnswerCase(.free(written), .answer(.supported(.portrait))),
          AnswerCase(.constant(true), .answer(.supported(.landscape))),
        ])
    ]
    let text = """
      on: iPhone without home button, iOS 18
      after: turned portrait: portrait
      never: exception
      may: portrait
      may: landscapeRight
      may: portraitUpsideDown
      """
    let results = try app.results(text)
    let findings = results[0].findings
    let failure = try #require(findings[0].counterexample)
    #expect(try failure.timeline.play().last?.resolution.decision.orientation != .portrait)
    #expect(findings[1].counterexample == nil)
    #expect(findings.dropFirst(2).map(\.unreached) == [[], [], .portraitUpsideDown])
  }

  /// An app with a stack, tabs and a presented player, whose cases the seed chooses.
  private static func app(_ seed: Int) -> SmallApp {
    var app = SmallApp(
      """
      List: Tabs=TabBar(selected) > Stack=Navigation(top) > List
      Player: Tabs=TabBar(selected) > Stack=Navigation(top) > List; Player as fullScreen
      Settings: Tabs=TabBar(selected) > Settings
      """)
    var random = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int((random >> 33) & 0xFFFF) % count
    }
    let masks: [InterfaceOrientationMask] = [.portrait, .landscape, .all, .portraitUpsideDown, .allButUpsideDown, []]
    let atoms = ([first, second] + modes).map { CaseCondition.free($0) }
    func condition() -> CaseCondition {
      let (one, other) = (atoms[next(4)], atoms[next(4)])
      return [one, !one, .all(of: [one, other]), .any(of: [!one, other])][next(4)]
    }
    func value(_ kind: FreeAnswer.Kind) -> AnswerCase.Value {
      switch kind {
      case .supported: .answer(.supported(.mask(masks[next(masks.count)])))
      case .preferred: .answer([.preferred(.rawValue(1 + next(4))), .preferred(.notImplemented)][next(2)])
      case .shouldAutorotate: .answer(.shouldAutorotate(.always(next(2) == 0)))
      case .prefersOrientationLocked: .answer(.prefersOrientationLocked(next(2) == 0))
      }
    }
    let subjects: [FreeAnswer.Subject] =
      ["List", "Player", "Settings"].map { .controller($0) } + (next(3) == 0 ? [.applicationDelegate] : [])
    for subject in subjects {
      for kind in [FreeAnswer.Kind.supported, .preferred, .shouldAutorotate, .prefersOrientationLocked] {
        if kind != .supported, subject == .applicationDelegate || next(2) == 0 { continue }
        let open = (0...next(2)).map { _ in AnswerCase(condition(), value(kind)) }
        app.free.append(FreeAnswer(subject, kind, cases: open + [AnswerCase(.constant(true), value(kind))]))
      }
    }
    return app
  }
}

extension SmallApp {
  /// The app where these conditions hold and no others do.
  fileprivate func assigned(_ true: Set<FreeCondition>) -> SmallApp {
    var app = self
    app.free = []
    for answer in free {
      let found = answer.cases.first { one in
        if case .known(true) = one.condition.truth({ `true`.contains($0) }, { _, _ in .known(false) }) {
          true
        } else {
          false
        }
      }
      guard case .answer(let value)? = found?.value else { continue }
      switch (answer.subject, value) {
      case (.controller(let name), _): app.answers[name, default: Answers()].set(value)
      case (.applicationDelegate, .supported(let mask)): app.applicationDelegate = mask
      case (.applicationDelegate, _), (.sceneDelegate, _): continue
      }
    }
    return app
  }
}

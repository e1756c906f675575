import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// What hands on the answer of another controller is played as that one.
@Suite struct ForwardedAnswerTests {
  private static let environments = [
    PolicyEnvironment(device: .phone, os: OSVersion(15)), PolicyEnvironment(device: .phone, os: OSVersion(18)),
    PolicyEnvironment(device: .phoneWithHomeButton, os: OSVersion(12)),
  ]

  private static let text = """
    always: portrait
    except: Player: landscape
    never: exception
    after: dismissed Player: portrait
    after: presented Player: landscape
    may: all
    """

  private static let presented = ControllerPath(.windowRoot, [.presented])
  private static let root = ControllerPath(.windowRoot)

  /// As `window?.rootViewController?.presentedViewController` and, where there is none, the root.
  private static let delegate = FreeAnswer(
    .applicationDelegate, .supported,
    cases: [
      AnswerCase(.shows(presented, as: nil), .forwarded(presented)), AnswerCase(.constant(true), .forwarded(root)),
    ])

  private static let masks: [InterfaceOrientationMask] = [.portrait, .landscape, .allButUpsideDown, .all]

  @Test(arguments: environments, masks)
  func aDelegateThatAsksTheVisibleControllerAllowsWhatItDoes(
    environment: PolicyEnvironment, mask: InterfaceOrientationMask
  ) throws {
    var app = SmallApp("List: List\nPlayer: List; Player as fullScreen")
    app.list = InterfaceOrientation.valid
    app.answer("List", mask)
    app.answer("Player", .landscape)
    var other = app
    app.free = [Self.delegate]
    other.applicationDelegate = .visibleController
    try expectTheSame(app, other, environment)
  }

  @Test(arguments: environments, masks)
  func aStackThatAsksItsTopAllowsWhatThatDoes(environment: PolicyEnvironment, mask: InterfaceOrientationMask) throws {
    func app(_ stack: String) -> SmallApp {
      var app = SmallApp(
        """
        List: Stack=Navigation\(stack) > List
        Detail: Stack=Navigation\(stack) > Detail
        Player: Stack=Navigation\(stack) > List; Player as fullScreen
        """)
      app.list = InterfaceOrientation.valid
      app.answer("List", .portrait)
      app.answer("Detail", mask)
      app.answer("Player", .landscape)
      return app
    }
    for step in [ControllerPath.Step.top, .visible, .lastChild] {
      var asking = app("")
      asking.free = [FreeAnswer.Kind.supported, .preferred, .shouldAutorotate].map { kind in
        FreeAnswer(
          .controller("Stack"), kind,
          cases: [AnswerCase(.constant(true), .forwarded(ControllerPath(.answering, [step])))])
      }
      try expectTheSame(asking, app("(top)"), environment)
    }
  }

  /// What it hands on may depend on a condition, which is the same for both.
  @Test func whatIsHandedOnMayBeOpen() throws {
    var app = SmallApp("List: List\nPlayer: List; Player as fullScreen")
    app.list = InterfaceOrientation.valid
    app.free = [
      Self.delegate,
      FreeAnswer(
        .controller("Player"), .supported,
        cases: [
          AnswerCase(.free(FreeCondition("isVideo")), .answer(.supported(.landscape))),
          AnswerCase(.constant(true), .answer(.supported(.portrait))),
        ]),
    ]
    app.answer("List", .portrait)
    let results = try app.results("on: iPhone, iOS 16\nnever: exception\nafter: presented Player: landscape")
    #expect(results.allSatisfy { $0.findings[0].counterexample == nil })
    #expect(results.allSatisfy { $0.findings[1].counterexample?.length == 3 })
  }

  @Test func aControllerIsFoundFromTheOneThatAnswersAndFromTheWindow() {
    let stack = Controller("Stack", kind: .navigation, children: [Controller("A"), Controller("B")], selectedChild: 1)
    var scenario = Scenario(os: OSVersion(18))
    scenario.root = Controller("Tabs", kind: .tabBar, children: [Controller("X"), stack], selectedChild: 1)
    scenario.presented = [Presentation(Controller("Player"))]
    func found(_ start: ControllerPath.Start, _ steps: [ControllerPath.Step], from name: Name? = nil) -> Name? {
      ControllerPath(start, steps).controller(from: name, in: scenario)?.name
    }
    #expect(found(.windowRoot, []) == "Tabs")
    #expect(found(.windowRoot, [.selected, .top]) == "B")
    #expect(found(.windowRoot, [.firstChild]) == "X")
    #expect(found(.answering, [.shownChild], from: "Tabs") == "Stack")
    #expect(found(.windowRoot, [.presented]) == "Player")
    #expect(found(.windowRoot, [.presented, .presented]) == nil)
    #expect(found(.answering, [.visible], from: "Stack") == "Player")
    #expect(found(.answering, [.presenting], from: "Player") == "Tabs")
    #expect(found(.answering, [.navigation], from: "A") == "Stack")
    #expect(found(.answering, [.tabBar], from: "B") == "Tabs")
    #expect(found(.answering, [.parent], from: "Tabs") == nil)
    #expect(found(.answering, [.top]) == nil)
  }

  private func expectTheSame(_ app: SmallApp, _ other: SmallApp, _ environment: PolicyEnvironment) throws {
    let policy = try app.policy(Self.text)
    let results = [app, other].map { app in
      UnitSearch.run(policy, PlayedApp(app, in: environment, events: policy.events), environment, SearchLimits())
    }
    #expect(
      results[0].findings.map { $0.counterexample?.length } == results[1].findings.map { $0.counterexample?.length })
    #expect(results[0].findings.map(\.unreached) == results[1].findings.map(\.unreached))
    for finding in results[0].findings {
      guard let counterexample = finding.counterexample else { continue }
      #expect(throws: Never.self) { try counterexample.timeline.play() }
    }
  }
}

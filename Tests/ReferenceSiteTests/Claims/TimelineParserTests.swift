import Orientation
import OrientationCatalog
import Testing

@testable import OrientationNotation
@testable import ReferenceSite

struct TimelineParserTests {
  @Test func factsComeFirstAndEventsCarryTheirClaims() throws {
    let timeline = try TimelineParser.parse(
      """
      iOS: 15
      root: Navigation(top) > List       # the start
      Player.supportedInterfaceOrientations: landscape

      event: presented Player as fullScreen
      => turned landscapeRight
      because: order-of-choice
      asked: app delegate, Player
      callbacks: viewWillTransition, viewWillLayoutSubviews
      event: dismissed => turned portrait
      """)
    #expect(timeline.start == AppState(timeline.start.scenario))
    #expect(timeline.facts.map(\.key) == ["iOS", "root", "Player.supportedInterfaceOrientations"])
    var player = Controller("Player")
    player.answers.supported = .mask(.landscape)
    #expect(timeline.steps.map(\.event) == [.presented(Presentation(player, style: .fullScreen)), .dismissed(nil)])
    #expect(timeline.steps.map(\.expectation) == [.turned(.landscapeRight), .turned(.portrait)])
    #expect(timeline.steps[0].because?.rule == .orderOfChoice)
    #expect(timeline.steps[0].asked?.elements == ["app delegate", "Player"])
    #expect(timeline.steps[0].callbacks?.elements == [.viewWillTransition, .viewWillLayoutSubviews])
    #expect(timeline.steps.map(\.line) == [5, 10])
  }

  @Test(
    arguments: [
      ("launch", .launched), ("root shown", .rootShown), ("device turned faceUp", .deviceTurned(.faceUp)),
      ("Dismissed", .dismissed(nil)), ("dismissed Modal", .dismissed("Modal")), ("popped", .popped),
      ("pushed Detail", .pushed(Controller("Detail"))), ("tab selected Two", .tabSelected("Two")),
      ("masks changed app delegate: portrait", .masksChanged(.applicationDelegate(.mask(.portrait)))),
      ("masks changed scene delegate = current", .masksChanged(.sceneDelegate(.current))),
      ("masks changed variable v: all", .masksChanged(.variable(Variable(name: "v", mask: .all)))),
      (
        "masks changed Page.shouldAutorotate: no", .masksChanged(.controller("Page", .shouldAutorotate(.always(false))))
      ),
      (
        "masks changed supportedInterfaceOrientations: variable v",
        .masksChanged(.controller("Page", .supported(.variable("v"))))
      ),
      ("rotation lock on", .rotationLockToggled(isOn: true)), ("rotation lock off", .rotationLockToggled(isOn: false)),
      ("window fills screen no", .windowResized(fillsScreen: false)),
      ("requestGeometryUpdate landscape", .called(.geometryRequested(.landscape))),
      ("setNeedsUpdateOfPrefersInterfaceOrientationLocked()", .called(.lockUpdateRequested)),
      ("set UIDevice.orientation 3 (KVC)", .called(.keyValueCodingSet(rawValue: 3))),
    ] as [(String, TimelineEvent)])
  func everyEventIsRead(text: String, event: TimelineEvent) throws {
    let timeline = try TimelineParser.parse("iOS: 15\nroot: Page\nvariable v: portrait\nevent: \(text)")
    #expect(timeline.steps.map(\.event) == [event])
  }

  @Test(arguments: EventNotation.stepNames)
  func everyEventThatIsSuggestedCanBeRead(name: String) throws {
    #expect(try TimelineParser.parse("iOS: 16\nroot: Player\nevent: \(name)").steps.count == 1)
  }

  @Test func aTimelineThatBeginsWithTheLaunchBeginsBeforeIt() throws {
    #expect(try TimelineParser.parse("iOS: 15\nevent: launch").start.phase == .notLaunched)
    #expect(try TimelineParser.parse("iOS: 15\nevent: device turned portrait").start.phase == .running)
  }

  @Test func aContainerHoldsSeveralChildrenInBrackets() throws {
    let scenario = try ScenarioParser.parse(
      "iOS: 15\nroot: Tabs=TabBar(selected) > [Stack=Navigation(top) > [List, Detail], Settings > Inner]\nDetail.shouldAutorotate: no"
    ).scenario
    let tabs = try #require(scenario.root)
    #expect(tabs.children.map(\.name) == ["Stack", "Settings"])
    #expect(tabs.children[0].children.map(\.name) == ["List", "Detail"])
    #expect(tabs.children[0].selectedChild == 1)
    #expect(tabs.children[1].children.map(\.name) == ["Inner"])
    #expect(scenario.visibleController?.name == "Detail")
    #expect(scenario.visibleController?.answers.shouldAutorotate == .always(false))
  }

  @Test(arguments: [
    ("root: Tabs=TabBar > [A", "`[` without its `]`"), ("root: Tabs=TabBar > [A]]", "`]` without its `[`"),
    ("root: [A, B]", "is no name of a controller"), ("root: Tabs=TabBar > [A, ]", "a controller without a name"),
    ("root: TabBar > [A, A]", "two controllers are called `A`"),
  ])
  func aListThatIsNoneIsAtFault(fact: String, message: String) {
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse("iOS: 15\n" + fact) }
    do {
      _ = try ScenarioParser.parse("iOS: 15\n" + fact)
    } catch {
      #expect(error.faults.contains { $0.message.text.contains(message) }, "\(error.faults)")
    }
  }

  @Test(
    arguments: [
      ("iOS: 15\nevent: jumped", [2]), ("iOS: 15\n=> turned portrait\nevent: popped", [2]),
      ("iOS: 15\nevent: popped\nroot: A", [3]), ("iOS: 15\nevent: popped\n=> unchanged\n=> unchanged", [4]),
      ("iOS: 15\nevent: popped\nbecause: nothing", [3]), ("iOS: 15\nevent: popped\ncallbacks: viewDidLoad", [3]),
      ("iOS: 15\nevent: masks changed idiom: pad", [2]), ("iOS: 15\nevent: masks changed X.shouldAutorotate: no", [2]),
      ("iOS: 15\nevent: masks changed app delegate", [2]),
      ("iOS: 15\nevent: masks changed variable v: all", [2]),
      ("iOS: 15\napp delegate: variable v\nevent: popped", [2]),
      ("iOS: 15\nNobody.shouldAutorotate: no\nevent: popped", [2]), ("event: popped", [1]),
      ("iOS: 15\nevent: presented A as sheet\nevent: dismissed as fullScreen sheet => nonsense", [2, 3]),
      ("iOS: 15\nvariable v: all\nvariable v: all\nevent: popped", [3]),
      ("iOS: 15\napp delegate: selected child\nevent: popped", [2]),
    ] as [(String, [Int])])
  func everyFaultIsToldAtItsLine(text: String, lines: [Int]) {
    do {
      _ = try TimelineParser.parse(text)
      Issue.record("read without a fault")
    } catch {
      #expect(error.faults.map(\.line) == lines, "\(error.faults)")
    }
  }

  @Test func noEventIsATimelineThatIsNoClaim() throws {
    #expect(try TimelineParser.parse("iOS: 15").steps.isEmpty)
    #expect(throws: ClaimFaults.self) { try TimelineParser.parse("iOS: 15", requiresExpectation: true) }
  }

  @Test func aVariableThatChangesIsNamedAsOne() {
    do {
      _ = try TimelineParser.parse("iOS: 16\nvariable preferences: all\nevent: masks changed Preferences: 2")
      Issue.record("read without a fault")
    } catch {
      #expect(error.faults.map(\.suggestion) == ["masks changed variable preferences: 2"])
    }
  }

  @Test func onAPageEveryEventStatesItsOutcome() {
    do {
      _ = try TimelineParser.parse("iOS: 15\nevent: popped\nevent: launch\n=> unchanged", requiresExpectation: true)
      Issue.record("read without an outcome")
    } catch {
      #expect(error.faults.map(\.line) == [2])
    }
  }

  @Test func whatIsFalseIsToldOneByOne() {
    var found: [(id: String, line: Int)] = []
    let body = """
      iOS: 16
      event: device turned landscapeLeft
      => turned landscapeLeft
      because: order-of-choice
      event: device turned portrait
      => turned portrait
      asked: app delegate
      callbacks: viewWillTransition, notification
      event: popped
      => unchanged
      """
    _ = GeneratedBlock.parse(info: "timeline", body: body, line: 10) { found.append(($0.id, $1)) }
    #expect(found.map(\.id).sorted() == ["claim.false", "claim.false", "claim.false", "event.impossible"])
    #expect(found.map(\.line).sorted() == [13, 17, 18, 19])
  }

  @Test(
    arguments: [
      ("iOS: 15\ndevice: landscapeLeft", false), ("iOS: 15\nevent: launch", false),
      ("iOS: 15\nevent: presented\npresented: A", false), ("iOS: 15\nevent: nonsense", false),
      ("iOS: 15\nevent: device turned landscapeLeft", true), ("iOS: 15\nevent: launch => unchanged", true),
      ("iOS: 15\nevent: launch\nevent: root shown", true),
    ])
  func aTextIsATimelineIfItsEventsBringSomethingAlong(text: String, isTimeline: Bool) {
    #expect(TimelineParser.isTimeline(text) == isTimeline)
  }
}

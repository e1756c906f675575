import Testing

@testable import OrientationNotation

struct ScenarioRecordTests {
  @Test func membersBecomeFactsInTheirOrder() throws {
    let facts = try facts(
      #"{"iOS": 15.4, "homeButton": true, "rotation_lock": false, "Info.plist": ["portrait", "landscapeLeft"], "app delegate": [], "Player.preferredInterfaceOrientationForPresentation": 24, "linked SDK": null}"#
    )
    #expect(
      facts == """
        iOS: 15.4
        homeButton: yes
        rotation_lock: no
        Info.plist: portrait, landscapeLeft
        app delegate: none
        Player.preferredInterfaceOrientationForPresentation: 24
        """)
  }

  @Test func eventsAndWhatIsClaimedAboutThemStandBehindAllFacts() throws {
    let facts = try facts(
      #"{"events": [{"event": "popped", "expected": "unchanged", "asked": [], "because": null}, "dismissed"], "variables": {"v": ["portrait", "landscapeLeft"]}, "root": {"name": "Tabs", "children": [{"name": "A", "shouldAutorotate": false}, "B > C"]}, "iOS": 15}"#
    )
    #expect(
      facts == """
        variable v: portrait, landscapeLeft
        A.shouldAutorotate: no
        root: Tabs > [A, B > C]
        iOS: 15
        event: popped
        expected: unchanged
        asked: none
        event: dismissed
        """)
  }

  @Test func moreEventsThanATimelineMayHaveAreRefused() throws {
    func object(_ count: Int) -> String {
      #"{"iOS": 15, "events": ["# + Array(repeating: #""popped""#, count: count).joined(separator: ",") + "]}"
    }
    #expect(try facts(object(1_000)).split(separator: "\n").count == 1_001)
    let refusal = #expect(throws: NotationError.self) { try facts(object(1_001)) }
    #expect(refusal?.message == "more than 1000 events")
  }

  @Test(arguments: [
    #"{"events": [1]}"#, #"{"events": [{"expected": "unchanged"}]}"#, #"{"events": [{"event": "popped", "x": 1}]}"#,
    #"{"events": ["popped\nidiom: pad"]}"#, #"{"root": {"name": "A", "children": [1]}}"#,
    #"{"variables": {"a: b": "all"}}"#,
  ])
  func anEventThatIsNoneIsRefused(json: String) {
    #expect(throws: NotationError.self) { try facts(json) }
  }

  @Test func aTreeOfControllersBecomesTheNotationAndTheAnswersOfEach() throws {
    let facts = try facts(
      #"{"root": {"name": "Main", "kind": "TabBar", "forwarding": "selected", "shouldAutorotate": true, "child": {"name": "Navigation", "forwarding": "top", "delegate": {"supportedInterfaceOrientations": ["portrait"]}, "child": "Player"}}, "controllers": {"Player": {"supportedInterfaceOrientations": "landscape"}}}"#
    )
    #expect(
      facts == """
        Main.shouldAutorotate: yes
        Navigation.delegate.supportedInterfaceOrientations: portrait
        root: Main=TabBar(selected) > Navigation(top) > Player
        Player.supportedInterfaceOrientations: landscape
        """)
  }

  @Test func presentedControllersBecomeALineEachFromBottomToTop() throws {
    let facts = try facts(
      #"{"presented": [{"style": "fullScreen", "controller": {"name": "Modal", "shouldAutorotate": false}}, {"controller": "Navigation(top) > Sheet"}]}"#
    )
    #expect(
      facts == """
        Modal.shouldAutorotate: no
        presented: Modal as fullScreen
        presented: Navigation(top) > Sheet
        """)
    #expect(
      try self.facts(#"{"root": "none", "presented": "Modal as pageSheet"}"#)
        == "root: none\npresented: Modal as pageSheet")
  }

  @Test(arguments: [
    "[]", "1", "null", #""iOS: 15""#, #"{"iOS": {"a": 1}}"#, #"{"iOS": [true]}"#, #"{"iOS": [["a"]]}"#, #"{"": 1}"#,
    #"{"root": {}}"#, #"{"root": {"name": ""}}"#, #"{"root": {"name": 1}}"#, #"{"root": {"name": "A > B"}}"#,
    #"{"root": {"name": "A", "child": 5}}"#, #"{"root": {"name": "A", "kind": "x)"}}"#, #"{"controllers": {"A": 1}}"#,
    #"{"presented": [{}]}"#, #"{"presented": [{"style": 5, "controller": "A"}]}"#, #"{"presented": [{"name": "A"}]}"#,
  ])
  func whatHasNoNotationIsAnError(json: String) {
    #expect(throws: NotationError.self) { try facts(json) }
  }

  @Test(arguments: [
    #"{"iOS": "15\nrotation lock: on"}"#, #"{"iOS": "15\r"}"#, #"{"iOS": "15\u0000"}"#, #"{"iOS": "15 # x"}"#,
    #"{"iOS: 15\nroot": "A"}"#, #"{"a:b": 1}"#, ##"{"#a": 1}"##, #"{"root": {"name": "A\nB"}}"#,
    #"{"presented": [{"controller": "A\nB: c"}]}"#, #"{"root": {"name": "A", "x: 1\ny": 2}}"#,
  ])
  func noTextCanSmuggleInAnotherFact(json: String) {
    #expect(throws: NotationError.self) { try facts(json) }
  }

  @Test(arguments: [
    (#"{"iOS": 16, "presented": "A", "events": ["dismissed"]}"#, true), (#"{"iOS": 16, "events": ["launch"]}"#, true),
    (#"{"iOS": 16, "events": [{"event": "transform", "expected": "unchanged"}]}"#, true),
    (#"{"iOS": 16, "events": []}"#, true), (#"{"iOS": 16, "events": ["presented"]}"#, false),
    (#"{"iOS": 16, "event": "dismissed"}"#, false), (#"{"iOS": 16, "event": "dismissed A"}"#, true),
  ])
  func eventsMakeATimeline(json: String, isTimeline: Bool) throws {
    #expect(try ScenarioRecord.facts(Array(json.utf8)[...]).isTimeline == isTimeline)
  }

  private func facts(_ json: String) throws -> String { try ScenarioRecord.facts(Array(json.utf8)[...]).lines.text }
}

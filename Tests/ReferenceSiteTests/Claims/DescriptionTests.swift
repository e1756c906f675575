import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

/// What `print` shows of the library's values.
struct DescriptionTests {
  private var scenario: Scenario {
    var scenario = Scenario(os: 15)
    scenario.root = Controller("Player", supported: .landscape)
    scenario.device = .landscapeLeft
    return scenario
  }

  @Test func aDecisionIsASentenceWithItsStanding() {
    let resolution = Resolver.resolve(scenario)
    #expect("\(resolution.decision)" == "The interface rotates to landscapeRight. ● documented")
    #expect("\(resolution)" == "\(resolution.decision)")
    #expect("\(Resolver.decide(scenario))" == "The interface rotates to landscapeRight.")
    #expect("\(resolution.decision.outcome)" == "turned landscapeRight")
  }

  @Test func aStepNamesItsRule() throws {
    let trace = Resolver.resolve(scenario).trace
    let step = try #require(trace.steps.first)
    #expect("\(step)".hasSuffix(" [\(step.rule.rawValue)]"))
    #expect("\(trace)" == trace.steps.map { "\($0)" }.joined(separator: "\n"))
  }

  @Test func whatGoesInIsPrintedAsItIsWritten() throws {
    #expect("\(scenario)" == scenario.text)
    #expect("\(OSVersion(17, 10))" == "17.10")
    #expect(
      "\(Controller("Main", kind: .tabBar, children: [Controller("List", supported: .portrait)]))"
        == "Main=TabBar > List\nList.supportedInterfaceOrientations: portrait")
    #expect("\(Variable(name: "lock", mask: .portrait))" == "lock: portrait")
    let answers: [MaskAnswer] = [.portrait, .notImplemented, .variable("lock")]
    #expect(answers.map { "\($0)" } == ["portrait", "not implemented", "variable lock"])
  }

  @Test func partsOfAScenarioPrintTheirFacts() {
    #expect(
      "\(InformationPropertyList(supported: [.portrait], requiresFullScreen: true))"
        == "Info.plist: portrait\nUIRequiresFullScreen: yes")
    #expect(
      "\(SceneState(knows: .landscape, fillsScreen: false, isResized: true))"
        == "scene knows: landscape\nscene fills screen: no\nresized: yes")
    var assumptions = Assumptions()
    assumptions.popAsks = true
    #expect("\(assumptions)" == "pop asks: revealed controller")
    #expect(
      "\(Answers(supported: .landscape, shouldAutorotate: false))"
        == "supportedInterfaceOrientations: landscape\nshouldAutorotate: no")
  }

  @Test func partsThatStateNothingSaySo() {
    #expect("\(InformationPropertyList())" == "no orientations")
    #expect("\(SceneState())" == "as after the launch")
    #expect("\(Assumptions())" == "those of the reference")
    #expect("\(Answers())" == "nothing implemented")
  }

  @Test func aRepairSaysWhatToChangeAndHowItThenEnds() throws {
    let player = Scenario(os: 16, root: Controller("Player", supported: .portrait), device: .landscapeLeft)
    let repairs = player.repairs(for: .landscape, mostFacts: 1)
    #expect(
      "\(repairs.all[0])"
        == "Player returns .allButUpsideDown from supportedInterfaceOrientations: The interface rotates to landscapeRight."
    )
    #expect("\(repairs)" == repairs.all.map { "\($0)" }.joined(separator: "\n"))
    #expect("\(player.repairs(for: .portrait))" == "The event already ends so.")
    #expect("\(player.repairs(for: [], mostFacts: 1))" == "No set of up to 1 changes ends the event so.")
  }

  @Test func aStepOfATimelineHasWhatUIKitCalled() throws {
    let timeline = try Timeline(
      reading: "iOS: 16\nroot: Player\nevent: device turned landscapeLeft\nevent: rotation lock on")
    let steps = try timeline.play()
    #expect(
      steps.map { "\($0)".split(separator: "\n")[0] } == [
        "device turned landscapeLeft: The interface rotates to landscapeRight. ● documented",
        "rotation lock on: The interface rotates to portrait. ◑ reported",
      ])
    #expect(steps.allSatisfy { step in step.callbacks.allSatisfy { "\(step)".contains("\n  \($0)") } })
  }
}

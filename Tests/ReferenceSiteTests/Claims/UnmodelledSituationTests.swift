import Orientation
import OrientationNotation
import Testing

/// What the resolver cannot say is refused in a sentence that says what is known.
struct UnmodelledSituationTests {
  @Test(arguments: [
    ("idiom: mac", "a Mac is not modelled"), ("idiom: Mac Catalyst", "a Mac is not modelled"),
    ("idiom: vision", "visionOS is not modelled"), ("idiom: tv", "tvOS is not modelled"),
    ("idiom: carPlay", "CarPlay is not modelled"), ("shown: external display", "an external display is not modelled"),
    ("keyboard: landscape", "the keyboard is not modelled"), ("overlay: Toast", "a scenario is about one window"),
    ("event: window shown Toast", "a scenario is about one window"),
    ("event: device turned landscapeLeft, portrait at once", "two turns at once are not modelled"),
  ])
  func aSituationThatIsNotModelledIsRefusedWithWhatIsKnown(_ line: String, _ beginning: String) {
    let faults = #expect(throws: ClaimFaults.self) { try ScenarioParser.parse("iOS: 18\n" + line) }?.faults ?? []
    #expect(faults.first?.message.text.hasPrefix(beginning) == true, "\(faults)")
    #expect(faults.first?.line == 2)
  }

  @Test(arguments: [
    ("iOS: 15\nidiom: pad\nshown: Stage Manager", "an iPad shows apps on iOS 16 and later"),
    ("iOS: 26\nidiom: pad\nshown: Split View", "an iPad shows apps on iOS 9 and later and before 26"),
    ("iOS: 26\nidiom: pad\nshown: Slide Over", "an iPad shows apps on iOS 9 and later, but for 26.0"),
    ("iOS: 27.1\nidiom: pad\nshown: iPhone Duo inner display", "an iPhone shows apps on iOS 27.1 and later"),
    ("iOS: 27\nshown: iPhone Duo inner display", "an iPhone shows apps on iOS 27.1 and later"),
  ])
  func aPlaceThatTheDeviceDoesNotHaveIsRefused(_ text: String, _ part: String) {
    let faults = #expect(throws: ClaimFaults.self) { try ScenarioParser.parse(text) }?.faults ?? []
    #expect(faults.first?.message.text.contains(part) == true, "\(faults)")
  }

  @Test(arguments: [
    ("iPhone Duo open", WindowingMode.innerDisplay), ("iphone duo closed", .outerDisplay),
    ("mirroring", .phoneMirroring),
    ("Full-Screen Apps", .fullScreen), ("iPhone Duo Split View", .innerSplitView),
  ])
  func aPlaceMayBeWrittenAsPeopleCallIt(_ name: String, _ mode: WindowingMode) throws {
    #expect(try ScenarioParser.parse("iOS: 27.1\nshown: \(name)").scenario.scene.mode == mode)
  }

  @Test func everyPlaceComesBackFromItsText() throws {
    for mode in WindowingMode.allCases {
      var scenario = Scenario(os: mode.versions.end.map { _ in OSVersion(18) } ?? .newest)
      scenario.idiom = mode.idiom ?? .phone
      scenario.scene.mode = mode
      scenario.scene.isResized = true
      #expect(try ScenarioParser.parse(scenario.text).scenario == scenario)
    }
  }

  @Test func aDisplayThatIsNotSeenIsAFalseClaim() throws {
    let text = """
      iOS: 26
      idiom: pad
      shown: Windowed Apps
      UIRequiresFullScreen: yes
      supportedInterfaceOrientations: landscape
      current: landscapeRight
      """
    let claim = try ScenarioParser.parse(text + "\ndisplay: full screen")
    let falsehood = try #require(claim.falsehood(in: Resolver.resolve(claim.scenario)))
    #expect(falsehood.line == 7)
    #expect(try ScenarioParser.parse(text + "\ndisplay: letterboxed").verify(Resolver.resolve(claim.scenario)) == nil)
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse(text + "\ndisplay: tilted") }
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse(text + "\ndisplay: scaled\ndisplay: scaled") }
  }

  @Test func anAlertIsNoStyleAndComesBackFromItsText() throws {
    let parsed = try TimelineParser.parse(
      """
      iOS: 18
      event: presented Confirmation as action sheet
      event: dismissed
      """)
    let timeline = parsed.timeline
    #expect(try TimelineParser.parse(timeline.text).timeline == timeline)
    #expect(timeline.text.contains("presented Confirmation as alert"))
    let steps = try timeline.play()
    #expect(steps.map(\.resolution.decision.rule) == [.alertsFollowTheirPresenter, .alertsFollowTheirPresenter])
  }
}

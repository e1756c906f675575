import Testing

@testable import Orientation

/// Where an app is shown decides whether its masks count, and what the user sees.
struct WindowingModeTests {
  @Test(arguments: WindowingMode.allCases)
  func aModeThatTheDeviceDoesNotHaveChangesNothing(_ mode: WindowingMode) {
    for os in ScenarioSpace.versions {
      for idiom in Idiom.allCases where !mode.exists(on: idiom, os) {
        var scenario = Self.landscapeOnly(os, idiom)
        let without = Resolver.resolve(scenario)
        scenario.scene.mode = mode
        let with = Resolver.resolve(scenario)
        #expect(with.decision == without.decision)
        #expect(with.display == nil)
      }
    }
  }

  @Test(arguments: WindowingMode.allCases)
  func onlyTheResizedWindowOfAnIPhoneAppDependsOnTheResize(_ mode: WindowingMode) {
    for os in ScenarioSpace.versions {
      for sdk in [OSVersion(18), OSVersion(26), OSVersion(27), OSVersion(27, 1)] {
        var scenario = Self.landscapeOnly(os, mode.idiom ?? .phone)
        scenario.scene.mode = mode
        scenario.linkedSDK = sdk
        let before = Resolver.decide(scenario)
        scenario.scene.isResized = true
        let isFree = mode.isResizable && os >= OSVersion(27) && sdk >= OSVersion(27)
        #expect((Resolver.decide(scenario) != before) == isFree, "\(mode) \(os) \(sdk)")
      }
    }
  }

  @Test func aSceneThatTheScreenDoesNotTurnWithIsLetterboxed() throws {
    var scenario = Self.landscapeOnly(OSVersion(26), .pad)
    scenario.informationPropertyList.requiresFullScreen = true
    scenario.current = .landscapeRight
    scenario.scene.mode = .windowedApps
    scenario.device = .portrait
    #expect(Resolver.resolve(scenario).display?.kind == .letterboxed)
    scenario.scene.mode = .fullScreen
    scenario.device = .portrait
    #expect(Resolver.resolve(scenario).display?.kind == .fullScreen)
    // No source says how a window looks that is resized in steps.
    scenario.scene.mode = .windowedApps
    scenario.os = OSVersion(27)
    #expect(Resolver.resolve(scenario).display == nil)
  }

  @Test(
    arguments: [
      (OSVersion(17), WindowingMode.stageManager, .size16To18), (OSVersion(26), .windowedApps, .size26),
    ] as [(OSVersion, WindowingMode, RuleSentence.Claim)])
  func whetherASceneThatFitsFillsTheScreenIsFixedByTheFact(
    _ os: OSVersion, _ mode: WindowingMode, _ claim: RuleSentence.Claim
  ) throws {
    var scenario = Self.landscapeOnly(os, .pad)
    scenario.informationPropertyList.requiresFullScreen = true
    scenario.current = .landscapeRight
    scenario.device = .landscapeLeft
    scenario.scene.mode = mode
    let display = try #require(Resolver.resolve(scenario).display)
    #expect(display.kind == .fixedSize)
    #expect(display.sentence == RuleSentence(.screenDoesNotTurnWithTheScene, claim))
    scenario.scene.fillsScreen = false
    #expect(Resolver.resolve(scenario).display?.kind == .scaled)
    // Apple's page speaks of the key alone.
    scenario.informationPropertyList.requiresFullScreen = false
    scenario.informationPropertyList.supported = [.landscapeLeft, .landscapeRight]
    #expect(Resolver.resolve(scenario).display == nil)
  }

  @Test(arguments: [WindowingMode.splitView, .slideOver])
  func anAppThatTakesNoPartInMultitaskingHasTheScreenUpTo18(_ mode: WindowingMode) throws {
    var scenario = Self.landscapeOnly(OSVersion(18), .pad)
    scenario.scene.mode = mode
    #expect(Resolver.resolve(scenario).display?.kind == .shared)
    scenario.informationPropertyList.requiresFullScreen = true
    let display = try #require(Resolver.resolve(scenario).display)
    #expect(display.kind == .fullScreen)
    #expect(display.sentence == RuleSentence(.screenDoesNotTurnWithTheScene, .screenRotates18))
    scenario.informationPropertyList.requiresFullScreen = false
    scenario.informationPropertyList.supported = [.landscapeLeft, .landscapeRight]
    #expect(Resolver.resolve(scenario).display?.kind == .fullScreen)
  }

  @Test func everySentenceOfADisplayExists() {
    for mode in WindowingMode.allCases {
      for os in ScenarioSpace.versions {
        for sdk in [OSVersion(18), OSVersion(27), OSVersion(27, 1)] {
          for requiresFullScreen in [false, true] {
            var scenario = Self.landscapeOnly(os, mode.idiom ?? .pad)
            scenario.scene.mode = mode
            scenario.linkedSDK = sdk
            scenario.informationPropertyList.requiresFullScreen = requiresFullScreen
            guard let display = Resolver.resolve(scenario).display else { continue }
            #expect(display.sentence.rule.versions.contains(os), "\(mode) \(os): \(display.sentence)")
          }
        }
      }
    }
  }

  @Test func theInnerDisplayTurnsByQuarters() {
    var scenario = Scenario(os: OSVersion(27, 1))
    scenario.scene.mode = .innerDisplay
    let turns: [DeviceOrientation: InterfaceOrientation] = [
      .portrait: .landscapeLeft, .landscapeLeft: .portrait, .portraitUpsideDown: .landscapeRight,
      .landscapeRight: .portraitUpsideDown,
    ]
    for (device, interface) in turns {
      scenario.device = device
      #expect(Resolver.decide(scenario).orientation == interface)
    }
  }

  @Test func anAppInTheBackgroundTurnsWhenItComesBack() throws {
    let timeline = Timeline(
      start: AppState(Scenario(os: OSVersion(18))),
      events: [
        .movedToBackground, .deviceTurned(.landscapeLeft), .rotationLockToggled(isOn: false), .movedToForeground,
      ])
    let interruption = #expect(throws: Timeline.Interruption.self) { try timeline.play() }
    #expect(interruption?.refusal == .lockAlready(on: false))
    let steps = try Timeline(
      start: timeline.start, events: [.movedToBackground, .deviceTurned(.landscapeLeft), .movedToForeground]
    ).play()
    #expect(steps.map(\.state.scenario.current) == [.portrait, .portrait, .landscapeRight])
    #expect(steps[1].callbacks.isEmpty)
  }

  @Test(arguments: [
    (TimelineEvent.movedToForeground, EventRefusal.inForeground), (.phoneWindowResized, .noResizableWindow),
    (.modeChanged(.stageManager), .noMode(.stageManager)), (.dismissalCancelled, .nothingPresented),
  ])
  func whatCannotHappenIsRefused(_ event: TimelineEvent, _ refusal: EventRefusal) {
    #expect(throws: refusal) { try AppState(Scenario(os: OSVersion(18))).after(event) }
  }

  @Test func nothingButReturningHappensInTheBackground() throws {
    let background = try AppState(Scenario(os: OSVersion(18))).after(.movedToBackground).state
    #expect(throws: EventRefusal.inBackground) { try background.after(.called(.updateRequested)) }
    #expect(throws: EventRefusal.inBackground) { try background.after(.movedToBackground) }
  }

  @Test func aCancelledDismissalCallsBothControllersBackAndForth() throws {
    var scenario = Scenario(os: OSVersion(18))
    scenario.root = Controller("List")
    scenario.presented = [Presentation(Controller("Player"), style: .fullScreen)]
    let step = try AppState(scenario).after(.dismissalCancelled)
    #expect(
      step.callbacks == [
        .viewWillDisappear("Player", sets: nil), .viewWillAppear("List", sets: nil),
        .viewWillDisappear("List", sets: nil), .viewWillAppear("Player", sets: nil),
      ])
    #expect(step.state.scenario.presented == scenario.presented)
  }

  @Test func anotherRootTakesWhatIsPresentedWithIt() throws {
    var scenario = Scenario(os: OSVersion(18))
    scenario.presented = [Presentation(Controller("Player"), style: .fullScreen)]
    var game = Controller("Game")
    game.answers.supported = .mask(.landscape)
    let step = try AppState(scenario).after(.rootReplaced(game))
    #expect(step.state.scenario.presented.isEmpty)
    #expect(step.state.scenario.current == .landscapeRight)
    // A later controller may have the name that is free again.
    #expect(throws: Never.self) {
      try step.state.after(.presented(Presentation(Controller("Player"), style: .fullScreen)))
    }
  }

  /// An app that lists all four orientations, with a root that allows landscape alone, and a device turned to portrait.
  private static func landscapeOnly(_ os: OSVersion, _ idiom: Idiom) -> Scenario {
    var scenario = Scenario(os: os)
    scenario.idiom = idiom
    scenario.informationPropertyList.supported = InterfaceOrientation.valid
    scenario.root?.answers.supported = .mask(.landscape)
    scenario.root?.answers.shouldAutorotateTo = .landscape
    scenario.current = .landscapeLeft
    scenario.device = .portrait
    return scenario
  }
}

import OrientationCatalog
import Testing

@testable import Orientation

/// What each event of a timeline does.
struct TimelineTests {
  @Test func aPresentationAndItsDismissalLeaveTheControllersAsTheyWere() throws {
    let start = AppState(scenario(15))
    let steps = try Timeline(start: start, events: [.presented(player(.fullScreen)), .dismissed(nil)]).play()
    #expect(steps.map(\.resolution.decision.outcome) == [.turned(.landscapeRight), .turned(.portrait)])
    #expect(steps.last?.state.scenario.presented == [])
    #expect(steps.last?.state.scenario.root == start.scenario.root)
  }

  @Test func aFullScreenPresentationHidesItsPresenterAndASheetDoesNot() throws {
    let start = AppState(scenario(15))
    let fullScreen = try start.after(.presented(player(.fullScreen)))
    #expect(fullScreen.appearance == ["-Navigation", "-List", "+Player"])
    #expect(try fullScreen.state.after(.dismissed(nil)).appearance == ["-Player", "+Navigation", "+List"])
    let sheet = try start.after(.presented(player(.pageSheet)))
    #expect(sheet.appearance == ["+Player"])
    #expect(sheet.resolution.decision.outcome == .unchanged(.presenterInCharge))
    let gone = try sheet.state.after(.dismissed(nil))
    #expect(gone.appearance == ["-Player"])
    #expect(gone.resolution.decision.outcome == .unchanged(.presenterInCharge))
  }

  @Test func aPushAndAPopChangeTheStackAndNothingElse() throws {
    let start = AppState(scenario(15))
    let pushed = try start.after(.pushed(Controller("Detail")))
    #expect(pushed.appearance == ["-List", "+Detail"])
    #expect(pushed.state.scenario.visibleController?.name == "Detail")
    #expect(pushed.resolution.decision.rule == .pushAndPopDoNotRotate)
    let popped = try pushed.state.after(.popped)
    #expect(popped.appearance == ["-Detail", "+List"])
    #expect(popped.state.scenario.root == start.scenario.root)
  }

  @Test func aTabIsSelectedByWhatItHolds() throws {
    var scenario = Scenario(os: OSVersion(17))
    let stack = Controller("Stack", kind: .navigation, children: [Controller("List")])
    scenario.root = Controller("Tabs", kind: .tabBar, children: [stack, Controller("Settings")])
    let start = AppState(scenario)
    let selected = try start.after(.tabSelected("Settings"))
    #expect(selected.appearance == ["+Settings", "-Stack", "-List"])
    #expect(try selected.state.after(.tabSelected("List")).state.scenario.root == scenario.root)
  }

  @Test func aVariableIsSetWhenItsControllerAppears() throws {
    var scenario = scenario(15)
    scenario.applicationDelegate = .variable("orientations")
    scenario.variables = [Variable(name: "orientations", mask: .portrait)]
    var chart = Controller("Chart")
    chart.answers.viewWillAppear = Variable(name: "orientations", mask: .allButUpsideDown)
    chart.answers.viewWillDisappear = Variable(name: "orientations", mask: .portrait)
    let steps = try Timeline(
      start: AppState(scenario),
      events: [
        .deviceTurned(.landscapeLeft), .deviceTurned(.portrait), .pushed(chart), .deviceTurned(.landscapeLeft), .popped,
      ]
    ).play()
    #expect(steps[0].resolution.decision.outcome == .unchanged(.notAllowed))
    #expect(steps[3].resolution.decision.outcome == .turned(.landscapeRight))
    #expect(steps[4].resolution.decision.outcome == .unchanged(.notAnnounced))
    #expect(steps[4].state.scenario.value(of: "orientations") == .portrait)
    #expect(steps[4].state.scenario.current == .landscapeRight)
  }

  @Test(arguments: [Assumptions.AskedAtPresentation.beforeAppearance, .afterAppearance])
  func whetherAPresentationSeesWhatAppearanceSetsIsAnAssumption(asked: Assumptions.AskedAtPresentation) throws {
    var scenario = scenario(15)
    scenario.assumptions.askedAtPresentation = asked
    scenario.variables = [Variable(name: "v", mask: .portrait)]
    var modal = Controller("Modal")
    modal.answers.supported = .variable("v")
    modal.answers.viewWillAppear = Variable(name: "v", mask: .landscapeLeft)
    let step = try AppState(scenario).after(.presented(Presentation(modal, style: .fullScreen)))
    switch asked {
    case .beforeAppearance: #expect(step.resolution.decision.outcome == .unchanged(.alreadyThere))
    case .afterAppearance: #expect(step.resolution.decision.outcome == .turned(.landscapeLeft))
    }
    #expect(step.state.scenario.value(of: "v") == .landscapeLeft)
  }

  @Test func upTo15AForcedValueIsReportedUntilTheDeviceTurns() throws {
    let forced = try AppState(scenario(15)).after(.called(.keyValueCodingSet(rawValue: 3)))
    #expect(forced.state.scenario.device == .landscapeLeft)
    #expect(forced.state.held == .portrait)
    #expect(forced.layout == [.viewWillTransition, .viewWillLayoutSubviews, .deviceOrientationDidChange])
    #expect(try forced.state.after(.deviceTurned(.portrait)).resolution.decision.outcome == .turned(.portrait))
    let ignored = try AppState(scenario(16)).after(.called(.keyValueCodingSet(rawValue: 3)))
    #expect(ignored.state.scenario.device == .portrait)
    #expect(ignored.layout == [])
  }

  @Test func underTheLockTheDeviceReportsNothingUntilItIsUnlocked() throws {
    let steps = try Timeline(
      start: AppState(scenario(17)),
      events: [.rotationLockToggled(isOn: true), .deviceTurned(.landscapeRight), .rotationLockToggled(isOn: false)]
    ).play()
    #expect(steps[1].resolution.decision.outcome == .unchanged(.rotationLock))
    #expect(steps[1].layout == [])
    #expect(steps[1].state.scenario.device == .portrait)
    #expect(steps[2].resolution.decision.outcome == .turned(.landscapeLeft))
  }

  @Test func from16AnUnannouncedChangeLeavesTheSceneWithTheOldSet() throws {
    var narrow = scenario(16)
    narrow.root = Controller("Page")
    narrow.root?.answers.supported = .mask(.portrait)
    let changed = try AppState(narrow).after(.masksChanged(.controller("Page", .supported(.mask(.landscape)))))
    let request = TimelineEvent.called(.geometryRequested(.landscape))
    #expect(
      try changed.state.after(request).resolution.decision.outcome
        == .geometryError(.noneSupported(requested: .landscape, supported: .portrait)))
    let announced = try changed.state.after(.called(.updateRequested))
    #expect(announced.resolution.decision.outcome == .turned(.landscapeRight))
    #expect(announced.state.scenario.scene.knows == nil)
    // A change that is taken back was never of consequence.
    let undone = try changed.state.after(.masksChanged(.controller("Page", .supported(.mask(.portrait)))))
    #expect(undone.state.scenario.scene.knows == nil)
  }

  @Test func from26AnUnannouncedLockDoesNotFreeze() throws {
    var page = scenario(26)
    page.root = Controller("Page")
    let changed = try AppState(page).after(.masksChanged(.controller("Page", .prefersOrientationLocked(true))))
    #expect(
      try changed.state.after(.deviceTurned(.landscapeLeft)).resolution.decision.outcome == .turned(.landscapeRight))
    let announced = try changed.state.after(.called(.lockUpdateRequested))
    #expect(announced.resolution.decision.outcome == .unchanged(.preferenceLock))
    #expect(
      try announced.state.after(.deviceTurned(.landscapeLeft)).resolution.decision.outcome
        == .unchanged(.preferenceLock))
  }

  @Test func theMeasuredWidthsAreThoseThatTheCallbacksHave() throws {
    var lines: [MeasuredWidth] = []
    for (version, short, long) in [(16, 810, 1080), (15, 768, 1024)] {
      var scenario = Scenario(os: OSVersion(version))
      scenario.idiom = .pad
      let turns: [TimelineEvent] = [.deviceTurned(.landscapeLeft), .deviceTurned(.portrait)]
      for (index, step) in try Timeline(start: AppState(scenario), events: turns).play().enumerated() {
        let (old, new) = index == 0 ? (short, long) : (long, short)
        for case .layout(let moment) in step.callbacks {
          let measured = MeasuredWidth.all[lines.count]
          #expect(measured.callback == moment.callback)
          #expect(measured.isSixteenOrLater == (version == 16))
          #expect(measured.isToLandscape == (index == 0))
          #expect(measured.view == (moment.isViewNew ? new : old))
          #expect(measured.fixed == short)
          #expect(measured.byStatusBar == (moment.isStatusBarNew ? new : old))
          #expect(measured.mainScreen == (moment.isScreenNew ? new : old))
          lines.append(measured)
        }
      }
    }
    #expect(lines == MeasuredWidth.all)
    #expect(lines.count == 12)
  }

  @Test func aTurnBy180DegreesLeavesEverySizeAsItWas() throws {
    var scenario = scenario(17)
    scenario.current = .landscapeRight
    scenario.device = .landscapeLeft
    let step = try AppState(scenario).after(.deviceTurned(.landscapeRight))
    #expect(step.resolution.decision.outcome == .turned(.landscapeLeft))
    #expect(step.layout == [.deviceOrientationDidChange])
  }

  @Test func beforeIOS8TheOldCallbacksComeInTheDocumentedOrder() throws {
    let step = try AppState(scenario(7)).after(.deviceTurned(.landscapeLeft))
    #expect(
      step.layout == [
        .willRotate, .viewWillLayoutSubviews, .willAnimateRotation, .didRotate, .deviceOrientationDidChange,
      ])
  }

  @Test func whatCannotHappenIsRefused() {
    var sheet = scenario(15)
    sheet.presented = [player(.pageSheet)]
    let running = AppState(scenario(15))
    #expect(refusal(running, .launched) == .alreadyLaunched)
    #expect(refusal(running, .rootShown) == .rootAlreadyShown)
    #expect(refusal(AppState(scenario(15), phase: .launching), .popped) == .rootNotShown)
    #expect(refusal(AppState(scenario(15), phase: .terminated), .popped) == .appTerminated)
    #expect(refusal(running, .dismissed(nil)) == .nothingPresented)
    #expect(refusal(AppState(sheet), .dismissed("List")) == .notPresented("List"))
    #expect(refusal(running, .popped) == .nothingToPop)
    #expect(refusal(running, .pushed(Controller("List"))) == .nameTaken("List"))
    #expect(
      refusal(running, .pushed(Controller("Other", kind: .navigation))) == .navigationControllerPushed("Other"))
    #expect(refusal(AppState(sheet), .pushed(Controller("Detail"))) == .noNavigationController)
    #expect(refusal(AppState(sheet), .presented(player(.fullScreen))) == .nameTaken("Player"))
    #expect(refusal(running, .tabSelected("List")) == .noTabBarController)
    #expect(refusal(running, .masksChanged(.controller("Nobody", .supported(.current)))) == .noController("Nobody"))
    #expect(refusal(running, .rotationLockToggled(isOn: false)) == .lockAlready(on: false))
    #expect(refusal(running, .windowResized(fillsScreen: false)) == .noWindows)
    var pad = scenario(17)
    pad.idiom = .pad
    #expect(refusal(AppState(pad), .windowResized(fillsScreen: true)) == .windowAlready(fillsScreen: true))
    pad.os = OSVersion(9)
    #expect(refusal(AppState(pad), .windowResized(fillsScreen: true)) == .windowAlready(fillsScreen: true))
    pad.os = OSVersion(8)
    #expect(refusal(AppState(pad), .windowResized(fillsScreen: true)) == .noWindows)
    var rootless = scenario(15)
    rootless.root = nil
    #expect(
      refusal(AppState(rootless), .masksChanged(.controller("List", .supported(.current)))) == .noController("List"))
    var empty = scenario(15)
    empty.root = nil
    #expect(refusal(AppState(empty), .presented(player(.fullScreen))) == .noRoot)
    var tabs = scenario(15)
    tabs.root = Controller("Tabs", kind: .tabBar, children: [Controller("One"), Controller("Two")])
    #expect(refusal(AppState(tabs), .tabSelected("Three")) == .noTab("Three"))
    #expect(refusal(AppState(tabs), .tabSelected("One")) == .tabAlreadySelected("One"))
  }

  @Test func nothingFollowsAnException() throws {
    var scenario = scenario(15)
    scenario.root?.answers.supported = .mask([])
    scenario.root?.forwarding = .none
    let events: [TimelineEvent] = [.deviceTurned(.landscapeLeft), .deviceTurned(.portrait)]
    do {
      _ = try Timeline(start: AppState(scenario), events: events).play()
      Issue.record("an event followed an exception")
    } catch {
      #expect(error.refusal == .appTerminated)
      #expect(error.steps.map(\.resolution.decision.outcome) == [.exception(.emptyMask)])
    }
  }
}

extension TimelineTests {
  /// A list in a navigation controller that forwards.
  private func scenario(_ version: Int) -> Scenario {
    var scenario = Scenario(os: OSVersion(version))
    scenario.root = Controller(
      "Navigation", kind: .navigation, forwarding: .topChild, children: [Controller("List")])
    scenario.root?.children[0].answers.shouldAutorotateTo = .all
    return scenario
  }

  private func player(_ style: ModalPresentationStyle) -> Presentation {
    var controller = Controller("Player")
    controller.answers.supported = .mask(.landscape)
    return Presentation(controller, style: style)
  }

  private func refusal(_ state: AppState, _ event: TimelineEvent) -> EventRefusal? {
    do {
      _ = try state.after(event)
      return nil
    } catch {
      return error
    }
  }
}

extension TimelineStep {
  /// Who appears, with `+`, and who disappears, with `-`.
  fileprivate var appearance: [String] {
    callbacks.compactMap { callback in
      switch callback {
      case .viewWillAppear(let name, _): "+" + name
      case .viewWillDisappear(let name, _): "-" + name
      case .asked, .layout, .errorHandler: nil
      }
    }
  }

  fileprivate var layout: [LayoutCallback] {
    callbacks.compactMap { callback in
      switch callback {
      case .layout(let moment): moment.callback
      case .asked, .viewWillAppear, .viewWillDisappear, .errorHandler: nil
      }
    }
  }
}

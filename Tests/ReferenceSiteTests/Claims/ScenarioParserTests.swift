import Orientation
import OrientationCatalog
import Testing

@testable import OrientationNotation
@testable import ReferenceSite

struct ScenarioParserTests {
  @Test func aScenarioOfEveryFactIsRead() throws {
    let claim = try ScenarioParser.parse(
      """
      # A comment, and an empty line

      NavigationController.delegate.supportedInterfaceOrientations: landscape   # before the root is known
      iOS: 15.4
      linked SDK: 14
      idiom: pad
      home button: no
      Info.plist: landscapeLeft, portrait
      Info.plist~ipad: all
      Info.plist~iphone: missing
      missing Info.plist means: documentation
      UIRequiresFullScreen: yes
      UIRequiresFullScreenIgnoredStartingWithVersion: 27
      app delegate: landscape
      scene delegate: not implemented
      rotation lock: on
      root: Main=TabBar(selected) > NavigationController(delegate) > Player
      presented: Sheet
      presented: Navigation(top) > Modal as overCurrentContext
      supportedInterfaceOrientations: 26
      Player.preferredInterfaceOrientationForPresentation: 24
      Player.shouldAutorotate: no
      Player.shouldAutorotateToInterfaceOrientation: portrait, landscape
      Player.prefersInterfaceOrientationLocked: yes
      NavigationController.delegate.preferredInterfaceOrientationForPresentation: current
      Navigation.fills window: yes
      current: landscapeRight
      device: faceUp
      scene knows: none
      scene fills screen: no
      order: landscapeLeft, landscapeRight, portrait, portraitUpsideDown
      no common orientation at update: exception
      event: requestGeometryUpdate landscape
      => turned landscapeRight
      because: order-of-choice
      """)
    let scenario = claim.scenario
    #expect(scenario.os == OSVersion(15, 4))
    #expect(scenario.linkedSDK == OSVersion(14))
    #expect(scenario.idiom == .pad)
    #expect(scenario.hasHomeButton == false)
    let list = scenario.informationPropertyList
    #expect(list.supported == [.landscapeLeft, .portrait])
    #expect(list.supportedOnPad == InterfaceOrientation.valid)
    #expect(list.supportedOnPhone == nil)
    #expect(list.requiresFullScreen)
    #expect(list.requiresFullScreenIgnoredFrom == OSVersion(27))
    #expect(scenario.assumptions.missingInformationPropertyList == .asDocumentation)
    #expect(scenario.assumptions.noCommonOrientationAtUpdate == .throwsException)
    #expect(
      scenario.assumptions.orderOfChoice.orientations == [
        .landscapeLeft, .landscapeRight, .portrait, .portraitUpsideDown,
      ])
    #expect(scenario.applicationDelegate == .mask(.landscape))
    #expect(scenario.windowSceneDelegate == .notImplemented)
    #expect(scenario.isRotationLocked)
    #expect(scenario.current == .landscapeRight)
    #expect(scenario.device == .faceUp)
    #expect(scenario.scene.knows == [])
    #expect(!scenario.scene.fillsScreen)
    #expect(scenario.event == .called(.geometryRequested(.landscape)))
    let root = try #require(scenario.root)
    #expect(root.name == "Main" && root.kind == .tabBar && root.forwarding == .selectedChild)
    #expect(root.answers.supported == .mask(.allButUpsideDown))
    let navigation = try #require(root.visibleChild)
    #expect(navigation.kind == .navigation && navigation.forwarding == .containerDelegate)
    #expect(navigation.answers.delegateSupported == .mask(.landscape))
    #expect(navigation.answers.delegatePreferred == .current)
    let player = try #require(navigation.visibleChild)
    #expect(player.kind == .plain)
    #expect(player.answers.preferred == .rawValue(24))
    #expect(player.answers.shouldAutorotate == .always(false))
    #expect(player.answers.shouldAutorotateTo == .allButUpsideDown)
    #expect(player.answers.prefersOrientationLocked)
    #expect(scenario.presented.map(\.style) == [nil, .overCurrentContext])
    #expect(scenario.presented.map(\.fillsWindow) == [nil, true])
    #expect(scenario.presented.map(\.controller.name) == ["Sheet", "Navigation"])
    #expect(claim.expectation == .turned(.landscapeRight))
    #expect(claim.expectationLine == 34)
    #expect(claim.because == ParsedClaim.Because(rule: .orderOfChoice, line: 35))
    #expect(
      claim.facts.first
        == Fact(key: "NavigationController.delegate.supportedInterfaceOrientations", value: "landscape", line: 3))
    #expect(claim.facts.count == 31)
  }

  @Test func whatIsNotStatedHasTheScenariosDefault() throws {
    #expect(try ScenarioParser.parse("iOS: 15").scenario == Scenario(os: OSVersion(15)))
  }

  @Test(arguments: FactKind.allCases.filter { $0 != .iOS })
  func theDefaultThatTheTableTellsIsTheDefault(kind: FactKind) throws {
    // What is no value, but a description of one, has nothing to be read.
    let described: [FactKind] = [.linkedSDK, .homeButton, .variable, .target, .screen]
    guard !described.contains(kind) else { return }
    let isOfPresentation = [.fillsWindow, .removesPresentersView, .ignoresApplicationMask].contains(kind)
    let key = (isOfPresentation ? "Modal." : "") + kind.plainKey
    let about = "iOS: 15\npresented: Modal as fullScreen\nroot: ViewController=Navigation(delegate)\n"
    let base = kind == .root ? "iOS: 15" : kind == .presented ? "iOS: 15" : about
    let without = try ScenarioParser.parse(base).scenario
    var with = try ScenarioParser.parse(base + "\n\(key): \(kind.defaultText)").scenario
    // Stating a default is not leaving it out, but comes to the same.
    if kind == .fillsWindow { with.presented[0].fillsWindow = nil }
    if kind == .ignoresApplicationMask { with.presented[0].ignoresApplicationMask = nil }
    if kind == .removesPresentersView { with.presented[0].removesPresentersView = nil }
    if kind == .shouldAutorotate { with.root?.answers.shouldAutorotate = .notImplemented }
    if kind == .shouldAutorotateTo { with.root?.answers.shouldAutorotateTo = nil }
    #expect(with == without)
  }

  @Test(arguments: [
    "IOS: 15", "os: 15", "i o s: 15", "iOS version: 15.0", "iOS:15", "  iOS  :  15  # a comment", "iOS: 15\r",
    "iOS: 15.0.1",
  ])
  func keysIgnoreCaseAndSpacing(text: String) throws {
    #expect(try ScenarioParser.parse(text).scenario.os == OSVersion(15))
  }

  @Test(arguments: [
    "landscapeLeft, portrait", "landscapeLeft|portrait", "landscapeLeft portrait", ".landscapeLeft, .portrait",
    "[.portrait, .landscapeLeft]", "UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskPortrait",
    "UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationPortrait", "18", "0x12", "16, 2",
    "LANDSCAPE_LEFT,Portrait",
    "UIInterfaceOrientationMask.landscapeLeft, portrait",
  ])
  func aMaskHasManySpellings(text: String) throws {
    let scenario = try ScenarioParser.parse("iOS: 15\napplication delegate: \(text)").scenario
    #expect(scenario.applicationDelegate == .mask([.portrait, .landscapeLeft]))
  }

  @Test(
    arguments: [
      ("none", []), ("0", []), ("[]", []), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
      ("UIInterfaceOrientationMaskLandscape", .landscape), ("1", InterfaceOrientationMask(rawValue: 1)),
      ("18446744073709551615", InterfaceOrientationMask(rawValue: .max)),
    ] as [(String, InterfaceOrientationMask)])
  func aMaskMayBeAnythingThatAnAppCanReturn(text: String, mask: InterfaceOrientationMask) throws {
    let scenario = try ScenarioParser.parse("iOS: 15\nsupportedInterfaceOrientations: \(text)").scenario
    #expect(scenario.root?.answers.supported == .mask(mask))
  }

  @Test(
    arguments: [
      ("landscapeRight", .rawValue(3)), ("UIInterfaceOrientationLandscapeRight", .rawValue(3)), ("3", .rawValue(3)),
      ("-1", .rawValue(-1)), ("0x18", .rawValue(24)), ("UIInterfaceOrientationMaskLandscape", .rawValue(24)),
      ("current", .current), ("not implemented", .notImplemented), ("unknown", .rawValue(0)),
      ("9223372036854775807", .rawValue(.max)),
    ] as [(String, PreferredAnswer)])
  func aPreferredOrientationMayBeAnyRawValue(text: String, answer: PreferredAnswer) throws {
    let scenario = try ScenarioParser.parse("iOS: 15\npreferredInterfaceOrientationForPresentation: \(text)").scenario
    #expect(scenario.root?.answers.preferred == answer)
  }

  @Test(
    arguments: [
      ("device turned", .deviceTurned), ("launch", .launched), ("presented", .presented),
      ("dismissed", .dismissed(.fullScreen, takesOver: nil)),
      ("pushed", .pushed), ("popped", .popped), ("tab selected", .tabSelected), ("Masks-Changed", .masksChanged),
      ("attemptRotationToDeviceOrientation", .called(.rotationAttempted)),
      ("setNeedsUpdateOfSupportedInterfaceOrientations()", .called(.updateRequested)),
      ("set UIDevice.orientation 3 (KVC)", .called(.keyValueCodingSet(rawValue: 3))),
      ("set UIDevice.orientation landscapeLeft", .called(.keyValueCodingSet(rawValue: 3))),
      ("set UIDevice.orientation UIInterfaceOrientationLandscapeLeft (KVC)", .called(.keyValueCodingSet(rawValue: 4))),
      ("set UIDevice.orientation -7 (KVC)", .called(.keyValueCodingSet(rawValue: -7))),
      ("setOrientation: 4", .called(.privateSetterCalled(rawValue: 4))),
      ("setStatusBarOrientation landscapeRight", .called(.statusBarOrientationSet(.landscapeRight))),
      ("requestGeometryUpdate landscapeLeft landscapeRight", .called(.geometryRequested(.landscape))),
      ("requestGeometryUpdate none", .called(.geometryRequested([]))),
      ("requestGeometryUpdate wrong class", .called(.foreignGeometryRequested)),
      ("present and dismiss", .called(.presentedAndDismissed(nil))),
      ("present and dismiss as UIModalPresentationFullScreen", .called(.presentedAndDismissed(.fullScreen))),
      ("re-add view", .called(.viewReadded)), ("transform", .called(.viewTransformed)),
      ("rotation lock toggled", .rotationLockToggled),
    ] as [(String, Event)])
  func everyEventIsRead(text: String, event: Event) throws {
    #expect(try ScenarioParser.parse("iOS: 15\nevent: \(text)").scenario.event == event)
  }

  @Test(
    arguments: [
      ("event: set UIDevice.orientation 4 (KVC)", .portrait), ("event: foreground", .landscapeLeft),
      ("current: landscapeLeft\nevent: foreground", .portrait), ("event: device turned", .portrait),
      ("device: portrait\nevent: foreground", .portrait),
    ] as [(String, DeviceOrientation)])
  func aDeviceThatNobodyStatesIsHeldAsTheInterfaceShows(_ text: String, _ device: DeviceOrientation) throws {
    let place = text.contains("KVC") ? "" : "shown: iPhone Duo inner display\n"
    #expect(try ScenarioParser.parse("iOS: 27.1\n\(place)\(text)").scenario.device == device)
  }

  @Test(arguments: EventNotation.names)
  func everyEventThatIsSuggestedCanBeRead(name: String) throws {
    _ = try ScenarioParser.parse("iOS: 16\nevent: \(name)")
  }

  @Test(
    arguments: [
      ("Navigation", .navigation), ("UINavigationController", .navigation), ("PlayerNavigationController", .navigation),
      ("TabBarController", .tabBar), ("UISplitViewController", .split), ("Page", .page),
      ("UIPageViewController", .page),
      ("Player", .plain), ("PageTurner", .plain), ("PlayerViewController", .plain),
      ("Main=UITabBarController", .tabBar),
      ("Navigation=plain", .plain),
    ] as [(String, Controller.Kind)])
  func theNameOrTheNotationTellsTheKind(text: String, kind: Controller.Kind) throws {
    #expect(try ScenarioParser.parse("iOS: 15\nroot: \(text)").scenario.root?.kind == kind)
  }

  @Test func theUnnamedRootMakesWayForAPresentedControllerOfItsName() throws {
    let scenario = try ScenarioParser.parse(
      "iOS: 15\npresented: ViewController\nViewController.shouldAutorotate: no"
    ).scenario
    #expect(scenario.root?.name == "RootViewController")
    #expect(scenario.presented.first?.controller.answers.shouldAutorotate == .always(false))
  }

  @Test(
    arguments: [
      ("iOS: 4", "iOS 4 is outside 5 to \(OSVersion.last), the versions that are out", nil),
      ("iOS: 99", "iOS 99 is outside 5 to \(OSVersion.last), the versions that are out", nil),
      ("iOS: 19", "there is no iOS 19: the numbers went from 18 to 26", nil),
      ("iOS: 25.4", "there is no iOS 25.4: the numbers went from 18 to 26", nil),
      ("iOS: 15.9", "there was no iOS 15.9: the last version of iOS 15 is 15.8", nil),
      ("iOS: 27.3", "iOS 27.3 is not released: the last version is 27.2", nil),
      ("iOS: fifteen", "`fifteen` is no version, such as 15 or 15.4", nil),
      ("iOS: -1", "`-1` is no version, such as 15 or 15.4", nil),
      ("iOS: 99999999999999999999", "`99999999999999999999` is no version, such as 15 or 15.4", nil),
      ("idiom: phones", "no idiom `phones`", "phone"),
      ("idoim: phone", "no fact `idoim`", "idiom"),
      ("Player.shouldAutorotat: no", "no fact `Player.shouldAutorotat`", "Player.shouldAutorotate"),
      ("nonsense", "`nonsense` is no fact: one is written `key: value`", nil),
      ("device:", "`device` has no value", nil),
      ("device: landscapLeft", "no device orientation `landscapLeft`", "landscapeLeft"),
      ("device: 7", "7 is no raw value of UIDeviceOrientation, which has 0 to 6", nil),
      ("current: 1.5", "`1.5` is no whole number that fits 64 bits", nil),
      (
        "current: faceUp",
        "no interface orientation `faceUp`; known are unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight",
        nil
      ),
      ("current: unknown", "an interface is never in `unknown`", "portrait"),
      ("current: 0", "an interface is never in `unknown`", "portrait"),
      (
        "idiom: unspecified",
        "`unspecified` is no device; the rules are those of iPhone and iPad, `phone` and `pad`", nil
      ),
      ("idiom: tvv", "no idiom `tvv`; known are phone, pad, iphone, ipad", nil),
      ("app delegate: potrait", "no orientation `potrait`", "portrait"),
      ("app delegate: -2", "`-2` is no raw value of a mask: a whole number from 0 that fits 64 bits", nil),
      (
        "Info.plist: 2",
        "no orientation `2`; known are portrait, landscapeLeft, landscapeRight, portraitUpsideDown, landscape, all, allButUpsideDown, missing",
        nil
      ),
      ("rotation lock: maybe", "`maybe` is neither yes nor no", nil),
      (
        "order: portrait, portrait, landscapeLeft, landscapeRight", "an order names each of the four orientations once",
        nil
      ),
      ("event: presnted", "no event `presnted`", "presented"),
      ("event: requestGeometryUpdate", "no mask; an empty one is `none`", nil),
      (
        "event: setOrientation: 99999999999999999999", "`99999999999999999999` is no whole number that fits 64 bits",
        nil
      ),
      ("presented: Modal as fulScreen", "no presentation style `fulScreen`", "fullScreen"),
      ("presented: Modal as 9", "9 is no raw value of UIModalPresentationStyle, which has -2 to 7", nil),
      ("root: A > A", "two controllers are called `A`", nil),
      ("root: A > ", "a controller without a name in ``", nil),
      ("root: Navigation(tops)", "no way of forwarding `tops`", "top"),
      (
        "root: Main=TabBr",
        "no kind of controller `TabBr`; the kinds are TabBar, Navigation, Split, Page, plain, the app's classes",
        "TabBar"
      ),
      ("root: a.b", "`a.b` is no name of a controller", nil),
      ("Playr.shouldAutorotate: no", "no controller `Playr`; known are ViewController", nil),
      ("shouldAutorotate: no\nshouldAutorotate: no", "`shouldAutorotate` of `ViewController` is stated twice", nil),
      ("device: portrait\nDevice Orientation: portrait", "`Device Orientation` is stated twice", nil),
      ("root: none\nshouldAutorotate: no", "there is no root controller that `shouldAutorotate` could be about", nil),
      (
        "root: Navigation\ndelegate.supportedInterfaceOrientations: all",
        "`Navigation` does not ask a delegate; one that does is written with `(delegate)`", "Navigation(delegate)"
      ),
      ("ViewController.fills window: yes", "`fills window` is about a presented controller", nil),
      ("because: order-of-choise", "no rule `order-of-choise`", "order-of-choice"),
      ("because: order-of-choice\nbecause: order-of-choice", "a second `because`", nil),
      ("=> turned\n=> turned", "a second outcome", nil),
      ("=>", "`=>` states no outcome", "=> turned portrait"),
      ("=> trned portrait", "no outcome `trned portrait`", "turned portrait"),
      ("=> unchanged not-alowed", "no reason `not-alowed`", "not-allowed"),
      ("=> exception empty-msk", "no exception `empty-msk`", "empty-mask"),
      (
        "=> geometry error windowing",
        "no geometry error `windowing`; known are none-supported, windowing-mode, unsupported-preferences", nil
      ),
    ] as [(String, String, String?)])
  func whatCannotBeReadIsTold(text: String, message: String, suggestion: String?) {
    let text = text.hasPrefix("iOS") ? text : "iOS: 15\n" + text
    let faults = faults(text)
    #expect(faults.map(\.message.text) == [message])
    if let suggestion { #expect(faults.first?.suggestion == suggestion) }
    #expect(faults.first?.line == text.split(separator: "\n").count)
  }

  @Test func everyFaultIsToldInTheOrderOfItsLine() {
    let faults = faults("Player.shouldAutorotate: no\nidoim: phone\ndevice: left")
    #expect(faults.map(\.line) == [1, 1, 2, 3])
    #expect(faults.first?.message == "the scenario does not state `iOS`")
  }

  @Test func aClaimStatesAnOutcomeWhereOneIsRequired() {
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse("iOS: 15", requiresExpectation: true) }
  }

  @Test func noLengthOrDepthIsTooMuch() {
    let deep = "iOS: 15\nroot: " + (0..<100_000).map { "C\($0)" }.joined(separator: " > ")
    #expect(faults(deep).map(\.message) == ["more than 32 controllers in one another"])
    let many = "iOS: 15\n" + (0..<100_000).map { "presented: C\($0)\n" }.joined()
    #expect(faults(many).count == ScenarioLimits.faults)
    let long =
      "iOS: 15\n" + String(repeating: "x", count: 5_000_000) + ": 1\ndevice: "
      + String(repeating: "landscape,", count: 500_000)
    #expect(faults(long).allSatisfy { $0.message.text.utf8.count < 1_500 })
  }

  private func faults(_ text: String) -> [ClaimFault] {
    do throws(ClaimFaults) {
      _ = try ScenarioParser.parse(text)
      return []
    } catch {
      return error.faults
    }
  }

  @Test(arguments: [
    (15, Assumptions.NoCommonOrientation.asReported), (16, .throwsException), (27, .throwsException),
  ])
  func theSwitchOfEarlierEditionsSetsAllMomentsFromSixteenOn(
    version: Int, atRotation: Assumptions.NoCommonOrientation
  ) throws {
    let claim = try ScenarioParser.parse("no common orientation from 16: exception\niOS: \(version)")
    #expect(claim.scenario.assumptions.noCommonOrientationAtRotation == atRotation)
    let quiet = try ScenarioParser.parse("iOS: 26\nno common orientation from 16: unchanged").scenario.assumptions
    #expect(quiet.noCommonOrientationAtPresentation == .changesNothing)
    #expect(quiet.noCommonOrientationUnderFullScreen == .changesNothing)
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse("iOS: 26\nno common orientation from 16: never") }
  }
}

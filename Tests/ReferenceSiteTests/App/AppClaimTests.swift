import AppFacts
import Orientation
import OrientationCatalog
import Testing

@testable import AppBook
@testable import OrientationNotation
@testable import ReferenceSite

/// Claims that leave to the app what the app says.
@Suite struct AppClaimTests {
  @Test func aControllerOfTheAppAnswersAsItsSourcesSay() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    #expect(try outcome("iOS: 18\nroot: Player\ndevice: landscapeLeft", sample) == .turned(.landscapeRight))
    #expect(try outcome("iOS: 18\nroot: Player", sample) == .turned(.landscapeRight))
    // A controller of another name is the scenario's own.
    #expect(try outcome("iOS: 18\nroot: Other", sample) == .unchanged(.alreadyThere))
  }

  @Test func whatTheTextStatesGoesBeforeTheSources() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    let text = "iOS: 18\nroot: Player\nPlayer.supportedInterfaceOrientations: portrait"
    #expect(try outcome(text, sample) == .unchanged(.alreadyThere))
  }

  @Test func aSuperclassAnswersForThoseThatDoNot() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Base", .mask(.landscape))
    sample.addClass("Player", "Base")
    sample.implement(.supportedInterfaceOrientations, in: "Other", .inherited)
    sample.facts.types[sample.facts.types.count - 1].inherited = ["Base"]
    for name in ["Player", "Other"] {
      #expect(try outcome("iOS: 18\nroot: \(name)", sample) == .turned(.landscapeRight), "\(name)")
    }
  }

  @Test func moreSuperclassesThanAnybodyWritesAreNotFollowed() throws {
    var sample = SampleApp()
    for number in 0..<200 { sample.addClass("A\(number)VC", "A\(number + 1)VC") }
    #expect(try #require(sample.app.controller(named: "A0VC")).lineage.count == 33)
    #expect(try #require(sample.app.controller(named: "A190VC")).lineage.count == 11)
  }

  @Test(arguments: [
    ("UIDevice.current.userInterfaceIdiom == .pad", "iOS: 18\nidiom: pad", true),
    ("UIDevice.current.userInterfaceIdiom == .pad", "iOS: 18", false),
    ("UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone", "iOS: 18", true),
    ("traitCollection.userInterfaceIdiom != .pad", "iOS: 18", true),
    ("#available(iOS 16.0, *)", "iOS: 16", true), ("#available(iOS 16.0, *)", "iOS: 15", false),
    ("#unavailable(iOS 16)", "iOS: 15", true), ("!(#available(iOS 16, *))", "iOS: 15", true),
    ("(#available(iOS 14, *)) && (UIDevice.current.userInterfaceIdiom == .phone)", "iOS: 18", true),
    ("(#available(iOS 17, *)) && (UIDevice.current.userInterfaceIdiom == .phone)", "iOS: 16", false),
    ("switch UIDevice.current.userInterfaceIdiom: case .pad", "iOS: 18", false),
    ("isA || #available(iOS 16, *)", "iOS: 18", true),
    ("!(#available(iOS 16, *)) || (userInterfaceIdiom == .pad)", "iOS: 18", false),
    ("!isA && (userInterfaceIdiom == .pad)", "iOS: 18", false),
  ])
  func conditionsOfVersionAndDeviceAreFollowed(condition: String, facts: String, holds: Bool) throws {
    var sample = SampleApp()
    sample.implement(
      .supportedInterfaceOrientations, in: "Player",
      .choice([.init(condition: condition, value: .mask(.landscape)), .init(condition: nil, value: .mask(.portrait))]))
    let controller = try #require(sample.app.controller(named: "Player"))
    let scenario = try ScenarioParser.parse(facts).scenario
    let answer = controller.answer(to: .supportedInterfaceOrientations, os: scenario.os, idiom: scenario.idiom)
    #expect(answer == .mask(holds ? .landscape : .portrait))
  }

  @Test(arguments: ["isFullScreen", "isA || #available(iOS 26, *)", "(isA) && (isB)", "switch mode: case .pad"])
  func whatDependsOnAnythingElseHasToBeStated(condition: String) {
    var sample = SampleApp()
    sample.implement(
      .supportedInterfaceOrientations, in: "Player",
      .choice([.init(condition: condition, value: .mask(.landscape)), .init(condition: nil, value: .mask(.portrait))]))
    #expect {
      try ScenarioParser.parse("iOS: 18\n\nroot: Player", app: sample.app)
    } throws: { error in
      guard let fault = (error as? ClaimFaults)?.faults.first else { return false }
      return fault.line == 3 && fault.message.text.contains("is computed at run time (Player.swift)")
    }
  }

  @Test func theCodeOfOtherPlatformsDoesNotCount() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait), conditions: ["os(tvOS)"])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape), conditions: ["!(os(tvOS))"])
    #expect(try outcome("iOS: 18\nroot: Player", sample) == .turned(.landscapeRight))
  }

  @Test func infoPlistAndDelegateAreTheApps() throws {
    var sample = SampleApp(declarations: [SampleApp.list(.supported, [.portrait])])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    let turn = "iOS: 18\nroot: Player\ndevice: landscapeLeft"
    #expect(try outcome(turn, sample) == .unchanged(.notAllowed))
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .mask(.all))
    #expect(try outcome(turn, sample) == .turned(.landscapeRight))
    #expect(try outcome(turn + "\napp delegate: portrait", sample) == .unchanged(.notAllowed))
  }

  @Test func aKindOfContainerFollowsFromTheSuperclass() throws {
    var sample = SampleApp()
    sample.addClass("Main", "UITabBarController")
    sample.implement(.supportedInterfaceOrientations, in: "Main", .mask(.portrait))
    let root = try ScenarioParser.parse("iOS: 18\nroot: Main > Other", app: sample.app).scenario.root
    #expect(root?.kind == .tabBar)
  }

  @Test func aContainerThatForwardsAnswersAsTheChildThatShows() throws {
    var sample = SampleApp()
    sample.addClass("Main", "UINavigationController")
    sample.implement(
      .supportedInterfaceOrientations, in: "Main",
      .choice([
        .init(condition: "let top = topViewController", value: .forwarded(.top)),
        .init(condition: nil, value: .mask(.portrait)),
      ]))
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    #expect(try outcome("iOS: 18\nroot: Main > Player", sample) == .turned(.landscapeRight))
    #expect(
      try outcome("iOS: 18\nroot: Main > [Player, Other]\ndevice: landscapeLeft", sample) == .turned(.landscapeRight))
    // What it forwards to without a child is not stated, and a tab bar controller has no top.
    #expect(throws: ClaimFaults.self) { try outcome("iOS: 18\nroot: Main", sample) }
    #expect(throws: ClaimFaults.self) { try outcome("iOS: 18\nroot: Main=TabBar > Player", sample) }
  }

  @Test func anAnswerOfUIKitThatIsReplacedHasToBeStated() throws {
    var sample = SampleApp()
    sample.implement(.shouldAutorotate, in: "Player", .bool(true))
    #expect(try outcome("iOS: 18\nroot: Player", sample) == .unchanged(.alreadyThere))
    sample.facts.occurrences.append(
      Occurrence(
        api: .supportedInterfaceOrientations, role: .replacement, language: .swift, type: "UIViewController",
        place: FilePlace(path: "Swizzling.swift", line: 3), value: .computed("swizzle()")))
    #expect(throws: ClaimFaults.self) { try outcome("iOS: 18\nroot: Player", sample) }
  }

  @Test func aScreenStandsForItsControllers() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    var app = sample.app
    app.screens = [try Screen(line: "Video: Navigation > List; Player as fullScreen", number: 1)]
    let scenario = try ScenarioParser.parse("iOS: 18\nscreen: video", app: app).scenario
    #expect(scenario.root?.children.map(\.name) == ["List"])
    #expect(scenario.presented.map(\.controller.name) == ["Player"])
    #expect(scenario.presented.first?.controller.answers.supported == .mask(.landscape))
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse("iOS: 18\nscreen: audio", app: app) }
    #expect(throws: ClaimFaults.self) { try ScenarioParser.parse("iOS: 18\nscreen: video\nroot: A", app: app) }
  }

  @Test func ofSeveralTargetsOneIsTheAppAndAClaimMayNameAnother() throws {
    var sample = SampleApp(declarations: [SampleApp.list(.supported, [.portrait])])
    sample.facts.targets.append(sample.facts.targets[0])
    sample.facts.targets[1].name = "Other"
    sample.facts.targets[1].declarations = [SampleApp.list(.supported, [.landscapeLeft])]
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    #expect(try outcome("iOS: 18\nroot: Player", sample) == outcome("iOS: 18\ntarget: Player\nroot: Player", sample))
    #expect(try outcome("iOS: 18\nroot: Player", sample) != .turned(.landscapeLeft))
    #expect(try outcome("iOS: 18\ntarget: Other\nroot: Player", sample) == .turned(.landscapeLeft))
    #expect(throws: ClaimFaults.self) { try outcome("iOS: 18\ntarget: Nobody\nroot: Player", sample) }
  }

  private func outcome(_ text: String, _ sample: SampleApp) throws -> Outcome {
    Resolver.resolve(try ScenarioParser.parse(text, app: sample.app).scenario).decision.outcome
  }
}

import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// Bugs planted in an app that keeps its policy: each is found, by its shortest timeline.
@Suite struct PlantedBugTests {
  struct Bug: Sendable, CustomTestStringConvertible {
    let name: String
    let environment: PolicyEnvironment
    let plant: @Sendable (inout SmallApp) -> Void
    /// The statement that fails, how the device is held at the launch, the events, and how the last one ends.
    let found: String
    var testDescription: String { name }

    init(
      _ name: String, _ device: PolicyDevice = .phone, _ os: OSVersion = OSVersion(18), found: String,
      plant: @escaping @Sendable (inout SmallApp) -> Void
    ) {
      self.name = name
      environment = PolicyEnvironment(device: device, os: os)
      self.plant = plant
      self.found = found
    }
  }

  private static let policy = """
    always: portrait
    except: Player: landscape
    never: exception
    never: unchanged no-common-orientation
    after: dismissed Player: portrait
    """

  private static let app: SmallApp = {
    var app = SmallApp(screens(tabs: "(selected)", stack: "(top)", style: "fullScreen"))
    for name in ["List", "Detail", "Settings"] { app.answer(name, .portrait) }
    app.answer("Player", .landscape)
    app.answers["Player"]?.preferred = .rawValue(InterfaceOrientation.landscapeRight.rawValue)
    return app
  }()

  private static func screens(tabs: String, stack: String, style: String) -> String {
    """
    List: Tabs=TabBar\(tabs) > Stack=Navigation\(stack) > List
    Detail: Tabs=TabBar\(tabs) > Stack=Navigation\(stack) > Detail
    Player: Tabs=TabBar\(tabs) > Stack=Navigation\(stack) > List; Player as \(style)
    Settings: Tabs=TabBar\(tabs) > Settings
    """
  }

  private static func replaceScreens(in app: inout SmallApp, _ text: String) { app.screens = SmallApp(text).screens }

  static let bugs: [Bug] = [
    Bug(
      "the list rotates",
      found: "always: portrait | landscapeLeft: launch, root shown => unchanged already-there"
    ) { $0.answer("List", .all) },
    Bug(
      "the detail rotates",
      found:
        "always: portrait | portrait: launch, root shown, pushed Detail, device turned landscapeLeft => turned landscapeRight"
    ) { $0.answer("Detail", .allButUpsideDown) },
    Bug(
      "the settings rotate",
      found:
        "always: portrait | portrait: launch, root shown, tab selected Settings, device turned landscapeLeft => turned landscapeRight"
    ) { $0.answer("Settings", .allButUpsideDown) },
    Bug(
      "the player rotates to portrait",
      found:
        "except: Player: landscape | portrait: launch, root shown, presented Player as fullScreen, rotation lock on => turned portrait"
    ) { $0.answer("Player", .allButUpsideDown) },
    Bug(
      "the player prefers an orientation that it does not support",
      found:
        "never: exception | portrait: launch, root shown, presented Player as fullScreen => exception preferred-not-supported"
    ) {
      $0.answers["Player"]?.preferred = .rawValue(InterfaceOrientation.portrait.rawValue)
    },
    Bug(
      "the player supports one landscape and prefers the other",
      found:
        "never: exception | portrait: launch, root shown, presented Player as fullScreen => exception preferred-not-supported"
    ) { $0.answer("Player", .landscapeLeft) },
    Bug(
      "Info.plist lists portrait alone",
      found:
        "never: exception | portrait: launch, root shown, presented Player as fullScreen => exception no-common-orientation"
    ) { $0.list = [.portrait] },
    Bug(
      "the app delegate answers portrait",
      found:
        "never: exception | portrait: launch, root shown, presented Player as fullScreen => exception no-common-orientation"
    ) { $0.applicationDelegate = .mask(.portrait) },
    Bug(
      "the app delegate answers landscape",
      found: "always: portrait | landscapeLeft: launch, root shown => unchanged no-common-orientation"
    ) { $0.applicationDelegate = .mask(.landscape) },
    Bug(
      "the app delegate answers nothing",
      found: "never: exception | portrait: launch, root shown => exception empty-mask"
    ) { $0.applicationDelegate = .mask([]) },
    Bug(
      "the app delegate answers what is current",
      found: "always: portrait | landscapeLeft: launch, root shown => unchanged no-common-orientation"
    ) { $0.applicationDelegate = .current },
    Bug(
      "the stack does not forward",
      found: "always: portrait | landscapeLeft: launch, root shown => unchanged already-there"
    ) {
      replaceScreens(in: &$0, screens(tabs: "(selected)", stack: "", style: "fullScreen"))
    },
    Bug(
      "the tab bar does not forward",
      found: "always: portrait | landscapeLeft: launch, root shown => unchanged already-there"
    ) {
      replaceScreens(in: &$0, screens(tabs: "", stack: "(top)", style: "fullScreen"))
    },
    Bug(
      "the player is a sheet",
      found:
        "except: Player: landscape | portrait: launch, root shown, presented Player as pageSheet => unchanged presenter-in-charge"
    ) {
      replaceScreens(in: &$0, screens(tabs: "(selected)", stack: "(top)", style: "pageSheet"))
    },
    Bug(
      "the player has a custom presentation",
      found:
        "except: Player: landscape | portrait: launch, root shown, presented Player as custom => unchanged presenter-in-charge"
    ) {
      replaceScreens(in: &$0, screens(tabs: "(selected)", stack: "(top)", style: "custom"))
    },
    Bug(
      "the list supports nothing",
      found: "never: exception | portrait: launch, root shown => exception empty-mask"
    ) { $0.answer("List", []) },
    Bug(
      "the settings are in landscape",
      found:
        "always: portrait | portrait: launch, root shown, tab selected Settings, device turned portraitUpsideDown => turned landscapeRight"
    ) { $0.answer("Settings", .landscape) },
    Bug(
      "the detail is in landscape",
      found:
        "always: portrait | portrait: launch, root shown, pushed Detail, device turned portraitUpsideDown => turned landscapeRight"
    ) { $0.answer("Detail", .landscape) },
    Bug(
      "the list does not autorotate", .phone, OSVersion(15),
      found: "always: portrait | landscapeLeft: launch, root shown => unchanged autorotation-off"
    ) {
      $0.answers["List"]?.shouldAutorotate = .always(false)
    },
    Bug(
      "the player does not autorotate", .phone, OSVersion(15),
      found:
        "except: Player: landscape | portrait: launch, root shown, presented Player as fullScreen => unchanged autorotation-off"
    ) {
      $0.answers["Player"]?.shouldAutorotate = .always(false)
      $0.answers["Player"]?.preferred = .notImplemented
    },
    Bug(
      "the iPad app shares the screen", .pad, OSVersion(18),
      found: "always: portrait | portraitUpsideDown: launch, root shown => unchanged already-there"
    ) { app in
      app.idioms = [.pad]
      app.list = InterfaceOrientation.valid
    },
    Bug(
      "the list turns upside down", .phoneWithHomeButton, OSVersion(12),
      found: "always: portrait | portraitUpsideDown: launch, root shown => unchanged already-there"
    ) { app in
      app.list = InterfaceOrientation.valid
      app.answer("List", [.portrait, .portraitUpsideDown])
    },
    Bug(
      "the exception of iOS 12", .phone, OSVersion(12),
      found:
        "never: exception | portrait: launch, root shown, tab selected Settings, device turned portraitUpsideDown => exception no-common-orientation"
    ) { $0.answer("Settings", .portraitUpsideDown) },
    Bug(
      "the preferred orientation follows the status bar",
      found:
        "never: exception | portrait: launch, root shown, presented Player as fullScreen => exception preferred-not-supported"
    ) { $0.answers["Player"]?.preferred = .current },
  ]

  @Test func theAppWithoutABugKeepsItsPolicy() throws {
    for environment in Set(Self.bugs.map(\.environment)) where environment.device.idiom == .phone {
      let result = try Self.search(Self.app, environment)
      #expect(result.end == .complete)
      #expect(result.findings.allSatisfy { $0.applies && $0.counterexample == nil }, "\(environment.text)")
    }
  }

  @Test(arguments: bugs)
  func aBugIsFoundByItsShortestTimeline(bug: Bug) throws {
    var app = Self.app
    bug.plant(&app)
    let result = try Self.search(app, bug.environment)
    let policy = try app.policy(Self.policy)
    let failures = zip(policy.statements, result.findings).compactMap { statement, finding in
      finding.counterexample.map { (statement, $0) }
    }
    let (statement, shortest) = try #require(failures.min { $0.1.length < $1.1.length })
    let steps = try shortest.timeline.play()
    let events = shortest.timeline.events.map(\.notation).joined(separator: ", ")
    let outcome = try #require(steps.last?.resolution.decision.outcome.claim)
    let device = shortest.timeline.start.held.swiftName
    #expect("\(statement.text) | \(device): \(events) => \(outcome)" == bug.found)
  }

  private static func search(_ app: SmallApp, _ environment: PolicyEnvironment) throws -> UnitResult {
    let policy = try app.policy(policy)
    let played = PlayedApp(app, in: environment, events: policy.events)
    return UnitSearch.run(policy, played, environment, SearchLimits())
  }
}

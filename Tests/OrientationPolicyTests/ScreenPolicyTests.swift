import AppFacts
import Diagnostics
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationPolicy

/// Screens that have controllers of one class, or differ in how they are presented.
@Suite struct ScreenPolicyTests {
  @Test func twoControllersOfAClassKeepTheAnswersOfTheirClass() throws {
    let app = Self.app(
      "Locked: ForwardingNav > Locked\nDetail: ForwardingNav > Locked; ForwardingNav > Detail as fullScreen")
    #expect(app.screens[1].controllerNames == ["ForwardingNav", "Locked", "ForwardingNav2", "Detail"])
    #expect(app.screens[1].notation == "ForwardingNav > Locked; ForwardingNav2=ForwardingNav > Detail as fullScreen")
    #expect(app.screens[1].bookLine?.line == "Detail: ForwardingNav > Locked; ForwardingNav > Detail as fullScreen")
    let report = try Self.report(app, "on: iPhone, iOS 18\nalways: portrait\nexcept: Detail: landscape")
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
  }

  @Test func aControllerOfAClassMayHaveANameOfItsOwn() throws {
    let app = Self.app(
      "Locked: ForwardingNav > Locked\nDetail: ForwardingNav > Locked; Second=ForwardingNav > Detail as fullScreen")
    let report = try Self.report(app, "on: iPhone, iOS 18\nalways: portrait\nexcept: Detail: landscape")
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
  }

  @Test func aClassThatIsNoneIsToldAtItsLine() {
    let complaints = Self.complaints("A: Second=ForwardngNav > Locked\nB: ForwardingNav >\nC: ForwardingNav > Locked")
    #expect(complaints.map(\.line) == [11, 12])
    #expect(
      complaints[0].problem
        == .screenMalformed(
          reason:
            "no kind of controller `ForwardngNav`; the kinds are TabBar, Navigation, Split, Page, plain, the app's classes",
          suggestion: nil))
  }

  @Test func aContainerOfALibraryIsKnownByItsName() {
    #expect(Self.complaints("A: Second=LibraryNavigationController > Locked").isEmpty)
  }

  @Test func whatAContainerPresentsIsPresentedOverEachOfItsScreens() throws {
    let screens = "Locked: LockedTabs > [Locked, Wide]\nDetail: LockedTabs; Detail as fullScreen"
    let report = try Self.report(Self.app(screens), "on: iPhone, iOS 18\nexcept: Detail: landscape")
    #expect(report.verdicts.map(\.name) == ["proved"])
  }

  @Test func aScreenThatSaysAnotherForwardingThanTheCodeIsTold() {
    let complaints = Self.complaints(
      "A: LockedTabs(selected) > Locked\nB: ForwardingNav(top) > Locked\nC: LockedTabs > Locked")
    #expect(complaints.map(\.line) == [11])
    #expect(complaints.map(\.problem) == [.screenContradicts(controller: "LockedTabs", place: "LockedTabs.swift:2")])
  }

  @Test(arguments: ["always: portrait", "never: landscape", "except: Main: portrait"])
  func aRepairKeepsWhatItMends(statement: String) throws {
    let report = try Self.report(Self.app("Main: Detail"), "on: iPhone, iOS 18\n\(statement)\nnever: exception")
    guard case .fails(let failure, _) = report.verdicts[0] else {
      Issue.record("\(report.verdicts[0])")
      return
    }
    let statement = report.policy.statements[0]
    let masks = failure.repairs(for: statement, of: report.policy).repairs.all.flatMap(\.edits).compactMap { edit in
      if case .answer(_, .supported(.mask(let mask))) = edit { mask } else { nil }
    }
    // A mask with landscapes would let this event end well, and the next turn of the device not.
    #expect(!masks.isEmpty && masks.allSatisfy { $0.isDisjoint(with: .landscape) }, "\(masks)")
  }

  @Test func screensThatDifferInStyleOnlyAreTwo() throws {
    let app = Self.app(
      "Home: Detail\nPin: Detail; Locked as fullScreen\nPinSetup: Detail; Locked as formSheet")
    let report = try Self.report(
      app, "on: iPhone, iOS 18\nexcept: Pin: portrait\nexcept: PinSetup: landscape")
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
  }

  /// Reports of a custom presentation contradict each other, so neither end is proved.
  @Test func aCustomPresentationIsPlayedWithBothEnds() throws {
    let app = Self.app("Home: Detail\nPlayer: Detail; Locked as custom")
    for statement in ["except: Player: landscape", "except: Player: portrait"] {
      let report = try Self.report(app, "on: iPhone, iOS 18\n" + statement)
      guard case .fails = report.verdicts[0] else {
        Issue.record("\(statement): \(report.verdicts)")
        continue
      }
    }
  }

  @Test func aTurnInTheBackgroundIsNotJudged() throws {
    let app = Self.app("Home: Home")
    let text = "on: iPhone, iOS 18\nevents: turns, background\n"
    let report = try Self.report(
      app, text + "after: turned landscapeLeft: landscapeRight\nafter: turned portrait within 1: portrait")
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
    guard case .fails(let failure, _) = try Self.report(app, text + "after: turned portrait: landscape").verdicts[0]
    else {
      Issue.record("a turn while the app is visible is judged")
      return
    }
    #expect(!failure.events.contains("background"))
  }

  @Test func aScreenOfOneKindOfDeviceIsNotPlayedOnAnother() throws {
    let app = Self.app(
      "Home: Detail\nForm on iPhone: Detail; Locked as fullScreen\nForm on iPad: Detail; Locked as pageSheet")
    #expect(app.screens.map(\.idiom) == [nil, .phone, .pad])
    #expect(app.screens[2].named("Form").named(on: .pad) == app.screens[2].named("Form on iPad"))
    let text = "except: Form on iPhone: portrait\nmay: Form on iPad: landscape\nalways: landscape"
    let phone = try Self.report(app, "on: iPhone, iOS 18\n" + text)
    #expect(phone.verdicts.map(\.name) == ["proved", "proved", "proved"])
    #expect(Set(phone.units.flatMap(\.screens)) == ["Home", "Form on iPhone"])
    #expect(phone.idleStatements.map(\.text) == ["may: Form on iPad: landscape"])
    #expect(
      phone.whyIdle(phone.policy.statements[1], app.screens)
        == "the policy is about no device on which Form on iPad is shown")
    let both = try Self.report(app, "on: iPhone, iPad, iOS 18\n" + text)
    #expect(both.idleStatements.isEmpty)
    #expect(both.verdicts[1].condition != nil)
  }

  @Test func aScreenThatOnlyAnExceptionComesToIsToldSo() throws {
    var facts = Self.facts
    facts.occurrences.append(
      Occurrence(
        api: .preferredInterfaceOrientationForPresentation, role: .implementation, language: .swift, type: "Detail",
        place: FilePlace(path: "Detail.swift", line: 3), value: .orientation(.portrait)))
    var app = App(facts)
    app.screens = Self.app("Home: Locked\nDetail: Locked; Detail as fullScreen").screens
    let report = try Self.report(app, "on: iPhone, iOS 18\nexcept: Detail: landscape\nexcept: Home: any")
    #expect(report.idleStatements.map(\.text) == ["except: Detail: landscape"])
    #expect(
      report.whyIdle(report.policy.statements[0], app.screens) == "each event that comes to Detail throws an exception")
  }

  @Test func whyAStatementNeverAppliesIsTold() throws {
    let app = Self.app(
      "Home: Detail\nPlayer: ForwardingNav > [Detail, Other]; Locked as fullScreen\nOther: ForwardingNav > Third")
    let report = try Self.report(
      app, "on: iPhone, iOS 18\nexcept: Player: portrait\nafter: tab selected: portrait\nmay: portrait")
    #expect(report.idleStatements.map(\.text) == ["except: Player: portrait", "after: tab selected: portrait"])
    #expect(
      report.whyIdle(report.policy.statements[0], app.screens)
        == "no sequence of events comes to `ForwardingNav > [Detail, Other]`, over which Player is presented; list that as a screen"
    )
    #expect(
      report.whyIdle(report.policy.statements[1], app.screens)
        == "none of the screens that appear leads to such an event")
    let turns = try Self.report(app, "on: iPhone, iOS 18\nevents: turns\nafter: presented: portrait\nmay: portrait")
    #expect(turns.whyIdle(turns.policy.statements[0], app.screens) == "`events` leaves out presentations")
    let old = try Self.report(app, "on: iOS 5\nmay: portrait")
    #expect(
      old.whyIdle(old.policy.statements[0], app.screens)
        == "the app runs on none of the devices and versions that `on` names")
    #expect(turns.whyIdle(turns.policy.statements[1], []).hasPrefix("no block `screens` of the book"))
  }
}

extension ScreenPolicyTests {
  private static let facts: AppFacts = {
    var facts = AppFacts()
    func add(_ name: String, _ superclass: String, _ value: SourceValue) {
      facts.types.append(
        SourceType(
          name: name, kind: .classType, language: .swift, inherited: [superclass],
          place: FilePlace(path: name + ".swift", line: 1)))
      facts.occurrences.append(
        Occurrence(
          api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: name,
          place: FilePlace(path: name + ".swift", line: 2), value: value))
    }
    add("ForwardingNav", "UINavigationController", .forwarded(.top))
    add("LockedTabs", "UITabBarController", .mask(.portrait))
    add("Locked", "UIViewController", .mask(.portrait))
    add("Detail", "UIViewController", .mask(.landscape))
    return facts
  }()

  private static func app(_ screens: String) -> App {
    var app = App(facts)
    app.screens = screens.split(separator: "\n").enumerated().compactMap { try? Screen(line: $1, number: $0 + 1) }
    return app
  }

  private static func report(_ app: App, _ text: String) throws -> PolicyReport {
    let policies = BookPolicies(sources: [PolicySource(name: "p", text: text, path: "a.md", line: 1)], app) { problem in
      Issue.record("\(problem)")
    }
    return try #require(policies.reports(policies.units(.one)).first)
  }

  private static func complaints(_ screens: String) -> [(problem: Problem, line: Int)] {
    var complaints: [(problem: Problem, line: Int)] = []
    _ = ScreensBlock.parse(screens, line: 10, of: App(facts)) { complaints.append(($0, $1)) }
    return complaints
  }
}

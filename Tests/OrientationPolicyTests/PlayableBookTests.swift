import AppFacts
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationPolicy

/// What the sources of an app do not tell is left open, and named.
@Suite struct PlayableBookTests {
  @Test func whatIsComputedMayHaveAnyValueAtEveryQuestion() throws {
    let app = app(.computed("orientations"))
    #expect(free(app) == [FreeAnswer(.controller("Player"), .supported)])
    let report = try report(app, "on: iPhone without home button, iOS 18\nalways: portrait\nnever: exception")
    #expect(report.units.map(\.freeAnswers) == [["Player.supportedInterfaceOrientations"]])
    guard case .fails(let failure, _) = report.verdicts[0] else {
      Issue.record("\(report.verdicts)")
      return
    }
    #expect(failure.place == FilePlace(path: "Player.swift", line: 2))
    #expect(failure.guesses == ["Player.supportedInterfaceOrientations (Player.swift:2)"])
    let text = try #require(report.verdicts[0].text)
    #expect(text.hasSuffix("(Player.swift:2) can return this: the scan could not read it"))
  }

  @Test(arguments: [(SourceValue.computed("orientations"), true), (.mask([]), false)])
  func whatIsComputedIsNoEmptyMask(value: SourceValue, holds: Bool) throws {
    let report = try report(app(value), "on: iPhone without home button, iOS 18\nnever: exception")
    guard case .fails(let crash, _) = report.verdicts[0] else {
      #expect(holds, "\(report.verdicts)")
      return
    }
    #expect(!holds && crash.outcome == "exception empty-mask")
  }

  /// A delegate that could not be read decides before a controller that could.
  @Test func theUnreadAnswerIsTheOneThatIsNamed() throws {
    var facts = app(.mask(.portrait)).facts
    facts.occurrences.append(
      Occurrence(
        api: .applicationSupportedInterfaceOrientations, role: .implementation, language: .swift, type: "AppDelegate",
        place: FilePlace(path: "AppDelegate.swift", line: 9), value: .computed("orientations")))
    var app = App(facts)
    app.screens = [Screen(name: "Player", root: ControllerTree("Player"), line: 1)]
    guard case .fails(let failure, _) = try report(app, "on: iPhone, iOS 18\nalways: portrait").verdicts[0] else {
      Issue.record("landscape has nothing in common with the screen")
      return
    }
    #expect(failure.place == FilePlace(path: "AppDelegate.swift", line: 9))
    #expect(failure.guesses == ["app delegate (AppDelegate.swift:9)"])
  }

  @Test func aConstantThatCouldNotBeReadHasOneValue() {
    let constant = ReadPlace(role: .constant, name: "orientations", place: FilePlace(path: "A.swift", line: 1))
    #expect(free(app(.computed("orientations"), [constant])).map(\.isFixed) == [true])
    let helper = ReadPlace(role: .helper, name: "orientations", place: FilePlace(path: "A.swift", line: 1))
    #expect(free(app(.computed("orientations"), [constant, helper])).map(\.isFixed) == [false])
  }

  @Test func aValueThatTheScanHasReadIsPlayedAsItIs() throws {
    let app = app(
      .choice([
        .init(condition: "Settings.shared.locked", value: .mask(.portrait)),
        .init(condition: nil, value: .mask(.allButUpsideDown)),
      ]))
    let report = try report(
      app,
      "on: iPhone without home button, iOS 18\nnever: exception\nalways: portrait\nmay: landscapeLeft\nnever: portraitUpsideDown"
    )
    #expect(report.freeAnswers.isEmpty)
    #expect(report.conditions == ["Settings.shared.locked"])
    #expect(report.verdicts[0].condition != nil)
    #expect(report.verdicts[2].condition != nil)
    #expect(report.verdicts[3].condition != nil)
    guard case .fails(let failure, _) = report.verdicts[1] else {
      Issue.record("\(report.verdicts)")
      return
    }
    #expect(
      failure.timeline.lines.contains(
        "Player.supportedInterfaceOrientations: allButUpsideDown"))
    #expect(failure.conditions == [HeldCondition("Settings.shared.locked", holds: false)])
    #expect(failure.guesses.isEmpty)
    #expect(report.verdicts[1].text?.hasSuffix(", where `Settings.shared.locked` is false") ?? false)
  }

  @Test(arguments: [
    ("UIDevice.current.userInterfaceIdiom == .pad", SourceValue.mask(.all)),
    ("traitCollection.horizontalSizeClass == .regular", .mask(.all)), ("#available(iOS 26, *)", .mask(.landscape)),
    ("isPad && UIDevice.current.userInterfaceIdiom == .pad", .computed("orientations")),
  ])
  func theScopeDecidesWhatAsksForIt(condition: String, value: SourceValue) throws {
    let app = app(.choice([.init(condition: condition, value: value), .init(condition: nil, value: .mask(.portrait))]))
    #expect(free(app).isEmpty)
    #expect(try report(app, "on: iPhone, iOS 18\nalways: portrait").verdicts.map(\.name) == ["proved"])
  }

  @Test func whatTheSuperclassAnswersIsOneOfTheCases() throws {
    var app = app(
      .choice([.init(condition: "isLocked", value: .mask(.portrait)), .init(condition: nil, value: .inherited)]))
    var facts = app.facts
    facts.types[0].inherited = ["Base"]
    facts.types.append(
      SourceType(
        name: "Base", kind: .classType, language: .swift, inherited: ["UIViewController"],
        place: FilePlace(path: "Base.swift", line: 1)))
    facts.occurrences.append(
      Occurrence(
        api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: "Base",
        place: FilePlace(path: "Base.swift", line: 2),
        value: .choice([
          .init(condition: "isLocked", value: .mask([])), .init(condition: nil, value: .mask(.landscape)),
        ])))
    let screens = app.screens
    app = App(facts)
    app.screens = screens
    let report = try report(app, "on: iPhone, iOS 18\nnever: exception\nmay: portrait\nmay: landscapeLeft")
    #expect(report.verdicts.map(\.name) == ["proved", "proved", "proved"])
    #expect(report.conditions == ["isLocked"])
  }

  @Test func whatUIKitAnswersIsOneOfTheCases() throws {
    let value = SourceValue.choice([
      .init(condition: "isLocked", value: .inherited), .init(condition: nil, value: .mask(.portrait)),
    ])
    let report = try report(app(value), "on: iPhone without home button, iOS 18\nnever: exception\nmay: landscapeLeft")
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
    #expect(report.freeAnswers.isEmpty)
  }

  @Test func anImplementationThatMayNotBeBuiltIsOneOfTheCases() throws {
    var app = app(.mask(.portrait))
    var facts = app.facts
    facts.occurrences[0].conditions = ["DEBUG"]
    let screens = app.screens
    app = App(facts)
    app.screens = screens
    let report = try report(
      app, "on: iPhone without home button, iOS 18\nnever: exception\nmay: landscapeLeft\nalways: portrait")
    #expect(report.verdicts[0].condition != nil)
    #expect(report.verdicts[1].condition != nil)
    #expect(report.conditions == ["#if DEBUG"])
    guard case .fails = report.verdicts[2] else {
      Issue.record("\(report.verdicts)")
      return
    }
  }

  @Test func whatALiteralSaysIsNotOpen() throws {
    let app = app(.mask(.portrait))
    #expect(free(app).isEmpty)
    let report = try report(app, "on: iPhone\nalways: portrait\nnever: exception")
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
  }

  /// A screen of which the sources say nothing is a screen of the app all the same; of several classes that answer as its
  /// delegate one does, or none.
  @Test(
    arguments: [
      (nil, ["AppDelegate"], true), (["AppDelegate"], ["AppDelegate"], true), ([], ["AppDelegate"], false),
      (["AppDelegate"], ["Utility", "AppDelegate"], true), (["Delegate"], ["Utility", "Base"], true),
      (["Utility"], ["Utility", "AppDelegate"], false), (nil, ["Utility", "AppDelegate"], false),
    ] as [([String]?, [String], Bool)])
  func theAppDelegateAnswersForEveryScreen(delegates: [String]?, classes: [String], holds: Bool) throws {
    var facts = AppFacts(delegates: delegates)
    for (name, superclass) in [("Base", "UIResponder"), ("Delegate", "Base"), ("Utility", "UIResponder")] {
      facts.types.append(
        SourceType(
          name: name, kind: .classType, language: .swift, inherited: [superclass],
          place: FilePlace(path: "\(name).swift", line: 1)))
    }
    facts.occurrences = classes.map { name in
      Occurrence(
        api: .applicationSupportedInterfaceOrientations, role: .implementation, language: .swift, type: name,
        place: FilePlace(path: "\(name).swift", line: 9), value: .mask(name == "Utility" ? .landscape : .portrait))
    }
    var app = App(facts)
    app.screens = [Screen(name: "Home", root: ControllerTree("Home"), line: 1)]
    let verdict = try report(app, "on: iPhone, iOS 18\nalways: portrait").verdicts[0]
    #expect((verdict.name == "proved") == holds, "\(verdict)")
  }

  private func free(_ app: App) -> [FreeAnswer] {
    PlayableBook(app: app).freeAnswers(of: ControllerTree.Node("Player"), os: OSVersion(18), idiom: .phone)
  }

  private func report(_ app: App, _ text: String) throws -> PolicyReport {
    let policies = BookPolicies(sources: [PolicySource(name: "p", text: text, path: "a.md", line: 1)], app) { _ in }
    return try #require(policies.reports(policies.units(.one)).first)
  }

  private func app(_ value: SourceValue, _ readAt: [ReadPlace] = []) -> App {
    var facts = AppFacts()
    facts.types = [
      SourceType(
        name: "Player", kind: .classType, language: .swift, inherited: ["UIViewController"],
        place: FilePlace(path: "Player.swift", line: 1))
    ]
    facts.occurrences = [
      Occurrence(
        api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: "Player",
        place: FilePlace(path: "Player.swift", line: 2), value: value, readAt: readAt)
    ]
    var app = App(facts)
    app.screens = [Screen(name: "Player", root: ControllerTree("Player"), line: 1)]
    return app
  }
}

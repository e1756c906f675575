import AppFacts
import Orientation
import OrientationNotation
import Testing
import Words

@testable import AppBook

/// Which target the matrix is about, and what it says of screens whose controllers answer nothing.
struct AppMatrixTests {
  @Test func screensWithoutAnAnswerHaveARowFromInfoPlist() {
    let sample = SampleApp(
      deployment: OSVersion(26),
      declarations: [
        SampleApp.list(.supported, [.portrait]), SampleApp.list(.supportedOnPad, [.portrait, .landscapeLeft]),
        SampleApp.list(.requiresFullScreen, []),
      ])
    let matrix = AppMatrix(sample.app)
    #expect(matrix.screens.map(\.name) == [""])
    #expect(matrix.columns.map(\.idiom).contains(.pad))
    let phone = zip(matrix.columns, matrix.cells[0]).filter { $0.0.idiom == .phone }.map(\.1)
    #expect(phone == [.allowed(.portrait, by: AppMatrix.anyController)])
  }

  @Test func theRowComesBehindThoseOfControllersAndIsNotThereForAPackage() {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "PlayerController", .mask(.landscape))
    #expect(AppMatrix(sample.app).screens.map(\.name) == ["PlayerController", ""])
    sample.facts.targets = []
    #expect(AppMatrix(sample.app).screens.map(\.name) == ["PlayerController"])
  }

  @Test func samplesTestsAndVendoredTargetsAreNotTheApp() {
    var sample = SampleApp(deployment: OSVersion(15))
    for (name, project, version) in [
      ("Example", "ThirdParty/Static/Static.xcodeproj", OSVersion(9)), ("Demo", "Demo/Demo.xcodeproj", OSVersion(10)),
      ("PlayerTests", "Player.xcodeproj", OSVersion(8)), ("Unit Test", "Cores/a.xcodeproj", OSVersion(7)),
    ] {
      sample.addTarget(name, project, version)
    }
    #expect(sample.app.applications.map(\.name) == ["Player"])
    #expect(AppMatrix(sample.app).columns.map(\.versions.first).min() == OSVersion(15))
    // Where there is nothing else, a sample is an app too.
    sample.facts.targets.removeAll { $0.name == "Player" }
    #expect(sample.app.applications.count == 4)
  }

  @Test func aClassOfAnotherAppIsNoneOfThisOne() throws {
    var sample = SampleApp(idioms: [.phone])
    let target = sample.facts.targets[0]
    sample.facts.targets = []
    sample.facts.placements = []
    for (name, mask) in [("Alpha", InterfaceOrientationMask.portrait), ("Beta", .landscape)] {
      var own = target
      (own.name, own.project) = (name, "\(name)/\(name).xcodeproj")
      sample.facts.targets.append(own)
      let place = FilePlace(path: "\(name)/ViewController.swift", line: 1)
      sample.facts.types.append(
        SourceType(
          name: "ViewController", kind: .classType, language: .swift, inherited: ["UIViewController"], place: place))
      sample.facts.occurrences.append(
        Occurrence(
          api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: "ViewController",
          place: place, value: .mask(mask), targets: [name]))
      let root = Placement(Placement.Node("ViewController"), .windowRoot, place: place)
      sample.facts.placements?.append(root)
    }
    func masks(_ app: App, _ target: AppTarget? = nil) -> [AppMatrix.Cell?] {
      AppMatrix(app, target: target).cells.prefix(1).map(\.last)
    }
    for (name, path) in [("BetaRoot", "Beta/Start.swift"), ("KitRoot", "Kit/Start.swift")] {
      sample.addClass(name)
      let root = Placement(Placement.Node(name), .windowRoot, place: FilePlace(path: path, line: 1))
      sample.facts.placements?.append(root)
    }
    let app = sample.app
    #expect(app.screenWays?.ways(to: "BetaRoot").count == 0 && app.screenWays?.ways(to: "KitRoot").count == 1)
    #expect(masks(app) == [.allowed(.portrait, by: "ViewController")])
    #expect(
      masks(app.app(of: app.applications[1]), app.applications[1]) == [.allowed(.landscape, by: "ViewController")])
    #expect(
      app.screenWays?.ways(to: "ViewController").map { $0.steps.map(\.place.path) } == [["Alpha/ViewController.swift"]])
    // What was scanned for one target alone, too, has the files of all.
    sample.facts.targets.removeFirst()
    #expect(masks(sample.app) == [.allowed(.landscape, by: "ViewController")])
    // Where no file says whose it is, nothing is told.
    sample.facts.targets[0].project = "Beta.xcodeproj"
    for index in sample.facts.occurrences.indices { sample.facts.occurrences[index].targets = [] }
    #expect(masks(sample.app) == [.unknown("several classes of the app are named `ViewController`")])
  }

  @Test func aMaskThatDependsOnStateComesToEachOfItsValues() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(
      .applicationSupportedInterfaceOrientations, in: "AppDelegate",
      .choice([
        .init(condition: ".only(.landscape)", value: .mask(.landscape)),
        .init(condition: "isKiosk", value: .mask(.landscape)),
        .init(condition: nil, value: .mask(.portrait)),
      ]))
    let place = FilePlace(path: "Player.swift", line: 6)
    sample.facts.occurrences[0].readAt = [
      ReadPlace(role: .assignment, name: "only", place: place, value: .mask(.landscape))
    ]
    let any = AppMatrix.anyController
    let cell = try #require(AppMatrix(sample.app).cells.last?.first)
    #expect(
      cell
        == .either([
          .init(
            reasons: [
              .answered(condition: ".only(.landscape)", at: [place]),
              .answered(condition: "isKiosk", at: []),
            ], cell: .allowed(.landscape, by: any)),
          .init(reasons: [.answered(condition: nil, at: [])], cell: .allowed(.portrait, by: any)),
        ]))
    // What is the same in all cases is not left open, and a value that is not known stays so.
    sample.facts.occurrences[0].value = .choice([
      .init(condition: "isKiosk", value: .mask(.all)), .init(condition: nil, value: .mask(.allButUpsideDown)),
    ])
    #expect(AppMatrix(sample.app).cells.last?.first == .allowed(.allButUpsideDown, by: any))
    sample.facts.occurrences[0].value = .choice([
      .init(condition: "isKiosk", value: .computed("next")), .init(condition: nil, value: .mask(.portrait)),
    ])
    guard case .unknown? = AppMatrix(sample.app).cells.last?.first else {
      Issue.record("a computed value is taken for known")
      return
    }
  }

  @Test func theOpenAnswersOfDelegateAndControllerAreWorkedOutTogether() throws {
    var sample = SampleApp(idioms: [.phone])
    let choice = { (name: String, mask: InterfaceOrientationMask) in
      SourceValue.choice([.init(condition: name, value: .mask(mask)), .init(condition: nil, value: .mask(.all))])
    }
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", choice("isLocked", .portrait))
    sample.implement(.supportedInterfaceOrientations, in: "PlayerController", choice("isWide", .landscape))
    let words = AppWords(language: .english)
    #expect(
      AppMatrix(sample.app).cells[0][0].text(words)
        == "isLocked: (isWide: unchanged no-common-orientation; otherwise: .portrait by PlayerController); "
        + "otherwise: (isWide: .landscape by PlayerController; otherwise: .allButUpsideDown by PlayerController)")
  }

  @Test func theCallsOfFlutterAreCasesOfTheRowOfAllScreens() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.occurrences.append(
      Occurrence(
        api: .setPreferredOrientations, role: .use, language: .dart, type: nil,
        place: FilePlace(path: "lib/main.dart", line: 4), value: .mask(.portrait)))
    #expect(
      AppMatrix(sample.app).cells.last?.first?.text(AppWords(language: .english))
        == "SystemChrome.setPreferredOrientations (lib/main.dart): .portrait by UIViewController; "
        + "otherwise: .allButUpsideDown by UIViewController")
  }

  @Test func vendoredControllersHaveNoRow() {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "PlayerController", .mask(.landscape))
    sample.facts.types.append(
      SourceType(
        name: "ExplorerController", kind: .classType, language: .objectiveC, inherited: ["UIViewController"],
        place: FilePlace(path: "Pods/FLEX/ExplorerController.m", line: 3)))
    sample.implement(.supportedInterfaceOrientations, in: "ExplorerController", .mask(.portrait))
    for placements in [nil, []] as [[Placement]?] {
      sample.facts.placements = placements
      let names = AppMatrix(sample.app).screens.map(\.name)
      #expect(names.contains { $0.hasPrefix("PlayerController") } && !names.contains { $0.hasPrefix("Explorer") })
    }
  }

  @Test func theCallsOfExpoSetTheMaskOfTheAppToo() {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.facts.occurrences.append(
      Occurrence(
        api: .lockAsync, role: .use, language: .javaScript, type: nil,
        place: FilePlace(path: "app/player.tsx", line: 4),
        value: .choice([
          .init(condition: "isWide", value: .mask(.landscape)), .init(condition: nil, value: .computed("x")),
        ])))
    #expect(
      AppMatrix(sample.app).cells.last?.last?.text(AppWords(language: .english))
        == "ScreenOrientation.lockAsync (app/player.tsx): .landscape by UIViewController; "
        + "otherwise: .portrait by UIViewController")
  }

  @Test func whatIsReplacedForAllControllersIsNotSaidOfTheOthers() {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.facts.occurrences.append(
      Occurrence(
        api: .supportedInterfaceOrientations, role: .replacement, language: .swift, type: "UIViewController",
        place: FilePlace(path: "Swizzle.swift", line: 9)))
    let others = AppMatrix(sample.app).cells.last?.last?.text(AppWords(language: .english)) ?? ""
    #expect(others == "computed at run time")
  }

  @Test func theTargetWithTheMostCodeAboutOrientationsIsTheApp() {
    var sample = SampleApp()
    sample.addTarget("Aaa", "Aaa.xcodeproj", OSVersion(17))
    sample.addTarget("Twin", "Player.xcodeproj", OSVersion(15))
    sample.facts.targets[2].declarations = sample.facts.targets[0].declarations
    sample.implement(.supportedInterfaceOrientations, in: "PlayerController", .mask(.landscape))
    #expect(sample.app.application?.name == "Player")
    #expect(sample.app.otherApplications.map(\.name) == ["Aaa"], "Twin allows the same")
    // A claim that names no target is about the app.
    #expect(throws: Never.self) { try ScenarioParser.parse("iOS: 18\nroot: PlayerController", app: sample.app) }
  }
}

extension SampleApp {
  fileprivate mutating func addTarget(_ name: String, _ project: String, _ version: OSVersion) {
    facts.targets.append(
      AppTarget(
        name: name, project: project, configuration: "Release", product: .application,
        deploymentTarget: DeploymentTarget(version: version, place: FilePlace(path: project, line: 1)),
        idioms: [.phone, .pad], declarations: []))
  }
}

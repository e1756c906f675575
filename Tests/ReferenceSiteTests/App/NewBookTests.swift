import AppFacts
import Orientation
import Testing

@testable import AppBook

/// What a new book says before anyone has written in it.
@Suite struct NewBookTests {
  @Test func theRootOfAHelperWindowIsNoScreenOfTheApp() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Home", .mask(.portrait))
    sample.implement(.supportedInterfaceOrientations, in: "AlertRoot", .mask(.all))
    let helper = Placement(
      Placement.Node("AlertRoot"), .otherWindowRoot, by: nil, place: FilePlace(path: "Alerts.swift", line: 9))
    sample.facts.placements = [
      Placement(Placement.Node("Home"), .windowRoot, by: nil, place: FilePlace(path: "SceneDelegate.swift", line: 5)),
      helper,
    ]
    let screens = try page("screens.md", of: sample)
    #expect(screens.contains("\nHome: Home\n") && !screens.contains("AlertRoot"))
  }

  @Test func aPushedScreenIsListedWithWhatIsBelowIt() throws {
    var sample = SampleApp(idioms: [.phone])
    let place = FilePlace(path: "Home.swift", line: 5)
    let stack = Placement.Node("UINavigationController", madeAt: place)
    sample.implement(.supportedInterfaceOrientations, in: "Home", .mask(.portrait))
    sample.implement(.supportedInterfaceOrientations, in: "Card", .mask(.all))
    sample.facts.placements = [
      Placement(stack, .windowRoot, place: place),
      Placement(Placement.Node("Home"), .child, by: stack, place: place),
      Placement(Placement.Node("Form"), .pushed, by: Placement.Node("Home"), place: place),
      Placement(Placement.Node("Card"), .pushed, by: Placement.Node("Form"), place: place),
    ]
    let screens = try page("screens.md", of: sample)
    #expect(screens.contains("\nCard: UINavigationController > [Home, Form, Card]\n"))
    #expect(screens.contains("\nHome: UINavigationController > Home\n"))
    // Nothing comes to the card but by the form, which has no answer of its own.
    #expect(screens.contains("\nForm: UINavigationController > [Home, Form]\n"))
  }

  @Test func whatIsBelowAPresentedScreenIsListedWhereItHasToBeShownFirst() throws {
    var sample = SampleApp(idioms: [.phone])
    let place = FilePlace(path: "Home.swift", line: 5)
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.facts.placements = [
      Placement(Placement.Node("Home"), .windowRoot, place: place),
      Placement(Placement.Node("Form"), .presented, by: Placement.Node("Home"), style: .fullScreen, place: place),
      Placement(Placement.Node("Player"), .presented, by: Placement.Node("Form"), style: .fullScreen, place: place),
    ]
    let screens = try page("screens.md", of: sample)
    #expect(screens.contains("\nForm: Home; Form as fullScreen\n"))
    #expect(screens.contains("\nPlayer: Home; Form as fullScreen; Player as fullScreen\n"))
    #expect(!screens.contains("\nHome: "))
  }

  @Test(arguments: [
    (Placement.Relation.presented, ["Player: Home; Player as fullScreen", "Home: Home"]),
    // A part of a view may show at any time.
    (.child, []),
    (.pushed, ["Player: UINavigationController > [Home, Player]", "Home: UINavigationController > Home"]),
  ])
  func aViewThatSetsALockIsAScreenWithWhatLeadsToIt(relation: Placement.Relation, lines: [String]) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    let place = FilePlace(path: "Player.swift", line: 5)
    for (name, kind) in [("Main", "App"), ("Home", "View"), ("Player", "View"), ("Row", "View")] {
      sample.facts.types.append(
        SourceType(name: name, kind: .structType, language: .swift, inherited: [kind], place: place))
    }
    sample.facts.occurrences[0].readAt = [
      ReadPlace(role: .assignment, name: "lock", place: place, value: .mask(.landscape), type: "Player")
    ]
    func view(_ name: String) -> Placement.Node { Placement.Node(name, isView: true) }
    sample.facts.placements = [
      Placement(view("Main"), .windowRoot, place: place),
      Placement(view("Home"), .child, by: view("Main"), place: place),
      Placement(view("Row"), .child, by: view("Home"), place: place),
      Placement(
        view("Player"), relation, by: view("Home"), style: relation == .presented ? .fullScreen : nil, place: place),
    ]
    let screens = try page("screens.md", of: sample)
    let written = screens.split(separator: "\n").filter { $0.hasPrefix("Player: ") || $0.hasPrefix("Home: ") }
    #expect(written.map(String.init) == lines && !screens.contains("Row"))
    // It answers nothing, so it has no page of its own.
    #expect(sample.app.controllers.map(\.name).allSatisfy { $0 != "Player" })
  }

  @Test func navigationControllersOfOneClassAreToldApart() throws {
    var sample = SampleApp(idioms: [.phone])
    let tabs = Placement.Node("Tabs")
    sample.addClass("Tabs", "UITabBarController")
    sample.addClass("Stack", "UINavigationController")
    sample.facts.placements = [
      Placement(tabs, .windowRoot, place: FilePlace(path: "SceneDelegate.swift", line: 5))
    ]
    func addTab(_ name: String, madeAt line: Int) {
      let place = FilePlace(path: "Tabs.swift", line: line)
      let stack = Placement.Node("Stack", madeAt: place)
      sample.implement(.supportedInterfaceOrientations, in: name, .mask(.portrait))
      sample.facts.placements? += [
        Placement(stack, .child, by: tabs, place: place),
        Placement(Placement.Node(name), .child, by: stack, place: place),
      ]
    }
    addTab("HomeViewController", madeAt: 5)
    #expect(try page("screens.md", of: sample).contains("\nHomeViewController: Tabs > Stack > HomeViewController\n"))
    addTab("MoreController", madeAt: 6)
    let screens = try page("screens.md", of: sample)
    #expect(screens.contains("\nHomeViewController: Tabs > HomeNav=Stack > HomeViewController\n"))
    #expect(screens.contains("\nMoreController: Tabs > MoreNav=Stack > MoreController\n"))
    // A helper makes all of them in one line.
    addTab("Map", madeAt: 6)
    #expect(try page("screens.md", of: sample).contains("\nMap: Tabs > MapNav=Stack > Map\n"))
  }

  @Test func whatDiffersByDeviceIsListedForEach() throws {
    var sample = SampleApp(idioms: [.phone, .pad])
    let place = FilePlace(path: "Home.swift", line: 5)
    sample.implement(.supportedInterfaceOrientations, in: "Home", .mask(.all))
    sample.implement(.supportedInterfaceOrientations, in: "Form", .mask(.portrait))
    sample.implement(.supportedInterfaceOrientations, in: "Login", .mask(.portrait))
    let home = Placement.Node("Home")
    let (form, login) = (Placement.Node("Form"), Placement.Node("Login"))
    sample.facts.placements = [
      Placement(home, .windowRoot, place: place),
      Placement(form, .presented, by: home, style: .fullScreen, idiom: .phone, place: place),
      Placement(form, .presented, by: home, style: .popover, idiom: .pad, place: place),
      Placement(login, .presented, by: home, style: .fullScreen, idiom: .phone, place: place),
      Placement(login, .presented, by: home, style: .fullScreen, idiom: .pad, place: place),
    ]
    let screens = try page("screens.md", of: sample)
    #expect(
      screens.contains("Form, presented by Home as fullScreen on iPhone: Home; Form as fullScreen\n")
        && screens.contains("Form, presented by Home as popover on iPad: Home; Form as popover\n"))
    #expect(!screens.contains("as fullScreen on iPad") && screens.contains("Home; Login as fullScreen\n"))
  }

  @Test func whatIsSeenOfAFrameworkIsOnTheHomePage() throws {
    var sample = SampleApp()
    let plain = try page("README.md", of: sample)
    sample.facts.frameworks = [.flutter, .unity]
    let told = try page("README.md", of: sample)
    #expect(told.contains("```\n\nFlutter: all of its screens are one view controller."))
    #expect(told.contains("\n\nUnity: all of its screens are one view controller."))
    #expect(told.contains("is not.\n\nSee [The app](app.md)"))
    #expect(!plain.contains("Flutter") && plain.contains("```\n\nSee [The app](app.md)"))
  }

  private func page(_ path: String, of sample: SampleApp) throws -> String {
    let file = try #require(NewBook(sample.app, name: "Player", sourceURL: nil).files().first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }
}

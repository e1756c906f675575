import AppFacts
import Orientation
import Testing

@testable import AppBook
@testable import ReferenceSite

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

  @Test func whatIsSeenOfAFrameworkIsOnTheHomePage() throws {
    var sample = SampleApp()
    let plain = try page("README.md", of: sample)
    sample.facts.frameworks = [.flutter, .unity]
    let told = try page("README.md", of: sample)
    #expect(told.contains("```\n\nFlutter: all screens are one view controller."))
    #expect(told.contains("\n\nUnity: all screens are one view controller."))
    #expect(told.contains("is not.\n\nSee [The app](app.md)"))
    #expect(!plain.contains("Flutter") && plain.contains("```\n\nSee [The app](app.md)"))
  }

  private func page(_ path: String, of sample: SampleApp) throws -> String {
    let file = try #require(NewBook(sample.app, name: "Player", sourceURL: nil).files().first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }
}

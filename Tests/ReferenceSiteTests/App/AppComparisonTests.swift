import AppFacts
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

@testable import AppBook
@testable import Blocks

/// What a newer iOS changes for an app, with proofs that run.
@Suite struct AppComparisonTests {
  @Test func aMaskDiesOnAnIPadThatResizesWhateverIsListed() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    let comparison = try compare(sample, 18, 27.1)
    #expect(
      titles(comparison, .screen) == [
        "Player · iPad: .portrait → all (not called)",
        "every other screen · iPad: .allButUpsideDown → all (not called)",
      ])
    let screen = try #require(comparison.changes.first)
    #expect(screen.builds == [.newSDK], "an app that keeps its SDK keeps its masks")
    #expect(screen.since == OSVersion(27))
    #expect(screen.requirement?.date[.english] == "April 2027")
    #expect(screen.places == [FilePlace(path: "Player.swift", line: 1)])
    let outcomes = try #require(screen.proof?.ends)
    #expect(outcomes.old.outcome == .unchanged(.notAllowed))
    #expect(outcomes.new.outcome == .turned(.landscapeRight))
    #expect(
      titles(comparison, .lock) == [
        "Player.supportedInterfaceOrientations: portrait no longer limits Player · iPhone Duo inner display",
        "Player.supportedInterfaceOrientations: portrait no longer limits Player · iPhone app in a resized window and iPad",
        "UISupportedInterfaceOrientations: portrait, landscapeLeft, landscapeRight no longer limits Player, every other screen · iPad",
      ])
  }

  @Test func anEditKeepsWhatHappenedBefore() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    let proof = try #require(try compare(sample, 18, 27.1).changes.first?.proof)
    let repair = try #require(proof.repair)
    #expect(repair.edits == [.answer("Player", .prefersOrientationLocked(true))])
    #expect(repair.edits.flatMap(\.code).isEmpty == false)
  }

  @Test func noEditIsWorseThanWhatItRepairs() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    let others = try #require(try compare(sample, 18, 27.1).changes.first { $0.kind == .screen && $0.screens == [""] })
    #expect(others.proof?.repair == nil, "UIViewController is no class of the app, and the key is deprecated")
    // A class that another screen shows, too, which has not changed.
    sample.addClass("Root")
    var app = sample.app
    app.screens = [
      try Screen(name: "Video", root: "Root", presented: ["Player as fullScreen"], line: 1),
      try Screen(name: "Sheet", root: "Root", presented: ["Player as pageSheet"], line: 2),
    ]
    for change in AppComparison(app, from: OSVersion(18), to: OSVersion(27, 1)).changes {
      for edit in change.proof?.repair?.edits ?? [] {
        switch edit {
        case .answer(let name, _): #expect(name != "UIViewController")
        case .requiresFullScreen, .informationPropertyList, .linkedSDK: Issue.record("\(edit)")
        default: break
        }
      }
    }
  }

  @Test func whatDoesNotLaunchComesFirst() throws {
    var sample = SampleApp()
    sample.facts.targets[0].propertyList = AppTarget.PropertyList(path: "Info.plist", keys: ["UILaunchScreen"])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    #expect(try compare(sample, 18, 27.1).changes.first?.kind == .launch)
  }

  @Test func everyTimelineRunsAndItsClaimsHold() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("Policy.mask"))
    sample.use(.requestGeometryUpdate, in: "Player")
    let comparison = try compare(sample, 18, 27.1)
    #expect(!comparison.changes.isEmpty)
    for text in comparison.changes.compactMap(\.proof).flatMap({ [$0.oldText, $0.newText] }) {
      let parsed = try TimelineParser.parse(text, requiresExpectation: true)
      let steps = try parsed.timeline.play()
      #expect(TimelineAnswer(timeline: parsed, steps: steps).matches == true, "\(text)")
    }
  }

  @Test func aCallThatDoesNothingIsToldWithItsPlaces() throws {
    var sample = SampleApp()
    sample.use(.requestGeometryUpdate, in: "Player", line: 9)
    sample.use(.requestGeometryUpdate, in: "List", line: 4)
    let calls = try compare(sample, 18, 27).changes.filter { $0.kind == .call }
    #expect(
      calls.map(title) == [
        "requestGeometryUpdate no longer rotates the interface · iPhone app in a resized window and iPad"
      ])
    #expect(calls[0].places.count == 2)
    #expect(calls[0].proof?.ends?.new.outcome == .geometryError(.windowingMode))
    let attempt = try {
      var sample = SampleApp()
      sample.use(.attemptRotationToDeviceOrientation, in: "Player")
      return try compare(sample, 15, 16).changes.filter { $0.kind == .call }
    }()
    #expect(
      attempt.map(title) == ["attemptRotationToDeviceOrientation no longer rotates the interface · iPhone and iPad"])
    #expect(attempt[0].builds == AppBuild.allCases)
  }

  @Test func callsThatNoLongerReadAreToldOnce() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.statusBarOrientation, in: "Player", line: 9)
    sample.use(.statusBarOrientation, in: "List", line: 4)
    let changes = try compare(sample, 18, 27).changes
    #expect(changes.count == 1)
    #expect(changes[0].kind == .call)
    #expect(changes[0].builds == [.newSDK])
    #expect(title(changes[0]).hasPrefix("The code in 2 places reads statusBarOrientation"))
  }

  @Test func anAnswerThatTheSourcesDoNotTellIsTakenAsALockThatTheCodeHas() throws {
    var sample = SampleApp()
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("Policy.mask"))
    let unlocked = try compare(sample, 18, 27.1)
    #expect(unlocked.changes.map(title) == [] && unlocked.unknownScreens == [""], "the code has no lock anywhere")
    sample.use(.requestGeometryUpdate, in: "Player", .mask(.portrait))
    let comparison = try compare(sample, 18, 27.1)
    let screen = try #require(comparison.changes.first)
    #expect(title(screen) == "every other screen · iPad: .portrait → all (not called)")
    #expect(screen.proof?.assumed == ["app delegate: portrait"])
    #expect(comparison.unknownScreens == [])
    #expect(titles(comparison, .lock).contains { $0.hasPrefix("app delegate: portrait no longer limits") })
  }

  @Test func anAppThatIsResizedAlreadyHasNoChange() throws {
    let all = SampleApp.list(.supported, InterfaceOrientation.valid)
    var sample = SampleApp(idioms: [.pad], declarations: [all])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    let comparison = try compare(sample, 18, 27.1)
    #expect(comparison.changes.map(title) == [])
    #expect(render(sample, comparison).contains("Nothing changes for this app from iOS 18 to iOS 27.1."))
  }

  @Test func aDelegateOfTheSceneCountsFromTwentySevenWhateverTheSDK() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.windowSceneSupportedInterfaceOrientations, in: "SceneDelegate", .mask(.portrait))
    let screen = try #require(try compare(sample, 18, 27).changes.first)
    #expect(title(screen) == "every other screen · iPhone: .allButUpsideDown → .portrait")
    #expect(screen.builds == AppBuild.allCases)
    #expect(screen.requirement == nil)
    #expect(screen.proof?.repair != nil)
  }

  @Test func shouldAutorotateDiesWithSixteen() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.shouldAutorotate, in: "Player", .bool(false))
    let comparison = try compare(sample, 15, 16)
    #expect(titles(comparison, .screen).first?.hasPrefix("Player · iPhone: ") == true)
    #expect(
      titles(comparison, .lock) == ["Player.shouldAutorotate: no no longer limits Player · iPhone"],
      "what a timeline shows is no finding, too")
    let lock = try #require(comparison.changes.first { $0.kind == .lock })
    #expect(lock.standing >= .contested, "whether UIKit reads the method is contested")
    #expect(lock.proof?.newText.contains("Player.shouldAutorotate: no") == true)
  }

  @Test func anUploadWithoutALaunchScreenIsRejected() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.targets[0].propertyList = AppTarget.PropertyList(
      path: "Info.plist", keys: ["UIApplicationSceneManifest"])
    let uploads = try compare(sample, 26, 27).changes
    #expect(uploads.map(\.kind) == [.upload])
    #expect(uploads.map(title) == ["Player has no launch screen: the App Store rejects the upload"])
    #expect(uploads[0].requirement?.sdk == OSVersion(27))
    #expect(try compare(sample, 18, 26).changes.isEmpty)
  }

  @Test func aPresentedScreenIsPresentedInItsTimeline() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.addClass("List")
    var app = sample.app
    app.screens = [try Screen(name: "Video", root: "List", presented: ["Player as fullScreen"], line: 1)]
    let comparison = AppComparison(app, from: OSVersion(18), to: OSVersion(27))
    #expect(titles(comparison, .screen).first == "Video · iPad: .landscape → all (not called)")
    #expect(
      titles(comparison, .lock).first
        == "Player.supportedInterfaceOrientations: landscape no longer limits Video · iPhone app in a resized window and iPad"
    )
    let text = try #require(comparison.changes.first?.proof?.newText)
    #expect(text.contains("event: presented Player as fullScreen"))
    #expect(comparison.changes[0].places == [FilePlace(path: "Player.swift", line: 1)])
  }

  @Test func theBlockShowsBothTimelinesAndTheEdit() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    let page = render(sample, try compare(sample, 18, 27.1))
    #expect(page.contains("Screens that decide differently (2)"))
    #expect(page.contains("<span>iOS 18</span>") && page.contains("<span>iOS 27.1</span>"))
    #expect(page.contains("Edit: Player returns true from prefersInterfaceOrientationLocked"))
    #expect(!page.contains("style="), "the page's policy allows no style in attributes")
  }

  @Test(arguments: ["18", "27 18", "18 99", "18 27 28"])
  func aBlockThatNamesNoTwoVersionsIsAFault(words: String) {
    var problems: [String] = []
    let fence = BlockFence(
      words: words.split(separator: " ").map(String.init), body: "", line: 3, app: SampleApp().app)
    let block = NextVersionBlock.specification.block(fence) { problem, line in problems.append("\(line): \(problem)") }
    #expect(block == nil)
    #expect(problems.count == 1)
  }

  @Test func theNewestIsComparedWithTheMajorVersionBefore() {
    #expect(AppComparison.latest == (OSVersion(26), OSVersion(27, 1)))
  }

  private func compare(_ sample: SampleApp, _ old: Double, _ new: Double) throws -> AppComparison {
    func version(_ number: Double) -> OSVersion { OSVersion(Int(number), Int((number * 10).rounded()) % 10) }
    return AppComparison(sample.app, from: version(old), to: version(new))
  }

  private func title(_ change: AppChange) -> String { ComparisonWords(language: .english).title(change) }

  private func titles(_ comparison: AppComparison, _ kind: AppChange.Kind) -> [String] {
    comparison.changes.filter { $0.kind == kind }.map(title)
  }

  @Test func thePageOfAnAppWithManyLocksKeepsToTheLimitOfAPage() throws {
    var sample = SampleApp()
    for number in 0..<60 {
      sample.implement(.supportedInterfaceOrientations, in: "Screen\(number)", .mask(.portrait))
    }
    let page = render(sample, try compare(sample, 18, 27.1))
    #expect(page.utf8.count < 200_000, "the limit of a page")
    #expect(page.components(separatedBy: "class=\"scenario timeline\"").count - 1 <= 4 * AppChange.Kind.allCases.count)
    #expect(page.contains("<code>orientation-docs diff --app app.json 18 27.1</code> prints all"))
  }

  private func render(_ sample: SampleApp, _ comparison: AppComparison) -> String {
    var page = HTMLWriter()
    let context = BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: .english)
    NextVersionBlock(app: sample.app, comparison: comparison).render(into: &page, context: context)
    return String(decoding: page.finish(), as: UTF8.self).replacing("<wbr />", with: "")
  }
}

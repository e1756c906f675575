import Basics
import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// The example app, its book and its site: what README and the guide promise of `scan`, `init`, `build` and `check`.
struct ExampleAppTests {
  private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExampleApp")

  private let folder: TemporaryFolder

  /// A copy of the app with its site, but for the proofs of its policies, which take most of the time of a check.
  init() async throws {
    folder = try TemporaryFolder()
    for name in ["Player", "docs"] {
      try FileManager.default.copyItem(atPath: Self.example.appendingPathComponent(name).path, toPath: folder[name])
    }
    try folder.write("# Policies\n", to: "docs/policies.md")
    let build = await run(["build", folder["docs"], "--output", folder["site"], "--no-reference"])
    try #require(build.status == .inSync, "\(build.output)")
  }

  @Test func theCommittedSiteIsInSync() async {
    let (book, site) = (Self.example.appendingPathComponent("docs"), Self.example.appendingPathComponent("site"))
    let check = await run(["check", book.path, "--output", site.path, "--no-reference"])
    #expect(check.status == .inSync, "run `make site`: \(check.output)")
  }

  @Test func anEditOfAMaskTurnsTheCheckRedWithASentence() async throws {
    let path = "Player/Sources/PlayerViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(text.replacing("{ .allButUpsideDown }", with: "{ .landscape }"), to: path)
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(
      check.output.contains(
        "PlayerViewController.swift:5: error: now answers .landscape, app.json says .allButUpsideDown"))
  }

  @Test func anEditOfAHelperTurnsTheCheckRedWhereItIsUsed() async throws {
    let path = "Player/Sources/PortraitOnPhone.swift"
    let text = try folder.text(of: path)
    try folder.write(text.replacing("? .portrait :", with: "? .landscape :"), to: path)
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(
      check.output.contains(
        "ListViewController.swift:5: error: now answers UIDevice.current.userInterfaceIdiom == .phone: .landscape; "
          + "otherwise: .all"))
  }

  @Test func aChangeIsToldByWhatTheAppComesToBeforeWhatTheCodeSays() async throws {
    let path = "Player/Sources/PlayerViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(text.replacing("{ .allButUpsideDown }", with: "{ .landscape }"), to: path)
    let lines = await check().output.split(separator: "\n")
    #expect(
      lines.first?.hasSuffix(
        "Player on iPhone, iOS 15+: .allButUpsideDown → .landscape by PlayerViewController [app.stale]") == true)
  }

  @Test func movedLinesAndCodeThatDecidesNothingTurnNoCheckRed() async throws {
    let path = "Player/Sources/PlayerViewController.swift"
    let text = try folder.text(of: path)
    try folder.write("\n" + text + "\nfinal class Overlay: PlayerViewController {}\n", to: path)
    let check = await check()
    #expect(check.status == .inSync, "\(check.output)")
    #expect(check.output.contains("places of docs/app.json moved or decide nothing"))
  }

  @Test func aFindingThatIsNewIsSaidWhereTheCheckStaysGreen() async throws {
    let path = "Player/Sources/PlayerViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(
      text + "public func turn() { UIDevice.current.setValue(3, forKey: \"orientation\") }\n", to: path)
    let check = await check()
    #expect(check.status == .inSync, "\(check.output)")
    #expect(check.output.contains("1 new finding; `"), "\(check.output)")
  }

  @Test func aControllerThatIsPutIntoAContainerTurnsTheCheckRedAndSaysWhatDied() async throws {
    let path = "Player/Sources/ListViewController+Player.swift"
    let text = try folder.text(of: path)
    let wrapped = text.replacing(
      "    player.modal", with: "    let stack = UINavigationController(rootViewController: player)\n    stack.modal"
    )
    .replacing("present(player,", with: "present(stack,")
    try folder.write(wrapped, to: path)
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(
      check.output.contains(
        "PlayerViewController on iPhone, iOS 15+: .allButUpsideDown by PlayerViewController → .allButUpsideDown by UINavigationController"
      ), "\(check.output)")
  }

  @Test func aNewFindingIsAWarning() async throws {
    let path = "Player/Sources/ListViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(
      text
        + "\nextension ListViewController {\n  @objc func turn() { UIDevice.current.setValue(3, forKey: \"orientation\") }\n}\n",
      to: path)
    let check = await check()
    #expect(check.status == .inSync, "\(check.output)")
    #expect(check.output.contains(/ListViewController\.swift:11:\d+: warning: ListViewController sets UIDevice/))
  }

  @Test func twoScansAreComparedByWhatTheyComeTo() async throws {
    let path = "Player/Sources/PlayerViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(text.replacing("{ .allButUpsideDown }", with: "{ .landscape }"), to: path)
    let recorder = Recorder()
    try folder.write("", to: "new/keep")
    _ = await Tool.run(["scan", folder["Player"], "--output", folder["new/app.json"]], console: Recorder().console)
    // A scan is known by its content, as `git show main:docs/app.json > old.json` writes it.
    try folder.write(try folder.text(of: "docs/app.json"), to: "old.json")
    let status = await Tool.run(["diff", folder["old.json"], folder["new/app.json"]], console: recorder.console)
    #expect(status == .problemsFound)
    #expect(
      recorder.output.hasPrefix(
        "PlayerViewController.supportedInterfaceOrientations: .allButUpsideDown → .landscape by Sources/"))
    #expect(recorder.output.contains("PlayerViewController on iPhone, iOS 15+: .allButUpsideDown"))
  }

  @Test func whatANewerVersionChangesIsToldForTheApp() async throws {
    let diff = ["diff", "--app", folder["docs/app.json"], "iOS 18", "iOS 27.1"]
    let text = await run(diff)
    #expect(text.status == .problemsFound)
    #expect(text.output.hasPrefix("From iOS 18 to iOS 27.1\n\nThe app does not launch (1)\n"))
    #expect(text.output.contains("\nLocks that no longer lock (4)\n"))
    #expect(text.output.contains("\nUploads that the App Store rejects (1)\n"))
    #expect(text.output.contains("- Player has no launch screen: the App Store rejects the upload ● documented"))
    #expect(text.output.contains("- Player does not use scenes"))
    #expect(
      text.output.contains("built with the iOS 27 SDK or later; required for uploads from April 2027 (◑ reported)"))
    let markdown = await run(diff + ["--format", "markdown", "--quiet"]).output
    #expect(markdown.hasPrefix("### From iOS 18 to iOS 27.1\n\n#### The app does not launch (1)\n"))
    let json = await run(diff + ["--format", "json", "--quiet"]).output
    let value = try JSONParser.parse(Array(json.utf8)[...])
    #expect(value["new"] == .string("27.1"))
    #expect(await run(["diff", "--app", folder["docs/app.json"], "iOS 26.2", "iOS 26.3"]).status == .inSync)
  }

  @Test func aListThatNoLongerLimitsAnIPadIsToldScreenByScreen() async throws {
    let list = "Player/Resources/Info.plist"
    let text = try folder.text(of: list)
    try folder.write(
      text.replacing("\t\t<string>UIInterfaceOrientationPortraitUpsideDown</string>\n", with: ""), to: list)
    try folder.write("", to: "new/keep")
    _ = await run(["scan", folder["Player"], "--output", folder["new/app.json"]])
    let report = await run(["diff", "--app", folder["new/app.json"], "18", "27.1"]).output
    for line in [
      "- RootTabBarController, SettingsViewController · iPad: .portrait → all (not called) ○ assumption",
      "- requestGeometryUpdate no longer rotates the interface · iPhone app in a resized window and iPad",
      "        override var prefersInterfaceOrientationLocked: Bool { true }",
    ] {
      #expect(report.contains(line), "\(line)")
    }
    #expect(!report.contains("The sources do not tell"))
  }

  @Test(arguments: [
    (["--app", "app.json", "27", "18"], "iOS 18 is not newer than iOS 27"),
    (["--app", "app.json", "18", "site"], "`--app` takes an app.json, and two versions"),
    (["--app", "app.json", "18", "99"], "iOS 99 is outside"),
  ])
  func aComparisonThatMakesNoSenseIsWrongUsage(arguments: [String], message: String) async {
    let diff = await run(["diff"] + arguments)
    #expect(diff.status == .wrongUsage)
    #expect(diff.output.contains(message))
  }

  @Test func anAppThatCannotBeReadIsNotCompared() async {
    let diff = await run(["diff", "--app", folder["none.json"], "18", "27"])
    #expect(diff.status == .inputUnreadable)
    #expect(diff.output.contains("cannot read"))
  }

  @Test func aProjectOfAnotherNameTurnsNoCheckRed() async throws {
    try FileManager.default.moveItem(atPath: folder["Player/Player.xcodeproj"], toPath: folder["Player/App.xcodeproj"])
    let check = await check()
    #expect(check.status == .inSync, "\(check.output)")
    #expect(check.output.contains("of docs/app.json moved or decide nothing"))
  }

  @Test func aPullRequestReadsCountsAndFiveChangesWithTheRestFolded() async throws {
    let new = try folder.text(of: "Player/Player.xcodeproj/project.pbxproj")
      .replacing("IPHONEOS_DEPLOYMENT_TARGET = 15.0", with: "IPHONEOS_DEPLOYMENT_TARGET = 16.0")
      .replacing("TARGETED_DEVICE_FAMILY = \"1,2\"", with: "TARGETED_DEVICE_FAMILY = 1")
    try folder.write(new, to: "Player/Player.xcodeproj/project.pbxproj")
    let player = "Player/Sources/PlayerViewController.swift"
    try folder.write(
      try folder.text(of: player).replacing("{ .allButUpsideDown }", with: "{ .landscape }"), to: player)
    let list = "Player/Sources/ListViewController.swift"
    try folder.write(
      try folder.text(of: list)
        + "\nextension ListViewController {\n  @objc func turn() { UIDevice.current.setValue(3, forKey: \"orientation\") }\n"
        + "  var isWide: Bool { UIDevice.current.orientation.isLandscape }\n}\n", to: list)
    try folder.write("", to: "new/keep")
    _ = await run(["scan", folder["Player"], "--output", folder["new/app.json"]])
    let markdown = await run(
      ["diff", folder["docs/app.json"], folder["new/app.json"], "--format", "markdown", "--quiet"]
    ).output
    let place = "Sources/ListViewController.swift"
    #expect(
      markdown == """
        ### What is different

        2 changes of what the app supports, 1 value that changed in code or a list, 1 decision that changed, \
        2 new findings, 1 finding that is gone.

        - minimum iOS on iPhone: 15 → 16
        - iPad: no longer supported
        - PlayerViewController.supportedInterfaceOrientations: .allButUpsideDown → .landscape by \
        Sources/PlayerViewController.swift:\u{2060}5
        - PlayerViewController on iPhone, iOS 16+: .allButUpsideDown → .landscape by PlayerViewController
        - new finding: ListViewController sets UIDevice.orientation, which has no effect on iOS 16 and later \
        (\(place)) \\[key-value-coding-only-logs\\]

        <details>
        <summary>2 more</summary>

        - new finding: ListViewController decides by the device’s orientation, which is neither landscape nor portrait if \
        the device lies flat, and may differ from the interface’s (\(place)) \\[device-orientation-for-layout\\]
        - no longer found: Player can share the iPad’s screen but lacks a launch screen or one of the four orientations: \
        the App Store rejects the upload (Resources/Info.plist) \\[upload-refused\\]

        </details>

        """)
    let chinese = await run(
      ["diff", folder["docs/app.json"], folder["new/app.json"], "--language", "zh-Hans", "--format", "markdown"]
    ).output
    #expect(chinese.hasPrefix("### 不同之处\n\n2 处支持范围的变化、1 处代码或列表中的值的变化、"), "\(chinese)")
    #expect(chinese.contains("- 新问题：ListViewController 设置 UIDevice"), "\(chinese)")
    let versions = await run(["diff", "--app", folder["new/app.json"], "18", "27.1", "--language", "zh-Hans"]).output
    #expect(versions.hasPrefix("从 iOS 18 到 iOS 27.1\n"), "\(versions)")
  }

  @Test func aMethodThatComesOrGoesIsToldAsThat() async throws {
    let path = "Player/Sources/SettingsViewController.m"
    let text = try folder.text(of: path)
    try folder.write(text.replacing("shouldAutorotate", with: "prefersStatusBarHidden"), to: path)
    #expect(
      await check().output.contains(
        "SettingsViewController.m:9: error: no longer implements shouldAutorotate, which app.json has"))
  }

  @Test func aChangedListIsToldWithItsLine() async throws {
    let path = "Player/Resources/Info.plist"
    let text = try folder.text(of: path)
    try folder.write(
      text.replacing("\t\t<string>UIInterfaceOrientationPortraitUpsideDown</string>\n", with: ""), to: path)
    #expect(
      await check().output.contains(
        "Info.plist:13: error: now declares UISupportedInterfaceOrientations~ipad as UIInterfaceOrientationPortrait, "))
  }

  @Test func aClaimAboutAControllerFailsWhenItsSourcesChange() async throws {
    let path = "Player/Sources/PlayerViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(text.replacing("{ .landscapeRight }", with: "{ .portrait }"), to: path)
    #expect(await run(["scan", folder["Player"], "--output", folder["docs/app.json"]]).status == .inSync)
    #expect(await check().output.contains("screens.md:"))
  }

  @Test func aBookBegunAnewBuildsAndIsInSync() async throws {
    let start = await run(["init", folder["book"], "--project", folder["Player"]])
    #expect(start.status == .inSync)
    #expect(start.output.hasPrefix("orientation-docs build "))
    for command in ["build", "check"] {
      let ended = await run([command, folder["book"], "--output", folder["out"], "--no-reference"])
      #expect(ended.status == .inSync, "\(command): \(ended.output)")
    }
    let again = await run(["init", folder["book"], "--project", folder["Player"]])
    #expect(again.status == .inputUnreadable)
  }

  @Test func aBookAboutNothingToFindBuildsToo() async throws {
    try folder.write("class A: UIViewController { override var shouldAutorotate: Bool { true } }\n", to: "app/A.swift")
    #expect(await run(["init", folder["book"], "--project", folder["app"]]).status == .inSync)
    #expect(
      await run(["build", folder["book"], "--output", folder["out"], "--no-reference"]).status == .inSync)
  }

  @Test func aMistakeInAppJSONIsToldWithItsLine() async throws {
    try folder.write("{\n\"format\":1,\n\"targets\":3}\n", to: "docs/app.json")
    let check = await check()
    #expect(check.status == .inputUnreadable)
    #expect(check.output.contains("docs/app.json:3:") || check.output.contains("app.json:3:"))
  }

  private func check() async -> (status: ExitCode, output: String) {
    await run(["check", folder["docs"], "--output", folder["site"], "--no-reference"])
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output + recorder.errors)
  }
}

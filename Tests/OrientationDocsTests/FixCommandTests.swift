import AppFacts
import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// `fix`: what it writes, and what it leaves alone.
struct FixCommandTests {
  private static let source = """
    @implementation Player
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      return UIInterfaceOrientationPortrait; // portrait
    }
    @end

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleProject.write(to: folder)
    try folder.write(SampleProject.list, to: "App/Info.plist")
    try folder.write("@interface PlayerController : UIViewController\n@end\n", to: "App/Player.h")
    try folder.write(Self.source.replacing("Player\n", with: "PlayerController\n"), to: "App/Player.m")
  }

  @Test func theEditsAreWrittenOnceAndNothingElseChanges() async throws {
    let (status, recorder) = await fix([])
    #expect(status == .inSync)
    #expect(
      try folder.text(of: "App/Info.plist")
        == SampleProject.list.replacing(
          "Left</string>", with: "Left</string>\n\t\t<string>UIInterfaceOrientationLandscapeRight</string>"))
    #expect(try folder.text(of: "App/Player.m").contains("  return UIInterfaceOrientationMaskPortrait; // portrait\n"))
    #expect(recorder.output.contains("Info.plist:5: "))
    #expect(recorder.output.contains("Player.m:3: UIInterfaceOrientationPortrait → UIInterfaceOrientationMaskPortrait"))
    let identity = try folder.identity(of: "App/Info.plist")
    let again = await fix([])
    #expect(again.status == .inSync && again.recorder.output == "")
    #expect(try folder.identity(of: "App/Info.plist") == identity)
  }

  @Test func whatSelfCanDoInsteadIsWrittenWithItsIndentation() async throws {
    try folder.write(
      """
      class SettingsController: UIViewController {
          func turn() {
              UIViewController.attemptRotationToDeviceOrientation() // now
          }
          var isWide: Bool { UIApplication.shared.statusBarOrientation.isLandscape }
      }

      """, to: "App/Settings.swift")
    try folder.write(
      "@implementation PlayerController\n- (void)turn {\n\t[UIViewController attemptRotationToDeviceOrientation];\n"
        + "\tself.old = [UIApplication sharedApplication].statusBarOrientation;\n}\n@end\n", to: "App/Player.m")
    let (status, _) = await fix([])
    #expect(status == .inSync)
    #expect(
      try folder.text(of: "App/Settings.swift") == """
        class SettingsController: UIViewController {
            func turn() {
                if #available(iOS 16, *) {
                    setNeedsUpdateOfSupportedInterfaceOrientations()
                } else {
                    UIViewController.attemptRotationToDeviceOrientation()
                } // now
            }
            var isWide: Bool { (viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation).isLandscape }
        }

        """)
    #expect(
      try folder.text(of: "App/Player.m")
        == "@implementation PlayerController\n- (void)turn {\n\tif (@available(iOS 16, *)) {\n"
        + "\t\t[self setNeedsUpdateOfSupportedInterfaceOrientations];\n\t} else {\n"
        + "\t\t[UIViewController attemptRotationToDeviceOrientation];\n\t}\n"
        + "\tself.old = (self.viewIfLoaded.window.windowScene ? self.viewIfLoaded.window.windowScene.interfaceOrientation : "
        + "[UIApplication sharedApplication].statusBarOrientation);\n}\n@end\n")
    let again = await fix([])
    #expect(again.status == .inSync && again.recorder.output == "")
  }

  @Test func anAppFromSixteenOnGetsTheUpdateAlone() async throws {
    let project = "App/App.xcodeproj/project.pbxproj"
    try folder.write(try folder.text(of: project).replacing("= 15.0", with: "= 16.0"), to: project)
    try folder.write(
      "class A: UIViewController {\n  func turn() {\n    UIViewController.attemptRotationToDeviceOrientation()\n  }\n}\n",
      to: "App/A.swift")
    _ = await fix([])
    #expect(
      try folder.text(of: "App/A.swift")
        == "class A: UIViewController {\n  func turn() {\n    setNeedsUpdateOfSupportedInterfaceOrientations()\n  }\n}\n"
    )
  }

  @Test func aDryRunWritesNothing() async throws {
    let (status, recorder) = await fix(["--dry-run"])
    #expect(status == .inSync)
    #expect(
      recorder.output == """
        --- Info.plist
        +++ Info.plist
        @@ -5 +5,2 @@
        -\t\t<string>UIInterfaceOrientationLandscapeLeft</string>
        +\t\t<string>UIInterfaceOrientationLandscapeLeft</string>
        +\t\t<string>UIInterfaceOrientationLandscapeRight</string>
        --- Player.m
        +++ Player.m
        @@ -3 +3 @@
        -  return UIInterfaceOrientationPortrait; // portrait
        +  return UIInterfaceOrientationMaskPortrait; // portrait

        """)
    #expect(try folder.text(of: "App/Info.plist") == SampleProject.list)
  }

  @Test func aFileThatCannotBeKeptAsItIsKeepsNoOtherFromBeingWritten() async throws {
    try #require(link(folder["App/Info.plist"], folder["other"]) == 0)
    let (status, recorder) = await fix([])
    #expect(status == .inputUnreadable && recorder.errors.contains("Info.plist: it has 2 hard links"))
    #expect(try folder.text(of: "App/Info.plist") == SampleProject.list)
    #expect(try folder.text(of: "App/Player.m").contains("UIInterfaceOrientationMaskPortrait"))
  }

  @Test func aLineThatIsNotAsExpectedIsLeftAloneAndNamed() async throws {
    let dense = SampleProject.list.replacing("\n\t\t<string>", with: "<string>")
    try folder.write(dense, to: "App/Info.plist")
    let (status, recorder) = await fix([])
    #expect(status == .problemsFound)
    #expect(recorder.errors.contains("Info.plist:4: left alone") || recorder.errors.contains("left alone"))
    #expect(try folder.text(of: "App/Info.plist") == dense)
  }

  @Test func linesKeepTheirEnds() async throws {
    try folder.write(SampleProject.list.replacing("\n", with: "\r\n"), to: "App/Info.plist")
    _ = await fix([])
    #expect(
      try folder.text(of: "App/Info.plist").utf8.elementsEqual(
        SampleProject.list.replacing(
          "Left</string>", with: "Left</string>\n\t\t<string>UIInterfaceOrientationLandscapeRight</string>"
        ).replacing("\n", with: "\r\n").utf8))
  }

  @Test func aProjectThatIsNamedComesBeforeTheOneOfTheBook() async throws {
    let recorder = Recorder()
    try folder.write(
      "class A: UIViewController { override var shouldAutorotate: Bool { true } }\n", to: "other/A.swift")
    _ = await Tool.run(["init", folder["book"], "--project", folder["other"]], console: recorder.console)
    let (status, fixed) = await fix([folder["book"]])
    #expect(status == .inSync && fixed.output.contains("Player.m:3: "))
  }

  @Test func aBookSaysWhereItsAppIs() async throws {
    let recorder = Recorder()
    let made = await Tool.run(["init", folder["book"], "--project", folder["App"]], console: recorder.console)
    #expect(made == .inSync)
    #expect(await Tool.run(["fix", folder["book"]], console: recorder.console) == .inSync)
    #expect(try folder.text(of: "App/Player.m").contains("UIInterfaceOrientationMaskPortrait"))
  }

  @Test func whatTheBookAcceptsIsNotEdited() async throws {
    let recorder = Recorder()
    let made = await Tool.run(["init", folder["book"], "--project", folder["App"]], console: recorder.console)
    #expect(made == .inSync)
    try folder.write(
      """
      {"accepted": [{"kind": "one-landscape-only", "symbol": "App", "reason": "a stand holds the device"}]}
      """, to: "book/findings.json")
    let source = try folder.text(of: "App/Player.m")
    #expect(await Tool.run(["fix", folder["book"]], console: recorder.console) == .inSync)
    #expect(try folder.text(of: "App/Info.plist") == SampleProject.list)
    #expect(try folder.text(of: "App/Player.m") != source)
    #expect(recorder.errors.contains(", 1 finding accepted"))
  }

  @Test func nothingIsEditedWhereWhatIsAcceptedCannotBeRead() async throws {
    let recorder = Recorder()
    _ = await Tool.run(["init", folder["book"], "--project", folder["App"]], console: recorder.console)
    try folder.write(#"{"accepted": [{"kind": "one-landscape-only", "symbol": "App"}]}"#, to: "book/findings.json")
    #expect(await Tool.run(["fix", folder["book"]], console: recorder.console) == .inputUnreadable)
    #expect(try folder.text(of: "App/Info.plist") == SampleProject.list)
    #expect(recorder.errors.contains("findings.json:1"))
  }

  @Test func placesStartFromTheFolderOfAProjectThatIsNamed() async throws {
    let recorder = Recorder()
    let project = folder["App/App.xcodeproj"]
    _ = await Tool.run(["init", folder["book"], "--project", project], console: recorder.console)
    let check = Recorder()
    _ = await Tool.run(
      ["check", folder["book"], "--output", folder["site"], "--no-reference", "--format", "json"],
      console: check.console)
    #expect(check.output.contains("App/Player.m") && !check.output.contains("App.xcodeproj/Player.m"))
    let fixed = Recorder()
    #expect(await Tool.run(["fix", folder["book"]], console: fixed.console) == .inSync)
    #expect(try folder.text(of: "App/Player.m").contains("UIInterfaceOrientationMaskPortrait"))
  }

  private func fix(_ arguments: [String]) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let status = await Tool.run(["fix", "--project", folder["App"]] + arguments, console: recorder.console)
    return (status, recorder)
  }
}

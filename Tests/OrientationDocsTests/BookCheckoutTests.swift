import Testing
import ToolSpecification

@testable import OrientationDocs

/// A book leads to an app in its own checkout, and nowhere else unless a person says so.
struct BookCheckoutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for app in ["clone/app", "clone/app.xcodeproj", "secret"] {
      try folder.write(
        """
        class \(app == "secret" ? "Secret" : "Player")ViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """, to: "\(app)/ViewController.swift")
    }
    try folder.write("", to: "clone/.git/HEAD")
    try folder.write("# Book\n\n- [Home](README.md)\n", to: "clone/docs/SUMMARY.md")
    try folder.write("# Home\n", to: "clone/docs/README.md")
  }

  @Test(arguments: ["..", "../app", "../app/.", "../../clone/app", "../app.xcodeproj"])
  func anAppInTheCheckoutIsScanned(path: String) async throws {
    try lead(to: path)
    #expect(await run("check").output.contains("PlayerViewController"))
    #expect(await run("fix").status == .inSync)
  }

  @Test(arguments: [
    "../../secret", "../..", "../app/../../secret", "../link", "../link/.", "../link/../secret", "../project.xcodeproj",
  ])
  func anAppOutsideOfItIsRefused(path: String) async throws {
    try folder.link("clone/link", to: "../secret")
    try folder.link("clone/project.xcodeproj", to: "../secret")
    try lead(to: path)
    for command in ["check", "fix"] {
      let (status, output, errors) = await run(command)
      #expect(status == .inputUnreadable, "\(command)")
      #expect(errors.contains("leads out of the book's checkout") && errors.contains("--project "))
      #expect(!(output + errors).contains("SecretViewController"))
    }
  }

  @Test func initSaysHowToCheckABookThatTheAppIsOutsideOf() async {
    let note = "the app is outside of the book's checkout: say where it is, `orientation-docs check "
    for (book, app, isTold) in [("clone/outer", "secret", true), ("clone/inner", "clone/app", false)] {
      let recorder = Recorder()
      _ = await Tool.run(["init", folder[book], "--project", folder[app]], console: recorder.console)
      #expect(recorder.errors.contains(note) == isTold)
    }
  }

  /// A project is scanned from the folder above, which a checkout with the name of one does not have.
  @Test func aCheckoutThatIsNamedLikeAProjectLeadsNowhereElse() async throws {
    try folder.write("", to: "evil.xcodeproj/.git")
    try folder.link("evil.xcodeproj/self", to: ".")
    for file in ["SUMMARY.md", "README.md"] {
      try folder.write(folder.text(of: "clone/docs/" + file), to: "evil.xcodeproj/docs/" + file)
    }
    for path in ["..", "../self"] {
      try lead(to: path, in: "evil.xcodeproj/docs")
      let (status, output, errors) = await run("check", "evil.xcodeproj/docs")
      #expect(status == .inputUnreadable && !(output + errors).contains("SecretViewController"))
    }
  }

  @Test func aPersonMaySayWhereTheAppIs() async throws {
    try lead(to: "../../secret")
    let project = ["--project", folder["secret"]]
    #expect(await run("check", "clone/docs", project).output.contains("SecretViewController"))
    #expect(await run("fix", "clone/docs", project).status == .inSync)
  }

  /// A command is there to be pasted.
  @Test func aPathThatAShellWouldReadIsQuoted() async throws {
    try folder.makeFolder("$(touch x); y")
    try lead(to: "../../$(touch x); y")
    let (status, _, errors) = await run("check")
    #expect(status == .inputUnreadable && errors.contains("leads out of the book's checkout, to '../../$(touch x); y'"))
    #expect(
      AppScan(path: "a b", target: "It's").command(writing: "docs/app.json").hasSuffix(
        #" scan 'a b' --target 'It'\''s' --output docs/app.json"#))
  }

  /// `policy`, `diff` and `build` read the app from app.json alone, so they go nowhere.
  @Test func commandsThatDoNotScanNeedNoPermission() async throws {
    try lead(to: "../../secret")
    #expect(await run("policy").status == .inSync)
    #expect(await run("build", "clone/docs", ["--output", folder["site"], "--no-reference"]).status == .inSync)
  }

  @Test func theCheckoutIsTheNearestFolderWithAnEntryOfGit() throws {
    #expect(BookFolder(folder["clone/docs"]).checkout == (try FileSystem.resolved(folder["clone"])))
    try folder.remove("clone/.git")
    // A linked worktree and a submodule have a file.
    try folder.write("gitdir: /nowhere\n", to: "clone/.git")
    #expect(BookFolder(folder["clone/docs/"]).checkout == (try FileSystem.resolved(folder["clone"])))
  }

  private func lead(to path: String, in book: String = "clone/docs") throws {
    try folder.write(
      """
      {"format": 2, "scan": {"path": "\(path)"}, "targets": [], "looseDeclarations": [], "types": [], \
      "occurrences": [], "containments": [], "placements": [], "unread": []}
      """, to: book + "/app.json")
  }

  private func run(
    _ command: String, _ book: String = "clone/docs", _ options: [String] = []
  ) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let site = command == "check" ? ["--output", folder["site"], "--no-reference"] : []
    let status = await Tool.run([command, folder[book]] + site + options, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}

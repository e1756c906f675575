import Testing

@testable import OrientationDocs
@testable import ToolSpecification

/// Files that another version of the tool wrote: a site, its manifest, and an app.json.
struct OtherVersionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Summary\n\n- [Home](home.md)\n", to: "docs/SUMMARY.md")
    try folder.write("# Home\n\nText.\n", to: "docs/home.md")
  }

  @Test func siteAndManifestNameTheTool() async throws {
    _ = await run("build", ["--manifest", folder["docs.manifest"]])
    for file in ["docs.manifest", "public/" + Manifest.path] {
      #expect(try folder.text(of: file).hasPrefix("# written by orientation-docs \(Program.version)\n"))
    }
    #expect(try !folder.text(of: "public/home.html").contains(Program.version))
  }

  @Test(arguments: [
    ("0.0.9", "written by 0.0.9, this is \(Program.version): build once; "),
    ("99.0", "written by 99.0, this is \(Program.version): use the newer one, or build once; "),
    ("", "written by , this is \(Program.version): build once; "),
  ])
  func aSiteOfAnotherVersionIsOneFinding(version: String, words: String) async throws {
    _ = await run("build")
    let manifest = "public/" + Manifest.path
    try write(version, to: manifest)
    try folder.write("old", to: "public/home.html")
    try folder.write("mine", to: "public/mine.txt")
    let check = await run("check")
    #expect(check.status == .problemsFound)
    #expect(
      check.output.hasPrefix("\(manifest):1: error: \(words)2 files of the site would change [site.stale]\n"))
    #expect(check.output.contains("mine.txt: error: the book does not make this file [site.surplus]"))
    #expect(!check.output.contains("home.html"))
    try folder.remove("public/mine.txt")
    #expect(await run("build").status == .inSync)
    #expect(await run("check").status == .inSync)
  }

  @Test func whatTheUpgradeChangesAboutIOSIsTold() async throws {
    let catalog = "public/data/catalog.json"
    // The smallest book that lists a part of the catalog, and so carries its data.
    let commands = Tool.specifications.map { "\n## \($0.name)\n\n```orientation command \($0.name)\n```\n" }
    try folder.write("# Home\n\n```orientation commands\n```\n" + commands.joined(), to: "docs/home.md")
    _ = await run("build")
    let text = try folder.text(of: catalog)
    try write("0.0.9", to: "public/" + Manifest.path)
    let changed = text.replacing(
      #""UIInterfaceOrientationLandscapeLeft","rawValue":4"#,
      with: #""UIInterfaceOrientationLandscapeLeft","rawValue":3"#)
    try folder.write(changed, to: catalog)
    let output = await run("check").output
    #expect(output.contains("UIInterfaceOrientation.landscapeLeft: raw value 3 → 4\n"))
    #expect(output.contains("written by 0.0.9") && !output.contains("catalog.json:"))
  }

  @Test func aSiteThatSaysNothingIsComparedFileByFile() async throws {
    _ = await run("build")
    let manifest = "public/" + Manifest.path
    try folder.write(
      try folder.text(of: manifest).split(separator: "\n").dropFirst().joined(separator: "\n") + "\n", to: manifest)
    try folder.write("old", to: "public/home.html")
    let check = await run("check")
    #expect(check.output.contains("home.html:1: error: the file is not what the book makes [site.stale]"))
    #expect(await run("build").status == .inSync)
    #expect(try folder.text(of: manifest).hasPrefix("# written by"))
  }

  @Test func aManifestOfAnotherVersionIsOneFinding() async throws {
    let options = ["--manifest", folder["docs.manifest"]]
    _ = await run("build", options)
    try write("0.0.9", to: "docs.manifest")
    let against = ["--against", folder["docs.manifest"]]
    #expect(await run("check", against).status == .inSync, "nothing but the version differs")
    try folder.write("# Home\n\nOther text.\n", to: "docs/home.md")
    let check = await run("check", against)
    #expect(
      check.output.contains("docs.manifest:1: error: written by 0.0.9, this is \(Program.version): build once; "))
    let lines = try folder.text(of: "docs.manifest").split(separator: "\n").dropFirst()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "docs.manifest")
    #expect(await run("check", against).output.contains("`home.html` is not what the book makes"))
  }

  @Test func aHostileVersionIsShownEscapedAndCut() async throws {
    _ = await run("build")
    try write("\u{1B}[2J\u{202E}" + String(repeating: "9", count: 5_000), to: "public/" + Manifest.path)
    let output = await run("check").output
    let line = try #require(output.split(separator: "\n").first)
    #expect(line.contains("written by ") && line.utf8.count < 400)
    #expect(!line.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func anAppFileOfAnotherVersionSaysSoAboveWhatItTellsOtherwise() async throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      """
      class PlayerViewController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      """, to: "app/Player.swift")
    #expect(await run("scan", book: "app", ["--output", folder["docs/app.json"]]).status == .inSync)
    let written = try folder.text(of: "docs/app.json")
    #expect(written.contains("\n\"toolVersion\":\"\(Program.version)\",\n"))
    let words = "docs/app.json:1: error: written by 0.0.9, this is \(Program.version): scan once; "
    let older = written.replacing("\"\(Program.version)\"", with: "\"0.0.9\"")
    try folder.write(older, to: "docs/app.json")
    #expect(!(await run("check", ["--no-reference"]).output.contains("written by")), "the app is as it was")
    try folder.write(older.replacing("landscapeLeft", with: "portrait"), to: "docs/app.json")
    let check = await run("check", ["--no-reference"])
    #expect(check.output.contains(words))
    #expect(check.output.contains("[app.stale]"))
    try folder.write(written.replacing("\"toolVersion\":\"\(Program.version)\",\n", with: ""), to: "docs/app.json")
    #expect(!(await run("check", ["--no-reference"]).output.contains("app.stale")), "one without the version is read")
    try folder.write(written.replacing("\"\(Program.version)\"", with: "1"), to: "docs/app.json")
    #expect(await run("check", ["--no-reference"]).errors.contains("`toolVersion` is a number, not a string"))
  }

  @Test(arguments: [
    ("0.1.0", false), ("0.0.9", false), ("0.1.1", true), ("0.10", true), ("1", true), ("", false), ("1.x", false),
    ("99999999999999999999", false), ("-1", false),
  ])
  func onlyAVersionOfHigherNumbersIsNewer(text: String, isNewer: Bool) {
    #expect(ToolVersion(text).isNewer == isNewer)
  }

  private func write(_ version: String, to path: String) throws {
    let text = try folder.text(of: path)
    try folder.write(text.replacing(ToolVersion.this.line, with: ToolVersion(version).line), to: path)
  }

  private func run(
    _ command: String, book: String = "docs", _ options: [String] = []
  ) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let output = command == "scan" ? [] : ["--output", folder["public"]]
    let status = await Tool.run([command, folder[book]] + output + options, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}

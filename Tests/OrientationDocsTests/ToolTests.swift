import Orientation
import OrientationCatalog
import ReferenceSite
import Testing
import ToolSpecification

@testable import Basics
@testable import Diagnostics
@testable import OrientationDocs

/// The tool from its arguments to its exit status, on a small book.
struct ToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Summary\n\n- [Home](home.md)\n", to: "content/SUMMARY.md")
    try folder.write("# Home\n\nText.\n", to: "content/home.md")
  }

  @Test func aBookIsBuiltAndThenInSync() async {
    #expect(await run("build").status == .inSync)
    let check = await run("check")
    #expect(check.status == .inSync)
    #expect(check.recorder.output == "")
    #expect(check.recorder.errors.hasPrefix("1 page, 0."))
    #expect(check.recorder.errors.hasSuffix(" s, in sync\n"))
  }

  @Test func theSummaryOfABuildCountsWhatItDid() async throws {
    #expect(await run("build").recorder.errors.hasPrefix("1 page, "))
    try folder.write("# Home\n\nOther text.\n", to: "content/home.md")
    let second = await run("build").recorder.errors
    #expect(second.contains("written, 0 removed, in 0."))
    #expect(!second.contains(" 0 files written"))
    #expect(await run("build").recorder.errors.contains("1 page, 0 files written, 0 removed, in 0."))
  }

  @Test func aRenamedPageIsRefusedUntilAnAliasSendsItsReadersOn() async throws {
    _ = await run("build")
    try folder.write("# Summary\n\n- [Start](start.md)\n", to: "content/SUMMARY.md")
    try folder.write("# Start\n", to: "content/start.md")
    try folder.remove("content/home.md")
    let before = try folder.text(of: "site/home.html")
    for command in ["check", "build"] {
      let refused = await run(command)
      #expect(refused.status == .problemsFound)
      #expect(
        (refused.recorder.output + refused.recorder.errors).contains(
          "`home.html` was published and is gone [id.vanished]"))
    }
    #expect(try folder.text(of: "site/home.html") == before)
    try folder.write("- [home.html](start.md)\n", to: "content/ALIASES.md")
    #expect(await run("build").status == .inSync)
    #expect(try folder.text(of: "site/home.html").contains("url=start.html"))
    #expect(await run("check").status == .inSync)
  }

  @Test func coverageIsATableOfWhatTheBookListsAndChangesNoStatus() async throws {
    try folder.write(
      "# Home\n\n```orientation matrix masks\n```\n\n```orientation errors\n```\n", to: "content/home.md")
    let check = await run("check", ["--coverage"])
    #expect(check.status == .problemsFound)
    #expect(check.recorder.output.hasSuffix("messages with an entry   0 of \(Catalog.messages.count)\n"))
    let asData = await run("check", ["--coverage", "--format", "json"])
    let row = #"{"what":"messages with an entry","covered":0,"total":\#(Catalog.messages.count)}"#
    #expect(asData.recorder.output.contains(row))
    #expect(!(await run("check", ["--format", "json"])).recorder.output.contains("coverage"))
  }

  @Test func aChangedByteOfTheSiteIsNamedWithTheCommandThatMendsIt() async throws {
    _ = await run("build")
    try folder.write("# changed\n", to: "site/home.html")
    for options in [[], ["--quiet"]] {
      let check = await run("check", options)
      #expect(check.status == .problemsFound)
      #expect(
        check.recorder.output.hasPrefix(
          "site/home.html:1: error: the file is not what the book makes [site.stale]\n  line 1 on disk: # changed\n  line 1 built:   <!"
        ))
      #expect(
        check.recorder.output.contains("help: run `orientation-docs build content --output site` and commit site/\n"))
    }
    #expect(try folder.text(of: "site/home.html") == "# changed\n", "check writes nothing")
  }

  @Test func aBookWithProblemsIsNotWritten() async throws {
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "content/home.md")
    let build = await run("build")
    #expect(build.status == .problemsFound)
    #expect(build.recorder.errors.contains("content/home.md:3: error: "))
    #expect(folder.names() == ["content/", "content/SUMMARY.md", "content/home.md"])
    let check = await run("check")
    #expect(check.status == .problemsFound)
    #expect(check.recorder.output.contains("content/home.md:3: error: "))
  }

  @Test func whatCannotBeReadEndsWithThree() async throws {
    #expect(await Tool.run(["build", folder["nothing"]], console: Recorder().console) == .inputUnreadable)
    try folder.write("mine", to: "site/mine.txt")
    for options in [[], ["--quiet"]] {
      let build = await run("build", options)
      #expect(build.status == .inputUnreadable)
      #expect(build.recorder.errors.contains("site/mine.txt"), "quiet or not, the reason is said")
    }
  }

  @Test func wrongUsageEndsWithTwoAndSaysNothingOnStandardOutput() async {
    let recorder = Recorder()
    #expect(await Tool.run(["frob"], console: recorder.console) == .wrongUsage)
    #expect(recorder.output == "")
  }

  @Test func quietSilencesTheSummaryAndChangesNoStatus() async {
    let build = await run("build", ["--quiet"])
    #expect(build.status == .inSync)
    #expect(build.recorder.errors == "")
    #expect(await run("check", ["--quiet"]).status == .inSync)
  }

  @Test func helpAndVersionGoToStandardOutput() async {
    let help = Recorder()
    #expect(await Tool.run(["--help"], console: help.console) == .inSync)
    #expect(help.output.contains("exit status: 0 in sync"))
    let version = Recorder()
    #expect(await Tool.run(["--version"], console: version.console) == .inSync)
    #expect(version.output == "orientation-docs \(Program.version)\n")
  }

  @Test(arguments: DiagnosticKind.allCases)
  func explainKnowsEveryDiagnosticByItsId(kind: DiagnosticKind) async {
    let recorder = Recorder()
    #expect(await Tool.run(["explain", kind.rawValue], console: recorder.console) == .inSync)
    #expect(recorder.output.hasPrefix("\(kind.rawValue)\n  \(kind.summary)\n"))
    let json = Recorder()
    #expect(await Tool.run(["explain", kind.rawValue, "--json"], console: json.console) == .inSync)
    #expect((try? JSONParser.parse(Array(json.output.utf8)[...])) != nil)
  }

  @Test func noAbsolutePathIsEverPrinted() async throws {
    try folder.write("[x](gone.md)\n", to: "content/stray.md")
    try folder.write("mine", to: "site/mine.txt")
    for command in ["build", "check"] {
      let recorder = await run(command).recorder
      #expect(!(recorder.output + recorder.errors).contains(folder.path))
    }
  }

  private func run(_ command: String, _ options: [String] = []) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let arguments = [command, folder["content"], "--output", folder["site"]] + options
    return (await Tool.run(arguments, console: recorder.console), recorder)
  }
}

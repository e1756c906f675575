import AppFacts
import Testing
import ToolSpecification

@testable import OrientationDocs

/// `scan`, from its arguments to its exit status.
struct ScanCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleProject.write(to: folder)
    try folder.write("<plist><dict>\n<key>UIRequiresFullScreen</key><true/>\n</dict></plist>", to: "App/Info.plist")
  }

  @Test func theFactsGoToStandardOutputAndTheTalkToStandardError() async throws {
    let (status, recorder) = await scan([])
    #expect(status == .inSync)
    let facts = try AppFactsFormat.facts(Array(recorder.output.utf8))
    #expect(facts.targets.map(\.name) == ["App"])
    #expect(facts.targets.first?.declarations.map(\.place) == [FilePlace(path: "Info.plist", line: 2)])
    #expect(!recorder.output.contains(folder.path))
    #expect(
      recorder.errors == """
        App (application, Release): phone, iOS 15 and later, 1 declaration
        0 implementations and 0 uses of orientation APIs in 0 files

        """)
  }

  @Test func aFileIsWrittenOnceAndThenLeftAlone() async throws {
    let output = folder["app.json"]
    let first = await scan(["--output", output])
    #expect(first.status == .inSync)
    #expect(first.recorder.output == "")
    #expect(first.recorder.errors.contains("app.json: written, "))
    let identity = try folder.identity(of: "app.json")
    #expect(await scan(["--output", output]).recorder.errors.contains("app.json: unchanged, "))
    #expect(try folder.identity(of: "app.json") == identity)
    // The file says besides how to come from it to what was scanned.
    let lines = try folder.text(of: "app.json").split(separator: "\n").filter { !$0.hasPrefix("\"scan\":") }
    #expect(lines == (await scan([])).recorder.output.split(separator: "\n"))
    #expect(folder.names().filter { !$0.hasPrefix("App/") } == ["app.json"])
  }

  @Test func anOutputThatIsNoPlainFileIsRefused() async throws {
    try folder.makeFolder("app.json")
    #expect(await scan(["--output", folder["app.json"]]).status == .inputUnreadable)
    try folder.write("mine", to: "mine.txt")
    try folder.link("link.json", to: "mine.txt")
    let (status, recorder) = await scan(["--output", folder["link.json"]])
    #expect(status == .inputUnreadable)
    #expect(recorder.errors.contains("cannot write "))
    #expect(try folder.text(of: "mine.txt") == "mine")
    let nowhere = await scan(["--output", folder["none/app.json"]])
    #expect(nowhere.status == .inputUnreadable)
    #expect(nowhere.recorder.errors.contains("help: create the folder first, or name another file with --output"))
  }

  @Test func unknownNamesAreWrongUsageAndNameThoseThereAre() async {
    let target = await scan(["--target", "Ap"])
    #expect(target.status == .wrongUsage)
    #expect(target.recorder.errors == "error: unknown target `Ap`\n  help: the targets are `App`\n")
    let configuration = await scan(["--configuration", "Debug"])
    #expect(configuration.status == .wrongUsage)
    #expect(
      configuration.recorder.errors
        == "error: unknown configuration `Debug`\n  help: the configurations are `Release`\n")
  }

  @Test func aPathThatCannotBeReadEndsWithThree() async {
    let recorder = Recorder()
    #expect(await Tool.run(["scan", folder["nothing"]], console: recorder.console) == .inputUnreadable)
    #expect(recorder.errors.contains("no such file or directory"))
    #expect(await Tool.run(["scan"], console: Recorder().console) == .wrongUsage)
    #expect(await Tool.run(["scan", "a", "b"], console: Recorder().console) == .wrongUsage)
  }

  @Test func whatCouldNotBeReadIsListedAndFailsNothing() async throws {
    try folder.write("<plist>", to: "App/Info.plist")
    let (status, recorder) = await scan(["--quiet"])
    #expect(status == .inSync)
    #expect(
      recorder.errors == "Info.plist:1: the property list cannot be read: the property list is empty\n")
  }

  private func scan(_ options: [String]) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let status = await Tool.run(["scan"] + options + [folder["App"]], console: recorder.console)
    return (status, recorder)
  }
}

import AppBook
import Testing
import ToolSpecification

@testable import OrientationDocs

/// What a newcomer gets wrong, and what the tool says then.
struct FirstMinuteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aBookAboutAFolderWithoutAnAppIsNotBegun() async throws {
    try folder.makeFolder("empty")
    let run = await run(["init", folder["docs"], "--project", folder["empty"]])
    #expect(run.status == .inputUnreadable && run.errors.contains("no app was found in `empty`"))
    #expect(throws: (any Error).self) { try folder.text(of: "docs/SUMMARY.md") }
    #expect((try? FileSystem.statusIfPresent(of: folder["docs"])) == .some(nil), "no folder is left")
  }

  @Test func aMissingSiteIsOneSentence() async throws {
    try folder.write("# Book\n\n- [Home](README.md)\n", to: "docs/SUMMARY.md")
    try folder.write("# Home\n", to: "docs/README.md")
    let run = await run(["check", folder["docs"], "--output", folder["site"]])
    #expect(run.status == .problemsFound)
    #expect(run.output.hasPrefix("site: error: there is no site here [site.missing]\n"))
    #expect(run.output.split(separator: "\n").count == 2 && run.errors.contains("1 problem"))
  }

  @Test func anUnknownBlockIsToldWithTheOnesThatThereAre() async throws {
    try folder.write("# Book\n\n- [Home](README.md)\n", to: "docs/SUMMARY.md")
    try folder.write("# Home\n\n```orientation enumeration\n```\n\n```orientation zebra\n```\n", to: "docs/README.md")
    let run = await run(["check", folder["docs"], "--output", folder["site"]])
    #expect(run.output.contains("no block `enumeration` [block.unknown]\n  help: did you mean `enum`?"))
    #expect(run.output.contains("no block `zebra` [block.unknown]\n  help: the blocks are "))
  }

  @Test(arguments: AppFindingKind.allCases) func everyIdOfAFindingIsExplained(kind: AppFindingKind) async {
    let run = await run(["explain", kind.rawValue, "--sources"])
    #expect(run.status == .inSync)
    for part in ["\(kind.rawValue)\n", "\n  why: ", "\n  before, ", "\n  after, ", "\n  source: "] {
      #expect(run.output.contains(part), "\(part)")
    }
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}

import AppFacts
import Testing
import ToolSpecification

@testable import OrientationDocs

/// The commit in `app.json`: it is the caller's word, and kept only where nothing else changed.
struct ScannedCommitTests {
  private static let first = String(repeating: "a1", count: 20)
  private static let second = String(repeating: "B2", count: 32)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "app/docs/SUMMARY.md")
    try write(".portrait")
  }

  @Test func aScanHasTheCommitThatIsStated() async throws {
    #expect(await scan(commit: Self.first).status == .inSync)
    #expect(try origin() == ScanOrigin(path: "..", commit: Self.first))
    #expect(await scan(commit: Self.second).errors.contains("app.json: written, "))
    #expect(try origin()?.commit == Self.second)
  }

  @Test func withoutOneThereIsNone() async throws {
    // A folder of Git's is no different from any other.
    try folder.write("ref: refs/heads/main\n", to: "app/.git/HEAD")
    #expect(await scan().status == .inSync)
    #expect(try origin() == ScanOrigin(path: ".."))
  }

  @Test func aScanThatFindsTheSameKeepsTheCommit() async throws {
    _ = await scan(commit: Self.first)
    #expect(await scan().errors.contains("app.json: unchanged, "))
    #expect(try origin()?.commit == Self.first)
  }

  @Test func aScanThatFindsSomethingElseDropsTheCommit() async throws {
    _ = await scan(commit: Self.first)
    try write(".landscape")
    _ = await scan()
    #expect(try origin() == ScanOrigin(path: ".."))
  }

  @Test(arguments: [
    "HEAD", "a1a1a1", String(repeating: "a", count: 39), String(repeating: "a", count: 41),
    String(repeating: "g", count: 40), String(repeating: "a", count: 39) + "\n", String(repeating: "０", count: 40),
    "--output=x",
  ])
  func whatIsNoCommitIsRefused(text: String) async {
    let (status, errors) = await scan(commit: text)
    #expect(status == .wrongUsage && errors.contains("40 or 64 hexadecimal digits"))
    #expect(await run(["init", folder["book"], "--project", folder["app"], "--commit", text]).status == .wrongUsage)
  }

  @Test func onlyAFileHasACommit() async {
    let (status, errors) = await run(["scan", folder["app"], "--commit", Self.first])
    #expect(status == .wrongUsage && errors.contains("`--commit` needs `--output`"))
  }

  @Test func aFileWithAnythingElseForACommitIsRefused() async throws {
    _ = await scan(commit: Self.first)
    let text = try folder.text(of: "app/docs/app.json")
    try folder.write(text.replacing(Self.first, with: "main/../../.."), to: "app/docs/app.json")
    let (status, errors) = await run(["check", folder["app/docs"], "--output", folder["site"], "--no-reference"])
    #expect(status == .inputUnreadable && errors.contains("the commit is not 40 or 64 hexadecimal digits"))
  }

  @Test func aNewBookHasTheCommitOrSaysHowToGetIt() async throws {
    let (_, errors) = await run(["init", folder["plain"], "--project", folder["app"]])
    #expect(errors.contains("/app.json --commit \"$(git -C "))
    let stated = await run(["init", folder["book"], "--project", folder["app"], "--commit", Self.first])
    #expect(stated.status == .inSync && !stated.errors.contains("rev-parse"))
    #expect(try AppFactsFormat.facts(Array(folder.text(of: "book/app.json").utf8)).origin?.commit == Self.first)
  }

  @Test func theCheckDoesNotCompareIt() async throws {
    let book = folder["app/book"]
    _ = await run(["init", book, "--project", folder["app"], "--commit", Self.first])
    let build = ["build", book, "--output", folder["site"], "--no-reference"]
    #expect(await run(build).status == .inSync)
    let check = await run(["check", book, "--output", folder["site"], "--no-reference"])
    #expect(check.status == .inSync)
    #expect(!check.errors.contains("moved"))
  }

  private func write(_ mask: String) throws {
    try folder.write(
      """
      class PlayerViewController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(mask) }
      }
      """, to: "app/PlayerViewController.swift")
  }

  private func origin() throws -> ScanOrigin? {
    try AppFactsFormat.facts(Array(folder.text(of: "app/docs/app.json").utf8)).origin
  }

  private func scan(commit: String? = nil) async -> (status: ExitCode, errors: String) {
    await run(
      ["scan", folder["app"], "--output", folder["app/docs/app.json"]] + (commit.map { ["--commit", $0] } ?? []))
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.errors)
  }
}

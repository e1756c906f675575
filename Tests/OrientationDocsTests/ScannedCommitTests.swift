import AppFacts
import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// The commit in `app.json`: it is there where the checkout has no changes, and a new commit alone writes nothing.
struct ScannedCommitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "app/docs/SUMMARY.md")
    try write(".portrait")
    try git("init", "--quiet")
    try commit()
  }

  @Test func aCleanCheckoutHasItsCommit() async throws {
    let head = try git("rev-parse", "HEAD")
    #expect(await scan().status == .inSync)
    #expect(try origin() == ScanOrigin(path: "..", commit: head))
  }

  @Test func aNewCommitAloneWritesNothing() async throws {
    _ = await scan()
    let first = try origin()
    try commit()
    try commit()
    #expect(await scan().errors.contains("app.json: unchanged, "))
    #expect(try origin() == first)
    try write(".landscape")
    try commit()
    _ = await scan()
    #expect(try origin()?.commit == git("rev-parse", "HEAD"))
    #expect(try origin() != first)
  }

  @Test func aChangedCheckoutHasNone() async throws {
    _ = await scan()
    try write(".landscape")
    _ = await scan()
    #expect(try origin() == ScanOrigin(path: ".."))
    // A file that Git does not have yet is a change too.
    try commit()
    try folder.write("final class Other: PlayerViewController {}\n", to: "app/Other.swift")
    _ = await scan()
    #expect(try origin()?.commit == nil)
  }

  @Test func theFileThatTheScanWritesIsNoChange() async throws {
    _ = await scan()
    try folder.remove("app/docs/app.json")
    try folder.write(
      #"{"format":1,"targets":[],"looseDeclarations":[],"types":[],"occurrences":[],"unread":[]}"#,
      to: "app/docs/app.json")
    _ = await scan()
    #expect(try origin()?.commit == git("rev-parse", "HEAD"))
  }

  @Test func withoutGitThereIsNoCommit() async throws {
    try folder.remove("app/.git")
    #expect(await scan().status == .inSync)
    #expect(try origin() == ScanOrigin(path: ".."))
  }

  @Test func theCheckDoesNotCompareIt() async throws {
    let book = folder["app/book"]
    _ = await run(["init", book, "--project", folder["app"]])
    #expect(try AppFactsReader.facts(Array(folder.text(of: "app/book/app.json").utf8)).origin?.commit != nil)
    let build = ["build", book, "--output", folder["site"], "--no-reference"]
    #expect(await run(build).status == .inSync)
    try commit()
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
    try AppFactsReader.facts(Array(folder.text(of: "app/docs/app.json").utf8)).origin
  }

  private func scan() async -> (status: ExitCode, errors: String) {
    await run(["scan", folder["app"], "--output", folder["app/docs/app.json"]])
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.errors)
  }

  private func commit() throws {
    try git("add", "--all")
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--allow-empty", "--message", "A")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder["app"]] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

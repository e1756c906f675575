import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// Findings as a gate: what SUMMARY.md calls an error fails `check`, what findings.json accepts is not told, and the rest
/// are warnings.
struct FindingGateTests {
  private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExampleApp")
  private static let source = "Player/Sources/TurnViewController.swift"
  private static let kind = "key-value-coding-only-logs"

  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    for name in ["Player", "docs"] {
      try FileManager.default.copyItem(atPath: Self.example.appendingPathComponent(name).path, toPath: folder[name])
    }
    // Proofs take most of the time of a check, and no finding needs one.
    try folder.write("# Policies\n", to: "docs/policies.md")
    try folder.write(
      """
      import UIKit

      final class TurnViewController: UIViewController {
        @objc func turn() { UIDevice.current.setValue(3, forKey: "orientation") }
      }
      """, to: Self.source)
    try #require(await run(["scan", folder["Player"], "--output", folder["docs/app.json"]]).status == .inSync)
  }

  @Test func aFindingIsAWarningAndChangesNoStatus() async throws {
    try await build()
    let check = await check()
    #expect(check.status == .inSync)
    #expect(
      check.output.contains(/TurnViewController\.swift:4:\d+: warning: TurnViewController sets UIDevice\.orientation/))
    #expect(check.errors.contains("in sync, "))
  }

  @Test func aFindingThatIsMendedLeavesNothingToAnswerFor() async throws {
    try await build()
    #expect(try folder.text(of: "site/findings.html").contains("id=\"finding.1\""))
    for path in ["Player/Sources/PlayerViewController.swift", Self.source] {
      try folder.write("import UIKit\n", to: path)
    }
    try #require(await run(["scan", folder["Player"], "--output", folder["docs/app.json"]]).status == .inSync)
    for name in ["screens", "controllers/PlayerViewController"] { try folder.write("# Text\n", to: "docs/\(name).md") }
    let build = await run(["build", folder["docs"], "--output", folder["site"], "--no-reference"])
    #expect(!(build.output + build.errors).contains("findings.html#"))
  }

  @Test func onlyTheKindsThatAreDeclaredAreErrors() async throws {
    try await build()
    try declare("[findings]: masks-never-meet")
    #expect(await check().status == .inSync)
    try declare("[findings]: masks-never-meet, \(Self.kind)")
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(check.output.contains(": error: TurnViewController sets UIDevice.orientation"))
  }

  @Test(arguments: [
    (ReportFormat.github, "::warning file=", "::error file="),
    (.gitlab, #""severity":"minor""#, #""severity":"major""#),
    (.junit, "<skipped message=", "<failure type="), (.xcode, ": warning: ", ": error: "),
    (.json, #""severity":"warning""#, #""severity":"error""#),
    (.sarif, #""level":"warning","message""#, #""level":"error","message""#),
    (.text, ": warning: ", ": error: "),
  ])
  func everyFormatTellsAWarningFromAnError(format: ReportFormat, warning: String, error: String) async throws {
    try await build()
    let asWarning = await check(["--format", format.rawValue])
    #expect(asWarning.status == .inSync && asWarning.output.contains(warning) && !asWarning.output.contains(error))
    try declare("[findings]: all")
    let asError = await check(["--format", format.rawValue])
    #expect(asError.status == .problemsFound && !asError.output.contains(warning) && asError.output.contains(error))
  }

  @Test func whatIsAcceptedIsNotToldAndIsOnThePageWithItsReason() async throws {
    try declare("[findings]: \(Self.kind)")
    try accept(#""symbol": "TurnViewController""#)
    try await build()
    let check = await check()
    #expect(check.status == .inSync, "\(check.output)")
    #expect(!check.output.contains(Self.kind))
    #expect(try folder.text(of: "site/findings.html").contains("Accepted: Only old versions run it."))
    let json = await self.check(["--format", "json"]).output
    #expect(json.contains(#""severity":"accepted","reason":"Only old versions run it.""#))
    let log = await self.check(["--format", "sarif"]).output
    #expect(log.contains(#""justification":"Only old versions run it.""#))
  }

  @Test func anEntryThatTheCodeNeedsNoLongerIsAnErrorBeforeTheNextScan() async throws {
    try accept(#""path": "Sources/TurnViewController.swift""#)
    try await build()
    let text = try folder.text(of: Self.source)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.filter { !$0.contains("setValue") }.joined(separator: "\n"), to: Self.source)
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(
      check.output.contains(
        "docs/findings.json:2: error: the app has no finding `\(Self.kind)` in `Sources/TurnViewController.swift`"))
    // After the scan the book itself says so, once.
    #expect(await run(["scan", folder["Player"], "--output", folder["docs/app.json"]]).status == .inSync)
    #expect(await self.check().output.components(separatedBy: "[findings.unneeded]").count == 2)
  }

  @Test func movedLinesLeaveAnEntryInForce() async throws {
    try declare("[findings]: all")
    try accept(#""symbol": "TurnViewController""#)
    try await build()
    let before = await check()
    try folder.write("\n\n\n" + (try folder.text(of: Self.source)), to: Self.source)
    let after = await check()
    #expect(after.status == before.status && !after.output.contains(Self.kind))
  }

  @Test func aMalformedFileIsADiagnosticWithItsLine() async throws {
    try folder.write("{\"accepted\": [\n{}]}\n", to: "docs/findings.json")
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(check.output.contains("docs/findings.json:2: error: "))
  }

  private func declare(_ definition: String) throws {
    let summary = try folder.text(of: "docs/SUMMARY.md")
    let lines = summary.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("[findings]") }
    try folder.write(lines.joined(separator: "\n") + definition + "\n", to: "docs/SUMMARY.md")
  }

  private func accept(_ names: String) throws {
    try folder.write(
      "{\"accepted\": [\n{\"kind\": \"\(Self.kind)\", \(names), \"reason\": \"Only old versions run it.\"}]}\n",
      to: "docs/findings.json")
  }

  private func build() async throws {
    let build = await run(["build", folder["docs"], "--output", folder["site"], "--no-reference"])
    try #require(build.status == .inSync, "\(build.errors)")
  }

  private func check(_ options: [String] = []) async -> (status: ExitCode, output: String, errors: String) {
    await run(["check", folder["docs"], "--output", folder["site"], "--no-reference"] + options)
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}

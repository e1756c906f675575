import Foundation
import Testing
import ToolSpecification

@testable import Basics
@testable import OrientationDocs

/// Many apps in one report.
struct FleetCommandTests {
  private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExampleApp")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Self.example.appendingPathComponent("docs").path, toPath: folder["docs"])
    try FileManager.default.copyItem(
      atPath: Self.example.appendingPathComponent("docs/app.json").path, toPath: folder["other.json"])
    try folder.write(
      #"{"format": 2, "targets": [], "looseDeclarations": [], "types": [], "occurrences": [], "unread": []}"#,
      to: "nothing.json")
  }

  @Test func eachAppHasItsLineAndEachKindItsNumbers() async throws {
    let ended = await run(["fleet", folder["docs"], folder["other.json"], folder["nothing.json"]])
    #expect(ended.status == .problemsFound)
    #expect(
      ended.output.hasPrefix("3 apps · 2 do not launch on iOS 27.1 · the App Store rejects 2 · 8 findings in 2 apps · ")
    )
    #expect(ended.output.contains(#/\n  Player \(\S*docs\) +15\+ +4 +2 +1 /#))
    #expect(ended.output.contains(#/\n  scenes-missing +2 +2 +27\+\n/#))
    #expect(ended.output.contains(#/\n  iOS 27 +The app does not launch +2 +2\n/#))
    #expect(ended.errors.hasPrefix("3 apps, 8 findings, in "))
    #expect(await run(["fleet", folder["nothing.json"]]).status == .inSync)
  }

  @Test func whatTheBookAcceptsIsNotCounted() async throws {
    try folder.write(
      #"{"accepted": [{"kind": "scenes-missing", "symbol": "Player", "reason": "later"}]}"#, to: "docs/findings.json")
    let ended = await run(["fleet", folder["docs"]])
    #expect(ended.output.contains("3 findings in 1 app ·"))
    #expect(!ended.output.contains("scenes-missing"))
    try folder.write("{", to: "docs/findings.json")
    #expect(await run(["fleet", folder["docs"]]).status == .inputUnreadable)
  }

  @Test func theTablesOfDataHaveEverything() async throws {
    let csv = await run(["fleet", folder["docs"], "--format", "csv"]).output
    let rows = csv.split(separator: "\n").map { CommaSeparatedValues.fields($0) }
    #expect(Set(rows.map(\.count)) == [10])
    #expect(rows.count { $0[2] == "finding" } == 4 && rows.count { $0[2] == "change" } == 8)
    let json = await run(["fleet", folder["docs"], "--format", "json"]).output
    let value = try JSONParser.parse(Array(json.utf8)[...])
    let apps = try #require(value["apps"]).elements
    #expect(apps.count == 1)
    #expect(apps.first?["findings"]?.elements.count == 4 && apps.first?["changes"]?.elements.count == 8)
    #expect(
      await run(["fleet", folder["docs"], "--format", "markdown"]).output.contains("\n| App | iOS | findings | "))
  }

  @Test func namesOfProjectsAreHarmlessInEachFormat() async throws {
    let text = try folder.text(of: "other.json").replacingOccurrences(
      of: #""name":"Player""#, with: #""name":"=x|\u001b[2J""#)
    try folder.write(text, to: "other.json")
    #expect(text.contains("=x|"))
    let page = await run(["fleet", folder["other.json"]]).output
    #expect(page.contains("=x|") && !page.contains("\u{1B}"))
    #expect(await run(["fleet", folder["other.json"], "--format", "markdown"]).output.contains(#"| \=x\|"#))
    let csv = await run(["fleet", folder["other.json"], "--format", "csv"]).output
    #expect(csv.contains("\n'=x|") && !csv.contains("\u{1B}"))
  }

  @Test func whatIsNoAppIsAFaultWithItsName() async throws {
    try folder.write("{}", to: "empty.json")
    for (name, told) in [
      ("empty.json", "empty.json"), ("missing.json", "missing.json"), ("docs/controllers", "app.json"),
    ] {
      let ended = await run(["fleet", folder["other.json"], folder[name]])
      #expect(ended.status == .inputUnreadable)
      #expect(ended.output.isEmpty && ended.errors.contains(told))
    }
    #expect(await run(["fleet"]).status == .wrongUsage)
    #expect(await run(["fleet", folder["docs"], "--format", "xml"]).status == .wrongUsage)
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}

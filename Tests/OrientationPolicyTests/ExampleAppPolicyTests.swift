import AppFacts
import Foundation
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationDocs
@testable import OrientationPolicy

/// Policies of the example app.
@Suite struct ExampleAppPolicyTests {
  @Test func everyStateIsReachedOnEveryDeviceAndVersion() throws {
    let results = try results("always: all\nnever: exception")
    #expect(results.count == 24)
    #expect(results.allSatisfy { $0.end == .complete && $0.depth <= 8 })
    #expect(results.map(\.states).reduce(0, +) == 7_496)
    #expect(results.allSatisfy { $0.findings.allSatisfy { $0.applies && $0.counterexample == nil } })
    #expect(results.allSatisfy { $0.screens == ["List", "Player", "Settings"] && $0.freeAnswers.isEmpty })
  }

  @Test func aBoundOnTheDepthIsKeptAndTold() throws {
    let results = try results("always: all\ndepth: 6")
    #expect(results.allSatisfy { $0.end == .depth(6) && $0.depth == 6 })
    #expect(results.map(\.states).reduce(0, +) == 6_172)
  }

  private func results(_ text: String) throws -> [UnitResult] {
    let app = PlayableBook(app: try Self.app())
    let policy = try PolicyParser.parse(text, name: "policy", AppNames(app.screens))
    return PolicyRun([policy], app).results().map(\.result)
  }

  static func app() throws -> App {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ExampleApp/docs")
    var app = App(try AppFactsFormat.facts(Array(Data(contentsOf: folder.appendingPathComponent("app.json")))))
    let text = try String(contentsOf: folder.appendingPathComponent("screens.md"), encoding: .utf8)
    let block = text.split(separator: "```orientation screens\n")[1].split(separator: "\n```")[0]
    app.screens = block.split(separator: "\n").enumerated().compactMap { try? Screen(line: $1, number: $0 + 1) }
    return app
  }
}

import Foundation
import Testing

@testable import OrientationDocs

/// What README shows is what the tool prints. The program of the library is run by Tests/Library.
struct ReadmeTests {
  private static let readme = SourceTree.root.appendingPathComponent("README.md")
  /// Where README has the example app.
  private static let app = "path/to/app"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("path/to")
    try FileManager.default.copyItem(
      atPath: SourceTree.root.appendingPathComponent("Tests/ExampleApp/Player").path, toPath: folder[Self.app])
  }

  /// `RECORD=1 swift test --filter ReadmeTests` writes what is printed now.
  @Test func everyCommandPrintsWhatReadmeShows() async throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    var recorded = text
    let shown = text.matches(of: /```text\n(\$ orientation-docs (.*)\n(?:(?!```).*\n)*)```/)
    #expect(shown.count == 3)
    for fence in shown {
      let printed = await printed(by: Self.words(of: String(fence.2)))
      let actual = "$ orientation-docs \(fence.2)\n\(printed)"
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        recorded = recorded.replacing(String(fence.1), with: actual, maxReplacements: 1)
      } else {
        #expect(String(fence.1) == actual)
      }
    }
    if recorded != text { try Data(recorded.utf8).write(to: Self.readme) }
  }

  @Test func readmeIsShort() throws {
    let words = try String(contentsOf: Self.readme, encoding: .utf8).split(whereSeparator: \.isWhitespace).count
    #expect(words <= 900)
  }

  /// What a terminal without colours shows, with the same time everywhere.
  private func printed(by arguments: [String]) async -> String {
    let transcript = Transcript()
    let console = Console(isTerminal: true) { _, bytes in transcript.append(bytes) }
    let arguments = arguments.map { $0 == Self.app ? folder[Self.app] : $0 }
    _ = await Tool.run(arguments, console: console)
    // A folder elsewhere is shown by its name.
    return transcript.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("app/") ? Self.app + line.dropFirst(3) : line.replacing(/in [0-9.]+ s$/, with: "in 0.21 s")
    }.joined(separator: "\n")
  }

  private static func words(of command: String) -> [String] {
    command.matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
  }
}

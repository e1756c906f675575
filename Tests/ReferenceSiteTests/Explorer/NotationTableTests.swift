import Foundation
import Testing

/// The explorer's script reads and writes scenarios as the tool does.
struct NotationTableTests {
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/CTheme/explorer/notation-table.js").standardized

  @Test func theScriptHasTheKeysAndValuesOfTheTool() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let table = String(decoding: try encoder.encode(NotationTable()), as: UTF8.self)
    // A line for each part, so that a change shows where it is.
    let text = "const notationTable = " + table.replacing("],\"", with: "],\n\"") + ";\n"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: Self.path, encoding: .utf8) == text,
      "`RECORD=1 swift test --filter NotationTableTests` writes the table anew")
  }
}

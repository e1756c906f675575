import Foundation
import Testing

/// The explorer's script reads and writes scenarios as the tool does, and shows the tool's code for a change.
struct NotationTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/CTheme/explorer").standardized

  @Test func theScriptHasTheKeysAndValuesOfTheTool() throws {
    try expect(NotationTable(), in: "notationTable", of: "notation-table.js", lineAfter: "]")
  }

  @Test func theScriptHasTheCodeOfTheCatalog() throws {
    try expect(CodeTable(), in: "codeTable", of: "code-table.js", lineAfter: "}")
  }

  private func expect(_ table: some Encodable, in name: String, of file: String, lineAfter end: String) throws {
    let path = Self.folder.appendingPathComponent(file)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(table), as: UTF8.self)
    // A line for each part, so that a change shows where it is.
    let text = "const \(name) = " + json.replacing("\(end),\"", with: "\(end),\n\"") + ";\n"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: path, encoding: .utf8) == text,
      "`RECORD=1 swift test --filter NotationTableTests` writes the table anew")
  }
}

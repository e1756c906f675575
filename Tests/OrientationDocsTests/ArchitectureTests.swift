import Foundation
import OrientationCatalog
import Testing

/// ARCHITECTURE.md says what each room may import; this compares it with what the files do.
struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyImportIsOneThatTheTableAllows() throws {
    let allowed = try Self.table()
    var offences: [String] = []
    for (room, files) in try Self.sources() {
      let mayImport = allowed[room] ?? []
      for (file, imports) in files {
        offences += imports.filter { !mayImport.contains($0) }.map { "\(room)/\(file) imports \($0)" }
      }
    }
    #expect(offences.sorted() == [])
  }

  @Test func everyRoomHasItsLineAndEveryLineItsRoom() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources").path)
    #expect(try Self.table().keys.sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
  }

  /// The modules that each room may import, from the table under "Rooms".
  private static func table() throws -> [String: Set<String>] {
    let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    var rooms: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.split(separator: "`", omittingEmptySubsequences: false) }
      guard cells.count >= 3, cells[0].count == 3 else { continue }
      // Between the backticks, every second part is code.
      rooms[String(cells[0][1])] = Set(cells[2].indices.filter { $0 % 2 == 1 }.map { String(cells[2][$0]) })
    }
    return rooms
  }

  /// The modules that each Swift file imports, by room and path.
  private static func sources() throws -> [String: [String: [String]]] {
    let folder = root.appendingPathComponent("Sources").path
    var rooms: [String: [String: [String]]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".swift") {
      guard let slash = path.firstIndex(of: "/") else { continue }
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      rooms[String(path[..<slash]), default: [:]][String(path[path.index(after: slash)...])] = imports(in: text)
    }
    return rooms
  }

  private static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, words[..<place].allSatisfy(isModifier) else {
        return nil
      }
      // `import struct Module.Type` names the kind before the module.
      let name = words[(place + 1)...].drop { kinds.contains(String($0)) }.first
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}

import Foundation
import Testing

/// ARCHITECTURE.md says what each room may import and how big it may become; this compares it with what the files do.
struct ArchitectureTests {
  @Test func everyImportIsOneThatTheTableAllows() throws {
    let allowed = try Self.table()
    var offences: [String] = []
    for (room, files) in try SourceTree.checkout.get().targets {
      let mayImport = allowed[room] ?? []
      for (path, file) in files {
        offences += file.imports.filter { !mayImport.contains($0) }.map { "\(path) imports \($0)" }
      }
    }
    #expect(offences.sorted() == [])
  }

  @Test func everyRoomHasItsLineAndEveryLineItsRoom() throws {
    let sources = SourceTree.root.appendingPathComponent("Sources").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources)
    #expect(try Self.table().keys.sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
  }

  @Test func theMapHasEachRoomBeforeWhatItImports() throws {
    var places: [String: Int] = [:]
    for room in try Self.map() { places[room] = places.count }
    for (room, imports) in try Self.table() where room != "Bazel" {
      let place = try #require(places[room], "\(room) is not on the map")
      let earlier = imports.filter { places[$0, default: .max] < place }
      #expect(earlier.isEmpty, "\(room) imports \(earlier.sorted())")
    }
  }

  /// SwiftPM's own check of imports is content with what a room gets through another one.
  @Test func thePackageGivesARoomWhatItsLineAllows() throws {
    let allowed = try Self.table()
    let package = try String(contentsOf: SourceTree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let rooms = package.matches(of: /room\(\s*"(\w+)"(?:, exclude: \[[^\]]*\])?([^)]*)\)/)
    #expect(rooms.count > 15)
    for room in rooms {
      let given = room.2.matches(of: /"(\w+)"/).map { String($0.1) }
      let line = allowed[String(room.1), default: []].intersection(allowed.keys)
      #expect(Set(given) == line, "of \(room.1)")
    }
  }

  @Test func noTargetHoldsMoreThanAQuarterOfTheSwift() throws {
    let lines = try SourceTree.checkout.get().targets.mapValues { $0.values.reduce(0) { $0 + $1.lineCount } }
    let all = lines.values.reduce(0, +)
    #expect(lines.filter { $0.value * 4 > all }.keys.sorted() == [])
  }

  @Test func foldersAreAtMostTwoLevelsDeep() throws {
    let folders = Set(try SourceTree.checkout.get().targets.values.flatMap { $0.keys.map(UseGraph.folder) })
    #expect(folders.filter { $0.split(separator: "/").count > 3 }.sorted() == [])
  }

  @Test func noCircleOfFolders() throws {
    let circles = UseGraph(of: try SourceTree.checkout.get().targets).ofFolders.usesInCircles(above: 1)
    #expect(circles.isEmpty, "\(circles.joined(separator: "\n"))")
  }

  @Test func noCircleOfMoreThanSevenFiles() throws {
    let circles = UseGraph(of: try SourceTree.checkout.get().targets).usesInCircles(above: 7)
    #expect(circles.isEmpty, "\(circles.joined(separator: "\n"))")
  }
}

extension ArchitectureTests {
  /// The search and the twins read parts. What looks like a part and is none would be read as something else.
  @Test func theClassOfAPartIsWrittenWithThePartAlone() throws {
    let sources = SourceTree.root.appendingPathComponent("Sources")
    let parts = try String(contentsOf: sources.appendingPathComponent("HTML/HTMLPart.swift"), encoding: .utf8)
    let cases = parts.matches(of: /\n  case ([^\n]+)/).flatMap { $0.1.split(separator: ", ") }
    let classes = cases.map { $0.split(separator: "\"") }.map { $0.count > 1 ? $0[1] : $0[0] }
    #expect(classes.count > 15)
    // There are figures that look like a claim, and like a table of a person, and are neither.
    let own = Set(classes).subtracting(["scenario", "table"])
    var offences: [String] = []
    for path in try SourceTree.checkout.get().targets.values.flatMap(\.keys) where !path.hasPrefix("HTML/") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let written = text.matches(of: /(\.class\(|"class", )"([a-z ]+)"/).filter { own.contains($0.2) }
      offences += written.map { "\(path): \($0.0)" }
    }
    #expect(offences.sorted() == [])
  }
}

extension ArchitectureTests {
  private static func text() throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
  }

  /// The rooms of the drawing under "Map", line by line.
  private static func map() throws -> [String] {
    let drawing = try #require(try text().firstMatch(of: /\n## Map\n[^`]*```\n([^`]*)```/)).1
    return drawing.matches(of: /(?: {2,}|· )(\w+)(?= ·|\n)/).map { String($0.1) }
  }

  /// The modules that each room may import, from the table under "Rooms".
  private static func table() throws -> [String: Set<String>] {
    var rooms: [String: Set<String>] = [:]
    for line in try text().split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.split(separator: "`", omittingEmptySubsequences: false) }
      guard cells.count >= 3, cells[0].count == 3 else { continue }
      // Between the backticks, every second part is code.
      rooms[String(cells[0][1])] = Set(cells[2].indices.filter { $0 % 2 == 1 }.map { String(cells[2][$0]) })
    }
    return rooms
  }
}

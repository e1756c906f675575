import Foundation
import Testing

/// What the fuzzers found once, and what their authors thought of: each input goes through what the fuzzers check.
@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")

  @Test(arguments: FuzzTarget.allCases)
  func everyInputOfTheCorpusKeepsWhatHolds(target: FuzzTarget) async throws {
    let folder = Self.folder.appendingPathComponent(target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let violations = await target.violations(of: bytes)
      #expect(violations == [], "\(target.rawValue)/\(name)")
    }
  }

  /// The beginnings of an input are inputs too: whatever is read may end anywhere.
  @Test(arguments: FuzzTarget.allCases)
  func noBeginningOfAnInputBreaksWhatHolds(target: FuzzTarget) async throws {
    let folder = Self.folder.appendingPathComponent(target.rawValue)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 8)) {
        let violations = await target.violations(of: Array(bytes[..<count]))
        #expect(violations == [], "\(target.rawValue)/\(name), \(count) bytes")
      }
    }
  }
}

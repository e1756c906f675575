import Foundation
import Testing

/// What the fuzzers found once, what their authors thought of, and what grew too fast once: each input goes through what the
/// fuzzers check.
@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The inputs of a target in one of the two folders; of the slow ones not every target has any.
  private static func inputs(of target: FuzzTarget, in corpus: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appendingPathComponent(corpus).appendingPathComponent(target.rawValue)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      ("\(corpus)/\(target.rawValue)/\(name)", Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func everyInputOfTheCorpusKeepsWhatHolds(target: FuzzTarget) async throws {
    let inputs = try Self.inputs(of: target, in: "Corpus")
    #expect(!inputs.isEmpty)
    for (name, bytes) in try inputs + Self.inputs(of: target, in: "Slowest") {
      let violations = await target.violations(of: bytes)
      #expect(violations == [], "\(name)")
    }
  }

  /// The beginnings of an input are inputs too: whatever is read may end anywhere.
  @Test(arguments: FuzzTarget.allCases)
  func noBeginningOfAnInputBreaksWhatHolds(target: FuzzTarget) async throws {
    for (name, bytes) in try Self.inputs(of: target, in: "Corpus") {
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 8)) {
        let violations = await target.violations(of: Array(bytes[..<count]))
        #expect(violations == [], "\(name), \(count) bytes")
      }
    }
  }
}

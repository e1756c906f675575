import Explorer
import Foundation
import Testing

@testable import Orientation

/// The resolver in pages is the one in `Sources`: beside it is the checksum of what it was made from.
struct CompiledResolverTests {
  @Test func theCompiledResolverIsOfTheseSources() throws {
    let recorded = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/CTheme/explorer/resolver.cksum"), encoding: .utf8)
    #expect(
      try recorded == Self.checksum() + "\n",
      "the resolver or the explorer was changed: run `make explorer`, and commit what it makes")
  }

  /// Writes states and their answers for another build to answer; `Tests/Explorer/run` sets the variables.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EXPLORER_CASES"] != nil))
  func casesAreWrittenForTheCompiledResolver() throws {
    let path = try #require(ProcessInfo.processInfo.environment["EXPLORER_CASES"])
    var row: [Int32] = []
    var scenarios = 0
    let isWhole = ProcessInfo.processInfo.environment["EXPLORER_ALL"] != nil
    ExplorerSample.forEachScenario(every: isWhole ? 13 : 101) { scenario in
      Self.write(StateCode(.moment(scenario)), scenarios, repairedEvery: 1_009, into: &row)
      scenarios += 1
    }
    let timelines = ExplorerSample.timelines(isWhole ? 5_000 : 1_000)
    for (place, timeline) in timelines.enumerated() {
      Self.write(StateCode(.sequence(timeline)), place, repairedEvery: 101, into: &row)
    }
    #expect(scenarios > (isWhole ? 100_000 : 12_000))
    try row.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: path))
    print("\(scenarios) scenarios and \(timelines.count) timelines for the compiled resolver")
  }
}

extension CompiledResolverTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// State, answer and, of some, who kept the first event from ending as it was meant to, and the repair of the first two
  /// facts that has it end in landscape left, each behind its length, in the byte order of WebAssembly.
  private static func write(_ code: StateCode, _ place: Int, repairedEvery width: Int, into row: inout [Int32]) {
    let culprits = place % 31 == 0 ? code.culprits(at: 0) : []
    let repairs =
      place % width == 0
      ? code.repair(to: InterfaceOrientation.landscapeLeft.rawValue, at: 0, of: [0, 1]) : []
    for numbers in [code.numbers, code.answer, culprits, repairs] {
      row.append(Int32(numbers.count).littleEndian)
      row += numbers.map(\.littleEndian)
    }
  }

  /// What `cksum` prints for the sources, one behind the other in the order of their paths.
  private static func checksum() throws -> String {
    var paths: [String] = []
    for folder in ["Sources/Orientation", "Sources/Explorer"] {
      let enumerator = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      for case let path as String in enumerator ?? .init() where path.hasSuffix(".swift") {
        paths.append(folder + "/" + path)
      }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var sum = PosixChecksum()
    for path in paths { sum.add(try Data(contentsOf: root.appendingPathComponent(path))) }
    return sum.text
  }
}

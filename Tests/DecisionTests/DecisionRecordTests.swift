import CData
import Foundation
import OrientationNotation
import Testing

@testable import ReferenceSite

@Suite("The record of decisions")
struct DecisionRecordTests {
  private let record = DecisionRecord.own

  @Test func everySituationCanBeRead() throws {
    #expect(record.rows.count > 1_000)
    for row in record.rows {
      #expect(throws: Never.self, "\(row)") { _ = try record.situation(row).verdict() }
    }
  }

  @Test func everyFactDecidesSomewhere() throws {
    let verdicts = try record.rows.map { try record.situation($0).verdict() }
    for fact in FactKind.allCases {
      // These two stand for facts that a team's book has elsewhere.
      if fact == .target || fact == .screen { continue }
      // Where an app is shown has a column for each kind of device.
      let key = fact == .variable ? "variable v" : fact == .mode ? "shown on" : fact.plainKey
      let columns = record.keys.indices.filter { record.keys[$0] == key || record.keys[$0].hasSuffix("." + key) }
      #expect(
        columns.contains { decides($0, verdicts) }, "no two situations differ in `\(key)` alone and end differently")
    }
  }

  /// Whether two situations differ in a column alone, or in the variable with it, and end differently.
  private func decides(_ column: Int, _ verdicts: [SituationVerdict]) -> Bool {
    var found: [[Substring]: SituationVerdict] = [:]
    for (row, verdict) in zip(record.rows, verdicts) {
      var others = record.keys.indices.map { $0 < row.count ? row[$0] : "" }
      others[column] = ""
      if found.updateValue(verdict, forKey: others).map({ $0 != verdict }) == true { return true }
    }
    return false
  }

  @Test func theRecordIsSmall() {
    #expect(record.rows.count <= 5_000)
    #expect(record.csv(.one).count <= 5 << 18)
  }

  #if !DEBUG
  // The search takes minutes in a debug build.
  @Test func theSituationsAreWhatTheSearchFinds() throws {
    let text = SituationTable.text
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      try text.write(to: root.appending(path: "Sources/CData/situations.tsv"), atomically: true, encoding: .utf8)
      return
    }
    #expect(text == String(cString: data_situations), "facts, rules or versions have changed: run `make decisions`")
  }
  #endif
}

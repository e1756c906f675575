import Basics
import CData
import OrientationNotation

/// The record of decisions: what iOS decides in each of some thousands of situations.
///
/// The situations stand in `Sources/CData/situations.tsv`, which `make decisions` makes: a column for each fact.
package struct DecisionRecord: Sendable {
  /// Where the reference's site keeps it.
  package static let path = "data/decisions.csv"

  /// The first of the columns behind the facts: outcome, rule, mask, calls and standing.
  package static let firstResult = "outcome"

  /// The keys of the facts.
  package let keys: [Substring]
  /// The values of the facts of each situation; empty where one is not stated, and at the end left out.
  package let rows: [[Substring]]

  /// The record that this build of the tool has.
  package static let own = DecisionRecord(String(cString: data_situations))

  /// Reads the text of such a file.
  package init(_ text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    let table = lines.map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
    }
    keys = table.first ?? []
    rows = Array(table.dropFirst())
  }

  /// The situation of a row.
  package func situation(_ row: [Substring]) -> Situation { Situation(keys: keys, values: row) }
}

extension DecisionRecord {
  /// The record with what iOS decides: a line a situation.
  func csv(_ workers: Workers) -> [UInt8] {
    var bytes: [UInt8] = []
    CommaSeparatedValues.write(keys + Self.results, into: &bytes)
    let parts = workers.mapParts(rows) { part in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(part.count * 256)
      for row in part { write(row, into: &bytes) }
      return bytes
    }
    for part in parts { bytes += part }
    return bytes
  }

  private static let results: [Substring] = ["outcome", "rule", "allowed", "calls", "standing"]

  private func write(_ row: [Substring], into bytes: inout [UInt8]) {
    CommaSeparatedValues.write(
      row + repeatElement("", count: max(0, keys.count - row.count)) + results(of: situation(row)), into: &bytes)
  }

  private func results(of situation: Situation) -> [Substring] {
    do throws(ClaimFaults) {
      let steps = try situation.verdict(graded: true).steps
      return [
        Self.cell(steps.map(\.outcome)), Self.cell(steps.map(\.rule)), Self.cell(steps.map(\.allowed)),
        Self.cell(steps.map { $0.calls.joined(separator: ", ") }), Self.cell(steps.map(\.standing)),
      ]
    } catch {
      return [Self.cell(["cannot be read"] + error.faults.map(\.message.text)), "", "", "", ""]
    }
  }

  /// A cell with a part for each event; empty where all parts are.
  private static func cell(_ parts: [String]) -> Substring {
    if parts.count == 1 { return parts[0][...] }
    return parts.allSatisfy(\.isEmpty) ? "" : parts.joined(separator: "; ")[...]
  }
}

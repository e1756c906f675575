import Basics

/// The findings that an app had when somebody began to look: new ones are told, these are not.
///
/// Its file has the form of findings.json. Each entry accepts one finding, so a second one of the same symbol is new.
package struct Baseline: Sendable {
  /// What stands where a team gives its reason.
  package static let reason = "in the baseline"

  private let entries: [AcceptedFinding]

  package init(_ entries: [AcceptedFinding]) { self.entries = entries }

  /// Whether every entry is one of a baseline, so that no reason is lost where the file is written again.
  package var isWritten: Bool { entries.allSatisfy { $0.reason == Self.reason } }

  /// The entry that accepts each of the findings, by its place in the list, and the entries that no longer occur. What a
  /// comment accepts needs none.
  package func accepted(among findings: [AppFinding]) -> (entries: [Int: AcceptedFinding], gone: [AcceptedFinding]) {
    func key(_ kind: AppFindingKind, _ symbol: String) -> [[UInt8]] { [Array(kind.rawValue.utf8), Array(symbol.utf8)] }
    var rest = Dictionary(grouping: entries.reversed()) { key($0.kind, $0.symbol ?? "") }
    var entries: [Int: AcceptedFinding] = [:]
    for (index, finding) in findings.enumerated() where finding.acceptedBy == nil {
      for symbol in [finding.subject, ""] where entries[index] == nil {
        let key = key(finding.kind, symbol)
        guard let place = rest[key]?.lastIndex(where: { $0.covers(finding) }) else { continue }
        entries[index] = rest[key]?.remove(at: place)
      }
    }
    return (entries, rest.values.joined().sorted { $0.line < $1.line })
  }

  /// The file that accepts these findings by their symbols: the same for the same findings, wherever their lines are.
  ///
  /// - Parameter now: when those are first seen that this baseline has not; what it has keeps what it says of them.
  package func bytes(accepting findings: [AppFinding], firstSeen now: FirstSeen?) -> [UInt8] {
    let known = accepted(among: findings).entries
    let rows = findings.enumerated().map { (finding: $1, firstSeen: known[$0].map(\.firstSeen) ?? now) }
    let sorted = rows.sorted { row, next in
      let (one, other) = (row.finding, next.finding)
      return one.kind != other.kind
        ? one.kind.rawValue.precedes(other.kind.rawValue) : one.subject.precedes(other.subject)
    }
    return JSONWriter.file { json in
      json.objectLines("accepted", of: sorted) { row, json in
        json.member("kind", row.finding.kind.rawValue)
        json.member("symbol", row.finding.subject)
        json.member("reason", Self.reason)
        row.firstSeen?.write(into: &json)
      }
    }
  }
}

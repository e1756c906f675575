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

  /// Which of the findings it accepts, by their places in the list, and its entries that no longer occur. What a comment
  /// accepts needs none.
  package func accepted(among findings: [AppFinding]) -> (indices: Set<Int>, gone: [AcceptedFinding]) {
    func key(_ kind: AppFindingKind, _ symbol: String) -> [[UInt8]] { [Array(kind.rawValue.utf8), Array(symbol.utf8)] }
    var rest = Dictionary(grouping: entries.reversed()) { key($0.kind, $0.symbol ?? "") }
    let indices = findings.indices.filter { index in
      let finding = findings[index]
      return finding.acceptedBy == nil
        && [finding.subject, ""].contains { symbol in
          let key = key(finding.kind, symbol)
          guard let entry = rest[key]?.lastIndex(where: { $0.covers(finding) }) else { return false }
          rest[key]?.remove(at: entry)
          return true
        }
    }
    return (Set(indices), rest.values.joined().sorted { $0.line < $1.line })
  }

  /// The file that accepts these findings by their symbols: the same for the same findings, wherever their lines are.
  package static func bytes(accepting findings: [AppFinding]) -> [UInt8] {
    let sorted = findings.sorted { one, other in
      one.kind != other.kind ? one.kind.rawValue.precedes(other.kind.rawValue) : one.subject.precedes(other.subject)
    }
    return JSONWriter.file { json in
      json.objectLines("accepted", of: sorted) { finding, json in
        json.member("kind", finding.kind.rawValue)
        json.member("symbol", finding.subject)
        json.member("reason", reason)
      }
    }
  }
}

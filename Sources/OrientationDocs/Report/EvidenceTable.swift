import Orientation
import OrientationCatalog

/// How well each version of iOS is known, as a table for people.
struct EvidenceTable {
  let counts: [EvidenceCount]

  init(_ counts: [EvidenceCount]) { self.counts = counts }

  /// A line a version: how many sentences of rules have each grade, and how many cells are computed for it.
  var text: String {
    let head = ["iOS"] + Standing.allCases.map(\.rawValue) + ["computed"]
    let rows = counts.map { count in
      [count.version.description] + Standing.allCases.map { String(count.sentences[$0, default: 0]) }
        + [String(count.cells)]
    }
    return ([head] + rows).map { row in
      zip(head, row).enumerated().map { column, cell in
        let space = String(repeating: " ", count: max(0, (column == 0 ? 4 : cell.0.count) - cell.1.count))
        return column == 0 ? cell.1 + space : space + cell.1
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

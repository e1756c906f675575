import ReferenceSite

/// How much of what a book lists it has, as a table for people.
struct CoverageTable {
  let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  /// A line a kind, with what there is and what there should be.
  var text: String {
    if coverage.rows.isEmpty { return "The book lists nothing of the catalog, so there is nothing to cover." }
    let width = coverage.rows.map(\.kind.title.count).max() ?? 0
    let digits = coverage.rows.map { String($0.total).count }.max() ?? 0
    return coverage.rows.map { row in
      padded(row.kind.title, to: width) + "  " + padded(String(row.covered), to: digits, isNumber: true) + " of "
        + padded(String(row.total), to: digits, isNumber: true)
    }.joined(separator: "\n")
  }
}

extension CoverageTable {
  private func padded(_ text: String, to width: Int, isNumber: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }
}

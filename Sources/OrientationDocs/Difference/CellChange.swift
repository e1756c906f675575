import OrientationCatalog
import Words

/// Cells of a matrix that all changed in the same way.
struct CellChange: Equatable {
  /// The matrix's id.
  let matrix: String
  let old: String
  let new: String
  /// The rule that decides now.
  let rule: String
  /// The ids of the cells, in the order of the matrix.
  let cells: [String]
}

extension CellChange {
  /// The change in a line: how many cells, where, from what to what.
  var text: String {
    "\(title): \(Count.of(cells.count, "cell").text), \(place): \(old) → \(new) [\(rule)]"
  }

  private var title: String {
    MatrixKind(rawValue: matrix).map { MatrixWords.title(of: $0) } ?? "matrix \(matrix)"
  }

  private var place: String {
    let kind = MatrixKind(rawValue: matrix)
    return CellPlaces.text(
      cells.map { cell in
        let keys = cell.split(separator: ".", maxSplits: 1).map { MatrixWords.axis(String($0), in: kind) }
        return (row: keys.first ?? "", column: keys.dropFirst().first)
      })
  }
}

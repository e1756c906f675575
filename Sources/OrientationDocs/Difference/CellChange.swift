import Orientation
import ReferenceSite

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
    let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
    return "\(title): \(count), \(place): \(old) → \(new) [\(rule)]"
  }

  private var title: String {
    MatrixKind(rawValue: matrix).map { MatrixWords.title(of: $0) } ?? "matrix \(matrix)"
  }

  /// The rows and columns where the cells fill a rectangle, and the cells by name otherwise.
  private var place: String {
    let keys = cells.map { cell in
      let parts = cell.split(separator: ".", maxSplits: 1)
      return (row: String(parts.first ?? ""), column: String(parts.dropFirst().first ?? ""))
    }
    var rows: [String] = []
    var columns: [String] = []
    for key in keys {
      if !rows.contains(key.row) { rows.append(key.row) }
      if !columns.contains(key.column) { columns.append(key.column) }
    }
    let kind = MatrixKind(rawValue: matrix)
    if rows.count * columns.count == cells.count {
      return Self.list(rows.map { MatrixWords.axis($0, in: kind) }) + " × "
        + Self.list(columns.map { MatrixWords.axis($0, in: kind) })
    }
    return Self.list(keys.map { MatrixWords.axis($0.row, in: kind) + " × " + MatrixWords.axis($0.column, in: kind) })
  }

  private static func list(_ names: [String]) -> String {
    let most = 3
    if names.count <= most + 1 { return names.joined(separator: "; ") }
    return names.prefix(most).joined(separator: "; ") + " and \(names.count - most) more"
  }
}

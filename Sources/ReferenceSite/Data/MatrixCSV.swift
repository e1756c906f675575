import Basics
import Orientation
import OrientationCatalog
import Words

/// A matrix as comma-separated values: a line a cell.
struct MatrixCSV {
  let matrix: DecisionMatrix

  var bytes: [UInt8] {
    let words = ReferenceWords(language: .english)
    var bytes: [UInt8] = []
    CommaSeparatedValues.write(["id", "row", "column", "outcome", "rule"], into: &bytes)
    for (row, cells) in zip(matrix.rows, matrix.cells) {
      for (column, cell) in zip(matrix.columns, cells) {
        let fields = [cell.id, words.axis(row), words.axis(column), cell.value.claim, cell.rule.rawValue]
        CommaSeparatedValues.write(fields.map { $0[...] }, into: &bytes)
      }
    }
    return bytes
  }
}

import Orientation
import OrientationCatalog
import Words

/// A matrix as comma-separated values: a line a cell.
struct MatrixCSV {
  let matrix: DecisionMatrix

  var text: String {
    let words = ReferenceWords(language: .english)
    var text = "id,row,column,outcome,rule\n"
    for (row, cells) in zip(matrix.rows, matrix.cells) {
      for (column, cell) in zip(matrix.columns, cells) {
        let fields = [cell.id, words.axis(row), words.axis(column), cell.value.claim, cell.rule.rawValue]
        text += fields.map(Self.quoted).joined(separator: ",") + "\n"
      }
    }
    return text
  }

  /// A field in quotes where it needs them (RFC 4180).
  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

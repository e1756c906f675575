import Orientation
import OrientationCatalog

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

extension DecisionMatrix.Value {
  /// The value as data states it, in English and the words of claims.
  package var claim: String {
    switch self {
    case .allowed(let mask): mask.isEmpty ? "none" : mask.messageList
    case .outcome(let outcome): outcome.claim
    case .decider(let decider): decider.rawValue
    case .isAsked(let isAsked): isAsked ? "asked" : "not asked"
    }
  }
}

import Orientation

/// Cells of a matrix that all come out in the same other way in another version.
package struct DecisionChange: Sendable, Hashable {
  /// A cell by what heads its row and its column; no column where the matrix's columns are versions.
  package struct Place: Sendable, Hashable {
    package let row: AxisValue
    package let column: AxisValue?
  }

  package let matrix: MatrixKind
  package let old: DecisionMatrix.Value
  package let new: DecisionMatrix.Value
  /// The rule that decides in the newer version.
  package let rule: Rule
  /// The cells, in the order of the matrix; at least one.
  package private(set) var places: [Place]
}

extension DecisionChange {
  /// The changes from one matrix to another with the same rows and as many columns.
  package static func between(_ old: DecisionMatrix, _ new: DecisionMatrix) -> [DecisionChange] {
    var changes: [DecisionChange] = []
    for (row, (before, after)) in zip(new.rows, zip(old.cells, new.cells)) {
      for (column, (was, becomes)) in zip(new.columns, zip(before, after))
      where !was.value.isTold(like: becomes.value) {
        let place = Place(row: row, column: column.isVersions ? nil : column)
        let found = changes.firstIndex {
          $0.old.isTold(like: was.value) && $0.new.isTold(like: becomes.value) && $0.rule == becomes.rule
        }
        if let found {
          changes[found].places.append(place)
        } else {
          changes.append(
            DecisionChange(
              matrix: new.kind, old: was.value, new: becomes.value, rule: becomes.rule, places: [place]))
        }
      }
    }
    return changes
  }
}

extension DecisionMatrix.Value {
  /// Whether two values are the same but for what an error or exception carries about its own situation.
  fileprivate func isTold(like other: DecisionMatrix.Value) -> Bool {
    guard case .outcome(let one) = self, case .outcome(let two) = other else { return self == other }
    return one.claim == two.claim
  }
}

extension AxisValue {
  fileprivate var isVersions: Bool {
    if case .versions = self { return true }
    return false
  }
}

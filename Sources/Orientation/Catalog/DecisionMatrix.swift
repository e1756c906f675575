/// A table that the resolver fills in.
public struct DecisionMatrix: Sendable {
  /// What stands in a cell.
  public enum Value: Sendable, Hashable {
    /// The orientations that are allowed.
    case allowed(InterfaceOrientationMask)
    /// What happens.
    case outcome(Outcome)
    /// Who decides: the controller that the row names, or another.
    case respondent(Respondent)
    /// Whether the app is asked at all.
    case isAsked(Bool)
  }

  /// A cell.
  public struct Cell: Sendable, Hashable {
    /// Unique in the matrix: the keys of row and column.
    public let id: String
    public let value: Value
    /// The rule that decided.
    public let rule: Rule
  }

  public let kind: MatrixKind
  public let rows: [AxisValue]
  public let columns: [AxisValue]
  /// The cells, a list for each row.
  public let cells: [[Cell]]

  /// Computes a matrix: every cell is a resolution, seen from one side.
  init(
    _ kind: MatrixKind, rows: [AxisValue], columns: [AxisValue],
    cell: (_ row: AxisValue, _ column: AxisValue) -> (value: Value, rule: Rule)
  ) {
    self.kind = kind
    self.rows = rows
    self.columns = columns
    cells = rows.map { row in
      columns.map { column in
        let (value, rule) = cell(row, column)
        return Cell(id: row.key + "." + column.key, value: value, rule: rule)
      }
    }
  }
}

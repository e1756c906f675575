import Orientation

/// A table that the resolver fills in.
public struct DecisionMatrix: Sendable {
  /// What stands in a cell.
  public enum Value: Sendable, Hashable {
    /// The orientations that are allowed.
    case allowed(InterfaceOrientationMask)
    /// What happens.
    case outcome(Outcome)
    /// Who decides.
    case decider(Decider)
    /// Whether the app is asked at all.
    case isAsked(Bool)
  }

  /// Who decides under a container or a presentation.
  public enum Decider: String, Sendable {
    case container
    case child
    case containerDelegate = "container delegate"
    case presenter
    case presented
  }

  /// A cell.
  public struct Cell: Sendable, Hashable {
    /// Unique in the matrix: the keys of row and column.
    public let id: String
    public let value: Value
    /// The rule that decided.
    public let rule: Rule
    /// The scenario that the cell is a view of.
    public let scenario: Scenario
  }

  public let kind: MatrixKind
  public let rows: [AxisValue]
  public let columns: [AxisValue]
  /// The cells, a list for each row.
  public let cells: [[Cell]]

  /// Computes a matrix: every cell is a resolution, seen from one side.
  ///
  /// - Parameters:
  ///   - rows: what the rows vary, with how it stands in their heads.
  ///   - columns: what the columns vary, likewise.
  ///   - cell: the value of a cell, the rule that decided it, and the scenario that it is a view of.
  init<Row, Column>(
    _ kind: MatrixKind, rows: [Row], _ rowHead: (Row) -> AxisValue, columns: [Column],
    _ columnHead: (Column) -> AxisValue,
    cell: (_ row: Row, _ column: Column) -> (value: Value, rule: Rule, scenario: Scenario)
  ) {
    self.kind = kind
    self.rows = rows.map(rowHead)
    self.columns = columns.map(columnHead)
    cells = rows.map { row in
      columns.map { column in
        let (value, rule, scenario) = cell(row, column)
        return Cell(id: rowHead(row).key + "." + columnHead(column).key, value: value, rule: rule, scenario: scenario)
      }
    }
  }
}

import Orientation

/// A table that the resolver fills in.
package struct DecisionMatrix: Sendable {
  /// What stands in a cell.
  package enum Value: Sendable, Hashable {
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
  package enum Decider: String, CaseIterable, Sendable {
    case container
    case child
    case containerDelegate = "container delegate"
    case presenter
    case presented
  }

  /// A cell.
  package struct Cell: Sendable, Hashable {
    /// Unique in the matrix: the keys of row and column.
    package let id: String
    package let value: Value
    /// The rule that decided.
    package let rule: Rule
    /// The scenario that the cell is a view of.
    package let scenario: Scenario
    /// What the value rests on.
    fileprivate let basis: Basis

    /// How far the value can be relied on.
    package var standing: VerdictStanding {
      switch basis {
      case .grounds(let grounds): VerdictStanding(grounds)
      case .sentence(let sentence): VerdictStanding(sentence.standing)
      }
    }
  }

  /// What a value rests on: what happens on all that it needs, anything else on the sentence that says so.
  fileprivate enum Basis: Sendable, Hashable {
    case grounds(Grounds)
    case sentence(RuleSentence)
  }

  package let kind: MatrixKind
  package let rows: [AxisValue]
  package let columns: [AxisValue]
  /// The cells, a list for each row.
  package let cells: [[Cell]]

  /// Computes a matrix: every cell is a resolution, seen from one side.
  ///
  /// - Parameters:
  ///   - rows: what the rows vary, with how it stands in their heads.
  ///   - columns: what the columns vary, likewise.
  ///   - cell: the value of a cell, the rule that decided it, and the resolution that it is a view of.
  init<Row, Column>(
    _ kind: MatrixKind, rows: [Row], _ rowHead: (Row) -> AxisValue, columns: [Column],
    _ columnHead: (Column) -> AxisValue,
    cell: (_ row: Row, _ column: Column) -> (value: Value, rule: Rule, resolution: Resolution)
  ) {
    self.kind = kind
    self.rows = rows.map(rowHead)
    self.columns = columns.map(columnHead)
    cells = rows.map { row in
      columns.map { column in
        let (value, rule, resolution) = cell(row, column)
        return Cell(
          id: rowHead(row).key + "." + columnHead(column).key, value: value, rule: rule,
          scenario: resolution.scenario, basis: value.basis(rule, in: resolution))
      }
    }
  }
}

extension DecisionMatrix.Value {
  fileprivate func basis(_ rule: Rule, in resolution: Resolution) -> DecisionMatrix.Basis {
    switch self {
    case .outcome: return .grounds(resolution.grounds)
    case .allowed, .decider, .isAsked:
      let step = resolution.trace.steps.first { $0.rule == rule }
      return .sentence(step.map { resolution.sentence(of: $0) } ?? RuleSentence(rule))
    }
  }
}

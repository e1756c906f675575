import Explorer
import OrientationCatalog

/// The states of a matrix's cells as sums: what the first cell is, and what each row and each column adds to it.
///
/// So a page with hundreds of cells carries a few dozen addresses. A test adds them up for every cell.
struct MatrixStates {
  let base: StateCode
  let rows: [StateCode]
  let columns: [StateCode]

  init(matrix: DecisionMatrix) {
    let base = matrix.cells.first?.first.map { StateCode(.moment($0.scenario)) } ?? StateCode()
    self.base = base
    rows = matrix.cells.map { row in row.first.map { StateCode(.moment($0.scenario)) - base } ?? StateCode() }
    columns = matrix.cells.first?.map { StateCode(.moment($0.scenario)) - base } ?? []
  }
}

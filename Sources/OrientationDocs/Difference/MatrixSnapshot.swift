/// A decision matrix as a catalog has it.
struct MatrixSnapshot: Equatable {
  struct Cell: Equatable {
    /// The keys of its row and column, joined by a point.
    let id: String
    let outcome: String
    /// The id of the rule that decides.
    let rule: String
  }

  let id: String
  let cells: [Cell]
}

/// The matrices, computed once a process: every rule page looks through all of them.
package enum ComputedMatrices {
  package static let all: [DecisionMatrix] = MatrixKind.allCases.map(\.matrix)

  package static func matrix(_ kind: MatrixKind) -> DecisionMatrix {
    all.first { $0.kind == kind } ?? kind.matrix
  }
}

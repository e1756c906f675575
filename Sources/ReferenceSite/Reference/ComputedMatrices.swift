import Orientation
import OrientationCatalog

/// The matrices, computed once a process: every rule page looks through all of them.
enum ComputedMatrices {
  static let all: [DecisionMatrix] = Catalog.matrices

  static func matrix(_ kind: MatrixKind) -> DecisionMatrix {
    all.first { $0.kind == kind } ?? kind.matrix
  }
}

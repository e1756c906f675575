import Orientation
import OrientationCatalog

/// The English words of a matrix, for those who compare matrices by their ids.
package enum MatrixWords {
  /// The matrix's title.
  package static func title(of kind: MatrixKind) -> String { words.title(of: kind) }

  /// What heads the row or column of a key, or the key itself where no such matrix has one.
  package static func axis(_ key: String, in kind: MatrixKind?) -> String {
    guard let kind else { return key }
    let matrix = ComputedMatrices.matrix(kind)
    return (matrix.rows + matrix.columns).first { $0.key == key }.map { words.axis($0) } ?? key
  }

  private static let words = ReferenceWords(language: .english)
}

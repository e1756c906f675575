import Orientation
import OrientationCatalog

/// The words of what readers do with a matrix: filter it, move in it, copy a link to a cell.
package struct MatrixFilterWords: RecordedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func cells(_ count: Int) -> String { ReferenceWords(language: language).cells(count) }

  /// How many cells are left; `%` stands for their number.
  package func some(of count: Int) -> String { pick("% of \(count) cells", "\(count) 格中的 % 格") }

  // MARK: What a matrix varies

  /// What the rows of a matrix vary, and what its columns vary.
  package func axes(of matrix: MatrixKind) -> (rows: String, columns: String) {
    (
      ValueText.text("rows of matrices", matrix.rawValue, in: language),
      ValueText.text("columns of matrices", matrix.rawValue, in: language)
    )
  }

  // MARK: Outcomes

  /// What cells that look alike have in common.
  package func outcome(_ kind: Outcome.Kind, isState: Bool) -> String {
    kind == .turned && isState ? self[.allowed] : ValueText.text("outcomes of cells", "\(kind)", in: language)
  }
}

extension MatrixFilterWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words of matrices”.
  package enum Word: Int, CaseIterable, Sendable {
    case allowed, filter, all, outcome, clear, copied, shown, keys, idiom, version, current, unknown
  }

  package static let texts = ValueText.texts("words of matrices", of: Word.self)
}

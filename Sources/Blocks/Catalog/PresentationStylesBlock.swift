import Basics
import HTML
import OrientationCatalog
import Words

/// The presentation styles, with a link to who decides under each.
struct PresentationStylesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "presentation-styles", summary: "who decides under each style", .plain { _ in PresentationStylesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "presentation-styles.table")] }
  var mentions: [EntryKey] { [.matrix(MatrixKind.presentation.rawValue)] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let matrix = ComputedMatrices.matrix(.presentation)
    let figure = TableFigure(
      id: "presentation-styles.table", caption: words.title(of: .presentation),
      columns: [words[.style]] + matrix.columns.map { words.axis($0) })
    figure.write(rows: zip(matrix.rows, matrix.cells), into: &page) { row, page in
      page.tag(.th, [.scope("row")]) { $0.breakable(words.axisName(row.0)) }
      for cell in row.1 {
        page.tag(.td) { $0.link(words.value(cell.value), to: .rule(cell.rule.rawValue), context) }
      }
    }
  }
}

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
    figure.write(into: &page) { page in
      for (row, cells) in zip(matrix.rows, matrix.cells) {
        page.line(.tr) { page in
          page.tag(.th, [.scope("row")]) { $0.breakable(words.axisName(row)) }
          for cell in cells {
            page.tag(.td) { $0.link(words.value(cell.value), to: .rule(cell.rule.rawValue), context) }
          }
        }
      }
    }
  }
}

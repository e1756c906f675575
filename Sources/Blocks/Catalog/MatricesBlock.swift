import Basics
import HTML
import OrientationCatalog
import Words

/// The list of all matrices.
struct MatricesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "matrices", summary: "the list of matrices", .plain { _ in MatricesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "matrices.table")] }

  var promises: [EntryKey] { MatrixKind.allCases.map { .matrix($0.rawValue) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "matrices.table", caption: words[.matricesCaption],
      columns: [words[.matrix], words[.shows], words[.cellCount]])
    figure.write(rows: ComputedMatrices.all, into: &page) { matrix, page in
      page.tag(.th, [.scope("row")]) {
        $0.link(words.title(of: matrix.kind), to: .matrix(matrix.kind.rawValue), context)
      }
      page.tag(.td, text: words.corner(of: matrix.kind))
      page.tag(.td, [.class("number")], text: String(matrix.rows.count * matrix.columns.count))
    }
  }
}

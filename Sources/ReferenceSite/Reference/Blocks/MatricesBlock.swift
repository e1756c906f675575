import HTML
import Orientation
import OrientationCatalog

/// The list of all matrices.
struct MatricesBlock: ReferenceBlock {
  var anchors: [GeneratedBlock.Anchor] { [GeneratedBlock.Anchor(id: "matrices.table")] }

  var promises: [EntryKey] { MatrixKind.allCases.map { .matrix($0.rawValue) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "matrices.table", caption: words.matricesCaption, columns: [words.matrix, words.shows, words.cellCount])
    figure.write(into: &page) { page in
      for matrix in ComputedMatrices.all {
        page.tag("tr") { page in
          page.tag("th", [.scope("row")]) { page in
            let title = words.title(of: matrix.kind)
            guard let href = context.href(.matrix(matrix.kind.rawValue)) else { return page.text(title) }
            page.tag("a", [.href(href)], text: title)
          }
          page.tag("td", text: words.corner(of: matrix.kind))
          page.tag("td", [.class("number")], text: String(matrix.rows.count * matrix.columns.count))
        }
        page.literal("\n")
      }
    }
  }
}

import HTML
import Orientation

/// Screen × kind of device × version → what is allowed, and who decides.
struct AppMatrixBlock: ReferenceBlock {
  let matrix: AppMatrix

  var anchors: [GeneratedBlock.Anchor] { [GeneratedBlock.Anchor(id: "app-matrix.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    let figure = TableFigure(
      id: "app-matrix.table", caption: words.matrixCaption,
      columns: [words.screen] + matrix.columns.map { "\(words.idiom($0.idiom)), iOS \($0.versions.text)" },
      style: .matrix, legend: words.matrixLegend)
    figure.write(into: &page) { page in
      for (screen, cells) in zip(matrix.screens, matrix.cells) {
        page.tag("tr") { page in
          page.tag("th", [.scope("row")]) { $0.breakable(screen.name) }
          for cell in cells { write(cell, words, context, into: &page) }
        }
        page.literal("\n")
      }
    }
  }
}

extension AppMatrixBlock {
  private func write(_ cell: AppMatrix.Cell, _ words: AppWords, _ context: BlockContext, into page: inout HTMLWriter) {
    switch cell {
    case .allowed(let mask, let controller):
      let mark = OutcomeMark(kind: .turned, isState: true)
      page.tag("td", [mark.cellClass]) { page in
        mark.writeSign(into: &page)
        page.breakable(controller == nil ? words.notAsked : AppWords.name(of: mask))
        guard let controller else { return }
        page.void("br")
        page.tag("small") { $0.link(controller, to: .controller(controller), context) }
      }
    case .outcome(let outcome, let rule):
      let mark = OutcomeMark(kind: outcome.kind)
      page.tag("td", [mark.cellClass]) { page in
        mark.writeSign(into: &page)
        page.link(outcome.claim, to: .rule(rule.rawValue), context)
      }
    case .unknown(let reason):
      page.tag("td", [.class("prose")]) { page in
        page.text(words.unknown)
        page.void("br")
        page.tag("small", text: reason)
      }
    }
  }
}

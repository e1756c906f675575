import Diagnostics
import HTML
import OrientationNotation
import Words

/// The facts that a scenario can state.
struct FactsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "facts", summary: "the facts of a scenario", .plain { _ in FactsBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "facts.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "facts.table", caption: words[.factsCaption],
      columns: [words[.fact], words[.values], words[.defaultValue], words[.meaning]])
    figure.write(rows: FactKind.allCases, into: &page) { kind, page in
      page.tag(.th, [.scope("row")]) { $0.tag(.code) { $0.breakable(kind.key) } }
      page.tag(.td, [.class("prose")], text: context.language.says(kind.values))
      page.tag(.td, text: context.language.says(kind.defaultText))
      page.tag(.td, [.class("prose")], text: context.language.says(kind.summary))
    }
  }
}

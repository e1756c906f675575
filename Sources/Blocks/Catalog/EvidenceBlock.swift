import HTML
import OrientationCatalog
import Words

/// How many sentences have which standing, by version of iOS.
struct EvidenceBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "evidence", summary: "how many sentences have which grade, by version of iOS", .plain { _ in EvidenceBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "evidence.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "evidence.table", caption: words[.evidenceCaption],
      columns: ["iOS"] + Standing.allCases.map(words.standings.marked) + [words[.computedCells]])
    figure.write(rows: EvidenceCount.byVersion, into: &page) { count, page in
      page.tag(.th, [.scope("row")], text: count.version.description)
      for standing in Standing.allCases { page.tag(.td, text: String(count.sentences[standing, default: 0])) }
      page.tag(.td, text: String(count.cells))
    }
  }
}

import HTML
import Orientation
import OrientationCatalog
import Words

/// Every way in which a decision can end, as claims write it.
struct OutcomesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "outcomes", summary: "every way in which a decision can end", .plain { _ in OutcomesBlock() })

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "outcomes.table")]
      + Catalog.outcomes.map { BlockAnchor(id: id(of: $0), key: .outcome($0.claim)) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let meanings = ResolutionWords(language: context.language)
    let figure = TableFigure(
      id: "outcomes.table", caption: words[.outcomesCaption], columns: [words[.written], words[.meaning]])
    figure.write(rows: Catalog.outcomes, into: &page, attributes: { [.id(id(of: $0))] }) { outcome, page in
      page.rowHeader(id(of: outcome), outcome.claim, words) { page in
        page.tag(.code) { $0.breakable(outcome.claim) }
      }
      page.tag(.td, [.class("prose")], text: meanings.meaning(of: outcome))
    }
  }
}

extension OutcomesBlock {
  private func id(of outcome: Outcome) -> String {
    "outcome." + outcome.claim.map { $0 == " " ? "-" : String($0) }.joined()
  }
}

import HTML
import Orientation
import OrientationCatalog

/// Every way in which a decision can end, as claims write it.
struct OutcomesBlock: ReferenceBlock {
  var anchors: [GeneratedBlock.Anchor] {
    [GeneratedBlock.Anchor(id: "outcomes.table")]
      + Catalog.outcomes.map { GeneratedBlock.Anchor(id: id(of: $0), key: .outcome($0.claim)) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let meanings = ResolutionWords(language: context.language)
    let figure = TableFigure(
      id: "outcomes.table", caption: words.outcomesCaption, columns: [words.written, words.meaning])
    figure.write(into: &page) { page in
      for outcome in Catalog.outcomes {
        page.tag("tr", [.id(id(of: outcome))]) { page in
          page.rowHeader(id(of: outcome), outcome.claim, words) { page in
            page.tag("code") { $0.breakable(outcome.claim) }
          }
          page.tag("td", [.class("prose")], text: meanings.meaning(of: outcome))
        }
        page.literal("\n")
      }
    }
  }
}

extension OutcomesBlock {
  private func id(of outcome: Outcome) -> String {
    "outcome." + outcome.claim.map { $0 == " " ? "-" : String($0) }.joined()
  }
}

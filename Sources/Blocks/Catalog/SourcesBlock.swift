import HTML
import Orientation
import OrientationCatalog
import Words

/// Everything that the rules rest on, and how much of each rests on it.
struct SourcesBlock: ReferenceBlock {
  static let specification = BlockSpecification("sources", summary: "the sources", .plain { _ in SourcesBlock() })

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "sources.table")]
      + Catalog.ruleSources.map { BlockAnchor(id: "source." + $0.id, key: .source($0.id)) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "sources.table", caption: words.sourcesCaption, columns: [words.source, words.grade, words.usedFor])
    let rules = Catalog.rulesBySource
    figure.write(into: &page) { page in
      for source in Catalog.ruleSources {
        let id = "source." + source.id
        page.tag("tr", [.id(id)]) { page in
          page.rowHeader(id, source.title, words) { page in
            guard let address = source.address else { return page.text(source.title) }
            page.tag("a", [.href(address)], text: source.title)
          }
          page.tag("td", text: words.grade(source.grade))
          page.tag("td", [.class("prose")]) { page in
            for (index, rule) in (rules[source] ?? []).enumerated() {
              if index > 0 { page.text(", ") }
              page.rule(rule, context)
              if let carried = words.carried(by: source, of: rule.sentences) { page.text(" (" + carried + ")") }
            }
          }
        }
        page.literal("\n")
      }
    }
  }
}

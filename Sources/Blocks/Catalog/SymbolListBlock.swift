import Basics
import HTML
import OrientationCatalog
import Words

/// All symbols with the sentence that says what each is.
struct SymbolListBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "symbol-list", summary: "all symbols, each with what it is and since when", .plain { _ in SymbolListBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "symbols.table")] }

  var promises: [EntryKey] { Catalog.symbols.map { .symbol($0.swift) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "symbols.table", caption: words[.symbolsCaption],
      columns: [words[.symbol], words[.meaning], words[.versions]])
    figure.write(rows: Catalog.symbols, into: &page) { symbol, page in
      page.tag(.th, [.scope("row")]) { $0.symbol(symbol.swift, context) }
      page.tag(.td, [.class("prose")]) { $0.sentence(symbol.entry.summary[context.language]) }
      page.tag(.td, text: words.availability(of: "iOS", symbol.availability))
    }
  }
}

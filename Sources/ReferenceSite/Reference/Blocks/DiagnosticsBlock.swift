import HTML

/// The diagnostics of the tool, by id.
struct DiagnosticsBlock: ReferenceBlock {
  var anchors: [GeneratedBlock.Anchor] {
    [GeneratedBlock.Anchor(id: "diagnostics.table")]
      + DiagnosticKind.allCases.map {
        GeneratedBlock.Anchor(id: "diagnostic." + $0.rawValue, key: EntryKey("diagnostic:" + $0.rawValue))
      }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "diagnostics.table", caption: words.diagnosticsCaption,
      columns: [words.diagnostic, words.meaning, words.remedy, words.example])
    figure.write(into: &page) { page in
      for kind in DiagnosticKind.allCases {
        let id = "diagnostic." + kind.rawValue
        page.tag("tr", [.id(id)]) { page in
          page.rowHeader(id, kind.rawValue, words) { $0.tag("code", text: kind.rawValue) }
          page.tag("td", [.class("prose")], text: kind.summary)
          page.tag("td", [.class("prose")], text: kind.remedy)
          page.tag("td") { $0.tag("code", text: kind.example) }
        }
        page.literal("\n")
      }
    }
  }
}

import Diagnostics
import HTML
import ToolSpecification
import Words

/// The exit statuses of the tool.
struct ExitStatusesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "exit-statuses", summary: "the exit statuses of the tool", .plain { _ in ExitStatusesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "exit-statuses.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "exit-statuses.table", caption: words[.exitStatusesCaption],
      columns: [words[.status], words[.meaning], words[.example]])
    figure.write(rows: ExitCode.allCases, into: &page) { code, page in
      page.tag(.th, [.scope("row")], text: String(code.rawValue))
      page.tag(.td, text: context.language.says(code.meaning))
      page.tag(.td, [.class("prose")]) { $0.sentence(context.language.says(code.example)) }
    }
  }
}

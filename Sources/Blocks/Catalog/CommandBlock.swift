import Diagnostics
import HTML
import ToolSpecification
import Words

/// How a command of the tool is called: its usage, its options, and what its exit statuses mean where that is special.
struct CommandBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "command", "NAME", summary: "how a command is called: usage, options, exit statuses",
    .entry("command", of: \.commands, by: \.name) { CommandBlock(command: $0) })

  let command: CommandSpecification

  var anchors: [BlockAnchor] {
    let options = BlockAnchor(id: id, key: .command(command.name))
    return command.statuses.isEmpty ? [options] : [options, BlockAnchor(id: statusesID)]
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.line(.pre) { $0.tag(.code, text: command.usage + "\n") }
    let options = TableFigure(
      id: id, caption: words.optionsCaption(command.name), columns: [words[.option], words[.whatItDoes]])
    options.write(rows: command.options, into: &page) { option, page in
      page.tag(.th, [.scope("row")]) { $0.tag(.code, text: option.usage) }
      page.tag(.td, [.class("prose")]) { $0.sentence(context.language.says(option.summary)) }
    }
    guard !command.statuses.isEmpty else { return }
    page.line()
    let statuses = TableFigure(
      id: statusesID, caption: words.exitStatusesCaption(command.name), columns: [words[.status], words[.meaning]])
    statuses.write(rows: ExitCode.allCases.filter { command.statuses[$0] != nil }, into: &page) { code, page in
      page.tag(.th, [.scope("row")], text: String(code.rawValue))
      page.tag(.td, [.class("prose")]) { $0.sentence(context.language.says(command.statuses[code] ?? "")) }
    }
  }
}

extension CommandBlock {
  private var id: String { "command." + command.name }
  private var statusesID: String { id + ".exit-statuses" }
}

import Basics
import Diagnostics
import HTML
import ToolSpecification
import Words

/// The commands of the tool.
struct CommandsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "commands", summary: "the commands of the tool", .plain { CommandsBlock(commands: $0.commands) })

  let commands: [CommandSpecification]

  var anchors: [BlockAnchor] { [BlockAnchor(id: "commands.table")] }
  var promises: [EntryKey] { commands.map { .command($0.name) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "commands.table", caption: words[.commandsCaption], columns: [words[.command], words[.whatItDoes]])
    figure.write(rows: commands, into: &page) { command, page in
      page.tag(.th, [.scope("row")]) { $0.symbol(command.name, .command(command.name), context) }
      page.tag(.td, [.class("prose")]) { $0.sentence(context.language.says(command.summary)) }
    }
  }
}

import HTML
import ToolSpecification

/// How a command of the tool is called: its usage, its options, and what its exit statuses mean where that is special.
struct CommandBlock: ReferenceBlock {
  let command: CommandSpecification

  var anchors: [GeneratedBlock.Anchor] {
    let options = GeneratedBlock.Anchor(id: id, key: .command(command.name))
    return command.statuses.isEmpty ? [options] : [options, GeneratedBlock.Anchor(id: statusesID)]
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag("pre") { $0.tag("code", text: command.usage + "\n") }
    page.literal("\n")
    let options = TableFigure(
      id: id, caption: words.optionsCaption(command.name), columns: [words.option, words.whatItDoes])
    options.write(into: &page) { page in
      for option in command.options {
        page.tag("tr") { page in
          page.tag("th", [.scope("row")]) { $0.tag("code", text: option.usage) }
          page.tag("td", [.class("prose")]) { $0.sentence(option.summary) }
        }
        page.literal("\n")
      }
    }
    guard !command.statuses.isEmpty else { return }
    page.literal("\n")
    let statuses = TableFigure(
      id: statusesID, caption: words.exitStatusesCaption(command.name), columns: [words.status, words.meaning])
    statuses.write(into: &page) { page in
      for code in ExitCode.allCases {
        guard let meaning = command.statuses[code] else { continue }
        page.exitStatus(code) { page in page.tag("td", [.class("prose")]) { $0.sentence(meaning) } }
      }
    }
  }
}

extension CommandBlock {
  private var id: String { "command." + command.name }
  private var statusesID: String { id + ".exit-statuses" }
}

extension HTMLWriter {
  /// A row of a table about an exit status.
  mutating func exitStatus(_ code: ExitCode, cells: (inout HTMLWriter) -> Void) {
    tag("tr") { page in
      page.tag("th", [.scope("row")], text: String(code.rawValue))
      cells(&page)
    }
    literal("\n")
  }
}

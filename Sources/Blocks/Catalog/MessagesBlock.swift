import Basics
import HTML
import OrientationCatalog
import Words

/// The list of all messages, by text: a table for each place where a reader meets them.
struct MessagesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "errors", summary: "the list of messages", .plain { _ in MessagesBlock() })

  var anchors: [BlockAnchor] { MessageRecord.Group.allCases.map { BlockAnchor(id: id(of: $0)) } }

  var promises: [EntryKey] { Catalog.messages.map { .message($0.id) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    for group in MessageRecord.Group.allCases {
      let figure = TableFigure(
        id: id(of: group), caption: words.caption(of: group),
        columns: [words[.message], words[.name], words[.versions]])
      figure.write(rows: Catalog.messages.filter { $0.kind.group == group }, into: &page) { message, page in
        page.tag(.th, [.scope("row")]) { $0.link(message.text, to: .message(message.id), context) }
        page.tag(.td) { page in page.tag(.code) { $0.breakable(message.name) } }
        page.tag(.td, text: message.period(in: context.language))
      }
      page.line()
    }
  }
}

extension MessagesBlock {
  private func id(of group: MessageRecord.Group) -> String { "messages." + group.rawValue }
}

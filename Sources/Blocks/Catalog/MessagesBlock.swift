import Basics
import HTML
import OrientationCatalog
import Words

/// The list of all messages, by text.
struct MessagesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "errors", summary: "the list of messages", .plain { _ in MessagesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "messages.table")] }

  var promises: [EntryKey] { Catalog.messages.map { .message($0.id) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "messages.table", caption: words.messagesCaption, columns: [words.message, words.kind, words.versions])
    figure.write(into: &page) { page in
      for message in Catalog.messages {
        page.tag("tr") { page in
          page.tag("th", [.scope("row")]) { $0.link(message.text, to: .message(message.id), context) }
          page.tag("td", text: words.kind(message.kind))
          page.tag("td", text: message.period(in: context.language))
        }
        page.literal("\n")
      }
    }
  }
}

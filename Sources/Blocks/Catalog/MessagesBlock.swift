import Basics
import HTML
import Orientation
import Words

/// The list of all messages, by text.
struct MessagesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "errors", summary: "the list of messages", .plain { _ in MessagesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "messages.table")] }

  var promises: [EntryKey] { Message.allCases.map { .message($0.rawValue) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "messages.table", caption: words.messagesCaption, columns: [words.message, words.kind, "iOS"])
    figure.write(into: &page) { page in
      for message in Message.allCases {
        page.tag("tr") { page in
          page.tag("th", [.scope("row")]) { $0.link(message.pattern, to: .message(message.rawValue), context) }
          page.tag("td", text: words.kind(message.kind))
          page.tag("td", text: message.versions.text)
        }
        page.literal("\n")
      }
    }
  }
}

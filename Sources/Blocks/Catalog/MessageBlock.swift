import HTML
import Orientation
import Words

/// One message: its exact text, what prints it, and in which versions.
struct MessageBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "error", "ID", summary: "the entry of a message",
    .named(noun: "message") { _ in
      Message.allCases.map(\.rawValue)
    } make: { name, _ in
      Message(rawValue: name).map { MessageBlock(message: $0) }
    })

  let message: Message

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "message." + message.rawValue, key: .message(message.rawValue))]
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag("div", [.id("message." + message.rawValue)]) { page in
      page.tag("pre") { $0.tag("code", text: message.pattern) }
      page.tag("dl", [.class("facts")]) { page in
        page.fact(words.kind) { $0.text(words.kind(message.kind)) }
        page.fact(words.name) { $0.tag("code") { $0.breakable(message.name) } }
        page.fact("iOS") { $0.text(message.versions.text) }
      }
      if !message.sources.isEmpty {
        page.tag("p") { $0.tag("strong", text: words.sources) }
        page.tag("ul") { page in
          for source in message.sources {
            page.tag("li") { page in
              page.tag("a", [.href(source.address)], text: source.title)
            }
          }
        }
      }
      page.usedBy(.message(message.rawValue), context)
    }
  }
}

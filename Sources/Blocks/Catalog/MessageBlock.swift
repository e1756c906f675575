import HTML
import OrientationCatalog
import Words

/// One message: its exact text, what prints it and in which versions, its cause and its fix.
struct MessageBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "error", "ID", summary: "the entry of a message",
    .named(noun: "message") { _ in
      Catalog.messages.map(\.id)
    } make: { name, _ in
      Catalog.message(name).map { MessageBlock(message: $0) }
    })

  let message: MessageRecord

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "message." + message.id, key: .message(message.id))]
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag("div", [.id("message." + message.id)]) { page in
      for text in message.texts { page.tag("pre") { $0.tag("code", text: text) } }
      page.tag("dl", [.class("facts")]) { page in
        page.fact(words.kind) { $0.text(words.kind(message.kind)) }
        page.fact(words.name) { $0.tag("code") { $0.breakable(message.name) } }
        page.fact(words.versions) { $0.text(message.period(in: context.language)) }
      }
      for (title, text) in [(words.cause, message.cause), (words.fix, message.fix)] {
        page.tag("p") { page in
          page.tag("strong", text: title)
          page.text(" ")
          page.sentence(text[context.language])
        }
      }
      page.sentences(message.sentences, words)
      page.citations(of: message.sentences, words, context)
      page.usedBy(.message(message.id), context)
    }
  }
}

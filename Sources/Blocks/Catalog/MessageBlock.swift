import HTML
import OrientationCatalog
import Words

/// One message: its exact text, what prints it and in which versions, its cause and its fix.
struct MessageBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "error", "ID", summary: "the entry of a message",
    .entry("message", of: { _ in Catalog.messages }, by: \.id) { MessageBlock(message: $0) })

  let message: MessageRecord

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "message." + message.id, key: .message(message.id))]
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.div, [.class("message"), .id("message." + message.id)]) { page in
      write(message.text, words, into: &page)
      for (title, text) in [(words[.cause], message.cause), (words[.fix], message.fix)] {
        page.titled(title, words) { $0.sentence(text[context.language]) }
      }
      page.tag(.p, [.class("legend")]) { page in
        page.text(words.kind(message.kind) + words.pick(", ", "，"))
        page.tag(.code) { $0.breakable(message.name) }
        page.text(words.pick(", ", "，") + message.period(in: context.language))
      }
      for text in message.texts.dropFirst() { write(text, words, into: &page) }
      page.folded(words.versionsAndSources(message.sources.count)) { page in
        page.sentences(message.sentences, words)
        page.citations(of: message.sentences, words, context)
      }
      page.usedBy(.message(message.id), context)
    }
  }
}

extension MessageBlock {
  /// The most characters of a text that a phone shows whole.
  private static let shownLength = 150

  /// A text, which on a phone scrolls where it is long, so that the cause is in view.
  private func write(_ text: String, _ words: ReferenceWords, into page: inout HTMLWriter) {
    let isLong = text.unicodeScalars.count > Self.shownLength
    let attributes: [Attribute] = isLong ? [.role("region"), .tabindex("0"), .aria(label: words[.message])] : []
    page.tag(.pre, attributes) { $0.tag(.code, text: text) }
  }
}

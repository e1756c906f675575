import HTML
import Orientation
import OrientationCatalog
import Words

/// The sentences of rules and messages with which a source disagrees, and what it says instead.
struct DisagreementsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "disagreements", summary: "sentences with which a source disagrees", .plain { _ in DisagreementsBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "disagreements.list")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.ul, [.id("disagreements.list")]) { page in
      for rule in Rule.allCases {
        write(rule.sentences, words, context, into: &page) { $0.rule(rule, context) }
      }
      for message in Catalog.messages {
        write(message.sentences, words, context, into: &page) {
          $0.link(message.id, to: .message(message.id), context)
        }
      }
    }
  }
}

extension DisagreementsBlock {
  private func write(
    _ sentences: [Sentence], _ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter,
    name: (inout HTMLWriter) -> Void
  ) {
    for sentence in sentences where !sentence.contrary.isEmpty {
      page.line(.li) { page in
        name(&page)
        page.text(words.colon)
        page.graded(sentence, words)
        page.list(of: sentence.contrary, as: .citations) { $1.citation($0, words, context) }
      }
    }
  }
}

import HTML
import Orientation
import OrientationCatalog
import Words

/// A sentence that a test on a device would settle, and where to say what was seen.
struct DeviceTestBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "device-test", "ID/NUMBER",
    summary: "a sentence of a rule with its grade, and a link to the form that takes what a device shows",
    .named(noun: "sentence") { _ in
      Rule.allCases.flatMap { $0.sentenceIDs.map(\.description) }
    } make: { name, _ in
      SentenceID(name).map { DeviceTestBlock(sentence: $0) }
    })

  let sentence: SentenceID

  func render(into page: inout HTMLWriter, context: BlockContext) {
    guard let text = sentence.sentence else { return }
    page.tag(.blockquote) { page in
      page.tag(.p) { page in
        page.graded(text, ReferenceWords(language: context.language))
        page.text(" ")
        page.link(sentence.description, to: .rule(sentence.rule.rawValue), context)
      }
    }
    page.deviceTestLink(rule: sentence.description, scenario: nil, context)
  }
}

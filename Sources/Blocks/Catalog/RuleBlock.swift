import HTML
import Orientation
import Words

/// One rule: what it says, where it holds, and how far it can be relied on.
struct RuleBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "rule", "ID", summary: "the entry of a rule",
    .entry("rule", of: { _ in Rule.allCases }, by: \.rawValue) { RuleBlock(rule: $0) })

  let rule: Rule

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "rule." + rule.rawValue, key: .rule(rule.rawValue))]
  }

  func lead(in language: Language) -> [String] { rule.sentences.map { $0.text[language] } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.div, [.id("rule." + rule.rawValue)]) { page in
      page.sentences(rule.sentences, words)
      page.tag(.dl, [.class("facts")]) { page in
        page.fact(words[.rule]) { $0.tag(.code, text: rule.rawValue) }
        page.fact("iOS") { $0.text(rule.versions.description) }
        page.fact(words[.layer]) { $0.text(words.layer(rule.layer)) }
      }
    }
  }
}

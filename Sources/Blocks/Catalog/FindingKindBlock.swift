import Basics
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// One kind of finding in an app: why it matters, what iOS does, and the code before and after.
struct FindingKindBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "finding", "ID", summary: "the entry of a kind of finding in an app",
    .entry("kind of finding", of: { _ in FindingRecord.all }, by: \.id) { FindingKindBlock(record: $0) })

  let record: FindingRecord
  /// The scenario in which it does harm, played.
  private let scenario: ScenarioBlock?

  init(record: FindingRecord) {
    self.record = record
    scenario = record.scenario.flatMap { try? ScenarioParser.parse($0, requiresExpectation: false, app: nil) }.map {
      ScenarioBlock(claim: $0, resolution: Resolver.resolve($0.scenario))
    }
  }

  var anchors: [BlockAnchor] { [BlockAnchor(id: "finding." + record.id, key: .finding(record.id))] }

  var mentions: [EntryKey] {
    (record.rule.map { [EntryKey.rule($0.rawValue)] } ?? []) + record.messages.map { .message($0.id) }
      + (scenario?.mentions ?? [])
  }

  func lead(in language: Language) -> [String] { [record.why[language]] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.div, [.id("finding." + record.id)]) { page in
      page.tag(.p) { $0.sentence(record.why[context.language]) }
      page.tag(.dl, [.class("facts")]) { page in
        page.fact(words[.finding]) { $0.tag(.code, text: record.id) }
        page.fact(words[.severity]) { $0.text(words.severity(isSevere: record.isSevere)) }
        page.fact("iOS") { $0.text(record.versions(in: context.language)) }
        if let rule = record.rule { page.fact(words[.rule]) { $0.title(of: rule, context) } }
        for message in record.messages {
          page.fact(words[.message]) { $0.link(message.text, to: .message(message.id), context) }
        }
      }
      scenario?.render(into: &page, context: context)
      for (title, samples) in [(words[.before], record.before), (words[.after], record.after)] {
        page.tag(.p) { $0.tag(.strong, text: title) }
        page.code(samples, context.language)
      }
      page.folded(words.versionsAndSources(record.sources.count)) {
        $0.citations(of: record.sentences, words, context)
      }
    }
  }
}

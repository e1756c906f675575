import Basics
import Diagnostics
import HTML
import Orientation
import OrientationCatalog
import Words

/// The list of all rules, by layer.
struct RulesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "rules", summary: "the list of rules",
    .words { fence, report in
      guard fence.words.isEmpty else {
        report(.blockMalformed(reason: "the block `rules` takes nothing behind its name"), fence.line)
        return nil
      }
      for fault in CatalogFault.all { report(.catalogUnfounded(fault: fault.message), fence.line) }
      return RulesBlock()
    })

  var anchors: [BlockAnchor] { Layer.allCases.map { BlockAnchor(id: id(of: $0)) } }

  /// The book that lists all rules is the reference, so it has to leave nothing out.
  var promises: [EntryKey] {
    let rules = Rule.allCases.map { EntryKey.rule($0.rawValue) }
    let sources = Catalog.ruleSources.map { EntryKey.source($0.id) }
    let outcomes = Catalog.outcomes.map { EntryKey.outcome($0.claim) }
    let messages = Message.allCases.map { EntryKey.message($0.rawValue) }
    let changes = VersionGate.allCases.filter { $0.versionBefore != nil }
    let symbols = Catalog.symbols.map { EntryKey.symbol($0.swift) }
    return rules + symbols + sources + outcomes + changes.map { .changes($0.versions.first.description) }
      + DiagnosticKind.allCases.map { .diagnostic($0.rawValue) }
      + (rules + outcomes + messages).map { .claim($0) } + sources.map { .citation($0) }
  }

  var hasOldParts: Bool { true }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    for layer in Layer.allCases {
      let figure = TableFigure(
        id: id(of: layer), caption: words.layer(layer), columns: [words[.rule], "iOS", words[.standing]])
      figure.write(
        rows: Rule.allCases.filter { $0.layer == layer }, into: &page, attributes: { $0.versions.isOld ? [.old] : [] }
      ) { rule, page in
        page.tag(.th, [.scope("row")]) {
          $0.link(rule.title(in: context.language), to: .rule(rule.rawValue), context)
        }
        page.tag(.td, text: rule.versions.description)
        page.tag(.td) { $0.standing(rule.standing, words) }
      }
      page.line()
    }
  }
}

extension RulesBlock {
  private func id(of layer: Layer) -> String { "rules." + layer.rawValue }
}

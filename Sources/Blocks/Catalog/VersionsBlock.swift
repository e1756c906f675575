import HTML
import Orientation
import Words

/// The version gates, with the rules that come and go at each.
struct VersionsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "versions", summary: "the stretches of versions with rules of their own", .plain { _ in VersionsBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "versions.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "versions.table", caption: words.versionsCaption, columns: ["iOS", words.rulesBegin, words.rulesEnd])
    figure.write(into: &page) { page in
      for gate in VersionGate.allCases {
        page.line(.tr) { page in
          page.tag(.th, [.scope("row")]) {
            $0.link(words.gate(gate), to: .changes(gate.versions.first.description), context)
          }
          write(Rule.allCases.filter { begins($0, in: gate) }, words, context, into: &page)
          write(Rule.allCases.filter { $0.versions.end == gate.versions.first }, words, context, into: &page)
        }
      }
    }
  }
}

extension VersionsBlock {
  /// Rules that hold from the oldest version on begin nowhere.
  private func begins(_ rule: Rule, in gate: VersionGate) -> Bool {
    gate != .beforeSix && rule.versions.first.major == gate.versions.first.major
  }

  private func write(_ rules: [Rule], _ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter) {
    page.tag(.td, [.class("prose")]) { page in
      if rules.isEmpty { return page.text(words.none) }
      for (index, rule) in rules.enumerated() {
        if index > 0 { page.text(words.comma) }
        page.rule(rule, context)
      }
    }
  }
}

import AppFacts
import Blocks
import HTML
import Words

/// Where the app's code requests, reads or follows orientations, by what that means.
struct UsesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "uses", summary: "where the app's code requests, reads or follows orientations", needsApp: true,
    .plain { fence in fence.documentedApp.map { UsesBlock(app: $0) } })

  let app: App
  private let groups: [(group: UseGroup, occurrences: [Occurrence])]

  init(app: App) {
    self.app = app
    let compiled = app.facts.occurrences.filter { SourceCondition.isCompiled($0) }
    let occurrences = Dictionary(grouping: compiled) { UseGroup($0) }
    groups = UseGroup.allCases.compactMap { group in occurrences[group].map { (group, $0) } }
  }

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "uses")] + groups.map { BlockAnchor(id: id(of: $0.group), isLasting: false) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = UseWords(language: context.language)
    let place = AppWords(language: context.language)[.place]
    page.tag(.div, [.id("uses")]) { page in
      if groups.isEmpty { page.tag(.p, text: words.none) }
      for (group, occurrences) in groups {
        page.tag(.p, text: words.meaning(group))
        let figure = TableFigure(
          id: id(of: group), caption: "\(words.title(group)) (\(occurrences.count))",
          columns: [words.api, words.type, words.value, place])
        figure.write(rows: occurrences, into: &page) { write($0, context, into: &$1) }
      }
    }
  }
}

extension UsesBlock {
  private func id(of group: UseGroup) -> String { "uses.\(group.rawValue)" }

  private func write(_ occurrence: Occurrence, _ context: BlockContext, into page: inout HTMLWriter) {
    let words = AppWords(language: context.language)
    page.head { $0.tag(.code) { $0.breakable(occurrence.api.rawValue) } }
    page.cell { page in
      if let type = occurrence.type { page.tag(.code) { $0.breakable(type) } }
    }
    page.cell { $0.breakable(occurrence.value.map { words.value($0) } ?? "") }
    page.cell { $0.place(occurrence.place, of: app) }
  }
}

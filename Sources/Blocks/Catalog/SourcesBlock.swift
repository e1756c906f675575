import Basics
import HTML
import OrientationCatalog
import Words

/// What the rules rest on, all of it or some kinds, and how much of each rule rests on it.
struct SourcesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "sources", "[KIND …]",
    summary: "the sources, or those of some kinds: " + Grade.words.map { "`\($0)`" }.joined(separator: ", "),
    .words { SourcesBlock(reading: $0, $1) })

  let sources: [Source]

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "sources.table")] + sources.map { BlockAnchor(id: id(of: $0), key: .source($0.id)) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "sources.table", caption: words[.sourcesCaption], columns: [words[.source], words[.grade], words[.usedFor]])
    let rules = Catalog.rulesBySource
    figure.write(rows: sources, into: &page, attributes: { [.id(id(of: $0))] }) { source, page in
      page.rowHeader(id(of: source), source.title, words) { $0.title(of: source) }
      page.tag(.td, text: words.grade(source.grade))
      page.tag(.td, [.class("prose")]) { page in
        page.join(rules[source] ?? [], by: words.comma) { rule, page in
          page.rule(rule, context)
          if let carried = words.carried(by: source, of: rule.sentences) { page.text(words.parenthesis(carried)) }
        }
      }
    }
  }
}

extension SourcesBlock {
  private func id(of source: Source) -> String { "source." + source.id }

  /// Reads the kinds behind the name; what is wrong with them is reported.
  fileprivate init?(reading fence: BlockFence, _ report: BlockFence.Report) {
    var grades: Set<Grade> = []
    for word in fence.words {
      guard let grade = Grade.allCases.first(where: { $0.word == word }) else {
        let suggestion = Suggestion.nearest(to: word, in: Grade.words)
        report(.entryUnknown(kind: "kind of source", name: word, suggestion: suggestion), fence.line)
        return nil
      }
      grades.insert(grade)
    }
    sources = Catalog.ruleSources.filter { grades.isEmpty || grades.contains($0.grade) }
  }
}

extension Grade {
  fileprivate static var words: [String] { allCases.compactMap(\.word) }

  /// How a fence names the sources of the grade; nil for what ``ObservationsBlock`` lists.
  fileprivate var word: String? {
    switch self {
    case .header: "headers"
    case .documentation: "documentation"
    case .observation: nil
    case .test: "tests"
    case .sourceCode: "code"
    case .issue: "issues"
    case .blog: "blogs"
    case .article: "articles"
    }
  }
}

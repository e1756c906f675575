import Basics
import Diagnostics
import HTML
import Orientation
import OrientationCatalog
import Words

/// What a table that an author wrote rests on: rules, with their standings, and sources.
///
/// It is no fence of its own; the line `because:` of a `table` fence asks for it.
package struct BecauseBlock: ReferenceBlock {
  /// Something that the line names.
  private enum Ground {
    case rule(Rule)
    case source(Source)
  }

  private let grounds: [Ground]

  /// Reads the line.
  ///
  /// - Parameters:
  ///   - names: ids of rules and sources, with commas between them.
  ///   - report: takes each name that the catalog does not have.
  package static func parse(_ names: String, report: (Problem) -> Void) -> BecauseBlock {
    let grounds = names.split(separator: ",").map { $0.trimmingSpaces }.compactMap { name in
      let ground = ground(name)
      if ground == nil {
        let known = Rule.allCases.map(\.rawValue) + Catalog.sources.map(\.id)
        let suggestion = Suggestion.nearest(to: name, in: known)
        report(.entryUnknown(kind: "rule or source", name: name, suggestion: suggestion))
      }
      return ground
    }
    return BecauseBlock(grounds: grounds)
  }

  private static func ground(_ name: String) -> Ground? {
    if let rule = Rule(rawValue: name) { return .rule(rule) }
    return Catalog.sources.first { $0.id.utf8.elementsEqual(name.utf8) }.map { .source($0) }
  }

  package var mentions: [EntryKey] {
    grounds.compactMap { ground in
      switch ground {
      case .rule(let rule): .rule(rule.rawValue)
      case .source(let source): Catalog.rulesBySource[source] == nil ? nil : .source(source.id)
      }
    }
  }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    if grounds.isEmpty { return }
    let words = ReferenceWords(language: context.language)
    page.tag(.p) { page in
      page.tag(.small) { page in
        page.text(words[.restsOn] + words.colon)
        page.join(grounds, by: words.comma) { ground, page in
          switch ground {
          case .rule(let rule):
            page.rule(rule, context)
            page.text(" ")
            page.sign(rule.standing, words)
          // The page on sources lists those of rules; the others are linked themselves.
          case .source(let source) where Catalog.rulesBySource[source] == nil: page.title(of: source)
          case .source(let source): page.link(source.title, to: .source(source.id), context)
          }
        }
      }
    }
  }
}

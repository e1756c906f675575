import HTML
import Orientation
import Words

/// The versions at which rules come and go, with those rules.
struct VersionsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "versions", summary: "the versions at which rules begin or end", .plain { _ in VersionsBlock() })

  /// A version at which rules begin or end.
  struct Gate: Equatable {
    let version: OSVersion
    let begun: [Rule]
    let ended: [Rule]
  }

  /// The gates, the newest first. At the oldest version nothing begins, since nothing before it is known.
  let gates: [Gate] = Set(Rule.allCases.map(\.versions.first) + Rule.allCases.compactMap(\.versions.end)).sorted(by: >)
    .filter { $0 != .oldest }.map { version in
      Gate(
        version: version, begun: Rule.allCases.filter { $0.versions.first == version },
        ended: Rule.allCases.filter { $0.versions.end == version })
    }

  var anchors: [BlockAnchor] { [BlockAnchor(id: "versions.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "versions.table", caption: words[.versionsCaption], columns: ["iOS", words[.rulesBegin], words[.rulesEnd]])
    figure.write(rows: gates, into: &page) { gate, page in
      page.tag(.th, [.scope("row")]) {
        $0.link(gate.version.description, to: .changes(gate.version.description), context)
      }
      page.rulesCell(gate.begun, words, context)
      page.rulesCell(gate.ended, words, context)
    }
  }
}

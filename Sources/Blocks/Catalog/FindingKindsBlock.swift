import Basics
import HTML
import OrientationCatalog
import Words

/// The kinds of finding in an app, as a table.
struct FindingKindsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "finding-kinds", summary: "the list of the kinds of finding in an app", .plain { _ in FindingKindsBlock() })

  private static let id = "finding-kinds.table"

  var anchors: [BlockAnchor] { [BlockAnchor(id: Self.id)] }

  var promises: [EntryKey] { FindingRecord.all.map { .finding($0.id) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: Self.id, caption: words[.findingKinds], columns: [words[.finding], words[.problem], words[.severity]])
    figure.write(rows: FindingRecord.all, into: &page) { record, page in
      page.tag(.th, [.scope("row")]) { page in
        page.tag(.code) { $0.link(record.id, to: .finding(record.id), context) }
      }
      page.tag(.td, text: record.title[context.language])
      page.tag(.td, text: words.severity(isSevere: record.isSevere))
    }
  }
}

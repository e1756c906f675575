import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// What a rule rests on, which cells of the matrices it decides, and which pages use it.
struct RuleUsesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "rule-uses", "ID", summary: "where a rule decides: cells of matrices, and claims",
    .entry("rule", of: { _ in Rule.allCases }, by: \.rawValue) { RuleUsesBlock(rule: $0) })

  let rule: Rule

  /// How many cells of a matrix are named one by one.
  private static let namedCells = 8

  var mentions: [EntryKey] { rule.sources.map { .source($0.id) } }

  var demonstrations: [EntryKey] { rule.sources.map { .citation(.source($0.id)) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.citations(of: rule.sentences, words, context)
    writeCells(words, context, into: &page)
    page.usedBy(.rule(rule.rawValue), context)
  }
}

extension RuleUsesBlock {
  private func writeCells(_ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter) {
    guard let decided = Catalog.cellsDecided[rule] else { return }
    page.tag(.p) { $0.tag(.strong, text: words[.cellsDecided]) }
    page.list(of: decided) { use, page in
      let (matrix, cells) = use
      guard let href = context.href(.matrix(matrix.kind.rawValue)) else {
        page.text(words.title(of: matrix.kind))
        return
      }
      page.tag(.a, [.href(href)], text: words.title(of: matrix.kind))
      page.text(words.colon + words.cells(cells.count))
      let address = href.prefix { $0 != "#" }
      for cell in cells.prefix(Self.namedCells) {
        page.text(words.comma)
        page.tag(.a, [.href(address + "#" + BookPath.encode(cell.id))], text: cell.title(words))
      }
      if cells.count > Self.namedCells { page.text(" …") }
    }
  }
}

extension Catalog {
  /// A cell with what heads its row and column.
  fileprivate struct DecidedCell: Sendable {
    let id: String
    let row: AxisValue
    let column: AxisValue

    func title(_ words: ReferenceWords) -> String { words.axis(row) + " × " + words.axis(column) }
  }

  /// The cells that each rule decides, by matrix: found in one walk, since there are thousands.
  fileprivate static let cellsDecided: [Rule: [(matrix: DecisionMatrix, cells: [DecidedCell])]] = {
    var decided: [Rule: [(matrix: DecisionMatrix, cells: [DecidedCell])]] = [:]
    for matrix in ComputedMatrices.all {
      var found: [Rule: [DecidedCell]] = [:]
      for (row, cells) in zip(matrix.rows, matrix.cells) {
        for (column, cell) in zip(matrix.columns, cells) {
          found[cell.rule, default: []].append(DecidedCell(id: cell.id, row: row, column: column))
        }
      }
      for (rule, cells) in found { decided[rule, default: []].append((matrix, cells)) }
    }
    return decided
  }()
}

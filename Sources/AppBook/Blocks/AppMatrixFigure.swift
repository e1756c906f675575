import Blocks
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// One matrix of the app's screens.
struct AppMatrixFigure {
  let matrix: AppMatrix
  let id: String
  let words: AppWords

  func write(into page: inout HTMLWriter, context: BlockContext) {
    let caption = words.matrixCaption + (matrix.target.map { ": " + $0.name } ?? "")
    let figure = MatrixFigure(
      id: id, caption: caption, corner: words.screen,
      columns: matrix.columns.map { common("\(words.idiom($0.idiom)), iOS \($0.versions.text)") },
      legend: common(words.matrixLegend), facets: facets(words), outcomes: outcomes(words),
      cellStandings: matrix.standings.joined().compactMap(\.self),
      cellCount: matrix.screens.count * matrix.columns.count)
    let labels = figure.columns.map(MatrixFigure.cardLabel)
    figure.write(into: &page, context: context) { page in
      for ((row, cells), standings) in zip(zip(matrix.rows, matrix.cells), matrix.standings) {
        page.tag("tr") { page in
          page.tag("th", [.scope("row")]) { page in
            page.breakable(name(row.screen))
            if let note = note(row) {
              page.void("br")
              page.tag("small", text: note)
            }
          }
          for ((cell, standing), label) in zip(zip(cells, standings), labels) {
            write(cell, standing, figure.usualStanding, label, words, context, into: &page)
          }
        }
        page.literal("\n")
      }
    }
  }
}

extension AppMatrixFigure {
  private func name(_ screen: Screen) -> String {
    AppMatrix.isForOthers(screen) ? words.otherScreens : screen.name
  }

  /// What is not known of how the row's controller is shown.
  private func note(_ row: MatrixRow) -> String? {
    row.isNotPlaced ? words.notPlaced : row.way.flatMap { $0.isWhole ? nil : words.beginsUnknown }
  }

  /// A text that is the same in both languages.
  private func common(_ text: String) -> SymbolName { SymbolName(swift: text, objectiveC: nil) }

  private func facets(_ words: AppWords) -> [MatrixFacet] {
    let filterWords = MatrixFilterWords(language: words.language)
    return [
      MatrixFacet(
        "screen", words.screen, .rows,
        matrix.screens.map { (key: $0.name.isEmpty ? "*" : $0.name, name: common(name($0))) }),
      MatrixFacet(
        "idiom", filterWords.idiom, .columns,
        matrix.columns.map { (key: $0.idiom == .pad ? "pad" : "phone", name: common(words.idiom($0.idiom))) }),
      MatrixFacet(
        "version", filterWords.version, .columns,
        matrix.columns.map { (key: $0.versions.first.text, name: common("iOS " + $0.versions.text)) }),
    ]
  }

  private func outcomes(_ words: AppWords) -> [(name: String, title: String)] {
    let filterWords = MatrixFilterWords(language: words.language)
    var kinds = Set<Outcome.Kind>()
    var isUnknown = false
    for cell in matrix.cells.joined() {
      switch cell {
      case .allowed: kinds.insert(.turned)
      case .outcome(let outcome, _): kinds.insert(outcome.kind)
      case .unknown, .either: isUnknown = true
      }
    }
    let known = Outcome.Kind.allCases.filter { kinds.contains($0) }.map { kind in
      (name: OutcomeMark(kind: kind).name, title: filterWords.outcome(kind, isState: true))
    }
    return known + (isUnknown ? [(name: "unknown", title: filterWords.unknown)] : [])
  }

  private func write(
    _ cell: AppMatrix.Cell, _ standing: Standing?, _ usual: Standing, _ label: [Attribute], _ words: AppWords,
    _ context: BlockContext, into page: inout HTMLWriter
  ) {
    let reference = ReferenceWords(language: words.language)
    let label = label + page.cellStanding(standing, usual)
    switch cell {
    case .allowed(let mask, let controller):
      let mark = OutcomeMark(kind: .turned, isState: true)
      page.tag("td", [mark.cellClass] + label) { page in
        mark.writeSign(into: &page)
        page.breakable(controller == nil ? words.notAsked : mask.swiftExpression)
        page.cellMark(standing, usual, reference)
        guard let controller, controller != AppMatrix.anyController else { return }
        page.void("br")
        page.tag("small") { $0.link(controller, to: .controller(controller), context) }
      }
    case .outcome(let outcome, let rule):
      let mark = OutcomeMark(kind: outcome.kind)
      page.tag("td", [mark.cellClass] + label) { page in
        mark.writeSign(into: &page)
        page.link(outcome.claim, to: .rule(rule.rawValue), context)
        page.cellMark(standing, usual, reference)
      }
    case .unknown(let reason):
      page.tag("td", [.class("prose unknown")] + label) { page in
        page.text(words.unknown)
        page.void("br")
        page.tag("small", text: reason)
      }
    case .either(let possibilities):
      page.tag("td", [.class("prose unknown")] + label) { page in
        for possibility in possibilities {
          page.tag("p") { page in
            page.tag("small", text: possibility.reasons.map(words.possible).joined(separator: words.comma) + ": ")
            page.breakable(possibility.cell.text(words))
          }
        }
      }
    }
  }
}

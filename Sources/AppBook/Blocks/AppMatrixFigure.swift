import Basics
import Blocks
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// One matrix of the app's screens.
struct AppMatrixFigure {
  let app: App
  let matrix: AppMatrix
  let id: String
  let words: AppWords

  func write(into page: inout HTMLWriter, context: BlockContext) {
    let caption = words.matrixCaption + (matrix.target.map { words.colon + $0.name } ?? "")
    let figure = MatrixFigure(
      id: id, caption: caption, corner: words.screen,
      columns: matrix.columns.map { common("\(words.idiom($0.idiom)), iOS \($0.versions)") },
      legend: common(words.matrixLegend), facets: facets(words), outcomes: outcomes(words),
      cellStandings: matrix.standings.joined().compactMap(\.self),
      cellCount: matrix.screens.count * matrix.columns.count, styleSheet: "app.css")
    let labels = figure.columns.map(MatrixFigure.cardLabel)
    figure.write(into: &page, context: context) { page in
      for ((row, cells), standings) in zip(zip(matrix.rows, matrix.cells), matrix.standings) {
        page.line(.tr) { page in
          page.tag(.th, [.scope("row")]) { page in
            page.breakable(name(row.screen))
            if let note = note(row) {
              page.void(.br)
              page.tag(.small, text: note)
            }
          }
          for ((cell, standing), label) in zip(zip(cells, standings), labels) {
            write(cell, standing, figure.usualStanding, label, words, context, into: &page)
          }
        }
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
        matrix.columns.map { (key: $0.idiom.notation, name: common(words.idiom($0.idiom))) }),
      MatrixFacet(
        "version", filterWords.version, .columns,
        matrix.columns.map { (key: $0.versions.first.description, name: common("iOS " + $0.versions.description)) }),
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
    let mark = cell.mark
    let attributes = [mark?.cellClass ?? .class("prose unknown")] + label + page.cellStanding(standing, usual)
    page.tag(.td, attributes) { page in
      // One box: in a narrow window, the name of the column stands beside it.
      page.tag(.div) { page in
        mark?.writeSign(into: &page)
        write(cell, words, context, into: &page) { page in
          if mark != nil { page.cellMark(standing, usual, ReferenceWords(language: words.language)) }
        }
      }
    }
  }

  /// What a cell comes to.
  ///
  /// - Parameter writeMark: writes what stands behind the first words.
  private func write(
    _ cell: AppMatrix.Cell, _ words: AppWords, _ context: BlockContext, into page: inout HTMLWriter,
    mark writeMark: (inout HTMLWriter) -> Void = { _ in }
  ) {
    switch cell {
    case .allowed(let mask, let controller):
      page.breakable(controller == nil ? words.notAsked : mask.swiftExpression)
      writeMark(&page)
      guard let controller, controller != AppMatrix.anyController else { return }
      page.void(.br)
      page.tag(.small) { $0.link(controller, to: .controller(controller), context) }
    case .outcome(let outcome, let rule):
      page.link(outcome.claim, to: .rule(rule.rawValue), context)
      writeMark(&page)
    case .unknown(let reason):
      page.text(words.unknown)
      page.void(.br)
      page.tag(.small, text: reason)
    case .either(let possibilities):
      page.list(of: possibilities) { possibility, page in
        page.join(possibility.reasons, by: words.comma) { write($0, words, into: &$1) }
        page.text(words.colon)
        write(possibility.cell, words, context, into: &page)
      }
    }
  }

  private func write(_ reason: AppMatrix.Reason, _ words: AppWords, into page: inout HTMLWriter) {
    guard case .answered(let condition?, let places) = reason else {
      page.tag(.small, text: words.possible(reason))
      return
    }
    page.tag(.code) { $0.breakable(condition.shortened) }
    for place in places {
      let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
      page.tag(.small) { page in
        page.text(" ")
        if let address = app.address(of: place) {
          page.tag(.a, [.href(address)]) { $0.breakable(name) }
        } else {
          page.breakable(name)
        }
      }
    }
  }
}

extension AppMatrix.Cell {
  /// The mark of what is certain; nil where something is left open.
  fileprivate var mark: OutcomeMark? {
    switch self {
    case .allowed: OutcomeMark(kind: .turned, isState: true)
    case .outcome(let outcome, _): OutcomeMark(kind: outcome.kind)
    case .unknown, .either: nil
    }
  }
}

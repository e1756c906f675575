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

  /// A row as the page has it.
  private struct ShownRow {
    /// The number of the row in the matrix.
    let index: Int
    /// The controllers that come to the same, each by itself, and share the row.
    var alike: [String] = []
  }

  /// With more rows than this, those that come to the same share one: nobody reads more, and a page has its limits.
  private static let mostRows = 30

  func write(into page: inout HTMLWriter, context: BlockContext) {
    let shown = shownRows
    let caption = words[.matrixCaption] + (matrix.target.map { words.colon + $0.name } ?? "")
    let figure = MatrixFigure(
      id: id, caption: caption, corner: words[.screen],
      columns: matrix.columns.map { common("\(words.idiom($0.idiom)), iOS \($0.versions)") },
      legend: common(words[.matrixLegend]), facets: facets(shown, words), outcomes: outcomes(words),
      cellStandings: shown.flatMap { matrix.standings[$0.index] }.compactMap(\.self),
      cellCount: shown.count * matrix.columns.count, styleSheet: "app.css")
    let labels = figure.columns.map(MatrixFigure.cardLabel)
    figure.write(into: &page, context: context) { page in
      for shownRow in shown {
        let row = matrix.rows[shownRow.index]
        page.line(.tr) { page in
          page.tag(.th, [.scope("row")]) { page in
            page.breakable(name(row.screen))
            if let note = note(row) {
              page.void(.br)
              page.tag(.small, text: note)
            }
            write(shownRow.alike, context, into: &page)
          }
          let cells = zip(cells(of: shownRow), matrix.standings[shownRow.index])
          for ((cell, standing), label) in zip(cells, labels) {
            write(cell, standing, figure.usualStanding, label, words, context, into: &page)
          }
        }
      }
    }
  }
}

extension AppMatrixFigure {
  private var shownRows: [ShownRow] {
    guard matrix.rows.count > Self.mostRows else { return matrix.rows.indices.map { ShownRow(index: $0) } }
    let cells = matrix.rows.indices.map(ownCells)
    var shown: [ShownRow] = []
    for (index, row) in matrix.rows.enumerated() {
      let place = shown.firstIndex { other in
        matrix.rows[other.index].controller != nil && note(matrix.rows[other.index]) == note(row)
          && matrix.standings[other.index] == matrix.standings[index] && cells[other.index] == cells[index]
      }
      if let place, let name = row.controller {
        shown[place].alike.append(name)
      } else {
        shown.append(ShownRow(index: index))
      }
    }
    return shown
  }

  /// The cells of a row, without the name of its own controller where that decides.
  private func ownCells(_ index: Int) -> [AppMatrix.Cell] {
    matrix.cells[index].map { $0.withoutName(of: matrix.rows[index].controller) }
  }

  private func cells(of row: ShownRow) -> [AppMatrix.Cell] {
    row.alike.isEmpty ? matrix.cells[row.index] : ownCells(row.index)
  }

  private func write(_ alike: [String], _ context: BlockContext, into page: inout HTMLWriter) {
    if alike.isEmpty { return }
    page.tag(.details) { page in
      page.tag(.summary, text: words.alike(alike.count))
      page.join(alike, by: words.comma) { $1.link($0, to: .controller($0), context) }
    }
  }

  private func name(_ screen: Screen) -> String {
    AppMatrix.isForOthers(screen) ? words[.otherScreens] : screen.name
  }

  /// What is not known of how the row's controller is shown.
  private func note(_ row: MatrixRow) -> String? {
    row.isNotPlaced ? words[.notPlaced] : row.way.flatMap { $0.isWhole ? nil : words[.beginsUnknown] }
  }

  /// A text that is the same in both languages.
  private func common(_ text: String) -> SymbolName { SymbolName(swift: text, objectiveC: nil) }

  private func facets(_ shown: [ShownRow], _ words: AppWords) -> [MatrixFacet] {
    let filterWords = MatrixFilterWords(language: words.language)
    return [
      MatrixFacet(
        "screen", words[.screen], .rows,
        shown.map { matrix.screens[$0.index] }.map { (key: $0.name.isEmpty ? "*" : $0.name, name: common(name($0))) }),
      MatrixFacet(
        "idiom", filterWords[.idiom], .columns,
        matrix.columns.map { (key: $0.idiom.notation, name: common(words.idiom($0.idiom))) }),
      MatrixFacet(
        "version", filterWords[.version], .columns,
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
    return known + (isUnknown ? [(name: "unknown", title: filterWords[.unknown])] : [])
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
      page.breakable(controller == nil ? words[.notAsked] : mask.swiftExpression)
      writeMark(&page)
      guard let controller, controller != AppMatrix.anyController else { return }
      page.void(.br)
      page.tag(.small) { $0.link(controller, to: .controller(controller), context) }
    case .outcome(let outcome, let rule):
      page.link(outcome.claim, to: .rule(rule.rawValue), context)
      writeMark(&page)
    case .unknown(let reason):
      page.text(words[.unknown])
      page.void(.br)
      page.tag(.small) { $0.sentence(reason) }
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
  /// The cell, where a controller decides, for any that decides the same.
  fileprivate func withoutName(of controller: String?) -> AppMatrix.Cell {
    switch self {
    case .allowed(let mask, let name?) where name == controller: .allowed(mask, by: AppMatrix.anyController)
    case .either(let all):
      .either(all.map { AppMatrix.Possibility(reasons: $0.reasons, cell: $0.cell.withoutName(of: controller)) })
    case .allowed, .outcome, .unknown: self
    }
  }

  /// The mark of what is certain; nil where something is left open.
  fileprivate var mark: OutcomeMark? {
    switch self {
    case .allowed: OutcomeMark(kind: .turned, isState: true)
    case .outcome(let outcome, _): OutcomeMark(kind: outcome.kind)
    case .unknown, .either: nil
    }
  }
}

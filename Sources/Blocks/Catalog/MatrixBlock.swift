import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// A decision matrix: every cell says its outcome in a word and a sign, and links to the rule that decided it.
struct MatrixBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "matrix", "ID", summary: "a matrix",
    .entry("matrix", of: { _ in MatrixKind.allCases }, by: \.rawValue) {
      MatrixBlock(matrix: ComputedMatrices.matrix($0))
    })

  let matrix: DecisionMatrix

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: id, key: .matrix(matrix.kind.rawValue))]
      + matrix.rows.map { BlockAnchor(id: rowID($0)) }
      + matrix.cells.joined().map { BlockAnchor(id: $0.id) }
  }

  var mentions: [EntryKey] {
    Rule.allCases.filter { rule in matrix.cells.contains { $0.contains { $0.rule == rule } } }
      .map { .rule($0.rawValue) } + (matrix.rows + matrix.columns).compactMap(\.symbol)
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let filterWords = MatrixFilterWords(language: context.language)
    let figure = MatrixFigure(
      id: id, caption: words.title(of: matrix.kind), corner: words.corner(of: matrix.kind),
      columns: matrix.columns.map { words.axisName($0) },
      legend: SymbolName { words.legend(of: matrix.kind, in: $0) }, facets: facets(words, filterWords),
      outcomes: outcomes(words, filterWords), cellStandings: matrix.cells.joined().map(\.standing.weakest),
      cellCount: matrix.rows.count * matrix.columns.count,
      namesOrientations: matrix.namesOrientations, attributes: explorerAttributes(context))
    // A rule decides many cells; its address is looked up once.
    var addresses: [Rule: String] = [:]
    for rule in Rule.allCases { addresses[rule] = context.href(.rule(rule.rawValue)) }
    let labels = figure.columns.map(MatrixFigure.cardLabel)
    figure.write(into: &page, context: context) { page in
      for (row, cells) in zip(matrix.rows, matrix.cells) {
        page.line(.tr, [.id(rowID(row))]) { page in
          page.rowHeader(rowID(row), words.axis(row), words) { $0.breakable(words.axisName(row)) }
          for (cell, label) in zip(cells, labels) {
            write(cell, label, figure.usualStanding, words, addresses[cell.rule], into: &page)
          }
        }
      }
    }
    page.usedBy(.matrix(matrix.kind.rawValue), context)
  }
}

extension MatrixBlock {
  private var id: String { "matrix." + matrix.kind.rawValue }

  /// What rows and columns vary.
  private func facets(_ words: ReferenceWords, _ filterWords: MatrixFilterWords) -> [MatrixFacet] {
    let (rows, columns) = filterWords.axes(of: matrix.kind)
    let names = matrix.kind.facetNames
    func values(_ axis: [AxisValue]) -> [(key: String, name: SymbolName)] {
      axis.map { (key: $0.key, name: words.axisName($0)) }
    }
    let situations = matrix.rows.compactMap(\.situation)
    let columnFacet = MatrixFacet(names.columns, columns, .columns, values(matrix.columns))
    guard situations.count == matrix.rows.count else {
      return [MatrixFacet(names.rows, rows, .rows, values(matrix.rows)), columnFacet]
    }
    return [
      MatrixFacet(names.rows, rows, .rows, values(situations.map { .mask($0.mask) })),
      MatrixFacet(
        "current", filterWords[.current], .rows,
        situations.map { situation in
          (key: situation.current.swiftName, name: SymbolName { situation.current.shortName(in: $0) })
        }),
      columnFacet,
    ]
  }

  /// The outcomes of the cells; one that looks the same in all of them by what it says there.
  private func outcomes(
    _ words: ReferenceWords, _ filterWords: MatrixFilterWords
  ) -> [(name: String, title: String)] {
    let values = Set(matrix.cells.joined().map(\.value))
    return Outcome.Kind.allCases.compactMap { kind in
      let alike = values.filter { $0.outcomeKind == kind }
      guard let first = alike.first else { return nil }
      let name = OutcomeMark(kind: kind, isState: first.isState).name
      return (name, alike.count == 1 ? words.value(first) : filterWords.outcome(kind, isState: first.isState))
    }
  }

  private func rowID(_ row: AxisValue) -> String { "row." + row.key }

  /// The states of the cells, as what rows and columns add to that of the first; the page's script puts them together.
  private func explorerAttributes(_ context: BlockContext) -> [Attribute] {
    let states = MatrixStates(matrix: matrix)
    guard let href = context.explorer(states.base) else { return [] }
    return [
      Attribute("data-state", href), Attribute("data-rows", states.rows.map(\.addend).joined(separator: " ")),
      Attribute("data-columns", states.columns.map(\.addend).joined(separator: " ")),
      Attribute("data-open", ExplorerWords(language: context.language)[.openHere]),
    ]
  }

  private func write(
    _ cell: DecisionMatrix.Cell, _ label: [Attribute], _ usual: Standing, _ words: ReferenceWords, _ address: String?,
    into page: inout HTMLWriter
  ) {
    let mark = OutcomeMark(kind: cell.value.outcomeKind, isState: cell.value.isState)
    page.tag(.td, [.id(cell.id), mark.cellClass] + label + page.cellStanding(cell.standing.weakest, usual)) { page in
      func write(into page: inout HTMLWriter) {
        mark.writeSign(into: &page)
        page.breakable(words.value(cell.value))
        page.cellMark(cell.standing.weakest, usual, words)
      }
      if let address { page.tag(.a, [.href(address)]) { write(into: &$0) } } else { write(into: &page) }
    }
  }
}

extension AxisValue {
  /// Mask and current orientation, if it is the two together.
  fileprivate var situation: (mask: InterfaceOrientationMask, current: InterfaceOrientation)? {
    if case .situation(let mask, let current) = self { (mask, current) } else { nil }
  }

  /// The entry of the enumeration's case that the value is, if it is one.
  fileprivate var symbol: EntryKey? {
    switch self {
    case .device(let device): .symbol("UIDeviceOrientation." + device.swiftName)
    case .preferred(let orientation), .situation(_, let orientation):
      .symbol("UIInterfaceOrientation." + orientation.swiftName)
    case .mask(let mask), .answer(.mask(let mask)):
      InterfaceOrientationMask.members.first { $0.mask == mask }.map {
        .symbol("UIInterfaceOrientationMask." + $0.name)
      }
    case .style(let style): style.map { .symbol("UIModalPresentationStyle." + $0.swiftName) }
    case .answer, .versions, .shouldAutorotate, .container, .forwarding, .call, .padConfiguration,
      .moment, .place, .build:
      nil
    }
  }
}

extension DecisionMatrix {
  /// Whether the cells that turn say the name of an orientation.
  fileprivate var namesOrientations: Bool {
    cells.joined().contains { if case .outcome(.turned) = $0.value { true } else { false } }
  }
}

extension MatrixKind {
  /// What rows and columns vary, in the page's address.
  fileprivate var facetNames: (rows: String, columns: String) {
    switch self {
    case .masks: ("app", "controller")
    case .applicationMask: ("list", "delegate")
    case .deviceTurnBeforeSix, .deviceTurnFromSix, .deviceTurnFromSixteen: ("allowed", "device")
    case .shouldAutorotate: ("answer", "version")
    case .containers: ("container", "forwarding")
    case .presentation: ("style", "version")
    case .forcedRotation: ("method", "version")
    case .geometryRequest: ("requested", "supported")
    case .preferred: ("preferred", "supported")
    case .noCommonOrientation: ("moment", "version")
    case .multitasking: ("declares", "version")
    case .windowingModes: ("shown", "build")
    }
  }
}

extension DecisionMatrix.Value {
  /// Whether the value says how things stand, and not what happens.
  var isState: Bool {
    switch self {
    case .allowed, .decider, .isAsked: true
    case .outcome: false
    }
  }

  /// The kind of outcome whose colour and sign the value takes.
  var outcomeKind: Outcome.Kind {
    switch self {
    case .allowed(let mask): mask.isEmpty ? .exception : .turned
    case .outcome(let outcome): outcome.kind
    case .decider(.presenter), .decider(.container): .unchanged
    case .decider(.presented), .decider(.child), .decider(.containerDelegate): .turned
    case .isAsked(let isAsked): isAsked ? .turned : .ignored
    }
  }
}

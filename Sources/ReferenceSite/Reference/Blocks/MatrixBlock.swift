import HTML
import Orientation

/// A decision matrix: every cell says its outcome in a word and a sign, and links to the rule that decided it.
struct MatrixBlock: ReferenceBlock {
  let matrix: DecisionMatrix

  var anchors: [GeneratedBlock.Anchor] {
    [GeneratedBlock.Anchor(id: id, key: .matrix(matrix.kind.rawValue))]
      + matrix.rows.map { GeneratedBlock.Anchor(id: rowID($0)) }
      + matrix.cells.joined().map { GeneratedBlock.Anchor(id: $0.id) }
  }

  var mentions: [EntryKey] {
    Rule.allCases.filter { rule in matrix.cells.contains { $0.contains { $0.rule == rule } } }
      .map { .rule($0.rawValue) } + (matrix.rows + matrix.columns).compactMap(\.symbol)
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: id, caption: words.title(of: matrix.kind),
      columns: [words.corner(of: matrix.kind)] + matrix.columns.map { words.axis($0) }, style: .matrix,
      legend: words.legend(of: matrix.kind), attributes: explorerAttributes(context))
    // A rule decides many cells; its address is looked up once.
    var addresses: [Rule: String] = [:]
    for rule in Rule.allCases { addresses[rule] = context.href(.rule(rule.rawValue)) }
    figure.write(into: &page) { page in
      for (row, cells) in zip(matrix.rows, matrix.cells) {
        page.tag("tr", [.id(rowID(row))]) { page in
          let title = words.axis(row)
          page.rowHeader(rowID(row), title, words) { $0.breakable(title) }
          for cell in cells { write(cell, words, addresses[cell.rule], into: &page) }
        }
        page.literal("\n")
      }
    }
    page.usedBy(.matrix(matrix.kind.rawValue), context)
  }
}

extension MatrixBlock {
  private var id: String { "matrix." + matrix.kind.rawValue }

  private func rowID(_ row: AxisValue) -> String { "row." + row.key }

  /// The states of the cells, as what rows and columns add to that of the first; the page's script puts them together.
  private func explorerAttributes(_ context: BlockContext) -> [Attribute] {
    let states = MatrixStates(matrix: matrix)
    guard let href = context.explorer(states.base) else { return [] }
    return [
      Attribute("data-state", href), Attribute("data-rows", states.rows.map(\.addend).joined(separator: " ")),
      Attribute("data-columns", states.columns.map(\.addend).joined(separator: " ")),
      Attribute("data-open", ExplorerWords(language: context.language).openHere),
    ]
  }

  private func write(
    _ cell: DecisionMatrix.Cell, _ words: ReferenceWords, _ address: String?, into page: inout HTMLWriter
  ) {
    let mark = OutcomeMark(kind: cell.value.outcomeKind, isState: cell.value.isState)
    page.tag("td", [.id(cell.id), mark.cellClass]) { page in
      guard let address else {
        mark.writeSign(into: &page)
        page.text(words.value(cell.value))
        return
      }
      page.tag("a", [.href(address)]) { page in
        mark.writeSign(into: &page)
        page.breakable(words.value(cell.value))
      }
    }
  }
}

extension AxisValue {
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
    case .answer, .versions, .shouldAutorotate, .container, .forwarding, .call, .padConfiguration:
      nil
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

import HTML
import Orientation

/// The table of a matrix: with a filter above it, and with what a phone needs to show it as a list of cards.
///
/// Without the script it is a table; the style sheet makes the cards. The script makes a grid of it in which the arrow keys move.
struct MatrixFigure {
  let id: String
  let caption: String
  let corner: String
  let columns: [SymbolName]
  let legend: SymbolName
  /// What it can be filtered by.
  let facets: [MatrixFacet]
  /// The outcomes that occur, by the class of their cells.
  let outcomes: [(name: String, title: String)]
  let cellCount: Int
  /// Whether the cells that turn say the name of an orientation.
  var namesOrientations = false
  /// What else stands on the figure.
  var attributes: [Attribute] = []

  func write(into page: inout HTMLWriter, context: BlockContext, rows: (inout HTMLWriter) -> Void) {
    let words = MatrixFilterWords(language: context.language)
    let figure = TableFigure(
      id: id, caption: caption, columns: [corner] + columns.map(\.swift),
      objectiveCColumns: [corner] + columns.map(\.objectiveC), style: .matrix, legend: legend,
      attributes: attributes + [
        Attribute("style", cardLabels), Attribute("data-copied", words.copied), Attribute("data-shown", words.shown),
      ] + (namesOrientations ? [.flag("data-orientations")] : []))
    page.void("link", [.fixed("rel", "stylesheet"), .address("href", context.root + "assets/matrix.css")])
    figure.write(
      into: &page, rows: rows,
      above: { if isWorthFiltering { writeFilter(words, into: &$0) } },
      below: { page in
        page.tag("p", [.class("keys")], text: words.keys)
        page.tag("p", [.class("visually-hidden"), .role("status")]) { _ in }
      })
    page.tag("script", [.address("src", context.root + "assets/matrix.js")]) { _ in }
  }
}

extension MatrixFigure {
  /// A few cells are seen at a glance, unless their columns are two things at once.
  private var isWorthFiltering: Bool {
    cellCount > 20 || facets.filter { $0.axis == .columns && $0.values.count > 1 }.count > 1
  }

  /// The heads of the columns, for the style sheet: where the rows are cards, the table's head does not show.
  private var cardLabels: String {
    let areShort = columns.allSatisfy { $0.swift.utf8.count <= 12 && $0.objectiveC.utf8.count <= 12 }
    let labels = columns.enumerated().map { index, column in
      "--c\(index + 1):\(quoted(column.swift))"
        + (column.isCommon ? "" : ";--o\(index + 1):\(quoted(column.objectiveC))")
    }
    return (labels + (areShort ? ["--label:34%"] : [])).joined(separator: ";")
  }

  /// A string of CSS; where it may break there is a space of no width.
  private func quoted(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.breakablePieces.joined(separator: "\u{200B}").unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      // A line break would end the string, and what follows would be style of its own.
      quoted.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return quoted + "'"
  }

  private func writeFilter(_ words: MatrixFilterWords, into page: inout HTMLWriter) {
    page.tag("form", [.class("filter"), .aria(label: words.filter), .fixed("autocomplete", "off")]) { page in
      for facet in facets where facet.values.count > 1 { write(facet, words, into: &page) }
      if outcomes.count > 1 {
        page.tag("label") { page in
          page.tag("span", text: words.outcome)
          page.tag("select", [.fixed("name", "outcome")]) { page in
            page.tag("option", [.fixed("value", "")], text: words.all)
            for outcome in outcomes { page.tag("option", [Attribute("value", outcome.name)], text: outcome.title) }
          }
        }
      }
      page.tag("button", [.fixed("type", "button"), .class("clear"), .flag("hidden")], text: words.clear)
      page.tag("output", [Attribute("data-some", words.some(of: cellCount))], text: words.cells(cellCount))
    }
    page.literal("\n")
  }

  private func write(_ facet: MatrixFacet, _ words: MatrixFilterWords, into page: inout HTMLWriter) {
    page.tag("label") { page in
      page.tag("span", text: facet.title)
      var attributes = [Attribute("name", facet.name), Attribute("data-axis", facet.axis.rawValue)]
      if !facet.isPlain {
        attributes.append(Attribute("data-of", facet.places.map(String.init).joined(separator: " ")))
      }
      page.tag("select", attributes) { page in
        page.tag("option", [.fixed("value", "")], text: words.all)
        for value in facet.values {
          var attributes = [Attribute("value", value.key)]
          if !value.name.isCommon { attributes.append(Attribute("data-objc", value.name.objectiveC)) }
          page.tag("option", attributes, text: value.name.swift)
        }
      }
    }
  }
}

import HTML
import Orientation
import OrientationCatalog
import Words

/// The table of a matrix: with a filter above it, and with what a phone needs to show it as a list of cards.
///
/// Without the script it is a table; the style sheet makes the cards. The script makes a grid of it in which the arrow keys move.
package struct MatrixFigure {
  package let id: String
  package let caption: String
  package let corner: String
  package let columns: [SymbolName]
  package let legend: SymbolName
  /// What it can be filtered by.
  package let facets: [MatrixFacet]
  /// The outcomes that occur, by the class of their cells.
  package let outcomes: [(name: String, title: String)]
  /// The standings that occur, the furthest first.
  package let standings: [Standing]
  /// The standing that most cells have; the others say theirs.
  package let usualStanding: Standing
  package let cellCount: Int
  /// Whether the cells that turn say the name of an orientation.
  package let namesOrientations: Bool
  /// What else stands on the figure.
  package let attributes: [Attribute]
  /// The style sheet of the theme that has what matrices need.
  private let styleSheet: String

  /// - Parameter cellStandings: those of all cells that have one.
  package init(
    id: String, caption: String, corner: String, columns: [SymbolName], legend: SymbolName, facets: [MatrixFacet],
    outcomes: [(name: String, title: String)], cellStandings: [Standing], cellCount: Int,
    namesOrientations: Bool = false, attributes: [Attribute] = [], styleSheet: String = "matrix.css"
  ) {
    self.id = id
    self.caption = caption
    self.corner = corner
    self.columns = columns
    self.legend = legend
    self.facets = facets
    self.outcomes = outcomes
    let occurring = Set(cellStandings)
    standings = Standing.allCases.filter { occurring.contains($0) }
    usualStanding = Standing.usual(of: cellStandings)
    self.cellCount = cellCount
    self.namesOrientations = namesOrientations
    self.attributes = attributes
    self.styleSheet = styleSheet
  }

  package func write(into page: inout HTMLWriter, context: BlockContext, rows: (inout HTMLWriter) -> Void) {
    let words = MatrixFilterWords(language: context.language)
    let figure = TableFigure(
      id: id, caption: caption + usualStandingText(context.language), columns: [corner] + columns.map(\.swift),
      objectiveCColumns: [corner] + columns.map(\.objectiveC), style: .matrix, legend: legend,
      attributes: attributes + [
        Attribute("data-copied", words[.copied]), Attribute("data-shown", words[.shown]),
        Attribute("data-standing", usualStanding.rawValue),
      ] + (hasShortColumns ? [.flag("data-short")] : []) + (namesOrientations ? [.flag("data-orientations")] : []))
    page.void(.link, [.fixed("rel", "stylesheet"), .href(SiteAssets.address(of: styleSheet, from: context.root))])
    figure.write(
      into: &page, rows: rows,
      above: { if isWorthFiltering { writeFilter(words, into: &$0) } },
      below: { page in
        page.tag(.p, as: .help, text: words[.keys])
        page.tag(.p, [.class("visually-hidden"), .role("status")]) { _ in }
      })
    page.tag(.script, [.address("src", SiteAssets.address(of: "matrix.js", from: context.root))]) { _ in }
  }
}

extension MatrixFigure {
  /// The head of a cell's column, for the style sheet: where the rows are cards, the table's head does not show.
  ///
  /// It stands on the cell, since a policy that allowed styles in attributes would allow those of others too.
  package static func cardLabel(_ column: SymbolName) -> [Attribute] {
    [Attribute("data-column", breakable(column.swift))]
      + (column.isCommon ? [] : [Attribute("data-objc", breakable(column.objectiveC))])
  }

  /// A text with a space of no width wherever it may break.
  private static func breakable(_ text: String) -> String { text.breakablePieces.joined(separator: "\u{200B}") }

  /// A few cells are seen at a glance, unless their columns are two things at once.
  private var isWorthFiltering: Bool {
    cellCount > 20 || facets.filter { $0.axis == .columns && $0.values.count > 1 }.count > 1
  }

  private func usualStandingText(_ language: Language) -> String {
    StandingWords(language: language).usual(usualStanding, others: standings.filter { $0 != usualStanding })
  }

  private var hasShortColumns: Bool {
    columns.allSatisfy { $0.swift.utf8.count <= 12 && $0.objectiveC.utf8.count <= 12 }
  }

  private func writeFilter(_ words: MatrixFilterWords, into page: inout HTMLWriter) {
    page.line(.form, [.class("filter"), .aria(label: words[.filter]), .fixed("autocomplete", "off")]) { page in
      for facet in facets where facet.values.count > 1 { write(facet, words, into: &page) }
      writeChoice("outcome", words[.outcome], outcomes, words, into: &page)
      let reference = ReferenceWords(language: words.language)
      writeChoice(
        "standing", reference[.standing], standings.map { ($0.rawValue, reference.standings.name($0)) }, words,
        into: &page)
      page.tag(.button, [.fixed("type", "button"), .class("clear"), .flag("hidden")], text: words[.clear])
      page.tag(.output, [Attribute("data-some", words.some(of: cellCount))], text: words.cells(cellCount))
    }
  }

  /// A choice of one of the classes of cells.
  private func writeChoice(
    _ name: String, _ title: String, _ values: [(name: String, title: String)], _ words: MatrixFilterWords,
    into page: inout HTMLWriter
  ) {
    if values.count < 2 { return }
    page.tag(.label) { page in
      page.tag(.span, text: title)
      page.tag(.select, [Attribute("name", name)]) { page in
        page.tag(.option, [.fixed("value", "")], text: words[.all])
        for value in values { page.tag(.option, [Attribute("value", value.name)], text: value.title) }
      }
    }
  }

  private func write(_ facet: MatrixFacet, _ words: MatrixFilterWords, into page: inout HTMLWriter) {
    page.tag(.label) { page in
      page.tag(.span, text: facet.title)
      var attributes = [Attribute("name", facet.name), Attribute("data-axis", facet.axis.rawValue)]
      if !facet.isPlain {
        attributes.append(Attribute("data-of", facet.places.map(String.init).joined(separator: " ")))
      }
      page.tag(.select, attributes) { page in
        page.tag(.option, [.fixed("value", "")], text: words[.all])
        for value in facet.values {
          var attributes = [Attribute("value", value.key)]
          if !value.name.isCommon { attributes.append(Attribute("data-objc", value.name.objectiveC)) }
          page.tag(.option, attributes, text: value.name.swift)
        }
      }
    }
  }
}

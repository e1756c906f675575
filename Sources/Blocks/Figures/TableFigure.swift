import HTML
import Words

/// A table as every generated block writes it: captioned, in a scroller of its own, with a legend if it needs one.
package struct TableFigure {
  /// The id of the figure.
  package let id: String
  package let caption: String
  package let columns: [String]
  /// The heads of the columns as Objective-C spells them; those that are not given are the same in both languages.
  package var objectiveCColumns: [String] = []
  package var style: Style = .plain
  package var legend: SymbolName?
  /// What else stands on the figure.
  package var attributes: [Attribute] = []

  package init(
    id: String, caption: String, columns: [String], objectiveCColumns: [String] = [], style: Style = .plain,
    legend: SymbolName? = nil, attributes: [Attribute] = []
  ) {
    self.id = id
    self.caption = caption
    self.columns = columns
    self.objectiveCColumns = objectiveCColumns
    self.style = style
    self.legend = legend
    self.attributes = attributes
  }

  package enum Style: String {
    case plain
    /// One of a matrix's cells, which ``MatrixFigure`` writes.
    case matrix
    case availability
    /// One that has the names of both languages in columns of their own.
    case spelled
  }

  /// Writes the table, and what stands above and below it in its figure.
  package func write(
    into page: inout HTMLWriter, rows: (inout HTMLWriter) -> Void, above: (inout HTMLWriter) -> Void = { _ in },
    below: (inout HTMLWriter) -> Void = { _ in }
  ) {
    page.tag(.figure, [.id(id), figureClass] + attributes) { page in
      if style == .matrix { writeLegend(into: &page) }
      above(&page)
      page.tag(.div, [.class("scroller"), .role("region"), .tabindex("0"), .aria(labelledBy: captionID)]) { page in
        page.tag(.table) { page in
          page.line(.caption, [.id(captionID)], text: caption)
          page.line(.thead) { page in
            page.tag(.tr) { page in
              for index in columns.indices { page.tag(.th, [.scope("col")]) { $0.breakable(column(index)) } }
            }
          }
          page.tag(.tbody) { page in
            page.line()
            rows(&page)
          }
        }
      }
      below(&page)
      if style != .matrix { writeLegend(into: &page) }
    }
  }

  /// Writes the table with a row for each element.
  package func write<Element>(
    rows elements: some Sequence<Element>, into page: inout HTMLWriter,
    attributes: (Element) -> [Attribute] = { _ in [] }, row: (Element, inout HTMLWriter) -> Void
  ) {
    write(into: &page) { page in
      for element in elements { page.line(.tr, attributes(element)) { row(element, &$0) } }
    }
  }

  /// The head of a column.
  package func column(_ index: Int) -> SymbolName {
    SymbolName(
      swift: columns[index], objectiveC: objectiveCColumns.indices.contains(index) ? objectiveCColumns[index] : nil)
  }
}

extension TableFigure {
  /// What abbreviations mean; a matrix is too long for it to stand below.
  private func writeLegend(into page: inout HTMLWriter) {
    if let legend { page.tag(.figcaption, [.class("legend")]) { $0.breakable(legend) } }
  }

  private var captionID: String { id + ".caption" }

  private var figureClass: Attribute { Attribute("class", style == .plain ? "table" : "table " + style.rawValue) }
}

import HTML

/// A table as every generated block writes it: captioned, in a scroller of its own, with a legend if it needs one.
struct TableFigure {
  /// The id of the figure.
  let id: String
  let caption: String
  let columns: [String]
  var style: Style = .plain
  var legend: String?
  /// What else stands on the figure.
  var attributes: [Attribute] = []

  enum Style {
    case plain
    case matrix
    case availability
  }

  func write(into page: inout HTMLWriter, rows: (inout HTMLWriter) -> Void) {
    page.tag("figure", [.id(id), figureClass] + attributes) { page in
      page.tag("div", [.class("scroller"), .role("region"), .tabindex("0"), .aria(labelledBy: captionID)]) { page in
        page.tag("table") { page in
          page.tag("caption", [.id(captionID)], text: caption)
          page.literal("\n")
          page.tag("thead") { page in
            page.tag("tr") { page in
              for column in columns { page.tag("th", [.scope("col")]) { $0.breakable(column) } }
            }
          }
          page.literal("\n")
          page.tag("tbody") { page in
            page.literal("\n")
            rows(&page)
          }
        }
      }
      if let legend { page.tag("figcaption", [.class("legend")], text: legend) }
    }
  }
}

extension TableFigure {
  private var captionID: String { id + ".caption" }

  private var figureClass: Attribute {
    switch style {
    case .plain: .class("table")
    case .matrix: .class("table matrix")
    case .availability: .class("table availability")
    }
  }
}

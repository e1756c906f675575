import Markdown

@testable import HTML
@testable import ReferenceSite

/// Hooks that write tables as GitHub's own implementation does, and all else as libcmark.
struct GitHubHooks: BodyHooks {
  private let plain = PlainHooks()

  func headingID(_ heading: Node) -> String? { nil }
  func isOld(_ heading: Node) -> Bool { false }
  func isCards(_ list: Node) -> Bool { false }
  func permalinkLabel(_ title: String) -> String { "" }
  var breaksNames: Bool { false }
  func objectiveCName(of text: Node) -> String? { nil }
  func taskLabel(isDone: Bool) -> String { "" }
  func title(of alert: Alert) -> (text: String, id: String) { (alert.rawValue, "title") }
  func openLink(_ link: Node, into page: inout HTMLWriter) { plain.openLink(link, into: &page) }
  func writeImage(_ image: Node, into page: inout HTMLWriter) { plain.writeImage(image, into: &page) }
  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {
    plain.writeRawHTML(html, into: &page)
  }

  func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool {
    guard let table = fence.pipeTable else { return false }
    page.literal("<table>\n<thead>\n")
    for (index, row) in table.rows.enumerated() {
      if index == 1 { page.literal("<tbody>\n") }
      page.literal("<tr>\n")
      for (column, alignment) in table.alignments.enumerated() {
        let cell = column < row.cells.count ? row.cells[column] : nil
        write(cell, index == 0 ? .th : .td, alignment, into: &page)
      }
      page.literal(index == 0 ? "</tr>\n</thead>\n" : "</tr>\n")
    }
    page.literal(table.rows.count > 1 ? "</tbody>\n</table>\n" : "</table>\n")
    return true
  }

  private func write(_ cell: Node?, _ name: HTMLElement, _ alignment: ColumnAlignment, into page: inout HTMLWriter) {
    let attributes: [Attribute] =
      switch alignment {
      case .none: []
      case .left: [.fixed("align", "left")]
      case .center: [.fixed("align", "center")]
      case .right: [.fixed("align", "right")]
      }
    page.tag(name, attributes) { page in
      var renderer = BodyRenderer(hooks: self)
      for node in cell.map({ Array($0.children) }) ?? [] { renderer.render(node, into: &page) }
    }
    page.line()
  }
}

import AppFacts
import HTML

extension HTMLWriter {
  /// A place in the app's sources, with a link where the book says where they can be read. A line is in the link alone: on
  /// the page it would be another one after the next commit.
  package mutating func place(_ place: FilePlace, of app: App) {
    guard let address = app.address(of: place) else {
      tag(.code) { $0.breakable(place.path) }
      return
    }
    tag(.a, [.href(address)]) { $0.tag(.code) { $0.breakable(place.path) } }
  }

  /// A row of cells, the first of which heads it.
  package mutating func row(
    _ id: String? = nil, _ head: (inout HTMLWriter) -> Void, _ cells: [(inout HTMLWriter) -> Void]
  ) {
    line(.tr, id.map { [.id($0)] } ?? []) { page in
      page.tag(.th, [.scope("row")]) { head(&$0) }
      for cell in cells { page.tag(.td, [.class("prose")]) { cell(&$0) } }
    }
  }
}

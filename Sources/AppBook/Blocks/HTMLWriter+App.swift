import AppFacts
import Blocks
import HTML
import Words

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

  /// The cell that heads a row.
  mutating func head(_ content: (inout HTMLWriter) -> Void) { tag(.th, [.scope("row")]) { content(&$0) } }

  mutating func cell(_ content: (inout HTMLWriter) -> Void) { tag(.td, [.class("prose")]) { content(&$0) } }

  /// The controllers that no window leads to, and where the search for a way to each ends.
  mutating func gaps(
    _ gaps: [(name: String, gap: WayGap)], of app: App, _ words: AppWords, _ context: BlockContext
  ) {
    list(of: gaps) { item, page in
      page.tag(.code) { $0.link(item.name, to: .controller(item.name), context) }
      page.text(words.colon)
      switch item.gap {
      case .byUnknown(let step):
        page.text(words.shownByUnknown(words.shown(step.relation, by: nil, style: step.style?.swiftName)) + " · ")
        page.place(step.place, of: app)
      case .begins(let name): page.text(words.begins(with: name))
      case .made(let place):
        page.text(words.shown(.made, by: nil, style: nil) + " · ")
        page.place(place, of: app)
      case .neverMade: page.text(words[.neverMade])
      }
    }
  }
}

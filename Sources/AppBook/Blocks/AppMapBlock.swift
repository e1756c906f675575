import AppFacts
import Blocks
import HTML
import Words

/// The windows, containers and screens of the app, drawn and as a list, and the controllers that are not placed.
struct AppMapBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "app-map", summary: "how the app's screens are shown, as a drawing and as a list", needsApp: true,
    .plain { fence in fence.documentedApp.map { AppMapBlock(app: $0, map: AppMap($0)) } })

  /// How many controllers a drawing has; what is more is folded.
  private static let mostDrawn = 36
  private static let rowHeight = 36

  let app: App
  let map: AppMap?

  var anchors: [BlockAnchor] { [BlockAnchor(id: "app-map.list")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    page.tag(.div, [.id("app-map.list")]) { page in
      guard let map else {
        page.tag(.p, text: words[.mapNeedsScan])
        return
      }
      if !map.items.isEmpty {
        let (order, hidden, starts) = map.folded(to: Self.mostDrawn)
        page.drawing(words[.mapLegend] + (starts == 0 ? "" : words.space + words.moreStarts(starts))) { page in
          draw(map, order, hidden, words, into: &page)
        }
        page.folded(words[.placementsCaption]) { page in list(map.roots, map, words, context, into: &page) }
      }
      if !map.gaps.isEmpty {
        page.tag(.p, text: words[.gapsExplained])
        page.gaps(map.gaps, of: app, words, context)
      }
    }
  }
}

extension AppMapBlock {
  private func draw(
    _ map: AppMap, _ order: [Int], _ hidden: [Int: Int], _ words: AppWords, into page: inout HTMLWriter
  ) {
    let rows = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    page.canvas(416, order.count * Self.rowHeight + 8, label: label(map, order, words)) { page in
      for item in order {
        guard let row = rows[item] else { continue }
        let (x, y) = (Self.indent(map.items[item].depth), row * Self.rowHeight + 16)
        let last = map.items[item].children.compactMap { rows[$0] }.max()
        if let last { page.stroke("M\(x) \(y + 6)V\(last * Self.rowHeight + 16)", "rail") }
        for child in map.items[item].children {
          guard let row = rows[child] else { continue }
          page.stroke("M\(x) \(row * Self.rowHeight + 16)h\(Self.indent(map.items[child].depth) - x - 5)", "rail")
        }
        page.dot(x, y, 4, map.items[item].isCalled.map { $0 ? "lit" : "value other" } ?? "dot")
        page.label(x + 10, y + 4, map.items[item].node.name.fitting((400 - x) / 7), "code")
        let how = words.how(map.items[item]) + (hidden[item].map { " · + " + words.more($0) } ?? "")
        page.label(x + 10, y + 17, how.fitting((400 - x) / 6), "note")
      }
    }
  }

  private static func indent(_ depth: Int) -> Int { 8 + min(depth, 9) * 16 }

  /// What a drawing says, for those who do not see it: the list has the rest.
  private func label(_ map: AppMap, _ order: [Int], _ words: AppWords) -> String {
    words[.mapLabel] + words.stop + words.space
      + order.prefix(12).map { map.items[$0].node.name + words.colon + words.how(map.items[$0]) }.joined(
        separator: words.semicolon)
  }

  private func list(
    _ items: [Int], _ map: AppMap, _ words: AppWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    page.list(of: items.map { map.items[$0] }) { item, page in
      page.tag(.code) { $0.breakable(item.node.name) }
      page.text(" " + words.how(item))
      if let called = item.isCalled { page.text(words.colon + (called ? words[.isCalled] : words[.isNotCalled])) }
      if let step = item.step {
        page.text(" · ")
        page.place(step.place, of: app)
      }
      if !item.children.isEmpty { list(item.children, map, words, context, into: &page) }
    }
  }
}

extension AppWords {
  /// How an item of the map is shown, in a few words.
  fileprivate func how(_ item: AppMap.Item) -> String {
    guard let step = item.step else { return item.depth == 0 ? self[.beginsUnknown] : "" }
    let how = shown(step.relation, by: step.by?.name, style: step.style?.swiftName)
    return item.depth == 0 && !item.isWhole ? how + parenthesis(self[.beginsUnknown]) : how
  }
}

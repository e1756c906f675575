import HTML
import OrientationCatalog
import Words

/// The log of measured widths, a table for each version.
struct WidthsBlock: ReferenceBlock {
  static let specification = BlockSpecification("widths", summary: "the measured widths", .plain { _ in WidthsBlock() })

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "widths.16"), BlockAnchor(id: "widths.before-16")]
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    for isSixteenOrLater in [true, false] {
      let figure = TableFigure(
        id: isSixteenOrLater ? "widths.16" : "widths.before-16", caption: words.widthsCaption(isSixteenOrLater),
        columns: [
          words[.callback], words[.turn], words[.time], words[.viewWidth], words[.fixedWidth], words[.statusBarWidth],
          words[.screenWidth],
        ])
      figure.write(rows: MeasuredWidth.all.filter { $0.isSixteenOrLater == isSixteenOrLater }, into: &page) {
        line, page in
        page.tag(.th, [.scope("row")]) { $0.tag(.code) { $0.breakable(line.callback.name) } }
        page.tag(.td, text: words.turn(toLandscape: line.isToLandscape))
        page.tag(.td, [.class("number")], text: line.time)
        for width in [line.view, line.fixed, line.byStatusBar, line.mainScreen] {
          page.tag(.td, [.class("number")], text: String(width))
        }
      }
    }
    page.grounds(of: .widths, words, context)
  }
}

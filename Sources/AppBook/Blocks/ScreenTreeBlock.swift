import Blocks
import HTML
import Orientation
import Words

/// The screens of the app as a tree, each with the orientations that it allows on the newest iOS, in small pictures.
struct ScreenTreeBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "app-screens", summary: "the app's screens as a tree, and what each allows on the newest iOS, as pictures",
    needsApp: true, .plain { fence in fence.documentedApp.map { ScreenTreeBlock(app: $0) } })

  /// How many lines are seen at a glance; the matrix has the others.
  private static let mostLines = 24

  let app: App
  private let matrix: AppMatrix
  private let gaps: [(name: String, gap: WayGap)]
  /// The kinds of device that the app is for, each with its column for the newest iOS.
  private let devices: [(idiom: Idiom, column: Int)]

  init(app: App) {
    self.app = app
    matrix = app.matrix
    gaps = app.wayGaps
    devices = matrix.newestColumns
  }

  var anchors: [BlockAnchor] { [BlockAnchor(id: "app-screens.tree")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ScreenTreeWords(language: context.language)
    let (lines, hidden) = ScreenTree(matrix.rows).folded(to: Self.mostLines)
    let others = matrix.rows.firstIndex { AppMatrix.isForOthers($0.screen) }
    let isOpen = (lines.compactMap(\.row) + [others].compactMap(\.self)).contains { row in
      devices.contains { ScreenOutcome(matrix.cells[row][$0.column]).maybe != [] }
    }
    page.void(.link, [.fixed("rel", "stylesheet"), .href(SiteAssets.address(of: "app.css", from: context.root))])
    page.tag(.div, [.class("screens"), .id("app-screens.tree")]) { page in
      if !matrix.rows.isEmpty {
        page.drawing(words.legend(isOpen: isOpen, hidden: hidden)) { page in
          page.tag(.div, [.class("screen-line"), .ariaHidden]) { page in
            page.tag(.span, text: "iOS \(OSVersion.newest)")
            for device in devices { page.tag(.span, text: words.app.idiom(device.idiom)) }
          }
          write(lines[...], words, context, into: &page)
          if let others {
            page.tag(.ul) { page in
              page.tag(.li) { page in
                writeLine(others, words, context, into: &page) { $0.text(words.app[.otherScreens]) }
              }
            }
          }
        }
      }
      if !gaps.isEmpty {
        page.folded(words.unplaced(gaps.count)) { page in
          page.tag(.p, text: words.app[.gapsExplained])
          page.gaps(gaps, of: app, words.app, context)
        }
      }
    }
  }
}

extension ScreenTreeBlock {
  /// Lines, each with those that are below it.
  private func write(
    _ lines: ArraySlice<ScreenTree.Line>, _ words: ScreenTreeWords, _ context: BlockContext,
    into page: inout HTMLWriter
  ) {
    guard let depth = lines.first?.depth else { return }
    page.tag(.ul) { page in
      var rest = lines
      while let line = rest.popFirst() {
        let below = rest.prefix { $0.depth > depth }
        rest = rest.dropFirst(below.count)
        page.line(.li) { page in
          writeLine(line.row, words, context, into: &page) { write(line, words, context, into: &$0) }
          write(below, words, context, into: &page)
        }
      }
    }
  }

  /// What a line is called, and how it is shown.
  private func write(
    _ line: ScreenTree.Line, _ words: ScreenTreeWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    // A name that `init` has made of the class and its place says nothing that the tree does not.
    if let row = line.row.map({ matrix.rows[$0] }), row.controller == nil, !row.screen.name.hasPrefix(line.className) {
      page.breakable(row.screen.name)
      page.text(" ")
    }
    page.tag(.code) { page in
      guard let href = context.href(.controller(line.className)) else { return page.breakable(line.className) }
      page.tag(.a, [.href(href)]) { $0.breakable(line.className) }
    }
    let how = [
      line.form.map(words.presented), line.container.map(words.app.contained),
      line.hidden == 0 ? nil : words.app.more(line.hidden),
    ].compactMap(\.self)
    if !how.isEmpty { page.tag(.small) { $0.breakable(" " + how.joined(separator: " · ")) } }
  }

  private func writeLine(
    _ row: Int?, _ words: ScreenTreeWords, _ context: BlockContext, into page: inout HTMLWriter,
    _ name: (inout HTMLWriter) -> Void
  ) {
    page.tag(.div, [.class("screen-line")]) { page in
      page.tag(.span) { name(&$0) }
      guard let row else { return }
      for device in devices {
        let outcome = ScreenOutcome(matrix.cells[row][device.column])
        page.tag(.span) { write(outcome, on: device.idiom, words, context, into: &$0) }
      }
    }
  }

  /// What a screen allows: a small device for each orientation, in a place of its own. Else how it ends, in words.
  private func write(
    _ outcome: ScreenOutcome, on idiom: Idiom, _ words: ScreenTreeWords, _ context: BlockContext,
    into page: inout HTMLWriter
  ) {
    if !outcome.possible.isEmpty {
      page.canvas(88, 22, label: words.allowed(outcome, on: idiom)) { page in
        for (index, orientation) in InterfaceOrientationMask.all.orientations.enumerated() {
          let x = 11 + index * 22
          if outcome.allowed.allows(orientation) {
            page.glyph(orientation, x, 11, isWide: idiom == .pad)
          } else if outcome.possible.allows(orientation) {
            page.tag(.g, [.class("maybe")]) { $0.glyph(orientation, x, 11, isWide: idiom == .pad) }
          } else {
            page.dot(x, 11, 2, "empty")
          }
        }
      }
    }
    for ending in outcome.endings {
      page.tag(.small) { page in
        OutcomeMark(kind: ending.outcome.kind).writeSign(into: &page)
        page.link(words.ending(ending.outcome), to: .rule(ending.rule.rawValue), context)
      }
    }
    if outcome.isUnknown { page.tag(.small, text: words.filter[.unknown]) }
  }
}

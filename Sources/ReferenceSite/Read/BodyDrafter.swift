import Blocks
import HTML
import Markdown
import Orientation
import Words

/// Writes the body of a page, with gaps where it depends on other pages.
///
/// A class, because tables in a page write their cells with the same renderer.
final class BodyDrafter: BodyHooks {
  private let language: Language
  private let words: MarkupWords
  private let headingIDs: [String]
  /// Those of sections on old versions alone, by their place in the row.
  private let oldHeadings: Set<Int>
  private let fences: [PageFence]
  /// The pictures that comments show, by name.
  private let pairs: [String: PairPicture]
  private let translation: TranslationMarks?
  private var nextHeading = 0
  private var nextFence = 0
  private var nextBlock = 0
  private var alertCount = 0
  private var places: [BodyDraft.Place] = []
  /// Which variants of code the group that is being written still has, and which it has in all.
  private var variants: (rest: Int, all: [CodeVariant]) = (0, [])
  /// Whose labels hold at the moment, and on which line: a cell's inside of a table.
  private var labels: SymbolLabels
  private var cellLine: Int?

  /// - Parameters:
  ///   - headingIDs: the ids of all headings, in the order of the text.
  ///   - oldHeadings: which of them are of sections on old versions alone.
  ///   - fences: what the fences other than code turned out to be, in the order of the text.
  ///   - pairs: the pictures that comments show, by name.
  ///   - translation: what of the page is not translated, or not as it is now.
  init(
    language: Language, labels: SymbolLabels, headingIDs: [String], oldHeadings: Set<Int> = [], fences: [PageFence],
    pairs: [String: PairPicture] = [:], translation: TranslationMarks? = nil
  ) {
    self.language = language
    words = MarkupWords(language: language)
    self.labels = labels
    self.headingIDs = headingIDs
    self.oldHeadings = oldHeadings
    self.fences = fences
    self.pairs = pairs
    self.translation = translation
  }

  /// Writes the body behind those of other pages, and says where.
  func write(_ document: Document, into drafts: inout HTMLWriter) -> (
    range: Range<HTMLWriter.Position>, places: [BodyDraft.Place]
  ) {
    drafts.startLine()
    let start = drafts.position
    write(document.node, into: &drafts)
    return (start..<drafts.position, places)
  }

  func headingID(_ heading: Node) -> String? {
    guard headingIDs.indices.contains(nextHeading) else { return nil }
    defer { nextHeading += 1 }
    return headingIDs[nextHeading]
  }

  func isOld(_ heading: Node) -> Bool { oldHeadings.contains(nextHeading - 1) }

  /// A comment says so, since the list has to read well where the Markdown is hosted.
  func isCards(_ list: Node) -> Bool {
    guard let comment = list.previous, comment.kind == .htmlBlock else { return false }
    return comment.literal.trimmingSpaces == "<!-- cards -->"
  }

  var breaksNames: Bool { true }

  func foreignLanguage(of node: Node) -> [Attribute] { translation?.attributes(of: node) ?? [] }

  func writeNote(behind node: Node, into page: inout HTMLWriter) {
    let section = nextHeading > 0 && headingIDs.indices.contains(nextHeading - 1) ? headingIDs[nextHeading - 1] : nil
    translation?.writeNote(behind: node, section: section, words, into: &page)
  }

  func permalinkLabel(_ title: String) -> String { words.permalink(title) }

  func taskLabel(isDone: Bool) -> String { words.task(isDone: isDone) }

  func title(of alert: Alert) -> (text: String, id: String) {
    alertCount += 1
    // No id of a heading has a period in it.
    return (words.title(of: alert), "alert.\(alertCount)")
  }

  func objectiveCName(of text: Node) -> String? {
    guard let parent = text.parent, parent.firstChild == text, text.next == nil else { return nil }
    let name = text.literal
    if parent.kind == .link, labels.name(of: parent).map({ $0.utf8.elementsEqual(name.utf8) }) != true { return nil }
    let symbol = SymbolName(of: name)
    if !symbol.isCommon { return symbol.objectiveC }
    return parent.kind == .heading ? SymbolName.selector(of: name) : nil
  }

  func openLink(_ link: Node, into page: inout HTMLWriter) {
    if let name = labels.name(of: link) {
      let rule = link.firstChild?.literal == name ? Rule(rawValue: name) : nil
      leave(.symbol(name: name, rule: rule), link.line, in: page)
    } else {
      leave(.link(destination: link.destination, title: link.title), link.line, in: page)
    }
  }

  func writeImage(_ image: Node, into page: inout HTMLWriter) {
    leave(
      .image(destination: image.destination, text: image.plainText, title: image.title), image.line, in: page)
  }

  func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool {
    switch FenceKind(fence) {
    case .code: return writeCode(fence, into: &page)
    case .table, .pipeTable, .block: break
    }
    guard fences.indices.contains(nextFence) else { return true }
    defer { nextFence += 1 }
    switch fences[nextFence] {
    case .block:
      leave(.block(nextBlock), fence.line, in: page)
      nextBlock += 1
    case .table(let table, let captionID, let number):
      write(table, captionID, number, into: &page)
      page.startLine()
      if table.because != nil {
        leave(.block(nextBlock), fence.line, in: page)
        nextBlock += 1
      }
    case .broken: break
    }
    return true
  }

  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {
    if let name = html.shownPair, let pair = pairs[name] { pair.writeInLine(language, into: &page) }
  }
}

extension BodyDrafter {
  private func leave(_ gap: BodyDraft.Gap, _ line: Int, in page: borrowing HTMLWriter) {
    places.append(BodyDraft.Place(position: page.position, line: cellLine ?? line, gap: gap))
  }

  /// Writes code in colours; what has no word behind its fence is as libcmark writes it.
  private func writeCode(_ fence: Node, into page: inout HTMLWriter) -> Bool {
    guard !fence.fenceInfo.isEmpty else { return false }
    let info = CodeFenceInfo(fence)
    if variants.rest == 0 {
      let all = CodeVariant.group(from: fence)
      variants = (all.count, all)
      if all.count > 1 {
        page.open(.div, .class("variants"))
        page.line()
      }
    }
    let figure = CodeFigure(
      fenceWord: info.word, title: info.title, markedLines: info.markedLines, variant: info.variant)
    let choices = info.variant?.choices(among: variants.all) ?? []
    fence.withLiteral { figure.write($0, choices: choices, language, into: &page) }
    variants.rest = max(0, variants.rest - 1)
    if variants.rest == 0 && variants.all.count > 1 {
      page.close(.div)
      page.line()
    }
    return true
  }

  private func write(_ node: Node, into page: inout HTMLWriter) {
    var renderer = BodyRenderer(hooks: self)
    renderer.render(node, into: &page)
  }

  private func write(_ table: MarkdownTable, _ captionID: String, _ number: Int, into page: inout HTMLWriter) {
    let name = table.caption == nil ? Attribute.aria(label: words.table(number)) : .aria(labelledBy: captionID)
    let columns =
      table.alignments.isEmpty
      ? Array(repeating: ColumnAlignment.none, count: table.header.count) : table.alignments
    page.tag(.figure, as: .proseTable) { page in
      page.tag(.div, [.class("scroller"), .role("region"), .tabindex("0"), name]) { page in
        page.tag(.table) { page in
          page.line()
          if let caption = table.caption {
            page.line(.caption, [.id(captionID)]) { write(caption, into: &$0) }
          }
          page.line(.thead) { page in
            page.tag(.tr) { page in
              for (cell, alignment) in zip(table.header, columns) { writeHeader(cell, "col", alignment, into: &page) }
            }
          }
          if table.rows.isEmpty { return }
          page.line(.tbody) { page in
            page.line()
            for (index, row) in table.rows.enumerated() {
              write(row, columns, id: table.rowIDs.indices.contains(index) ? table.rowIDs[index] : nil, into: &page)
            }
          }
        }
      }
    }
  }

  private func write(
    _ row: [MarkdownTable.Cell], _ columns: [ColumnAlignment], id: String?, into page: inout HTMLWriter
  ) {
    page.line(.tr, id.map { [.id($0)] } ?? []) { page in
      for (column, (cell, alignment)) in zip(row, columns).enumerated() {
        if column == 0 {
          writeHeader(cell, "row", alignment, into: &page)
        } else {
          page.tag(.td, alignment.attributes) { write(cell, into: &$0) }
        }
      }
      // A row of a pipe table may be shorter than the header. What is missing is one cell, since rows of a few bytes below
      // a header of thousands of columns would fill any memory.
      let missing = columns.count - row.count
      if missing > 0 { page.tag(.td, missing > 1 ? [.columns(missing)] : [], text: "") }
    }
  }

  /// An empty cell heads nothing.
  private func writeHeader(
    _ cell: MarkdownTable.Cell, _ scope: StaticString, _ alignment: ColumnAlignment, into page: inout HTMLWriter
  ) {
    guard cell.block != nil else {
      page.tag(.td, text: "")
      return
    }
    page.tag(.th, [.scope(scope)] + alignment.attributes) { write(cell, into: &$0) }
  }

  private func write(_ cell: MarkdownTable.Cell, into page: inout HTMLWriter) {
    guard let block = cell.block else { return }
    let outerLabels = labels
    labels = cell.labels
    cellLine = cell.line
    for node in block.children { write(node, into: &page) }
    labels = outerLabels
    cellLine = nil
  }
}

extension ColumnAlignment {
  fileprivate var attributes: [Attribute] {
    switch self {
    case .none: []
    case .left: [.class("left")]
    case .center: [.class("center")]
    case .right: [.class("right")]
    }
  }
}

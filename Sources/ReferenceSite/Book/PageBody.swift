import HTML
import Markdown

/// Writes the body of a page: its Markdown, with links resolved and fences replaced.
///
/// A class, because tables in a page write their cells with the same renderer.
final class PageBody: BodyHooks {
  private let site: SiteIndex
  private let page: Page
  private let words: MarkupWords
  private let context: BlockContext
  private var links: LinkResolver
  private var nextHeading = 0
  private var nextFence = 0
  /// Whose labels hold at the moment, and on which line: a cell's inside of a table.
  private var labels: SymbolLabels
  private var cellLine: Int?

  /// The problems found while the page was written.
  private(set) var problems: [(problem: Problem, line: Int)] = []
  /// The files of the book that the page shows or links to.
  var usedFiles: Set<String> { links.usedFiles }

  init(site: SiteIndex, page: Page) {
    self.site = site
    self.page = page
    words = MarkupWords(language: site.language)
    links = LinkResolver(site: site, page: page)
    labels = page.labels
    context = BlockContext(
      href: { site.href($0, from: page) }, usedBy: { site.usedBy($0, from: page) }, language: site.language,
      root: BookPath.root(from: page.output))
  }

  /// Writes the body.
  func render() -> HTMLFragment {
    var body = HTMLWriter()
    write(page.document().node, into: &body)
    return body.fragment()
  }

  func headingID(_ heading: Node) -> String? {
    guard page.headingIDs.indices.contains(nextHeading) else { return nil }
    defer { nextHeading += 1 }
    return page.headingIDs[nextHeading]
  }

  func permalinkLabel(_ title: String) -> String { words.permalink(title) }

  func objectiveCName(of text: Node) -> String? {
    guard let parent = text.parent, parent.firstChild == text, text.next == nil else { return nil }
    let name = text.literal
    if parent.kind == .link, labels.name(of: parent).map({ $0.utf8.elementsEqual(name.utf8) }) != true { return nil }
    let symbol = SymbolName(of: name)
    if !symbol.isCommon { return symbol.objectiveC }
    return parent.kind == .heading ? SymbolName.selector(of: name) : nil
  }

  func destination(ofLink link: Node) -> LinkTarget {
    if let name = labels.name(of: link) { return symbol(name, at: link) }
    let destination = link.destination
    return target(links.resolve(link: destination), at: link)
  }

  func destination(ofImage image: Node) -> LinkTarget {
    target(links.resolve(image: image.destination), at: image)
  }

  func writeFence(_ fence: Node, into page: inout HTMLWriter) -> Bool {
    switch FenceKind(fence) {
    case .code: return false
    case .table, .block: break
    }
    guard self.page.fences.indices.contains(nextFence) else { return true }
    defer { nextFence += 1 }
    switch self.page.fences[nextFence] {
    case .block(let block): block.render(into: &page, context: context)
    case .table(let table, let captionID, let number): write(table, captionID, number, into: &page)
    case .broken: break
    }
    page.startLine()
    return true
  }

  func writeRawHTML(_ html: Node, into page: inout HTMLWriter) {}
}

extension PageBody {
  private func write(_ node: Node, into page: inout HTMLWriter) {
    var renderer = BodyRenderer(hooks: self)
    renderer.render(node, into: &page)
  }

  private func symbol(_ name: String, at link: Node) -> LinkTarget {
    guard let href = site.key(named: name).flatMap({ site.href($0, from: page) }) else {
      report(.symbolUnknown(name: name, suggestion: site.suggestion(for: name)), at: link)
      return .symbol("#")
    }
    return .symbol(href)
  }

  private func target(_ answer: LinkResolver.Answer, at node: Node) -> LinkTarget {
    switch answer {
    case .address(let address): return .address(address)
    case .problem(let problem):
      report(problem, at: node)
      return .address("#")
    }
  }

  private func report(_ problem: Problem, at node: Node) {
    problems.append((problem, cellLine ?? node.line))
  }

  private func write(_ table: MarkdownTable, _ captionID: String, _ number: Int, into page: inout HTMLWriter) {
    let name = table.caption == nil ? Attribute.aria(label: words.table(number)) : .aria(labelledBy: captionID)
    page.tag("figure", [.class("table")]) { page in
      page.tag("div", [.class("scroller"), .role("region"), .tabindex("0"), name]) { page in
        page.tag("table") { page in
          page.literal("\n")
          if let caption = table.caption {
            page.tag("caption", [.id(captionID)]) { write(caption, into: &$0) }
            page.literal("\n")
          }
          page.tag("thead") { page in
            page.tag("tr") { page in for cell in table.header { writeHeader(cell, "col", into: &page) } }
          }
          page.literal("\n")
          page.tag("tbody") { page in
            page.literal("\n")
            for row in table.rows { write(row, into: &page) }
          }
          page.literal("\n")
        }
      }
    }
  }

  private func write(_ row: [MarkdownTable.Cell], into page: inout HTMLWriter) {
    page.tag("tr") { page in
      for (column, cell) in row.enumerated() {
        if column == 0 {
          writeHeader(cell, "row", into: &page)
        } else {
          page.tag("td") { write(cell, into: &$0) }
        }
      }
    }
    page.literal("\n")
  }

  /// An empty cell heads nothing.
  private func writeHeader(_ cell: MarkdownTable.Cell, _ scope: StaticString, into page: inout HTMLWriter) {
    guard cell.paragraph != nil else {
      page.tag("td", text: "")
      return
    }
    page.tag("th", [.scope(scope)]) { write(cell, into: &$0) }
  }

  private func write(_ cell: MarkdownTable.Cell, into page: inout HTMLWriter) {
    guard let paragraph = cell.paragraph else { return }
    let outerLabels = labels
    labels = cell.labels
    cellLine = cell.line
    for node in paragraph.children { write(node, into: &page) }
    labels = outerLabels
    cellLine = nil
  }
}

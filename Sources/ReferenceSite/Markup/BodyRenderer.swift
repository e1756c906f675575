import HTML
import Markdown

/// Writes a tree of Markdown as HTML, byte for byte as libcmark's own renderer does in its safe mode, but for what its
/// hooks do otherwise. A title of no characters is left out: libcmark's tree does not tell it from none.
struct BodyRenderer<Hooks: BodyHooks> {
  private(set) var hooks: Hooks
  /// The id of the heading that is being written. Headings cannot be nested.
  private var currentHeadingID: String?
  private var isInHeading = false

  init(hooks: Hooks) {
    self.hooks = hooks
  }

  /// Writes a node and all below it.
  mutating func render(_ root: Node, into page: inout HTMLWriter) {
    var walk = Walk(root)
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        enter(node, &page)
        if node.kind == .image { walk.skipChildren(of: node) }
      case .leave(let node):
        leave(node, &page)
      }
    }
  }
}

extension BodyRenderer {
  /// How many bytes of code fit a line wherever they stand.
  private static var longestUnbroken: Int { 20 }

  private mutating func enter(_ node: Node, _ page: inout HTMLWriter) {
    switch node.kind {
    case .document, .group: break
    case .blockQuote: openQuote(node, &page)
    case .list: openList(node, &page)
    case .item:
      page.startLine()
      page.open(.li, node.isDone == nil ? foreignLanguage(of: node) : [.class("task")] + foreignLanguage(of: node))
    case .heading: openHeading(node, &page)
    case .paragraph:
      if !node.isInTightList {
        page.startLine()
        page.open(.p, hooks.foreignLanguage(of: node))
      }
      if let item = node.parent, item.kind == .item, node.previous == nil { writeBox(of: item, &page) }
    case .codeBlock: writeCodeBlock(node, &page)
    case .htmlBlock, .htmlInline: hooks.writeRawHTML(node, into: &page)
    case .thematicBreak:
      page.startLine()
      page.void(.hr)
      page.line()
    case .text: writeText(node, &page)
    // Browsers would draw a space, which Chinese text has not.
    case .softBreak where node.isBreakWithinHan: break
    case .softBreak: page.line()
    case .lineBreak:
      page.void(.br)
      page.line()
    case .code: writeCode(node, &page)
    case .emphasis: page.open(.em)
    case .strong: page.open(.strong)
    case .strikethrough: page.open(.del)
    case .link: hooks.openLink(node, into: &page)
    case .image: hooks.writeImage(node, into: &page)
    }
  }

  private mutating func leave(_ node: Node, _ page: inout HTMLWriter) {
    switch node.kind {
    case .blockQuote:
      page.startLine()
      close(node.alert == nil ? .blockquote : .div, &page)
    case .list: close(node.isOrdered ? .ol : .ul, as: partOfList(node), &page)
    case .item: close(.li, &page)
    case .heading: closeHeading(node, &page)
    case .paragraph:
      hooks.writeNote(behind: node, into: &page)
      guard !node.isInTightList else { return }
      close(.p, &page)
    case .emphasis: page.close(.em)
    case .strong: page.close(.strong)
    case .strikethrough: page.close(.del)
    case .link: page.close(.a)
    case .document, .group, .codeBlock, .htmlBlock, .htmlInline, .thematicBreak, .text, .softBreak, .lineBreak,
      .code, .image:
      break
    }
  }

  private func writeText(_ text: Node, _ page: inout HTMLWriter) {
    if isInHeading, let objectiveC = hooks.objectiveCName(of: text) {
      writeBoth(text, objectiveC, .span, &page)
    } else {
      text.withLiteral { page.text(validUTF8: $0) }
    }
  }

  private func writeCode(_ code: Node, _ page: inout HTMLWriter) {
    if isInHeading || code.parent?.kind == .link, let objectiveC = hooks.objectiveCName(of: code) {
      return writeBoth(code, objectiveC, .code, &page)
    }
    page.open(.code)
    code.withLiteral { text in
      if hooks.breaksNames, text.count > Self.longestUnbroken {
        page.breakable(String(decoding: text, as: UTF8.self))
      } else {
        page.text(validUTF8: text)
      }
    }
    page.close(.code)
  }

  /// Writes a name in both spellings, each in an element; the style sheet hides one of them.
  private func writeBoth(_ name: Node, _ objectiveC: String, _ element: HTMLElement, _ page: inout HTMLWriter) {
    page.tag(element, [.class("swift")]) { $0.breakable(name.literal) }
    page.tag(element, as: .otherName) { $0.breakable(objectiveC) }
  }

  private mutating func openQuote(_ quote: Node, _ page: inout HTMLWriter) {
    page.startLine()
    guard let alert = quote.alert else {
      page.open(.blockquote)
      return page.line()
    }
    let title = hooks.title(of: alert)
    page.open(.div, [Attribute("class", "alert " + alert.rawValue), .role("note"), .aria(labelledBy: title.id)])
    page.line()
    page.line(.p, [.class("title"), .id(title.id)], text: title.text)
  }

  private func writeBox(of item: Node, _ page: inout HTMLWriter) {
    guard let isDone = item.isDone else { return }
    var attributes = [Attribute.fixed("type", "checkbox"), .flag("disabled")]
    if isDone { attributes.append(.flag("checked")) }
    page.void(.input, attributes + [.aria(label: hooks.taskLabel(isDone: isDone))])
  }

  private func openList(_ list: Node, _ page: inout HTMLWriter) {
    page.startLine()
    let start = list.isOrdered && list.listStart != 1 ? [Attribute("start", String(list.listStart))] : []
    page.open(list.isOrdered ? .ol : .ul, as: partOfList(list), start)
    page.line()
  }

  private mutating func openHeading(_ heading: Node, _ page: inout HTMLWriter) {
    page.startLine()
    let id = hooks.headingID(heading)
    isInHeading = true
    currentHeadingID = id
    let attributes: [Attribute] = (id.map { [.id($0)] } ?? []) + (hooks.isOld(heading) ? [.flag("data-old")] : [])
    page.open(heading.headingTag, attributes + hooks.foreignLanguage(of: heading))
  }

  /// A paragraph of a list without blank lines has no element of its own.
  private func foreignLanguage(of item: Node) -> [Attribute] {
    guard let paragraph = item.firstChild, paragraph.kind == .paragraph, paragraph.isInTightList else { return [] }
    return hooks.foreignLanguage(of: paragraph)
  }

  private mutating func closeHeading(_ heading: Node, _ page: inout HTMLWriter) {
    isInHeading = false
    if let id = currentHeadingID, heading.headingLevel > 1 {
      page.text(" ")
      let label = hooks.permalinkLabel(heading.plainText)
      page.tag(.a, as: .permalink, [.href("#" + id), .aria(label: label)], text: "#")
    }
    close(heading.headingTag, &page)
  }

  private mutating func writeCodeBlock(_ block: Node, _ page: inout HTMLWriter) {
    page.startLine()
    if hooks.writeFence(block, into: &page) { return }
    let info = block.fenceInfo
    page.open(.pre)
    page.open(.code, info.isEmpty ? [] : [.language(info.prefixBeforeSpace)])
    block.withLiteral { page.text(validUTF8: $0) }
    page.close(.code)
    close(.pre, &page)
  }

  /// Ends an element, and the line with it.
  private func close(_ element: HTMLElement, as part: HTMLPart? = nil, _ page: inout HTMLWriter) {
    page.close(element, as: part)
    page.line()
  }

  private func partOfList(_ list: Node) -> HTMLPart? { !list.isOrdered && hooks.isCards(list) ? .cards : nil }
}

extension Node {
  /// True for a paragraph that is an item's of a list without blank lines, which gets no tag of its own.
  fileprivate var isInTightList: Bool {
    guard let list = parent?.parent, list.kind == .list else { return false }
    return list.isTight
  }

  fileprivate var headingTag: HTMLElement {
    switch headingLevel {
    case 1: .h1
    case 2: .h2
    case 3: .h3
    case 4: .h4
    case 5: .h5
    default: .h6
    }
  }
}

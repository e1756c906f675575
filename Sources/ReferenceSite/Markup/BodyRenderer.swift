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
      if node.isDone == nil { page.literal("<li>") } else { page.open("li", .class("task")) }
    case .heading: openHeading(node, &page)
    case .paragraph:
      if !node.isInTightList {
        page.startLine()
        page.literal("<p>")
      }
      if let item = node.parent, item.kind == .item, node.previous == nil { writeBox(of: item, &page) }
    case .codeBlock: writeCodeBlock(node, &page)
    case .htmlBlock, .htmlInline: hooks.writeRawHTML(node, into: &page)
    case .thematicBreak:
      page.startLine()
      page.literal("<hr />\n")
    case .text: writeText(node, &page)
    case .softBreak: page.literal("\n")
    case .lineBreak: page.literal("<br />\n")
    case .code: writeCode(node, &page)
    case .emphasis: page.literal("<em>")
    case .strong: page.literal("<strong>")
    case .strikethrough: page.literal("<del>")
    case .link: openLink(node, &page)
    case .image: writeImage(node, &page)
    }
  }

  private mutating func leave(_ node: Node, _ page: inout HTMLWriter) {
    switch node.kind {
    case .blockQuote:
      page.startLine()
      page.literal(node.alert == nil ? "</blockquote>\n" : "</div>\n")
    case .list: page.literal(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: page.literal("</li>\n")
    case .heading: closeHeading(node, &page)
    case .paragraph:
      guard !node.isInTightList else { return }
      page.literal("</p>\n")
    case .emphasis: page.literal("</em>")
    case .strong: page.literal("</strong>")
    case .strikethrough: page.literal("</del>")
    case .link: page.literal("</a>")
    case .document, .group, .codeBlock, .htmlBlock, .htmlInline, .thematicBreak, .text, .softBreak, .lineBreak,
      .code, .image:
      break
    }
  }

  private func writeText(_ text: Node, _ page: inout HTMLWriter) {
    if isInHeading, let objectiveC = hooks.objectiveCName(of: text) {
      writeBoth(text, objectiveC, "span", &page)
    } else {
      text.withLiteral { page.text(validUTF8: $0) }
    }
  }

  private func writeCode(_ code: Node, _ page: inout HTMLWriter) {
    if isInHeading || code.parent?.kind == .link, let objectiveC = hooks.objectiveCName(of: code) {
      return writeBoth(code, objectiveC, "code", &page)
    }
    page.literal("<code>")
    code.withLiteral { text in
      if hooks.breaksNames, text.count > Self.longestUnbroken {
        page.breakable(String(decoding: text, as: UTF8.self))
      } else {
        page.text(validUTF8: text)
      }
    }
    page.literal("</code>")
  }

  /// Writes a name in both spellings, each in an element; the style sheet hides one of them.
  private func writeBoth(_ name: Node, _ objectiveC: String, _ element: StaticString, _ page: inout HTMLWriter) {
    page.tag(element, [.class("swift")]) { $0.breakable(name.literal) }
    page.tag(element, [.class("objc")]) { $0.breakable(objectiveC) }
  }

  private mutating func openQuote(_ quote: Node, _ page: inout HTMLWriter) {
    page.startLine()
    guard let alert = quote.alert else { return page.literal("<blockquote>\n") }
    let title = hooks.title(of: alert)
    page.open("div", [.class(alert.classes), .role("note"), .aria(labelledBy: title.id)])
    page.literal("\n")
    page.tag("p", [.class("title"), .id(title.id)], text: title.text)
    page.literal("\n")
  }

  private func writeBox(of item: Node, _ page: inout HTMLWriter) {
    guard let isDone = item.isDone else { return }
    var attributes = [Attribute.fixed("type", "checkbox"), .flag("disabled")]
    if isDone { attributes.append(.flag("checked")) }
    page.void("input", attributes + [.aria(label: hooks.taskLabel(isDone: isDone))])
  }

  private func openList(_ list: Node, _ page: inout HTMLWriter) {
    page.startLine()
    if !list.isOrdered {
      page.literal(hooks.isCards(list) ? "<ul class=\"cards\">\n" : "<ul>\n")
    } else if list.listStart == 1 {
      page.literal("<ol>\n")
    } else {
      page.open("ol", [Attribute("start", String(list.listStart))])
      page.literal("\n")
    }
  }

  private mutating func openHeading(_ heading: Node, _ page: inout HTMLWriter) {
    page.startLine()
    let id = hooks.headingID(heading)
    isInHeading = true
    currentHeadingID = id
    page.open(heading.headingTag, (id.map { [.id($0)] } ?? []) + (hooks.isOld(heading) ? [.flag("data-old")] : []))
  }

  private mutating func closeHeading(_ heading: Node, _ page: inout HTMLWriter) {
    isInHeading = false
    if let id = currentHeadingID, heading.headingLevel > 1 {
      page.literal(" ")
      let label = hooks.permalinkLabel(heading.plainText)
      page.tag("a", [.class("permalink"), .href("#" + id), .aria(label: label)], text: "#")
    }
    page.close(heading.headingTag)
    page.literal("\n")
  }

  private mutating func writeCodeBlock(_ block: Node, _ page: inout HTMLWriter) {
    page.startLine()
    if hooks.writeFence(block, into: &page) { return }
    let info = block.fenceInfo
    page.literal("<pre>")
    if info.isEmpty {
      page.open("code")
    } else {
      page.open("code", Attribute("class", "language-" + info.prefixBeforeSpace))
    }
    block.withLiteral { page.text(validUTF8: $0) }
    page.literal("</code></pre>\n")
  }

  private mutating func openLink(_ link: Node, _ page: inout HTMLWriter) {
    page.literal("<a")
    hooks.writeTarget(ofLink: link, into: &page)
    let title = link.title
    if !title.isEmpty { page.attribute(.title(title)) }
    page.literal(">")
  }

  private mutating func writeImage(_ image: Node, _ page: inout HTMLWriter) {
    page.literal("<img")
    hooks.writeTarget(ofImage: image, into: &page)
    page.attribute(Attribute("alt", image.plainText))
    let title = image.title
    if !title.isEmpty { page.attribute(.title(title)) }
    page.literal(" />")
  }
}

extension Alert {
  fileprivate var classes: StaticString {
    switch self {
    case .note: "alert note"
    case .tip: "alert tip"
    case .important: "alert important"
    case .warning: "alert warning"
    case .caution: "alert caution"
    }
  }
}

extension Node {
  /// True for a paragraph that is an item's of a list without blank lines, which gets no tag of its own.
  fileprivate var isInTightList: Bool {
    guard let list = parent?.parent, list.kind == .list else { return false }
    return list.isTight
  }

  fileprivate var headingTag: StaticString {
    switch headingLevel {
    case 1: "h1"
    case 2: "h2"
    case 3: "h3"
    case 4: "h4"
    case 5: "h5"
    default: "h6"
    }
  }
}

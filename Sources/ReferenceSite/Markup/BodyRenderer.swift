import HTML
import Markdown

/// Writes a tree of Markdown as HTML, byte for byte as libcmark's own renderer does in its safe mode, but for what its
/// hooks do otherwise. A title of no characters is left out: libcmark's tree does not tell it from none.
struct BodyRenderer<Hooks: BodyHooks> {
  private(set) var hooks: Hooks
  /// The id of the heading that is being written. Headings cannot be nested.
  private var currentHeadingID: String?

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
  private mutating func enter(_ node: Node, _ page: inout HTMLWriter) {
    switch node.kind {
    case .document, .custom: break
    case .blockQuote:
      page.startLine()
      page.literal("<blockquote>\n")
    case .list: openList(node, &page)
    case .item:
      page.startLine()
      page.literal("<li>")
    case .heading: openHeading(node, &page)
    case .paragraph:
      guard !node.isInTightList else { return }
      page.startLine()
      page.literal("<p>")
    case .codeBlock: writeCodeBlock(node, &page)
    case .htmlBlock, .htmlInline: hooks.writeRawHTML(node, into: &page)
    case .thematicBreak:
      page.startLine()
      page.literal("<hr />\n")
    case .text: write(node, "span", &page)
    case .softBreak: page.literal("\n")
    case .lineBreak: page.literal("<br />\n")
    case .code: write(node, "code", &page)
    case .emphasis: page.literal("<em>")
    case .strong: page.literal("<strong>")
    case .link: openLink(node, &page)
    case .image: writeImage(node, &page)
    }
  }

  private mutating func leave(_ node: Node, _ page: inout HTMLWriter) {
    switch node.kind {
    case .blockQuote:
      page.startLine()
      page.literal("</blockquote>\n")
    case .list: page.literal(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: page.literal("</li>\n")
    case .heading: closeHeading(node, &page)
    case .paragraph:
      guard !node.isInTightList else { return }
      page.literal("</p>\n")
    case .emphasis: page.literal("</em>")
    case .strong: page.literal("</strong>")
    case .link: page.literal("</a>")
    case .document, .custom, .codeBlock, .htmlBlock, .htmlInline, .thematicBreak, .text, .softBreak, .lineBreak,
      .code, .image:
      break
    }
  }

  /// Writes a text or a code; in two elements, of which the style sheet hides one, where it is a name of two spellings.
  private func write(_ text: Node, _ element: StaticString, _ page: inout HTMLWriter) {
    let parent = text.parent?.kind
    if parent == .link || parent == .heading, let objectiveC = hooks.objectiveCName(of: text) {
      page.tag(element, [.class("swift")], text: text.literal)
      page.tag(element, [.class("objc")], text: objectiveC)
    } else if text.kind == .code {
      page.tag("code", text: text.literal)
    } else {
      page.text(text.literal)
    }
  }

  private func openList(_ list: Node, _ page: inout HTMLWriter) {
    page.startLine()
    if !list.isOrdered {
      page.literal("<ul>\n")
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
    currentHeadingID = id
    page.open(heading.headingTag, id.map { [.id($0)] } ?? [])
  }

  private mutating func closeHeading(_ heading: Node, _ page: inout HTMLWriter) {
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
    let language = block.fenceInfo.prefixBeforeSpace
    var attributes: [Attribute] = []
    if !block.fenceInfo.isEmpty { attributes = [Attribute("class", "language-" + language)] }
    page.literal("<pre>")
    page.tag("code", attributes, text: block.literal)
    page.literal("</pre>\n")
  }

  private mutating func openLink(_ link: Node, _ page: inout HTMLWriter) {
    var attributes: [Attribute]
    switch hooks.destination(ofLink: link) {
    case .address(let address): attributes = [.href(address)]
    case .symbol(let address): attributes = [.class("symbol"), .href(address)]
    }
    if !link.title.isEmpty { attributes.append(.title(link.title)) }
    page.open("a", attributes)
  }

  private mutating func writeImage(_ image: Node, _ page: inout HTMLWriter) {
    let source: String
    switch hooks.destination(ofImage: image) {
    case .address(let address), .symbol(let address): source = address
    }
    var attributes: [Attribute] = [.address("src", source), Attribute("alt", image.plainText)]
    if !image.title.isEmpty { attributes.append(.title(image.title)) }
    page.void("img", attributes)
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

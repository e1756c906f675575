import Basics
import Markdown

/// A block of a page that is translated by itself: a heading, a paragraph or a table, or fences, which no language changes.
struct LeafBlock {
  /// What a block is.
  enum Kind: Equatable {
    case heading(level: Int)
    case paragraph
    case table
    /// A row of fences, with nothing but comments between them.
    case fences
  }

  /// What a block is in.
  enum Container: Equatable {
    case quotation, bullet, number
  }

  let kind: Kind
  /// What the block is in, the outermost first.
  let containers: [Container]
  /// The lines of the page that it takes, from 1.
  let lines: ClosedRange<Int>
  /// What stands in front of its text on its first line: marks of lists, quotations and headings.
  let prefix: String
  /// Its text, line by line, without what containers and headings put in front.
  let text: [String]
  let node: Node

  /// What has the marks of the item or quotation that it is in: the block, or the first of the comments that its item begins with.
  let opener: Opener

  /// A line, and what stands in front of its text but for the marks of a heading.
  struct Opener {
    let line: Int
    let prefix: String
  }

  /// What stands in front of lines that go on below a first line: the marks of quotations, and room for those of lists.
  static func indent(below prefix: String) -> String { String(prefix.map { $0 == ">" || $0 == "\t" ? $0 : " " }) }

  var isInQuotation: Bool { containers.contains(.quotation) }

  /// Its text in one line, however it is broken.
  var original: String { Self.joined(text) }

  /// Lines as one, with single spaces.
  static func joined(_ lines: [some StringProtocol]) -> String {
    var text = ""
    for line in lines {
      for word in Substring(line).utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        if !text.isEmpty { text += " " }
        text += Substring(word)
      }
    }
    return text
  }

  /// The first words of its text.
  var excerpt: String { Self.excerpt(original) }

  static func excerpt(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }
}

extension [LeafBlock] {
  /// The link definitions among these blocks of a page, one a line: what stands in none of them.
  func definitions(in source: [UInt8]) -> String {
    let taken = reduce(into: Set<Int>()) { $0.formUnion($1.lines) }
    var definitions = ""
    for (index, line) in LeafElement.lines(of: source).enumerated()
    where line.hasPrefix("[") && !taken.contains(index + 1) {
      definitions += line + "\n"
    }
    return definitions
  }
}

/// What stands on a page, as a translation sees it.
enum LeafElement {
  case block(LeafBlock)
  /// A comment, without its marks; nil where it does not end.
  case comment(String?, line: Int, containers: [LeafBlock.Container])

  /// The blocks of a page, without its comments.
  static func blocks(of source: [UInt8]) -> [LeafBlock] {
    read(source).compactMap { element in
      if case .block(let block) = element { block } else { nil }
    }
  }

  /// The blocks and comments of a page, in the order of the text; none where the page is too deep to be parsed.
  ///
  /// - Parameter definitions: link definitions that hold on the page besides its own, one a line.
  static func read(_ source: [UInt8], definitions: String = "") -> [LeafElement] {
    let document = Document(source, definitions: definitions)
    var reader = LeafReader(lines: lines(of: source))
    if document.deepPlace == nil { reader.read(document.node) }
    return reader.elements
  }

  /// The lines of a page, without their ends.
  fileprivate static func lines(of source: [UInt8]) -> [Substring] {
    String(decoding: source, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
  }
}

private struct LeafReader {
  let lines: [Substring]
  var elements: [LeafElement] = []
  var containers: [LeafBlock.Container] = []

  init(lines: [Substring]) { self.lines = lines }

  mutating func read(_ root: Node) {
    var walk = Walk(root)
    while let event = walk.next() {
      switch event {
      case .enter(let node): if !enter(node) { walk.skipChildren(of: node) }
      case .leave(let node): leave(node)
      }
    }
  }

  /// Whether there is something to look at below the node.
  private mutating func enter(_ node: Node) -> Bool {
    switch node.kind {
    case .document, .list: return true
    case .blockQuote: containers.append(.quotation)
    case .item: containers.append(node.parent?.isOrdered == true ? .number : .bullet)
    case .heading: add(node, .heading(level: node.headingLevel))
    case .paragraph: add(node, isTable(node) ? .table : .paragraph)
    case .codeBlock: add(node, .fences)
    case .htmlBlock: addComment(node)
    case .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link,
      .image, .group:
      break
    }
    return node.kind == .blockQuote || node.kind == .item
  }

  private mutating func leave(_ node: Node) {
    if node.kind == .blockQuote || node.kind == .item { containers.removeLast() }
  }

  private mutating func addComment(_ node: Node) {
    let text = node.literal.trimmingSpaces
    guard text.hasPrefix("<!--") else { return }
    let inside = text.dropFirst("<!--".count).dropLast("-->".count)
    let isWhole = text.hasSuffix("-->") && text.utf8.count >= 7 && !inside.hasBytes(of: "-->")
    elements.append(
      .comment(isWhole ? inside.trimmingSpaces : nil, line: node.line, containers: containers))
  }

  private mutating func add(_ node: Node, _ kind: LeafBlock.Kind) {
    let first = max(1, min(node.line, lines.count))
    let last = max(first, min(node.endLine, lines.count))
    var prefix = String(Substring(lines[first - 1].utf8.prefix(max(0, node.column - 1))))
    if kind == .fences, case .block(let block)? = elements.last, block.kind == .fences, block.containers == containers {
      elements[elements.count - 1] = .block(
        LeafBlock(
          kind: .fences, containers: containers, lines: block.lines.lowerBound...last, prefix: block.prefix, text: [],
          node: block.node, opener: block.opener))
      return
    }
    var text = String(lines[first - 1].dropFirst(prefix.count))
    if case .heading(let level) = kind {
      let marks = text.prefix { $0 == "#" }
      prefix += String(repeating: "#", count: level) + " "
      text = Self.withoutClosingMarks(text.dropFirst(marks.count).trimmingSpaces)
    }
    let others = kind == .fences ? [] : first < last ? lines[first..<last].map(withoutContainers) : []
    elements.append(
      .block(
        LeafBlock(
          kind: kind, containers: containers, lines: first...last, prefix: prefix,
          text: kind == .fences ? [] : [text.trimmingSpaces] + others, node: node,
          opener: opener(of: node))))
  }

  private func opener(of node: Node) -> LeafBlock.Opener {
    var first = node
    while let comment = first.previous, comment.isComment { first = comment }
    if first.parent?.kind != .item || first.previous != nil { first = node }
    let line = max(1, min(first.line, lines.count))
    return LeafBlock.Opener(
      line: line, prefix: String(Substring(lines[line - 1].utf8.prefix(max(0, first.column - 1)))))
  }

  /// The text of a heading may be closed by marks.
  private static func withoutClosingMarks(_ title: String) -> String {
    let marks = title.reversed().prefix { $0 == "#" }
    guard !marks.isEmpty else { return title }
    let rest = title.dropLast(marks.count)
    return rest.last == " " ? rest.trimmingSpaces : title
  }

  /// A line without the marks of the quotations around it.
  private func withoutContainers(_ line: Substring) -> String {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    for container in containers where container == .quotation && rest.first == ">" {
      rest = rest.dropFirst().drop { $0 == " " }
    }
    return rest.trimmingSpaces
  }

  /// Whether a paragraph is a table to GitHub: its second line has nothing but bars, dashes and colons.
  private func isTable(_ paragraph: Node) -> Bool {
    guard paragraph.endLine > paragraph.line, lines.indices.contains(paragraph.line) else { return false }
    let row = withoutContainers(lines[paragraph.line])
    return row.contains("-") && row.contains("|") && row.allSatisfy { "|-: ".contains($0) }
  }
}

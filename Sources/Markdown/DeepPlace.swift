import CCommonMark
import CMarkdownTree

/// Where a text has more in one another than anybody writes.
///
/// libcmark's work would grow with the square of such a text: it goes through all list items that are open at each blank line,
/// and through all images that are begun at each link. So such a text is not parsed.
package struct DeepPlace: Sendable, Equatable {
  /// What is in one another.
  package enum Kind: Sendable {
    /// Quotes and list items.
    case containers
    /// Images that begin in the text of another one, whether they end or not.
    case images
  }

  /// The most of either kind. The deepest pages that were measured: the documentation of this project 2 and 0, GitHub's
  /// examples of its syntax 2 and 1.
  package static let limit = 100

  package let kind: Kind
  /// How many there are at most.
  package private(set) var count: Int
  /// The line of the first one beyond the limit, from 1.
  package let line: Int
}

extension DeepPlace {
  /// The place in a text; nil in one that may be parsed. Code does not count.
  package init?(in source: [UInt8]) {
    guard Self.mayBeDeep(source), let found = Self.find(in: source) else { return nil }
    self = found
  }

  /// Whether a line has room for so many containers in front of its text, or lines without a blank one between them begin so
  /// many images. Hardly any text does, so the others need no further look.
  private static func mayBeDeep(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { text in
      var images = 0
      // Whatever reads a text passes over this mark.
      var index = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      while index < text.count {
        let start = index
        if containers(in: text, from: &index) > limit { return true }
        if index == text.count || text[index].endsLine, text[start..<index].allSatisfy(\.isBlank) { images = 0 }
        while index < text.count, !text[index].endsLine {
          if text[index] == UInt8(ascii: "["), index > 0, text[index - 1] == UInt8(ascii: "!") { images += 1 }
          index += 1
        }
        if images > limit { return true }
        index = endOfLineEnd(in: text, at: index)
      }
      return false
    }
  }

  /// How many containers there may be in front of a line's text, and where that begins. To go on with an item takes two
  /// columns of white space.
  private static func containers(in text: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int {
    var markers = 0
    var columns = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\t"): columns += 4
      case UInt8(ascii: ">"): markers += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard isEndOfMarker(in: text, at: index + 1) else { return markers + columns / 2 }
        markers += 1
      case let byte where byte.isDigit:
        var end = index
        while end < text.count, end - index < 9, text[end].isDigit { end += 1 }
        guard end < text.count, ".)".utf8.contains(text[end]), isEndOfMarker(in: text, at: end + 1) else {
          return markers + columns / 2
        }
        index = end
        markers += 1
      default: return markers + columns / 2
      }
      index += 1
    }
    return markers + columns / 2
  }

  private static func isEndOfMarker(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index >= text.count || text[index].isBlank || text[index].endsLine
  }

  /// What follows a line end, where a line ends.
  private static func endOfLineEnd(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let isTwo = index + 1 < text.count && text[index] == UInt8(ascii: "\r") && text[index + 1] == UInt8(ascii: "\n")
    return index + (isTwo ? 2 : 1)
  }
}

extension DeepPlace {
  /// What stands for a bracket in the text that is looked at.
  private enum Bracket {
    /// That of an image which nothing ends for certain. What ends one may be the address of a link, or in an autolink.
    static let image: UInt8 = 1
    static let other: UInt8 = 2
  }

  /// Looks for the place in the tree of a text that has the same blocks and the same code, and that costs little: without
  /// brackets, and with one blank line instead of several.
  private static func find(in source: [UInt8]) -> DeepPlace? {
    let (text, lines) = harmless(source)
    let mayHaveLinks = ByteSearch.hasLinks(source)
    let tree = markdown_tree(parsing: text, CMARK_OPT_SOURCEPOS)
    defer { markdown_tree_free(tree) }
    guard var node = tree.root else { return nil }
    var found: DeepPlace?
    func meet(_ kind: Kind, _ count: Int, at node: OpaquePointer) {
      guard count > limit, found == nil || found?.kind == kind, count > found?.count ?? 0 else { return }
      let number = Int(cmark_node_get_start_line(node)) - 1
      found = found ?? DeepPlace(kind: kind, count: count, line: lines.indices.contains(number) ? lines[number] : 1)
      found?.count = count
    }
    var depth = 0
    var block = node
    var images = 0
    while true {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM: meet(.containers, depth + 1, at: node)
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: (block, images) = (node, 0)
      // What is code only without the links may be text beside them.
      case CMARK_NODE_CODE where !mayHaveLinks, CMARK_NODE_HTML_INLINE where !mayHaveLinks: break
      case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
        images += imageCount(cmark_node_get_literal(node))
        meet(.images, images, at: block)
      default: break
      }
      if let child = cmark_node_first_child(node) {
        depth += isContainer(node) ? 1 : 0
        node = child
        continue
      }
      while cmark_node_next(node) == nil {
        guard let parent = cmark_node_parent(node) else { return found }
        node = parent
        depth -= isContainer(node) ? 1 : 0
      }
      guard let next = cmark_node_next(node) else { return found }
      node = next
    }
  }

  private static func isContainer(_ node: OpaquePointer) -> Bool {
    let type = cmark_node_get_type(node)
    return type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_ITEM
  }

  /// The text to look at, and the line of the source of each of its lines.
  private static func harmless(_ source: [UInt8]) -> (text: [UInt8], lines: [Int]) {
    source.withUnsafeBufferPointer { source in
      var text: [UInt8] = []
      text.reserveCapacity(source.count)
      var lines: [Int] = []
      var (index, line, isBehindBlank) = (0, 0, false)
      while index < source.count {
        let end = ByteSearch.lineEnd(in: source, from: index)
        line += 1
        let isBlank = source[index..<end].allSatisfy(\.isBlank)
        if !isBlank || !isBehindBlank {
          lines.append(line)
          append(source[index..<end], to: &text)
          text.append(UInt8(ascii: "\n"))
        }
        isBehindBlank = isBlank
        index = endOfLineEnd(in: source, at: end)
      }
      return (text, lines)
    }
  }

  private static func append(_ line: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) {
    var isEscaped = false
    var former: UInt8 = 0
    for index in line.indices {
      let byte = line[index]
      switch byte {
      case UInt8(ascii: "[") where !isEscaped:
        let isBegun = former == UInt8(ascii: "!") && !isWhole(line[(index + 1)...])
        text.append(isBegun ? Bracket.image : Bracket.other)
      case UInt8(ascii: "]") where !isEscaped: text.append(Bracket.other)
      // These stand for nothing but brackets.
      case Bracket.image, Bracket.other: text.append(UInt8(ascii: " "))
      default: text.append(byte)
      }
      former = isEscaped ? 0 : byte
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
  }

  /// Whether a text is the rest of an image, `text](address)`, with nothing in it that could be something else.
  private static func isWhole(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = rest.prefix { !"[]!`<\\".utf8.contains($0) }
    let behind = rest[text.endIndex...]
    guard behind.starts(with: "](".utf8) else { return false }
    let address = behind.dropFirst(2).prefix { !$0.isBlank && !"[]()!`<>\"'\\".utf8.contains($0) }
    return rest[address.endIndex...].first == UInt8(ascii: ")")
  }

  /// How many images are begun in a text.
  private static func imageCount(_ text: UnsafePointer<CChar>?) -> Int {
    guard var next = text else { return 0 }
    var count = 0
    while next.pointee != 0 {
      if UInt8(bitPattern: next.pointee) == Bracket.image { count += 1 }
      next += 1
    }
    return count
  }
}

extension ByteSearch {
  /// Whether a text may have a link: the end of its text, and its address or a definition.
  fileprivate static func hasLinks(_ source: [UInt8]) -> Bool {
    zip(source, source.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && ($1 == UInt8(ascii: "(") || $1 == UInt8(ascii: ":"))
    }
  }
}

extension UInt8 {
  /// True for what ends a line.
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

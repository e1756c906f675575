import Basics
import Diagnostics
import HTML
import Markdown

/// Finds what authors write in Markdown elsewhere, and what would be text here that nobody meant.
struct ForeignMarkdown {
  /// The labels of what may be footnotes: libcmark takes a note of one word for the definition of a link.
  private let footnotes: Set<String>
  /// The lines on which one may begin; what is escaped is text.
  private let linesOfFootnotes: Set<Int>

  init(in source: [UInt8]) {
    (footnotes, linesOfFootnotes) = source.withUnsafeBufferPointer { bytes in
      var labels: Set<String> = []
      var lines: Set<Int> = []
      var (line, counted) = (1, 0)
      var index = ByteScan.first(UInt8(ascii: "^"), in: bytes, from: 0)
      while index < bytes.count {
        let end = bytes[index...].prefix(100).firstIndex { $0 == UInt8(ascii: "]") || $0.isSpace }
        if index > 0, bytes[index - 1] == UInt8(ascii: "["),
          index < 2 || bytes[index - 2] != UInt8(ascii: "\\"), let end, end + 1 < bytes.count,
          bytes[end] == UInt8(ascii: "]"), bytes[end + 1] == UInt8(ascii: ":")
        {
          labels.insert(String(decoding: bytes[index..<end], as: UTF8.self))
          line += bytes[counted..<index].count { $0 == UInt8(ascii: "\n") }
          counted = index
          lines.insert(line)
        }
        index = ByteScan.first(UInt8(ascii: "^"), in: bytes, from: index + 1)
      }
      return (labels, lines)
    }
  }

  /// Whether a page begins with front matter, which libcmark takes for a thematic break and a heading.
  static func beginsWithFrontMatter(_ document: Node) -> Bool {
    guard let first = document.firstChild, first.kind == .thematicBreak, first.line == 1, let key = first.next,
      key.line == 2, key.kind == .heading || key.kind == .paragraph
    else { return false }
    let name = key.plainText.utf8.prefix { $0.isNameByte }
    return !name.isEmpty && key.plainText.utf8.dropFirst(name.count).first == UInt8(ascii: ":")
  }

  /// What a node is that no book has; nil for nearly all.
  func find(at node: Node) -> UnsupportedMarkdown? {
    switch node.kind {
    case .paragraph:
      node.firstChild.flatMap { $0.begins(withOneOf: "!?:[") ? startOfParagraph($0.literal, line: node.line) : nil }
    case .text:
      node.begins(withOneOf: ":") && node.previous?.kind == .softBreak && node.literal.hasPrefix(": ")
        ? .definitionList : Self.directive(in: node).map { .include(directive: $0) }
    case .link where !footnotes.isEmpty:
      node.firstChild.flatMap { $0.kind == .text && footnotes.contains($0.literal) ? .footnote : nil }
    case .heading: Self.id(of: node).map { .headingID($0) }
    case .codeBlock: node.fenceInfo.prefixBeforeSpace == "mermaid" ? .diagram : nil
    case .blockQuote where node.isUnknownAlert: Self.alert(node)
    case .document, .blockQuote, .list, .item, .link, .htmlBlock, .thematicBreak, .softBreak, .lineBreak, .code,
      .htmlInline,
      .emphasis,
      .strong, .strikethrough, .image, .group:
      nil
    }
  }
}

extension ForeignMarkdown {
  private func startOfParagraph(_ text: String, line: Int) -> UnsupportedMarkdown? {
    for mark in ["!!!", "???", ":::"] where text.hasPrefix(mark) {
      let name = text.dropFirst(mark.count).drop { $0 == " " || $0 == "+" || $0 == "{" }
      return name.first?.isLetter == true ? .admonition(mark: mark) : nil
    }
    guard text.hasPrefix("[^"), linesOfFootnotes.contains(line), let end = text.utf8.firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return footnotes.contains(String(text[..<end].dropFirst())) && text[end...].hasPrefix("]:") ? .footnote : nil
  }

  private static let directives = ["include", "rustdoc_include", "playground", "title"]

  private static func directive(in text: Node) -> String? {
    text.withLiteral { bytes in
      var index = ByteScan.first(UInt8(ascii: "{"), in: bytes, from: 0)
      while index + 3 < bytes.count {
        if bytes[index + 1] == UInt8(ascii: "{"), bytes[index + 2] == UInt8(ascii: "#") {
          let name = String(decoding: bytes[(index + 3)...].prefix { $0.isNameByte }, as: UTF8.self)
          if directives.contains(name) { return name }
        }
        index = ByteScan.first(UInt8(ascii: "{"), in: bytes, from: index + 1)
      }
      return nil
    }
  }

  private static func id(of heading: Node) -> String? {
    guard let text = heading.lastChild, text.kind == .text, text.literal.hasSuffix("}"),
      let start = text.literal.utf8.lastIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let id = text.literal[start...].dropFirst().dropLast()
    return id.hasPrefix("#") && id.count > 1 && !id.contains(" ") ? String(id) : nil
  }

  private static func alert(_ quote: Node) -> UnsupportedMarkdown? {
    guard let line = quote.firstChild?.firstChild?.literal else { return nil }
    let name = line.dropFirst(2).prefix { $0 != "]" }
    let suggestion = Suggestion.nearest(to: String(name), in: Alert.allCases.map { $0.rawValue.uppercased() })
    return .alert(line: line, suggestion: suggestion)
  }
}

extension Node {
  /// Whether a text begins with one of some characters; to look costs less than to take the text.
  fileprivate func begins(withOneOf characters: StaticString) -> Bool {
    kind == .text
      && withLiteral { text in
        text.first.map { byte in characters.withUTF8Buffer { $0.contains(byte) } } ?? false
      }
  }
}

extension UInt8 {
  /// True for what the names of keys and directives are made of.
  fileprivate var isNameByte: Bool {
    (self | 0x20).isLowercase || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}

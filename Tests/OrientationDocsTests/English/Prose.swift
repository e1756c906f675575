import Foundation
import Markdown
import SourceSyntax

/// A text that people read, with its place.
struct Prose {
  /// What a break between two lines of the text is: matched as a space is, and counted.
  static let lineBreak: Character = "\u{2028}"

  let path: String
  /// The line on which the text begins.
  let line: Int
  let text: String

  /// The text without what it quotes: each quotation is one space, with the line breaks in it.
  var unquoted: String {
    var kept = ""
    var closing: Character?
    for character in text {
      switch (closing, character) {
      case (character?, _):
        closing = nil
        kept.append(" ")
      case (_?, Self.lineBreak): kept.append(character)
      case (_?, _): break
      case (nil, "“"): closing = "”"
      case (nil, "\""): closing = "\""
      case (nil, _): kept.append(character)
      }
    }
    return kept
  }
}

extension Prose {
  /// The paragraphs, headings and table cells of a Markdown page. Code, block quotes and addresses are left out.
  static func page(_ path: String, _ bytes: [UInt8]) -> [Prose] {
    blocks(of: Document(bytes).node, path: path, offset: 0)
  }

  /// The string literals of a Swift source that are more than a word.
  static func source(_ path: String, _ bytes: [UInt8]) -> [Prose] {
    let tokens = SwiftLexer.tokens(of: bytes)
    return (0..<tokens.count).flatMap { index -> [Prose] in
      guard let kind = tokens.kind(index), kind == .string || kind == .stringPart else { return [] }
      let literal = tokens.text(index).trimmingCharacters(in: CharacterSet(charactersIn: "#\"()\\"))
      guard literal.contains(" ") else { return [] }
      // The indentation of a literal of several lines would make code of them.
      let lines = literal.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
      let text = Array(lines.joined(separator: "\n").utf8)
      return blocks(of: Document(text).node, path: path, offset: tokens.line(index) - 1)
    }
  }

  /// The English of a record, a field a line.
  static func record(_ path: String, _ bytes: [UInt8]) -> [Prose] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line -> [Prose] in
      guard !line.starts(with: "zh".utf8), let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return [] }
      return blocks(of: Document(Array(line[(colon + 1)...].drop { $0 == 0x20 })).node, path: path, offset: index)
    }
  }

  private static func blocks(of root: Node, path: String, offset: Int) -> [Prose] {
    var texts: [Prose] = []
    var quotes = 0
    for event in Walk(root) {
      switch event {
      case .enter(let node) where node.kind == .blockQuote: quotes += 1
      case .leave(let node) where node.kind == .blockQuote: quotes -= 1
      case .enter(let node) where quotes == 0 && (node.kind == .paragraph || node.kind == .heading):
        texts.append(Prose(path: path, line: offset + node.line, text: node.spokenText))
      case .enter(let node) where node.kind == .codeBlock && node.fenceInfo == "table":
        for (index, line) in node.literal.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          texts += blocks(of: Document(Array(line.utf8)).node, path: path, offset: offset + node.line + index)
        }
      case .enter, .leave: break
      }
    }
    return texts
  }
}

extension Node {
  /// The text without code.
  fileprivate var spokenText: String {
    var text = ""
    for case .enter(let node) in Walk(self) {
      switch node.kind {
      case .text: text += node.literal
      case .code: text += "`"
      case .softBreak, .lineBreak: text.append(Prose.lineBreak)
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak,
        .htmlInline, .emphasis, .strong, .strikethrough, .link, .image, .group:
        break
      }
    }
    return text
  }
}

import HTML

@testable import Blocks
@testable import SourceSyntax

/// Code in colours: whatever stands in a block, its coloured stretches are parts of it in their order, and the page has its text.
enum CodeInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    // A page's text is valid UTF-8 before anybody looks at its code.
    let code = Array(String(decoding: bytes, as: UTF8.self).utf8)
    var violations: [String] = []
    for language in CodeLanguage.allCases {
      let tokens = code.withUnsafeBufferPointer { language.tokens(of: $0) }
      violations += Self.violations(of: tokens, in: code).map { "\(language): \($0)" }
      if text(of: html(of: code, in: language)) != code { violations.append("\(language): another text on the page") }
    }
    return violations
  }

  /// The HTML of the code in all languages, one behind the other.
  static func html(of code: [UInt8]) -> [[UInt8]] { CodeLanguage.allCases.map { html(of: code, in: $0) } }

  private static func violations(of tokens: [CodeToken], in code: [UInt8]) -> [String] {
    var violations: [String] = []
    var end = 0
    var previous: CodeToken.Kind?
    for token in tokens {
      let range = token.range
      guard range.lowerBound >= end, range.upperBound <= code.count, !range.isEmpty else {
        return violations + ["\(range) behind \(end) of \(code.count)"]
      }
      for place in [range.lowerBound, range.upperBound] where place < code.count && code[place] & 0xC0 == 0x80 {
        violations.append("\(range) ends within a character")
      }
      if code[range.lowerBound] <= 0x20 || code[range.upperBound - 1] <= 0x20 {
        violations.append("\(range) has a blank end")
      }
      if token.kind == previous && code[end..<range.lowerBound].allSatisfy({ $0 <= 0x20 }) {
        violations.append("\(range) and the one before it are of one kind")
      }
      end = range.upperBound
      previous = token.kind
    }
    return violations
  }

  private static func html(of code: [UInt8], in language: CodeLanguage) -> [UInt8] {
    var page = HTMLWriter()
    let lineCount = code.count { $0 == UInt8(ascii: "\n") }
    // Every third line is marked.
    let marked = stride(from: 1, to: max(1, lineCount - 2), by: 3).map { $0...$0 }
    code.withUnsafeBufferPointer { CodeWriter.write($0, language.tokens(of: $0), marked, into: &page) }
    return page.finish()
  }

  /// The text of HTML that has no attributes with a `>`.
  private static func text(of html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<"):
        while index < html.count && html[index] != UInt8(ascii: ">") { index += 1 }
      case UInt8(ascii: "&"):
        let start = index
        while index < html.count && html[index] != UInt8(ascii: ";") { index += 1 }
        switch String(decoding: html[start...min(index, html.count - 1)], as: UTF8.self) {
        case "&amp;": text.append(UInt8(ascii: "&"))
        case "&lt;": text.append(UInt8(ascii: "<"))
        case "&gt;": text.append(UInt8(ascii: ">"))
        default: text.append(UInt8(ascii: "\""))
        }
      default: text.append(html[index])
      }
      index += 1
    }
    return text
  }
}

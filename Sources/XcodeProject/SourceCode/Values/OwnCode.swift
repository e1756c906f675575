import AppFacts
import SourceSyntax

/// Code that an edit may replace by code with `self`: it stands in a method of an object, outside of closures and blocks.
enum OwnCode {
  /// Some tokens, with the blanks in front of them where the line has nothing else; nil where they are not on one line.
  static func place(_ range: Range<Int>, in tokens: TokenList, path: String) -> ReadPlace? {
    guard let first = range.first, let last = range.last, tokens.line(first) == tokens.line(last) else { return nil }
    let (start, end) = (Int(tokens[first].start), Int(tokens[last].end))
    let blanks = tokens.bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isFirst = start == blanks.count || tokens.bytes[start - blanks.count - 1] == UInt8(ascii: "\n")
    let isLast = last + 1 >= tokens.count || tokens.line(last + 1) > tokens.line(last)
    let text = (isFirst && isLast ? Array(blanks.reversed()) : []) + tokens.bytes[start..<end]
    return ReadPlace(
      role: .replaceable, name: String(decoding: text, as: UTF8.self),
      place: FilePlace(path: path, line: tokens.line(first)))
  }

  /// Whether the tokens around a place are a statement with a line of its own.
  static func isStatement(_ range: Range<Int>, in tokens: TokenList) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    let isFirst = first == 0 || tokens.line(first - 1) < tokens.line(first)
    let isLast = last + 1 >= tokens.count || tokens.line(last + 1) > tokens.line(last)
    return isFirst && isLast && endsStatement(first - 1, in: tokens) && !goesOn(last + 1, in: tokens)
  }
}

extension OwnCode {
  /// Whether a statement may begin behind a token: none that is an operator or wants a value.
  private static func endsStatement(_ index: Int, in tokens: TokenList) -> Bool {
    guard index >= 0 else { return true }
    switch tokens[index].kind {
    case .open: return tokens.isSign(index, "{")
    case .sign: return tokens.isSign(index, ";") || tokens.isSign(index, ":")
    case .word: return !["return", "try", "await", "in", "else"].contains(tokens.text(index))
    case .quotedWord, .number, .string, .stringPart, .regularExpression, .close, .directive: return true
    }
  }

  /// Whether an expression goes on with a token: a chain or an operator on the next line.
  private static func goesOn(_ index: Int, in tokens: TokenList) -> Bool {
    tokens.kind(index) == .sign && !tokens.isSign(index, ";") && !tokens.isSign(index, "@")
  }
}

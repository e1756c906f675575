/// What the lexers of all languages have in common.
protocol Lexer {
  var cursor: Cursor { get set }
  var builder: TokenBuilder { get set }

  init(cursor: Cursor, builder: TokenBuilder)

  /// Reads up to the end of the source, or until there are as many tokens as a file may have.
  mutating func readAll()
}

extension Lexer {
  static func read(_ bytes: [UInt8], forTypesOnly: Bool) -> TokenList {
    let builder = bytes.withUnsafeBufferPointer { buffer in
      var lexer = Self(
        cursor: Cursor(buffer), builder: TokenBuilder(byteCount: buffer.count, forTypesOnly: forTypesOnly))
      lexer.readAll()
      return lexer.builder
    }
    return builder.finish(bytes)
  }

  /// Passes over a blank or the end of a line, and over the blanks behind it.
  @inline(__always)
  mutating func skipBlanks() {
    leaveGap(hasNewLine: cursor.byte().endsLine)
    cursor.advance()
    cursor.skipSpaces()
  }

  /// Passes over a comment `/*…*/`.
  mutating func skipComment(mayNest: Bool) {
    let line = cursor.line
    var depth = 0
    repeat {
      if cursor.isAt("/") && cursor.isAt("*", 1) && (mayNest || depth == 0) {
        depth += 1
        cursor.offset += 2
      } else if cursor.isAt("*") && cursor.isAt("/", 1) {
        depth -= 1
        cursor.offset += 2
      } else {
        cursor.advance()
      }
    } while depth > 0 && !cursor.isAtEnd
    leaveGap(hasNewLine: cursor.line > line)
  }

  @inline(__always)
  private mutating func leaveGap(hasNewLine: Bool) {
    if hasNewLine { builder.gap = .newLine } else if builder.gap == .none { builder.gap = .space }
  }
}

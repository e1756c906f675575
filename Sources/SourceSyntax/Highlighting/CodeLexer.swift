/// What the lexers of the languages have in common that are read for their colours alone.
///
/// The readers of JSON and of property lists cannot do this: they make values, stop at the first fault and pass over comments.
protocol CodeLexer {
  var cursor: Cursor { get set }
  var list: CodeTokenList { get set }

  init(cursor: Cursor, list: CodeTokenList)

  /// Reads a stretch from the cursor on, at least a byte of it.
  mutating func readNext()
}

extension CodeLexer {
  static func tokens(of code: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
    var lexer = Self(cursor: Cursor(code), list: CodeTokenList(code))
    while !lexer.cursor.isAtEnd { lexer.readNext() }
    return lexer.list.tokens
  }

  /// Adds what was read since an offset.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) { list.add(kind, start..<cursor.offset) }

  /// The text that was read since an offset.
  func text(from start: Int) -> String { String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self) }

  /// Whether the text goes on like this.
  func isAt(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { cursor.byte($0) == text.utf8Start[$0] }
  }

  /// Passes over everything up to a text and over it, or to the end.
  mutating func skip(past text: StaticString) {
    while !cursor.isAtEnd && !isAt(text) { cursor.offset += 1 }
    cursor.advance(by: text.utf8CodeUnitCount)
  }

  /// Passes over a literal in quotation marks, whose first one is at the cursor; it ends with its line at the latest.
  mutating func skipQuoted(_ mark: Unicode.Scalar, hasEscapes: Bool) {
    cursor.offset += 1
    while !cursor.isAtEnd && !cursor.byte().endsLine {
      if cursor.isAt(mark) {
        cursor.offset += 1
        return
      }
      cursor.offset += 1
      if hasEscapes && cursor.bytes[cursor.offset - 1] == UInt8(ascii: "\\") && !cursor.isAtEnd
        && !cursor.byte().endsLine
      {
        cursor.offset += 1
      }
    }
  }
}

/// Splits an Objective-C or Objective-C++ source into tokens: comments, strings, characters, the lines of the preprocessor.
///
/// The body of a `#define` is read as code too; its brackets pair among themselves only. Where only the types of a file
/// are of interest, it keeps their heads, and drops the rest.
package struct ObjectiveCLexer {
  private var cursor: Cursor
  private var builder: TokenBuilder
  /// Where the macro that is being read ends, and what to give back to the builder then.
  private var macro: (end: Int, open: (directive: Int, innermost: Int))?

  private let forTypesOnly: Bool
  /// How many tokens the head of a type may still have that is being read.
  private var head = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, forTypesOnly: Bool) {
    cursor = Cursor(bytes)
    builder = TokenBuilder(expectedCount: forTypesOnly ? 256 : bytes.count / 5)
    self.forTypesOnly = forTypesOnly
  }

  /// The tokens of a source in UTF-8, or of the heads of its types only.
  package static func tokens(of bytes: [UInt8], forTypesOnly: Bool = false) -> TokenList {
    let builder = bytes.withUnsafeBufferPointer { buffer in
      var lexer = ObjectiveCLexer(buffer, forTypesOnly: forTypesOnly)
      lexer.readAll()
      return lexer.builder
    }
    return builder.finish(bytes)
  }

  private mutating func readAll() {
    while !cursor.isAtEnd && !builder.isFull {
      if let macro, cursor.offset >= macro.end {
        builder.endMacro(macro.open)
        self.macro = nil
      }
      readNext()
    }
    if let macro { builder.endMacro(macro.open) }
  }

  private mutating func readNext() {
    let byte = cursor.byte()
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      builder.gap = .newLine
      cursor.advance()
      cursor.skipSpaces()
    case 0...0x20:
      if builder.gap == .none { builder.gap = .space }
      cursor.offset += 1
      cursor.skipSpaces()
    case UInt8(ascii: "\\") where cursor.byte(1).endsLine:
      cursor.offset += 1
    case UInt8(ascii: "/") where cursor.isAt("/", 1): skipLineWithContinuations()
    case UInt8(ascii: "/") where cursor.isAt("*", 1): skipComment()
    case UInt8(ascii: "\""): readString(from: cursor.offset)
    case UInt8(ascii: "'"): readCharacter()
    case UInt8(ascii: "#") where builder.gap == .newLine && macro == nil: readDirective()
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if keepsBrackets { builder.open(byte, at: cursor.offset, line: cursor.line) }
      cursor.offset += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if keepsBrackets { builder.close(byte, at: cursor.offset, line: cursor.line, in: cursor.bytes) }
      cursor.offset += 1
    default: readWordOrSign(byte)
    }
  }
}

extension ObjectiveCLexer {
  @inline(__always)
  private var keepsBrackets: Bool { !forTypesOnly || head > 0 }

  @inline(__always)
  private mutating func add(_ kind: Token.Kind, _ start: Int, _ end: Int, line: Int) {
    if forTypesOnly {
      guard head > 0 || kind == .directive else {
        builder.gap = .none
        return
      }
      head -= 1
    }
    builder.add(kind, start, end, line: line)
  }

  private mutating func readWordOrSign(_ byte: UInt8) {
    let start = cursor.offset
    if byte.beginsName {
      cursor.skipName()
      if cursor.isAt("\""), isRawPrefix(from: start) { return readRawString(from: start) }
      add(.word, start, cursor.offset, line: cursor.line)
    } else if byte.isDigit {
      readNumber()
    } else {
      cursor.offset += 1
      add(.sign, start, cursor.offset, line: cursor.line)
    }
  }

  /// Reads a number with its suffix; C++ has `'` between the digits.
  private mutating func readNumber() {
    let start = cursor.offset
    while !cursor.isAtEnd {
      let byte = cursor.byte()
      let isSeparator = byte == UInt8(ascii: "'") && cursor.byte(1).continuesName
      guard byte.continuesName || byte == UInt8(ascii: ".") || isSeparator else { break }
      cursor.offset += 1
    }
    add(.number, start, cursor.offset, line: cursor.line)
  }

  /// A sign `@` begins a string, a keyword of Objective-C, or a literal in brackets.
  private mutating func readAt() {
    let start = cursor.offset
    cursor.offset += 1
    if cursor.isAt("\"") { return readString(from: start) }
    if cursor.byte().beginsName {
      cursor.skipName()
      // No head of a type is longer than 64 tokens; one of the other keywords only adds a few tokens.
      if forTypesOnly { head = 64 }
      add(.word, start, cursor.offset, line: cursor.line)
    } else {
      add(.sign, start, cursor.offset, line: cursor.line)
    }
  }

  /// Reads a string literal; the quotation mark is at the cursor. It ends with its line at the latest.
  private mutating func readString(from start: Int) {
    let line = cursor.line
    cursor.offset += 1
    while !cursor.isAtEnd {
      let byte = cursor.byte()
      if byte == UInt8(ascii: "\"") {
        cursor.offset += 1
        break
      }
      if byte.endsLine { break }
      if byte == UInt8(ascii: "\\") && cursor.offset + 1 < cursor.bytes.count {
        cursor.offset += 1
        if cursor.isAt("\r") && cursor.isAt("\n", 1) { cursor.offset += 1 }
      }
      cursor.advance()
    }
    add(.string, start, cursor.offset, line: line)
  }

  private mutating func readCharacter() {
    let start = cursor.offset
    cursor.offset += 1
    while !cursor.isAtEnd && !cursor.byte().endsLine && !cursor.isAt("'") {
      cursor.offset += cursor.isAt("\\") && !cursor.byte(1).endsLine && cursor.offset + 1 < cursor.bytes.count ? 2 : 1
    }
    if cursor.isAt("'") { cursor.offset += 1 }
    add(.number, start, cursor.offset, line: cursor.line)
  }

  private func isRawPrefix(from start: Int) -> Bool {
    guard cursor.offset - start <= 3, cursor.bytes[cursor.offset - 1] == UInt8(ascii: "R") else { return false }
    switch String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self) {
    case "R", "LR", "uR", "UR", "u8R": return true
    default: return false
    }
  }

  /// Reads C++'s `R"mark(…)mark"`.
  private mutating func readRawString(from start: Int) {
    let line = cursor.line
    cursor.offset += 1
    let mark = cursor.offset
    while !cursor.isAtEnd && !cursor.isAt("(") && cursor.offset - mark < 17 { cursor.advance() }
    let length = cursor.offset - mark
    while !cursor.isAtEnd {
      if cursor.isAt(")"), cursor.isAt("\"", 1 + length),
        (0..<length).allSatisfy({ cursor.byte(1 + $0) == cursor.bytes[mark + $0] })
      {
        cursor.offset += length + 2
        break
      }
      cursor.advance()
    }
    add(.string, start, cursor.offset, line: line)
  }

  private mutating func skipComment() {
    let line = cursor.line
    cursor.offset += 2
    while !cursor.isAtEnd && !(cursor.isAt("*") && cursor.isAt("/", 1)) { cursor.advance() }
    cursor.offset = min(cursor.offset + 2, cursor.bytes.count)
    if cursor.line > line { builder.gap = .newLine } else if builder.gap == .none { builder.gap = .space }
  }

  /// Passes over the rest of the line, and over the next one where a backslash ends this one.
  private mutating func skipLineWithContinuations() {
    while !cursor.isAtEnd {
      if cursor.isAt("\\") && cursor.byte(1).endsLine {
        cursor.offset += 1
        if cursor.isAt("\r") && cursor.isAt("\n", 1) { cursor.offset += 1 }
        cursor.advance()
      } else if cursor.byte().endsLine {
        return
      } else {
        cursor.offset += 1
      }
    }
  }
}

extension ObjectiveCLexer {
  private mutating func readDirective() {
    let start = cursor.offset
    let line = cursor.line
    cursor.offset += 1
    while cursor.isAt(" ") || cursor.isAt("\t") { cursor.offset += 1 }
    let word = cursor.offset
    cursor.skipName()
    let rest = cursor.offset
    switch String(decoding: cursor.bytes[word..<min(rest, word + 16)], as: UTF8.self) {
    case "define": return readMacro(from: start)
    case "if": beginCondition(from: rest) { $0 }
    case "ifdef": beginCondition(from: rest) { "defined(\($0))" }
    case "ifndef": beginCondition(from: rest) { "!defined(\($0))" }
    case "elif":
      builder.nextCondition(restOfDirective(from: rest))
    case "else":
      skipLineWithContinuations()
      builder.nextCondition(nil)
    case "endif":
      skipLineWithContinuations()
      builder.endCondition()
    default: skipLineWithContinuations()
    }
    add(.directive, start, cursor.offset, line: line)
  }

  private mutating func beginCondition(from rest: Int, written: (String) -> String) {
    let condition = restOfDirective(from: rest)
    let isGuard = definesNext(condition)
    builder.beginCondition(isGuard ? nil : written(condition))
  }

  /// The rest of the directive's line without a comment.
  private mutating func restOfDirective(from rest: Int) -> String {
    var end: Int?
    while !cursor.isAtEnd && !cursor.byte().endsLine {
      if cursor.isAt("/") && (cursor.isAt("/", 1) || cursor.isAt("*", 1)) && end == nil { end = cursor.offset }
      if cursor.isAt("\\") && cursor.byte(1).endsLine {
        cursor.offset += 1
        if cursor.isAt("\r") && cursor.isAt("\n", 1) { cursor.offset += 1 }
        cursor.advance()
      } else {
        cursor.offset += 1
      }
    }
    let text = cursor.bytes[rest..<min(end ?? cursor.offset, rest + 4 * Quotation.longest)]
    return Quotation.oneLine(text.lazy.filter { $0 != UInt8(ascii: "\\") })
  }

  /// Whether the next line defines the name: such a condition only guards a header against being included twice.
  private func definesNext(_ name: String) -> Bool {
    var ahead = cursor
    while !ahead.isAtEnd && ahead.byte() <= 0x20 { ahead.advance() }
    let start = ahead.offset
    ahead.skipLine()
    let words = ahead.quoted(from: start).utf8.split(separator: 0x20)
    return words.count >= 2 && words[0].elementsEqual("#define".utf8) && words[1].elementsEqual(name.utf8)
  }

  private mutating func readMacro(from start: Int) {
    while cursor.isAt(" ") || cursor.isAt("\t") { cursor.offset += 1 }
    cursor.skipName()
    add(.directive, start, cursor.offset, line: cursor.line)
    var ahead = cursor
    while !ahead.isAtEnd && !ahead.byte().endsLine {
      if ahead.isAt("\\") && ahead.byte(1).endsLine {
        ahead.offset += 1
        if ahead.isAt("\r") && ahead.isAt("\n", 1) { ahead.offset += 1 }
        ahead.advance()
      } else {
        ahead.offset += 1
      }
    }
    macro = (ahead.offset, builder.beginMacro())
  }
}

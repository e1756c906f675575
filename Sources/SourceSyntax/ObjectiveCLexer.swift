/// Splits an Objective-C or Objective-C++ source into tokens: comments, strings, characters, the lines of the preprocessor.
///
/// The body of a `#define` is read as code too; its brackets pair among themselves only. Where only the types of a file
/// are of interest, it keeps their heads, and drops the rest.
package struct ObjectiveCLexer: Lexer {
  var cursor: Cursor
  var builder: TokenBuilder
  /// Where the macro that is being read ends, and what to give back to the builder then.
  private var macro: (end: Int, open: (directive: Int, innermost: Int))?

  init(cursor: Cursor, builder: TokenBuilder) {
    self.cursor = cursor
    self.builder = builder
  }

  /// The tokens of a source in UTF-8, or of the heads of its types only.
  package static func tokens(of bytes: [UInt8], forTypesOnly: Bool = false) -> TokenList {
    read(bytes, forTypesOnly: forTypesOnly)
  }

  mutating func readAll() {
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
    case 0...0x20: skipBlanks()
    case UInt8(ascii: "\\") where cursor.byte(1).endsLine:
      cursor.offset += 1
    case UInt8(ascii: "/") where cursor.isAt("/", 1): cursor.skipContinuedLine()
    case UInt8(ascii: "/") where cursor.isAt("*", 1): skipComment(mayNest: false)
    case UInt8(ascii: "\""): readString(from: cursor.offset)
    case UInt8(ascii: "'"): readCharacter()
    case UInt8(ascii: "#") where builder.gap == .newLine && macro == nil: readDirective()
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if builder.keepsAll { builder.open(byte, at: cursor.offset, line: cursor.line) }
      cursor.offset += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if builder.keepsAll { builder.close(byte, at: cursor.offset, line: cursor.line, in: cursor.bytes) }
      cursor.offset += 1
    default: readWordOrSign(byte)
    }
  }
}

extension ObjectiveCLexer {
  private mutating func readWordOrSign(_ byte: UInt8) {
    let start = cursor.offset
    if byte.beginsName {
      cursor.skipName()
      if cursor.isAt("\""), isRawPrefix(from: start) { return readRawString(from: start) }
      builder.add(.word, start, cursor.offset, line: cursor.line)
    } else if byte.isDigit {
      readNumber()
    } else {
      cursor.offset += 1
      builder.add(.sign, start, cursor.offset, line: cursor.line)
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
    builder.add(.number, start, cursor.offset, line: cursor.line)
  }

  /// A sign `@` begins a string, a keyword of Objective-C, or a literal in brackets.
  private mutating func readAt() {
    let start = cursor.offset
    cursor.offset += 1
    if cursor.isAt("\"") { return readString(from: start) }
    if cursor.byte().beginsName {
      cursor.skipName()
      // No head of a type is longer than 64 tokens; one of the other keywords only adds a few tokens.
      if builder.forTypesOnly { builder.head = 64 }
      builder.add(.word, start, cursor.offset, line: cursor.line)
    } else {
      builder.add(.sign, start, cursor.offset, line: cursor.line)
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
    builder.add(.string, start, cursor.offset, line: line)
  }

  private mutating func readCharacter() {
    let start = cursor.offset
    cursor.offset += 1
    while !cursor.isAtEnd && !cursor.byte().endsLine && !cursor.isAt("'") {
      cursor.offset += cursor.isAt("\\") && !cursor.byte(1).endsLine && cursor.offset + 1 < cursor.bytes.count ? 2 : 1
    }
    if cursor.isAt("'") { cursor.offset += 1 }
    builder.add(.number, start, cursor.offset, line: cursor.line)
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
    builder.add(.string, start, cursor.offset, line: line)
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
      cursor.skipContinuedLine()
      builder.nextCondition(nil)
    case "endif":
      cursor.skipContinuedLine()
      builder.endCondition()
    default: cursor.skipContinuedLine()
    }
    builder.add(.directive, start, cursor.offset, line: line)
  }

  private mutating func beginCondition(from rest: Int, written: (String) -> String) {
    let condition = restOfDirective(from: rest)
    let isGuard = definesNext(condition)
    builder.beginCondition(isGuard ? nil : written(condition))
  }

  /// The rest of the directive's line without a comment.
  private mutating func restOfDirective(from rest: Int) -> String {
    cursor.skipContinuedLine()
    let line = cursor.bytes[rest..<cursor.offset]
    let slash = UInt8(ascii: "/")
    let comment = line.indices.dropLast().first {
      line[$0] == slash && (line[$0 + 1] == slash || line[$0 + 1] == UInt8(ascii: "*"))
    }
    let text = line[..<(comment ?? line.endIndex)].prefix(4 * Quotation.longest)
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
    builder.add(.directive, start, cursor.offset, line: cursor.line)
    var ahead = cursor
    ahead.skipContinuedLine()
    macro = (ahead.offset, builder.beginMacro())
  }
}

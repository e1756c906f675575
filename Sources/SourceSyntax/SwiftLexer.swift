/// Splits a Swift source into tokens: comments nested in each other, raw and multi-line strings, the code in their
/// interpolations, regular expressions, `#if`.
///
/// It keeps its own stack of open interpolations and calls no function for a part of a part, so that no source can
/// exhaust the stack, and it looks at every byte a bounded number of times. Where only the types of a file are of
/// interest, it keeps the braces and the heads of types, and drops the rest.
package struct SwiftLexer: Lexer {
  /// A string literal whose interpolation is being read.
  private struct Interpolation {
    var hashes: Int
    var isMultiline: Bool
    /// The parentheses that are open in the interpolation.
    var depth = 0
  }

  var cursor: Cursor
  var builder: TokenBuilder
  private var interpolations: [Interpolation] = []
  /// Up to where no `/` ends a regular expression, so that the rest of a line is not searched for every sign in it.
  private var noExpressionBefore = 0
  /// The token before the present one, whether it is kept or not.
  private var previous: Token?

  init(cursor: Cursor, builder: TokenBuilder) {
    self.cursor = cursor
    self.builder = builder
  }

  /// The tokens of a source in UTF-8, or of the heads of its types only.
  package static func tokens(of bytes: [UInt8], forTypesOnly: Bool = false) -> TokenList {
    read(bytes, forTypesOnly: forTypesOnly)
  }

  mutating func readAll() {
    if cursor.isAt("#") && cursor.isAt("!", 1) { cursor.skipLine() }
    while !cursor.isAtEnd && !builder.isFull { readNext() }
  }

  private mutating func readNext() {
    let byte = cursor.byte()
    switch byte {
    case 0...0x20: skipBlanks()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): readOpen(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): readClose(byte)
    default:
      let start = cursor.offset
      if byte.beginsName {
        cursor.skipName()
        if builder.forTypesOnly && beginsType(start) { builder.head = 256 }
        add(.word, start, cursor.offset, line: cursor.line)
      } else if byte.isDigit {
        readNumber()
      } else {
        cursor.offset += 1
        add(.sign, start, cursor.offset, line: cursor.line)
      }
    }
  }
}

extension SwiftLexer {
  @inline(__always)
  private mutating func add(_ kind: Token.Kind, _ start: Int, _ end: Int, line: Int) {
    previous = Token(
      kind: kind, gap: builder.gap, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
      line: 0, partner: -1)
    builder.add(kind, start, end, line: line)
  }

  /// Whether the word is the keyword of a type or an extension.
  @inline(__always)
  private func beginsType(_ start: Int) -> Bool {
    let word: StaticString
    switch (cursor.bytes[start], cursor.offset - start) {
    case (UInt8(ascii: "c"), 5): word = "class"
    case (UInt8(ascii: "s"), 6): word = "struct"
    case (UInt8(ascii: "e"), 4): word = "enum"
    case (UInt8(ascii: "e"), 9): word = "extension"
    case (UInt8(ascii: "p"), 8): word = "protocol"
    case (UInt8(ascii: "a"), 5): word = "actor"
    default: return false
    }
    for offset in 0..<word.utf8CodeUnitCount where cursor.bytes[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func readOpen(_ byte: UInt8) {
    if byte == UInt8(ascii: "("), !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
    previous = Token(
      kind: .open, gap: builder.gap, start: UInt32(truncatingIfNeeded: cursor.offset), end: 0, line: 0, partner: -1)
    if builder.keepsAll || byte == UInt8(ascii: "{") {
      builder.open(byte, at: cursor.offset, line: cursor.line)
      if byte == UInt8(ascii: "{") { builder.head = 0 }
    }
    cursor.offset += 1
  }

  private mutating func readClose(_ byte: UInt8) {
    previous = Token(
      kind: .close, gap: builder.gap, start: UInt32(truncatingIfNeeded: cursor.offset), end: 0, line: 0, partner: -1)
    if builder.keepsAll || byte == UInt8(ascii: "}") {
      builder.close(byte, at: cursor.offset, line: cursor.line, in: cursor.bytes)
      if byte == UInt8(ascii: "}") { builder.head = 0 }
    }
    cursor.offset += 1
    guard byte == UInt8(ascii: ")"), let interpolation = interpolations.last else { return }
    if interpolation.depth > 1 {
      interpolations[interpolations.count - 1].depth -= 1
    } else {
      interpolations.removeLast()
      readStringContent(
        from: cursor.offset, hashes: interpolation.hashes, isMultiline: interpolation.isMultiline, isFirst: false)
    }
  }

  private mutating func readNumber() {
    let start = cursor.offset
    cursor.skipName()
    if cursor.isAt(".") && cursor.byte(1).isDigit {
      cursor.offset += 1
      cursor.skipName()
    }
    add(.number, start, cursor.offset, line: cursor.line)
  }

  private mutating func readQuotedName() {
    let start = cursor.offset + 1
    var end = start
    while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: "`"), !cursor.bytes[end].endsLine { end += 1 }
    add(.quotedWord, start, end, line: cursor.line)
    cursor.offset = end
    if cursor.isAt("`") { cursor.offset += 1 }
  }

  private mutating func readSlash() {
    if cursor.isAt("/", 1) {
      cursor.skipLine()
    } else if cursor.isAt("*", 1) {
      skipComment(mayNest: true)
    } else if !readRegularExpression(hashes: 0) {
      add(.sign, cursor.offset, cursor.offset + 1, line: cursor.line)
      cursor.offset += 1
    }
  }

  /// A sign `#` begins a raw string, a regular expression, a directive or the name of a macro.
  private mutating func readHash() {
    let hashes = cursor.run(of: "#")
    if cursor.isAt("\"", hashes) { return readString(hashes: hashes) }
    if cursor.isAt("/", hashes), readRegularExpression(hashes: hashes) { return }
    let start = cursor.offset
    cursor.offset += hashes
    cursor.skipName()
    guard hashes == 1, let directive = directive(from: start + 1) else {
      add(.word, start, cursor.offset, line: cursor.line)
      return
    }
    readDirective(directive, from: start)
  }
}

extension SwiftLexer {
  private enum Directive {
    case begin
    case next
    case other
    case end
  }

  private func directive(from start: Int) -> Directive? {
    switch String(decoding: cursor.bytes[start..<min(cursor.offset, start + 8)], as: UTF8.self) {
    case "if": .begin
    case "elseif": .next
    case "else": .other
    case "endif": .end
    default: nil
    }
  }

  private mutating func readDirective(_ directive: Directive, from start: Int) {
    let line = cursor.line
    let condition = cursor.offset
    while !cursor.isAtEnd && !cursor.byte().endsLine
      && !(cursor.isAt("/") && (cursor.isAt("/", 1) || cursor.isAt("*", 1)))
    {
      cursor.offset += 1
    }
    switch directive {
    case .begin:
      add(.directive, start, cursor.offset, line: line)
      builder.beginCondition(cursor.quoted(from: condition))
    case .next, .other:
      builder.nextCondition(directive == .next ? cursor.quoted(from: condition) : nil)
      add(.directive, start, cursor.offset, line: line)
    case .end:
      builder.endCondition()
      add(.directive, start, cursor.offset, line: line)
    }
  }
}

extension SwiftLexer {
  private mutating func readString(hashes: Int) {
    let start = cursor.offset
    cursor.offset += hashes
    let hasThree = cursor.isAt("\"", 1) && cursor.isAt("\"", 2)
    let isMultiline = hasThree && !(hashes > 0 && endsInLine(hashes: hashes))
    cursor.offset += isMultiline ? 3 : 1
    readStringContent(from: start, hashes: hashes, isMultiline: isMultiline, isFirst: true)
  }

  /// Whether a raw string that begins with three quotation marks ends in its line, as `#"""#` does: then its content
  /// begins with two of them.
  private func endsInLine(hashes: Int) -> Bool {
    var end = cursor.offset + 2
    while end < cursor.bytes.count, !cursor.bytes[end].endsLine {
      if cursor.bytes[end] == UInt8(ascii: "\""), hasHashes(hashes, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  /// Reads up to the end of a string or to the next interpolation in it.
  private mutating func readStringContent(from start: Int, hashes: Int, isMultiline: Bool, isFirst: Bool) {
    let line = cursor.line
    while !cursor.isAtEnd {
      let byte = cursor.byte()
      if byte == UInt8(ascii: "\"") && endsString(hashes: hashes, isMultiline: isMultiline) {
        cursor.offset += (isMultiline ? 3 : 1) + hashes
        break
      }
      if byte == UInt8(ascii: "\\") && isEscape(hashes: hashes) {
        cursor.offset += 1 + hashes
        if cursor.isAt("(") {
          add(.stringPart, start, cursor.offset, line: line)
          interpolations.append(Interpolation(hashes: hashes, isMultiline: isMultiline))
          return
        }
        if cursor.isAtEnd || (cursor.byte().endsLine && !isMultiline) { break }
        cursor.advance()
        continue
      }
      if byte.endsLine && !isMultiline { break }
      cursor.advance()
    }
    add(isFirst ? .string : .stringPart, start, cursor.offset, line: line)
  }

  private func endsString(hashes: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    if isMultiline && !(cursor.isAt("\"", 1) && cursor.isAt("\"", 2)) { return false }
    for ahead in 0..<hashes where !cursor.isAt("#", quotes + ahead) { return false }
    return true
  }

  private func isEscape(hashes: Int) -> Bool {
    for ahead in 0..<hashes where !cursor.isAt("#", 1 + ahead) { return false }
    return true
  }
}

extension SwiftLexer {
  /// Reads `/…/` or `#/…/#` where one may stand, and says whether there was one.
  private mutating func readRegularExpression(hashes: Int) -> Bool {
    let content = cursor.offset + hashes + 1
    guard content < cursor.bytes.count, cursor.offset >= noExpressionBefore else { return false }
    if hashes == 0 {
      let first = cursor.bytes[content]
      guard first > 0x20, first != UInt8(ascii: ")"), mayBeginOperand else { return false }
    }
    let isMultiline = hashes > 0 && cursor.bytes[content].endsLine
    var end = content
    while end < cursor.bytes.count {
      let byte = cursor.bytes[end]
      if byte.endsLine && !isMultiline { break }
      if byte == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if byte == UInt8(ascii: "/") && hasHashes(hashes, at: end + 1) {
        if hashes == 0 && cursor.bytes[end - 1] <= 0x20 { break }
        let line = cursor.line
        let start = cursor.offset
        cursor.advance(by: end + 1 + hashes - start)
        add(.regularExpression, start, cursor.offset, line: line)
        return true
      }
      end += 1
    }
    noExpressionBefore = max(noExpressionBefore, min(end, cursor.bytes.count))
    return false
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    guard offset + count <= cursor.bytes.count else { return false }
    for ahead in 0..<count where cursor.bytes[offset + ahead] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether an operand may stand here: behind an operator, a comma, an opening bracket or a keyword, not behind a value.
  private var mayBeginOperand: Bool {
    guard let last = previous else { return true }
    switch last.kind {
    case .number, .string, .stringPart, .regularExpression, .close, .quotedWord: return false
    case .directive, .open: return true
    case .sign:
      let byte = cursor.bytes[Int(last.start)]
      return
        !((byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")) && last.gap == .none)
    case .word:
      switch String(decoding: cursor.bytes[Int(last.start)..<min(Int(last.end), Int(last.start) + 8)], as: UTF8.self) {
      case "return", "case", "in", "if", "while", "guard", "where", "throw", "try", "await", "else", "is", "as":
        return true
      default: return false
      }
    }
  }
}

/// Reads YAML for its colours, line by line: keys, scalars in quotation marks, numbers, comments.
struct YAMLLexer: CodeLexer {
  var cursor: Cursor
  var list: CodeTokenList
  /// How far the line is indented that a block scalar belongs to, while it is read.
  private var scalarIndent: Int?
  /// How far the line is indented, without and with the dashes of lists before its first key.
  private var indents = (line: 0, key: 0)
  /// How many brackets of flow style are open.
  private var depth = 0

  init(cursor: Cursor, list: CodeTokenList) {
    self.cursor = cursor
    self.list = list
  }

  /// Reads a line.
  mutating func readNext() {
    let start = cursor.offset
    cursor.skipSpaces()
    indents.line = cursor.offset - start
    if let outer = scalarIndent {
      if cursor.isAtEnd || cursor.byte().endsLine || indents.line > outer { return skipRest() }
      scalarIndent = nil
    }
    if indents.line == 0 && (isAt("---") || isAt("...") || isAt("%")) {
      cursor.skipLine()
      add(.keyword, from: start)
    }
    while cursor.isAt("-") && cursor.isAt(" ", 1) {
      cursor.offset += 1
      cursor.skipSpaces()
    }
    indents.key = cursor.offset - start
    while !cursor.isAtEnd && !cursor.byte().endsLine { readPart(lineStart: start) }
    skipRest()
  }
}

extension YAMLLexer {
  private mutating func skipRest() {
    cursor.skipLine()
    cursor.advance(by: 1)
  }

  private mutating func readPart(lineStart: Int) {
    let start = cursor.offset
    switch cursor.byte() {
    case 0...0x20: cursor.offset += 1
    case UInt8(ascii: "#"):
      cursor.skipLine()
      add(.comment, from: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      cursor.offset += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      cursor.offset += 1
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if depth == 0 { scalarIndent = start - lineStart == indents.key ? indents.line : indents.key }
      cursor.offset += 1
      skipScalar()
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      while cursor.byte() > 0x20 && !isFlowSign { cursor.offset += 1 }
      add(.type, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipQuoted(cursor.isAt("\"") ? "\"" : "'", hasEscapes: cursor.isAt("\""))
      add(isKeyEnd ? .attribute : .string, from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","):
      cursor.offset += 1
      if cursor.byte() > 0x20 && !(cursor.bytes[start] == UInt8(ascii: ",") && depth > 0) { readScalar(from: start) }
    default: readScalar(from: start)
    }
  }

  private mutating func readScalar(from start: Int) {
    skipScalar()
    if isKeyEnd { return add(.attribute, from: start) }
    switch text(from: start) {
    case "true", "false", "null", "yes", "no", "on", "off", "~": add(.keyword, from: start)
    case let text where Double(text) != nil: add(.number, from: start)
    default: break
    }
  }

  /// Passes over a plain scalar: up to a colon or a comment, or to what ends it in flow style.
  private mutating func skipScalar() {
    while !cursor.isAtEnd && !cursor.byte().endsLine && !isKeyEnd && !isFlowSign {
      if cursor.isAt("#") && cursor.bytes[cursor.offset - 1] <= 0x20 { break }
      cursor.offset += 1
    }
    while cursor.bytes[cursor.offset - 1] == 0x20 { cursor.offset -= 1 }
  }

  private var isKeyEnd: Bool {
    cursor.isAt(":") && (cursor.byte(1) <= 0x20 || (depth > 0 && cursor.byte(1) == UInt8(ascii: ",")))
  }

  private var isFlowSign: Bool {
    depth > 0 && (cursor.isAt(",") || cursor.isAt("]") || cursor.isAt("}") || cursor.isAt("[") || cursor.isAt("{"))
  }
}

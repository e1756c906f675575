/// Reads JSON for its colours, one value or many, with the comments that some tools allow.
struct JSONLexer: CodeLexer {
  var cursor: Cursor
  var list: CodeTokenList

  mutating func readNext() {
    let start = cursor.offset
    if cursor.isAt("\"") {
      skipQuoted("\"", hasEscapes: true)
      add(isBeforeColon ? .attribute : .string, from: start)
    } else if isAt("//") {
      cursor.skipLine()
      add(.comment, from: start)
    } else if isAt("/*") {
      skip(past: "*/")
      add(.comment, from: start)
    } else if cursor.byte().isDigit || (cursor.isAt("-") && cursor.byte(1).isDigit) {
      cursor.offset += 1
      while cursor.byte().continuesName || cursor.isAt(".") || cursor.isAt("-") || cursor.isAt("+") {
        cursor.offset += 1
      }
      add(.number, from: start)
    } else if cursor.byte().beginsName {
      cursor.skipName()
      if ["true", "false", "null"].contains(text(from: start)) { add(.keyword, from: start) }
    } else {
      cursor.offset += 1
    }
  }

  /// Whether what was read is the key of an object.
  private var isBeforeColon: Bool {
    var offset = cursor.offset
    while offset < cursor.bytes.count && cursor.bytes[offset] <= 0x20 { offset += 1 }
    return offset < cursor.bytes.count && cursor.bytes[offset] == UInt8(ascii: ":")
  }
}

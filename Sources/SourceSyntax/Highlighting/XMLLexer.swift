/// Reads XML, property lists and HTML for their colours: tags, attributes, comments and declarations.
struct XMLLexer: CodeLexer {
  var cursor: Cursor
  var list: CodeTokenList

  mutating func readNext() {
    let start = cursor.offset
    if isAt("<!--") {
      skip(past: "-->")
      add(.comment, from: start)
    } else if isAt("<![CDATA[") {
      skip(past: "]]>")
    } else if isAt("<?") {
      skip(past: "?>")
      add(.attribute, from: start)
    } else if isAt("<!") {
      skip(past: ">")
      add(.attribute, from: start)
    } else if isAt("<"), cursor.byte(1).beginsName || cursor.isAt("/", 1) {
      readTag()
    } else {
      cursor.offset += 1
    }
  }
}

extension XMLLexer {
  /// Reads a tag up to its `>`, or to the next `<`, which may not be in one.
  private mutating func readTag() {
    var start = cursor.offset
    cursor.offset += 2
    skipName()
    add(.keyword, from: start)
    while !cursor.isAtEnd && !cursor.isAt("<") {
      start = cursor.offset
      if cursor.isAt(">") || isAt("/>") {
        cursor.offset += cursor.isAt(">") ? 1 : 2
        return add(.keyword, from: start)
      }
      if cursor.isAt("\"") || cursor.isAt("'") {
        readValue(cursor.byte())
        add(.string, from: start)
      } else if cursor.byte().beginsName {
        skipName()
        add(.attribute, from: start)
      } else {
        cursor.offset += 1
      }
    }
  }

  private mutating func readValue(_ mark: UInt8) {
    cursor.offset += 1
    while !cursor.isAtEnd && !cursor.isAt("<") && cursor.byte() != mark { cursor.offset += 1 }
    if cursor.byte() == mark { cursor.offset += 1 }
  }

  private mutating func skipName() {
    while cursor.byte().continuesName || cursor.isAt("-") || cursor.isAt(":") || cursor.isAt(".") { cursor.offset += 1 }
  }
}

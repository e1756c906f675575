/// Reads the old style of property lists, in which Xcode writes projects: `{ key = value; list = ( a, b, ); }`.
///
/// JSON is read too, since some tools write projects in it: `:`, `,` and `[ ]` mean what `=`, `;` and `( )` do. Where the
/// file is known to be JSON5, as Xcode's own projects in JSON are, its rules hold, and only they.
struct OldStyleParser {
  private let bytes: [UInt8]
  private let isJSON5: Bool
  private var position = 0
  private var line = 1
  private var depth = 0

  static func parse(_ bytes: [UInt8], isJSON5: Bool = false) throws(PropertyListError) -> PropertyListValue {
    var parser = OldStyleParser(bytes: bytes, isJSON5: isJSON5)
    try parser.skipSpace()
    let value = try parser.value()
    try parser.skipSpace()
    if parser.peek != nil { throw parser.fault("something follows the \(isJSON5 ? "object" : "property list")") }
    return value
  }
}

extension OldStyleParser {
  private init(bytes: [UInt8], isJSON5: Bool) {
    self.bytes = bytes
    self.isJSON5 = isJSON5
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ message: String, line: Int? = nil) -> PropertyListError {
    PropertyListError(line: line ?? self.line, message: message)
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    advance()
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: advance()
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
        while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*"):
        try skipComment()
      default:
        guard isJSON5, byte >= 0x80, let length = wideSpace else { return }
        position += length
      }
    }
  }

  /// How many bytes the space outside of ASCII has that is next; nil where none is.
  private var wideSpace: Int? {
    let text = String(decoding: bytes[position...].prefix(3), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return nil }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return UTF8.width(scalar)
    default: return scalar == "\u{FEFF}" ? UTF8.width(scalar) : nil
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = line
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      advance()
    }
    throw fault("a comment does not end", line: start)
  }

  private mutating func value() throws(PropertyListError) -> PropertyListValue {
    let start = line
    switch peek {
    case nil: throw fault("the file ends where a value should be")
    case UInt8(ascii: "{"): return PropertyListValue(content: .dictionary(try dictionary()), line: start)
    case UInt8(ascii: "(") where !isJSON5:
      return PropertyListValue(content: .list(try list(until: UInt8(ascii: ")"))), line: start)
    case UInt8(ascii: "["): return PropertyListValue(content: .list(try list(until: UInt8(ascii: "]"))), line: start)
    case UInt8(ascii: "<") where !isJSON5:
      try skipData()
      return PropertyListValue(content: .other, line: start)
    case .some: return PropertyListValue(content: isJSON5 ? try literal() : .text(try string()), line: start)
    }
  }

  private mutating func enter() throws(PropertyListError) {
    if depth == PropertyListReader.deepestNesting {
      throw fault("nested deeper than \(PropertyListReader.deepestNesting)")
    }
    depth += 1
    advance()
  }

  private mutating func dictionary() throws(PropertyListError) -> PropertyListDictionary {
    let start = line
    try enter()
    var members: [PropertyListDictionary.Member] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { break }
      if peek == nil { throw fault("the file ends in a dictionary that begins on line \(start)") }
      let keyLine = line
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: ":")) || !isJSON5 && take(UInt8(ascii: "=")) else {
        throw fault("`\(isJSON5 ? ":" : "=")` should follow `\(key.prefix(80))`")
      }
      try skipSpace()
      members.append(.init(key: key, line: keyLine, value: try value()))
      try skipSpace()
      guard take(UInt8(ascii: ",")) || !isJSON5 && take(UInt8(ascii: ";")) || peek == UInt8(ascii: "}") else {
        throw fault("`\(isJSON5 ? "," : ";")` should follow the value of `\(key.prefix(80))`")
      }
    }
    depth -= 1
    return PropertyListDictionary(members)
  }

  private mutating func list(until end: UInt8) throws(PropertyListError) -> [PropertyListValue] {
    let start = line
    try enter()
    var values: [PropertyListValue] = []
    while true {
      try skipSpace()
      if take(end) { break }
      if peek == nil { throw fault("the file ends in a list that begins on line \(start)") }
      values.append(try value())
      try skipSpace()
      guard take(UInt8(ascii: ",")) || peek == end else { throw fault("`,` should follow an element of a list") }
    }
    depth -= 1
    return values
  }

  private mutating func skipData() throws(PropertyListError) {
    let start = line
    advance()
    while let byte = peek {
      advance()
      if byte == UInt8(ascii: ">") { return }
      guard byte.isHexadecimal || byte <= 0x20 else { throw fault("no value starts with `<`", line: start) }
    }
    throw fault("data does not end", line: start)
  }

  private var isAtQuote: Bool { peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") }

  /// A value of JSON5 that is no list and no object. A number stays as it is written.
  private mutating func literal() throws(PropertyListError) -> PropertyListValue.Content {
    if isAtQuote { return .text(try quoted()) }
    let word = try string()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .other
    case "Infinity", "NaN": return .text(word)
    default:
      guard let first = word.utf8.first, first < UInt8(ascii: ":"), first != UInt8(ascii: "$") else {
        throw fault("`\(word.prefix(80))` is no value; a text should be in quotes")
      }
      return .text(word)
    }
  }

  private mutating func string() throws(PropertyListError) -> String {
    if isAtQuote { return try quoted() }
    let start = position
    while let byte = peek, isPartOfWord(byte) { position += 1 }
    guard position > start else {
      throw fault("`\(String(decoding: bytes[position...].prefix(1), as: UTF8.self))` is in the way of a value")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(PropertyListError) -> String {
    let startLine = line
    let quote = bytes[position]
    // A string of JSON5 ends on its line.
    let end = isJSON5 ? UInt8(ascii: "\n") : quote
    position += 1
    let start = position
    while let byte = peek, byte != quote, byte != end, byte != UInt8(ascii: "\\") { advance() }
    var content = Array(bytes[start..<position])
    while let byte = peek {
      if byte == quote {
        position += 1
        return String(decoding: content, as: UTF8.self)
      }
      if byte == end { break }
      if byte == UInt8(ascii: "\\") {
        escape(into: &content)
      } else {
        content.append(byte)
        advance()
      }
    }
    throw fault("a string does not end", line: startLine)
  }

  private mutating func escape(into content: inout [UInt8]) {
    position += 1
    guard let byte = peek else { return }
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case _ where isJSON5: return escapeOfJSON5(byte, into: &content)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(into: &content)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode(into: &content)
    default: content.append(byte)
    }
    advance()
  }

  private mutating func escapeOfJSON5(_ byte: UInt8, into content: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "u"): return unicode(into: &content)
    case UInt8(ascii: "x"):
      position += 1
      return append(hexadecimal(digits: 2), to: &content)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0"): content.append(0x00)
    // The string goes on in the next line.
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r"):
      position += 1
      if peek != UInt8(ascii: "\n") { return }
    default: content.append(byte)
    }
    advance()
  }

  private mutating func octal(into content: inout [UInt8]) {
    var value: UInt32 = 0
    for _ in 0..<3 {
      guard let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") else { break }
      value = value * 8 + UInt32(byte - UInt8(ascii: "0"))
      position += 1
    }
    append(value, to: &content)
  }

  private mutating func unicode(into content: inout [UInt8]) {
    position += 1
    var value = hexadecimal(digits: 4)
    let mark = position
    // A character outside of the first 65,536 is written as two.
    if (0xD800..<0xDC00).contains(value), peek == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] | 0x20 == UInt8(ascii: "u")
    {
      position += 2
      let low = hexadecimal(digits: 4)
      if (0xDC00..<0xE000).contains(low) {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = mark
      }
    }
    append(value, to: &content)
  }

  private mutating func hexadecimal(digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  private func append(_ value: UInt32, to content: inout [UInt8]) {
    content += String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
  }

  /// Whether a byte may stand in a text without quotes; in JSON5, in a key or a number.
  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"): !isJSON5
    default: byte.isInName || byte >= 0x80
    }
  }
}

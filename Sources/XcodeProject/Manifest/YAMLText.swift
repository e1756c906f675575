/// A YAML text and a place in it: lines and columns, keys and scalars.
struct YAMLText {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    lineStart = position
  }
}

// Where the place is.

extension YAMLText {
  var column: Int { position - lineStart }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  func fault(_ message: String, line: Int? = nil) -> PropertyListError {
    PropertyListError(line: line ?? self.line, message: message)
  }

  func isAt(_ sign: Unicode.Scalar) -> Bool { peek == UInt8(ascii: sign) }

  /// Whether white space or the end of the text stands so many bytes further on.
  func isBlank(at offset: Int) -> Bool { byte(offset).map { $0 <= 0x20 } ?? true }

  private static func isLineEnd(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x0A || byte == 0x0D }

  /// Whether nothing but a comment follows on the line.
  var isAtLineEnd: Bool {
    Self.isLineEnd(peek) || isAt("#") && (position == lineStart || bytes[position - 1] <= 0x20)
  }

  /// Whether an element of a block sequence begins here.
  var isAtDash: Bool { isAt("-") && isBlank(at: 1) }

  /// Whether `key:` begins here.
  var isAtKey: Bool { keyEnd != nil }

  /// The place of the colon behind a key that begins here and ends on this line.
  private var keyEnd: Int? {
    var index = position
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let end = quotationEnd else { return nil }
      index = end
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      return index < bytes.count && bytes[index] == UInt8(ascii: ":") && isColon(index) ? index : nil
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: ">"), nil: return nil
    case UInt8(ascii: "?") where isBlank(at: 1): return nil
    default:
      while index < bytes.count, !Self.isLineEnd(bytes[index]) {
        if bytes[index] == UInt8(ascii: ":"), isColon(index) { return index }
        if bytes[index] == UInt8(ascii: "#"), index > position, bytes[index - 1] <= 0x20 { return nil }
        index += 1
      }
      return nil
    }
  }

  private func isColon(_ index: Int) -> Bool { index + 1 >= bytes.count || bytes[index + 1] <= 0x20 }

  /// Behind the closing mark of a quotation that ends on this line.
  private var quotationEnd: Int? {
    var index = position + 1
    while index < bytes.count, !Self.isLineEnd(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\"), isAt("\"") {
        index += 2
      } else if bytes[index] == bytes[position] {
        return index + 1
      } else {
        index += 1
      }
    }
    return nil
  }
}

// How it moves.

extension YAMLText {
  mutating func advance() {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    // A carriage return alone ends a line too.
    if byte == 0x0A || byte == 0x0D && peek != 0x0A {
      line += 1
      lineStart = position
    }
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isAt(sign) else { return false }
    advance()
    return true
  }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { advance() }
  }

  private mutating func skipLine() {
    while !Self.isLineEnd(peek) { position += 1 }
  }

  /// Skips directives and the mark that begins a document.
  mutating func skipHead() throws(PropertyListError) {
    while isAt("%") {
      skipLine()
      advance()
      if isAt("\n") { advance() }
    }
    _ = try skipToContent(headOnly: true)
    if isMark("-") {
      position += 3
      skipBlanks()
      _ = try properties()
    }
  }

  /// Whether three of a sign begin a line: `---` or `...`.
  private func isMark(_ sign: Unicode.Scalar) -> Bool {
    position == lineStart && (0..<3).allSatisfy { byte($0) == UInt8(ascii: sign) } && isBlank(at: 3)
  }

  /// Goes to the next line's content, or stays where there is some; false at the end of the document.
  mutating func skipToContent(headOnly: Bool = false) throws(PropertyListError) -> Bool {
    while peek != nil {
      if position == lineStart {
        while isAt(" ") { advance() }
        if isAt("\t") {
          skipBlanks()
          if !isAtLineEnd { throw fault("a tab indents this line; YAML allows spaces only") }
        }
      }
      skipBlanks()
      if isAtLineEnd {
        skipLine()
        advance()
      } else {
        return headOnly || !isMark("-") && !isMark(".")
      }
    }
    return false
  }

  /// Skips white space and comments over lines, as in flow style.
  mutating func skipSpace() throws(PropertyListError) {
    while let byte = peek {
      if byte <= 0x20 {
        advance()
      } else if isAtLineEnd {
        skipLine()
      } else {
        return
      }
    }
    throw fault("the file ends in the middle of a list or mapping")
  }

  /// Ends a value after which its line has to end.
  mutating func endLine() throws(PropertyListError) {
    skipBlanks()
    guard isAtLineEnd else { throw fault("something follows the value on its line") }
  }
}

// What it reads.

extension YAMLText {
  /// Reads `&anchor` and `!tag` in front of a value, and gives the anchor.
  mutating func properties() throws(PropertyListError) -> String? {
    var anchor: String?
    while isAt("&") || isAt("!") {
      let isAnchor = isAt("&")
      let name = name()
      if isAnchor { anchor = name }
      skipBlanks()
    }
    return anchor
  }

  /// The name behind the sign of an anchor, an alias or a tag.
  mutating func name() -> String {
    advance()
    let start = position
    while let byte = peek, byte > 0x20, !Self.endsFlow(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func endsFlow(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(byte)
  }

  /// Reads a key with its colon, and the blanks behind it.
  mutating func key() throws(PropertyListError) -> String {
    guard let end = keyEnd else { throw fault("`key: value` should stand here") }
    let key = isAt("\"") || isAt("'") ? try quoted() : trimmed(bytes[position..<end])
    position = end + 1
    skipBlanks()
    return key
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A scalar without quotation marks, carried on by lines that are indented by more than `indent`.
  mutating func plain(above indent: Int) throws(PropertyListError) -> String {
    var parts: [String] = []
    repeat {
      let start = position
      while !isAtLineEnd { position += 1 }
      parts.append(trimmed(bytes[start..<position]))
    } while try skipToContent() && column > indent && !isAtKey
    return parts.joined(separator: " ")
  }

  /// A scalar without quotation marks in a flow list or mapping, which a comma or bracket ends.
  mutating func flowPlain() throws(PropertyListError) -> String {
    let start = position
    while let byte = peek, !Self.isLineEnd(byte), !Self.endsFlow(byte), !isAtLineEnd {
      if byte == UInt8(ascii: ":"), isColon(position) || self.byte(1).map(Self.endsFlow) == true { break }
      position += 1
    }
    guard position > start else { throw fault("a value should stand here") }
    return trimmed(bytes[start..<position])
  }

  /// The lines of `|` or `>`, whose indentation is more than `indent`.
  mutating func blockScalar(above indent: Int) throws(PropertyListError) -> String {
    let isFolded = isAt(">")
    skipLine()
    advance()
    if isAt("\n"), position > 0, bytes[position - 1] == 0x0D { advance() }
    var content: [UInt8] = []
    var margin: Int?
    while peek != nil {
      while isAt(" "), margin.map({ column < $0 }) ?? true { advance() }
      if Self.isLineEnd(peek) {
        content.append(0x0A)
      } else {
        guard column > max(indent, -1), column >= margin ?? 0 else {
          // What is less indented belongs to what is around the scalar.
          position = lineStart
          break
        }
        margin = margin ?? column
        let start = position
        skipLine()
        content += bytes[start..<position]
        content.append(isFolded ? 0x20 : 0x0A)
      }
      if isAt("\r") { position += 1 }
      if isAt("\n") || position > 0 && position < bytes.count && bytes[position - 1] == 0x0D {
        if isAt("\n") { position += 1 }
        line += 1
        lineStart = position
      }
    }
    return trimmed(content[...])
  }

  /// A scalar in quotation marks, over one or several lines.
  mutating func quoted() throws(PropertyListError) -> String {
    let (start, mark) = (line, peek)
    advance()
    var content: [UInt8] = []
    while let byte = peek {
      if byte == mark {
        advance()
        // In single quotation marks two of them are one.
        guard mark == UInt8(ascii: "'"), peek == mark else { return String(decoding: content, as: UTF8.self) }
        content.append(byte)
        advance()
      } else if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") {
        try escape(into: &content)
      } else if byte == 0x0A || byte == 0x0D {
        fold(into: &content)
      } else {
        content.append(byte)
        position += 1
      }
    }
    throw fault("a string does not end", line: start)
  }

  /// A line break in a quotation is a space, and an empty line is a line break.
  private mutating func fold(into content: inout [UInt8]) {
    while let last = content.last, last == 0x20 || last == 0x09 { content.removeLast() }
    let first = line
    while let byte = peek, byte <= 0x20 { advance() }
    content += Array(repeating: 0x0A, count: max(0, line - first - 1))
    if line - first < 2 { content.append(0x20) }
  }

  private mutating func escape(into content: inout [UInt8]) throws(PropertyListError) {
    advance()
    guard let byte = peek else { return }
    let digits: Int
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"), 0x09: content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "0"): content.append(0)
    case UInt8(ascii: "e"): content.append(0x1B)
    case UInt8(ascii: "_"): content += "\u{A0}".utf8
    case 0x0A, 0x0D:
      while let byte = peek, byte <= 0x20 { advance() }
      return
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      digits = byte == UInt8(ascii: "x") ? 2 : byte == UInt8(ascii: "u") ? 4 : 8
      position += 1
      var value: UInt32 = 0
      for _ in 0..<digits {
        guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
          throw fault("`\\\(Character(Unicode.Scalar(byte)))` should be followed by \(digits) hexadecimal digits")
        }
        value = value << 4 | UInt32(digit)
        position += 1
      }
      content += String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
      return
    default: content.append(byte)
    }
    advance()
  }
}

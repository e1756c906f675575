/// Splits an XML text into tags and texts, and knows the line of each. Comments, instructions and the document type are
/// passed over.
struct XMLScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The line on which the last token begins.
  private(set) var tokenLine = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token, or nil at the end.
  mutating func next() throws(PropertyListError) -> XMLToken? {
    var text: [UInt8] = []
    tokenLine = line
    while let byte = peek {
      if byte != UInt8(ascii: "<") {
        if byte == UInt8(ascii: "&") { entity(into: &text) } else { text.append(byte) }
        advance()
      } else if starts(with: "<!--") {
        try skip(past: "-->", "a comment")
      } else if starts(with: "<![CDATA[") {
        try cdata(into: &text)
      } else if !text.isEmpty {
        return .text(String(decoding: text, as: UTF8.self))
      } else if starts(with: "<?") {
        try skip(past: "?>", "an instruction")
      } else if starts(with: "<!") {
        try skipDocumentType()
      } else {
        tokenLine = line
        return try tag()
      }
      if text.isEmpty { tokenLine = line }
    }
    return text.isEmpty ? nil : .text(String(decoding: text, as: UTF8.self))
  }

  /// The value of an attribute, or nil where there is none of the name.
  static func attribute(_ name: String, in attributes: String) -> String? {
    let bytes = Array(attributes.utf8)
    var position = 0
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "=") { position += 1 }
      let found = bytes[start..<position].filter { $0 > 0x20 }
      position += 1
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      guard position < bytes.count else { return nil }
      let quote = bytes[position]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let valueStart = position + 1
      position = valueStart
      while position < bytes.count, bytes[position] != quote { position += 1 }
      if found.elementsEqual(name.utf8) {
        var scanner = XMLScanner(Array(bytes[valueStart..<min(position, bytes.count)]))
        guard case .text(let value)? = try? scanner.next() else { return "" }
        return value
      }
      position += 1
    }
    return nil
  }
}

extension XMLScanner {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past end: StaticString, _ what: String) throws(PropertyListError) {
    let start = line
    while peek != nil {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      advance()
    }
    throw PropertyListError(line: start, message: "\(what) does not end")
  }

  private mutating func cdata(into text: inout [UInt8]) throws(PropertyListError) {
    position += 9
    let start = position
    try skip(past: "]]>", "a CDATA section")
    text += bytes[start..<(position - 3)]
  }

  /// Passes over `<!DOCTYPE … [ … ]>`, whose end outside of brackets is the first `>`, as it is for Foundation.
  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = line
    var isInBrackets = false
    var depth = 0
    while let byte = peek {
      advance()
      switch byte {
      case UInt8(ascii: "[") where !isInBrackets: isInBrackets = true
      case UInt8(ascii: "]") where depth == 0: isInBrackets = false
      case UInt8(ascii: "<") where isInBrackets: depth += 1
      case UInt8(ascii: ">"):
        if !isInBrackets { return }
        depth = max(0, depth - 1)
      default: break
      }
    }
    throw PropertyListError(line: start, message: "a declaration does not end")
  }

  private mutating func tag() throws(PropertyListError) -> XMLToken {
    let start = line
    position += 1
    let isClosing = peek == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let nameStart = position
    while let byte = peek, Self.belongsToName(byte) { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    guard !name.isEmpty else { throw PropertyListError(line: start, message: "`<` begins no tag") }
    let attributesStart = position
    var quote: UInt8?
    while let byte = peek, byte != UInt8(ascii: ">") || quote != nil {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: "<") {
        throw PropertyListError(line: start, message: "the tag `<\(name)` does not end")
      }
      advance()
    }
    guard peek != nil else { throw PropertyListError(line: start, message: "the tag `<\(name)` does not end") }
    let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
    let attributes = String(decoding: bytes[attributesStart..<(isEmpty ? position - 1 : position)], as: UTF8.self)
    position += 1
    return isClosing ? .close(name: name) : .open(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  /// Appends what the entity at the position stands for, and goes to its last byte; what is none is text.
  private mutating func entity(into text: inout [UInt8]) {
    guard let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      return text.append(UInt8(ascii: "&"))
    }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    switch name {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default:
      let digits = name.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard name.first == "#", let scalar = number.flatMap(Unicode.Scalar.init) else {
        return text.append(UInt8(ascii: "&"))
      }
      text += String(Character(scalar)).utf8
    }
    position = end
  }

  private static func belongsToName(_ byte: UInt8) -> Bool {
    byte.isInName || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }
}

/// Reads JSON as RFC 8259 has it and nothing more, however hostile the text.
///
/// Foundation's reader passes over a key that stands twice and tells no place; here both matter.
package struct JSONParser {
  /// How deep arrays and objects may lie in each other.
  package static let deepestNesting = 64

  /// All bytes, which hold while the parser runs. Every byte is looked at through `peek`, which knows where they end.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  /// Reads one value, with nothing after it.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in try parse(bytes) }
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    parser.skipSpace()
    if parser.peek == nil { throw parser.fault("the line is empty") }
    let value = try parser.value()
    parser.skipSpace()
    if parser.peek != nil { throw parser.fault("something follows the value") }
    return value
  }
}

extension JSONParser {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ message: String) -> JSONError { JSONError(column: position + 1, message: message) }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    switch peek {
    case UInt8(ascii: "{"): return .object(try nested { (parser) throws(JSONError) in try parser.members() })
    case UInt8(ascii: "["): return .array(try nested { (parser) throws(JSONError) in try parser.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault("the line ends where a value should be")
    case .some(let byte):
      guard byte == UInt8(ascii: "-") || byte.isDigit else { throw fault("no value starts here") }
      return .number(try number())
    }
  }

  private mutating func nested<Content>(
    _ read: (inout JSONParser) throws(JSONError) -> Content
  ) throws(JSONError) -> Content {
    if depth == Self.deepestNesting { throw fault("nested deeper than \(Self.deepestNesting)") }
    depth += 1
    position += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func members() throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<[UInt8]> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("a key in double quotes should be here") }
      let start = position
      let key = try string()
      guard !repeats(key, members, &keys) else {
        position = start
        throw fault("the key stands twice in the object")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("`:` should be here") }
      skipSpace()
      members.append(JSONValue.Member(key: key, value: try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw fault("`,` or `}` should be here") }
    }
  }

  /// True where a key has been there before. Keys are compared by their bytes: two spellings of é are two keys.
  private func repeats(_ key: String, _ members: [JSONValue.Member], _ keys: inout Set<[UInt8]>) -> Bool {
    // For a few keys looking is faster than hashing; for many it would take for ever.
    if members.count < 16 {
      return members.contains { $0.key.utf8.count == key.utf8.count && $0.key.utf8.elementsEqual(key.utf8) }
    }
    if keys.isEmpty { keys = Set(members.map { Array($0.key.utf8) }) }
    return !keys.insert(Array(key.utf8)).inserted
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      skipSpace()
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw fault("`,` or `]` should be here") }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let matches = word.withUTF8Buffer { bytes.extracting(position...).starts(with: $0) }
    guard matches else { throw fault("no value starts here") }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let byte = peek, byte.isDigit { throw fault("a number does not start with 0") }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    guard position - start <= 40 else {
      position = start
      throw fault("the number has more than 40 characters")
    }
    return String(decoding: bytes.extracting(start..<position), as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    guard let byte = peek, byte.isDigit else { throw fault("a digit should be here") }
    while let byte = peek, byte.isDigit { position += 1 }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    let plainStart = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
    let plain = bytes.extracting(plainStart..<position)
    let isPlain = peek == UInt8(ascii: "\"")
    let read = isPlain ? Self.text(plain) : try escaped(after: plain).withUnsafeBufferPointer { Self.text($0) }
    position += 1
    guard let text = read else {
      position = start
      throw fault("the string is not UTF-8")
    }
    return text
  }

  /// The text that bytes are, or nil where they are not UTF-8.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // Texts are ASCII as a rule, and making those is much faster than proving others to be UTF-8.
    let isASCII = bytes.reduce(0) { $0 | $1 } < 0x80
    return isASCII ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  /// A string that is not plain up to its end; stops at the closing quote.
  private mutating func escaped(after plain: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [UInt8] {
    var content = Array(plain)
    while true {
      switch peek {
      case nil: throw fault("the string does not end")
      case UInt8(ascii: "\""): return content
      case UInt8(ascii: "\\"): content += try escape()
      case .some(let byte):
        if byte < 0x20 { throw fault("a control character in a string") }
        content.append(byte)
        position += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = position
    position += 1
    guard let byte = peek else { throw fault("the string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = try scalar() else {
        position = start
        throw fault("half a surrogate pair")
      }
      return Array(String(Character(scalar)).utf8)
    default:
      position = start
      throw fault("an unknown escape")
    }
  }

  /// The character that `\u` stands for, or nil where it is half a pair.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar? {
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { return nil }
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("`\\u` needs four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}

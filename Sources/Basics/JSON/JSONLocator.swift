/// Finds the line on which a part of a JSON text begins. `JSONParser` has read the text before, so it is well formed.
package struct JSONLocator {
  private let bytes: [UInt8]
  private var position = 0

  /// The line of the part, from 1; where it is missing, that of the last step that is there.
  package static func line(of steps: [JSONStep], in bytes: [UInt8]) -> Int {
    var locator = JSONLocator(bytes: bytes)
    locator.skipSpace()
    for step in steps where !locator.enter(step) { break }
    return line(at: locator.position, in: bytes)
  }

  /// The line of a byte, from 1.
  package static func line(at position: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension JSONLocator {
  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  /// Goes to the part, or stays where it is.
  private mutating func enter(_ step: JSONStep) -> Bool {
    let start = position
    position += 1
    skipSpace()
    var index = 0
    while let byte = peek, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") {
      if byte == UInt8(ascii: ",") {
        position += 1
        skipSpace()
        continue
      }
      switch step {
      case .index(let wanted):
        if index == wanted { return true }
        skipValue()
      case .key(let wanted):
        let keyStart = position
        skipValue()
        let key = try? JSONParser.parse(bytes[keyStart..<position])
        skipSpace()
        position += 1
        skipSpace()
        if key == .string(wanted) { return true }
        skipValue()
      }
      index += 1
      skipSpace()
    }
    position = start
    return false
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return }
        position += 1
      default: position += 1
      }
      if depth == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return }
    }
  }

  private mutating func skipString() {
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position += 1
  }
}

/// Finds the line on which a part of a JSON text begins. `JSONParser` has read the text before, so it is well formed.
package struct JSONLocator {
  private let bytes: [UInt8]
  private var position = 0

  /// Where a part of the text begins.
  package struct Place: Sendable {
    fileprivate let position: Int
    /// The line, from 1.
    package let line: Int

    /// The whole text.
    package static let start = Place(position: 0, line: 1)
  }

  /// The line of the part, from 1; where it is missing, that of the last step that is there.
  ///
  /// - Parameter place: where the part begins from which the steps lead.
  package static func line(of steps: some Sequence<JSONStep>, from place: Place = .start, in bytes: [UInt8]) -> Int {
    var locator = JSONLocator(bytes: bytes)
    locator.position = place.position
    locator.skipSpace()
    for step in steps where !locator.enter(step) { break }
    return place.line + bytes[place.position..<locator.position].count { $0 == newline }
  }

  /// Where each element of an array begins, found in one pass; none where the steps lead to no array.
  package static func elements(of steps: [JSONStep], in bytes: [UInt8]) -> [Place] {
    var locator = JSONLocator(bytes: bytes)
    locator.skipSpace()
    for step in steps where !locator.enter(step) { return [] }
    return locator.elements()
  }

  /// The line of a byte, from 1.
  package static func line(at position: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(position).count { $0 == newline } + 1
  }
}

extension JSONLocator {
  private static let newline = UInt8(ascii: "\n")

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  /// Goes through an array to its end.
  private mutating func elements() -> [Place] {
    guard peek == UInt8(ascii: "[") else { return [] }
    var places: [Place] = []
    var (line, counted) = (1, 0)
    position += 1
    skipSpace()
    while let byte = peek, byte != UInt8(ascii: "]") {
      if byte == UInt8(ascii: ",") {
        position += 1
      } else {
        line += bytes[counted..<position].count { $0 == Self.newline }
        counted = position
        places.append(Place(position: position, line: line))
        skipValue()
      }
      skipSpace()
    }
    return places
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

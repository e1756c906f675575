/// What may not stand in a JSON string as it is, and what stands there in its place.
enum JSONEscaping {
  /// The first position at or behind `start` of a byte that has to be escaped, or the end. Looks at eight bytes at a time.
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 8 <= text.count {
      let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if hasSpecial(word) { break }
      index += 8
    }
    while index < text.count, !isSpecial(text[index]) { index += 1 }
    return index
  }

  /// The bytes that stand for one that has to be escaped.
  static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): return Array("\\n".utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}

extension JSONEscaping {
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// Whether one of eight bytes is special: the highest bit of each is set where it is below 0x20 or where taking a wanted
  /// byte away leaves 0.
  private static func hasSpecial(_ word: UInt64) -> Bool {
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let deletes = word ^ (ones &* 0x7F)
    let found =
      ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((deletes &- ones) & ~deletes)
    return found & (ones << 7) != 0
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
}

import HTML

/// What may not stand in a JSON string as it is, and what stands there in its place.
enum JSONEscaping {
  /// The first position at or behind `start` of a byte that has to be escaped, or the end.
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    ByteScan.first(below: 0x20, or: UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, in: text, from: start)
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

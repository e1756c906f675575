/// What each byte of a value becomes in HTML.
///
/// Both tables give what libcmark's renderer gives, so that a page's body can be compared with it byte by byte.
enum Escaping {
  /// True where a byte of a text may not stand as it is.
  static func isSpecialInText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
  }

  /// What stands for a special byte of a text.
  static func entity(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }

  /// True where a byte may stand in an address as it is. `&` and `'` may, but not in HTML.
  static func isSafeInAddress(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    let table = byte < 64 ? addressTable.low : addressTable.high
    return table & (1 << UInt64(byte & 63)) != 0
  }

  /// One bit a byte below 128, set where it is safe.
  private static let addressTable: (low: UInt64, high: UInt64) = {
    var low: UInt64 = 0
    var high: UInt64 = 0
    let safe: StaticString = "!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"
    safe.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
    return (low, high)
  }()
}

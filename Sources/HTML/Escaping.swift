/// What each byte of a value becomes in HTML.
///
/// Both tables give what libcmark's renderer gives, so that a page's body can be compared with it byte by byte.
enum Escaping {
  /// True where a byte of a text may not stand as it is.
  static func isSpecialInText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
      || byte == 0
  }

  /// What stands for a special byte of a text.
  static func entity(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    // HTML has no place for a NUL, not even as a reference; Markdown has this for it, too.
    case 0: "\u{FFFD}"
    default: "&quot;"
    }
  }

  /// The character that an entity of ours stands for: those of a text, and the one of an address.
  static func character(ofEntity entity: UnsafeBufferPointer<UInt8>) -> StaticString {
    switch (entity[1], entity.count) {
    case (UInt8(ascii: "a"), _): "&"
    case (UInt8(ascii: "l"), _): "<"
    case (UInt8(ascii: "g"), _): ">"
    case (UInt8(ascii: "q"), _): "\""
    default: "'"
    }
  }

  /// True where a byte may stand in an address as it is. `&` and `'` may, but not in HTML.
  @inline(__always)
  static func isSafeInAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
      UInt8(ascii: "(")...UInt8(ascii: ";"), UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "!"),
      UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

import CCommonMark

/// Finds bytes in a text, as fast as the C library can.
enum ByteSearch {
  /// The first position of a byte at or behind `start`, or the end.
  static func first(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, Int32(byte), text.count - start)
    else { return text.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The first position at or behind `start` at which a line ends, or the end.
  static func lineEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }
}

extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// True for white space as CommonMark has it.
  var isWhitespace: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self) }
  /// True for a letter of ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// True for a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// True for a letter or a digit of ASCII.
  var isAlphanumeric: Bool { isLetter || isDigit }
}

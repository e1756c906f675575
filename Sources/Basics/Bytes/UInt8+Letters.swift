// What a byte is in ASCII.

extension UInt8 {
  @inlinable
  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inlinable
  package var isUppercase: Bool { self &- UInt8(ascii: "A") < 26 }

  @inlinable
  package var isLowercase: Bool { self &- UInt8(ascii: "a") < 26 }

  /// True for a letter or a digit.
  @inlinable
  package var isAlphanumeric: Bool { (self | 0x20).isLowercase || isDigit }
}

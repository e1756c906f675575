// What names in projects and property lists are made of, in ASCII.

extension UInt8 {
  var isUppercase: Bool { self &- UInt8(ascii: "A") < 26 }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  var isHexadecimal: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// True for a letter, a digit and an underscore.
  var isInName: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_") }
}

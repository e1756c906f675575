/// Questions to single bytes of a source.
extension UInt8 {
  /// Whether a name may begin with the byte; bytes of characters that are not ASCII count as letters.
  @inline(__always)
  var beginsName: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self >= 0x80 || self == UInt8(ascii: "$")
  }

  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  var continuesName: Bool { beginsName || isDigit }

  @inline(__always)
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

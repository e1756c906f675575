// Keys and names are compared without regard to case, spaces, `-` and `_`.

extension StringProtocol {
  /// The text in ASCII lower case, without spaces, `-` and `_`.
  var folded: String {
    let count = utf8.count
    return String(unsafeUninitializedCapacity: count) { buffer in
      var length = 0
      for byte in utf8 {
        guard let folded = byte.folded else { continue }
        buffer[length] = folded
        length += 1
      }
      return length
    }
  }

  /// What follows a folded beginning, trimmed, or nil where the text begins otherwise.
  func rest(afterFolded beginning: StaticString) -> SubSequence? {
    var index = utf8.startIndex
    for position in 0..<beginning.utf8CodeUnitCount {
      while index < utf8.endIndex, utf8[index].folded == nil { index = utf8.index(after: index) }
      guard index < utf8.endIndex, utf8[index].folded == beginning.utf8Start[position] else { return nil }
      index = utf8.index(after: index)
    }
    return self[index...]
  }
}

extension String {
  /// The text for a message: at most 60 characters of it.
  var shortened: String {
    utf8.count <= 60 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(40))) + "…"
  }
}

extension UInt8 {
  /// The byte in ASCII lower case, or nil where comparisons leave it out.
  fileprivate var folded: UInt8? {
    switch self {
    case 0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "_"): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: self
    }
  }
}

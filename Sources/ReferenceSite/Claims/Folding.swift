// Keys and names are compared without regard to case, spaces, `-` and `_`.

extension StringProtocol {
  /// The text in ASCII lower case, without spaces, `-` and `_`.
  var folded: String {
    String(unsafeUninitializedCapacity: utf8.count) { buffer in
      // Bytes that lie in one piece are read much faster than through the view.
      utf8.withContiguousStorageIfAvailable { buffer.initialize(folding: $0) } ?? buffer.initialize(folding: utf8)
    }
  }

  /// Whether the folded text is this one.
  func folds(to folded: StaticString) -> Bool {
    guard let rest = rest(afterFolded: folded) else { return false }
    return rest.utf8.allSatisfy { $0.folded == nil }
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

extension UnsafeMutableBufferPointer<UInt8> {
  /// Fills the buffer with the folded bytes, and says how many there are.
  fileprivate func initialize(folding bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    for byte in bytes {
      guard let folded = byte.folded else { continue }
      self[count] = folded
      count += 1
    }
    return count
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

// Keys and names are compared without regard to case, spaces, `-` and `_`.

extension String {
  /// The text in ASCII lower case, without spaces, `-` and `_`.
  package var folded: String { self[...].folded }
}

// Bytes that lie in one piece are read much faster than through the views of a text.
extension Substring {
  /// The text in ASCII lower case, without spaces, `-` and `_`.
  package var folded: String {
    var text = self
    // Many words are written as they are compared, and need no text of their own.
    if text.withUTF8({ $0.allSatisfy { !$0.isLeftOutOfComparisons && $0.inLowerCase == $0 } }) { return String(text) }
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(folding: bytes) }
    }
  }

  /// Whether the folded text is this one.
  package func folds(to folded: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let end = bytes.end(ofFolded: folded) else { return false }
      return bytes[end...].allSatisfy(\.isLeftOutOfComparisons)
    }
  }

  /// What follows a folded beginning, or nil where the text begins otherwise.
  package func rest(afterFolded beginning: StaticString) -> Substring? {
    var text = self
    guard let end = text.withUTF8({ $0.end(ofFolded: beginning) }) else { return nil }
    return self[utf8.index(startIndex, offsetBy: end)...]
  }

  /// The place of the first such byte, which is ASCII.
  package func firstIndex(ofByte byte: UInt8) -> Index? {
    var text = self
    guard let offset = text.withUTF8({ $0.firstIndex(of: byte) }) else { return nil }
    return utf8.index(startIndex, offsetBy: offset)
  }

  /// Whether there is nothing but letters, of ASCII, and at least one.
  package var isPlainWord: Bool {
    var text = self
    return text.withUTF8 { bytes in !bytes.isEmpty && bytes.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } }
  }
}

extension String {
  /// The text for a message: at most 60 characters of it.
  package var shortened: String {
    utf8.count <= 60 ? self : shortened(to: 40)
  }

  /// At most so many characters of the text.
  package func shortened(to length: Int) -> String {
    utf8.count <= length ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(length))) + "…"
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Fills the buffer, which has room for all bytes, with the folded ones, and says how many there are.
  fileprivate func initialize(folding bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes {
      // Written first and counted then, so that nothing branches: which bytes are left out cannot be foreseen.
      self[count] = byte.inLowerCase
      count += byte.isLeftOutOfComparisons ? 0 : 1
    }
    return count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes make up a folded beginning, or nil where the bytes begin otherwise.
  fileprivate func end(ofFolded beginning: StaticString) -> Int? {
    var index = 0
    for position in 0..<beginning.utf8CodeUnitCount {
      while index < count, self[index].isLeftOutOfComparisons { index += 1 }
      guard index < count, self[index].inLowerCase == beginning.utf8Start[position] else { return nil }
      index += 1
    }
    return index
  }
}

extension UInt8 {
  fileprivate var inLowerCase: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }

  fileprivate var isLeftOutOfComparisons: Bool {
    self == 0x20 || self == 0x09 || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

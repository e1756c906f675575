/// Looks through bytes, eight at a time: nearly everything in a text is harmless.
package enum ByteScan {
  /// The first position at or behind `start` where a byte may not stand in a text as it is, or the end.
  @inline(__always)
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let word = word(of: text, at: index),
      has(word, UInt8(ascii: "&")) | has(word, UInt8(ascii: "<")) | has(word, UInt8(ascii: ">"))
        | has(word, UInt8(ascii: "\"")) | has(word, 0) == 0
    { index += 8 }
    while index < text.count, !Escaping.isSpecialInText(text[index]) { index += 1 }
    return index
  }

  /// The first position at or behind `start` of either byte, or the end.
  package static func first(
    _ byte: UInt8, or other: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    while let word = word(of: text, at: index), has(word, byte) | has(word, other) == 0 { index += 8 }
    while index < text.count, text[index] != byte, text[index] != other { index += 1 }
    return index
  }

  /// The first position at or behind `start` of a byte, or the end.
  package static func first(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let word = word(of: text, at: index), has(word, byte) == 0 { index += 8 }
    while index < text.count, text[index] != byte { index += 1 }
    return index
  }

  /// The first position at or behind `start` of a byte below a limit, which is at most 128, or of one of three bytes, or the
  /// end.
  package static func first(
    below limit: UInt8, or one: UInt8, _ two: UInt8, _ three: UInt8, in text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    var index = start
    while let word = word(of: text, at: index),
      hasByte(below: limit, word) | has(word, one) | has(word, two) | has(word, three) == 0
    { index += 8 }
    while index < text.count, text[index] >= limit, text[index] != one, text[index] != two, text[index] != three {
      index += 1
    }
    return index
  }

  /// How many bytes two texts have in common at their start, and how many of the rest at their end.
  package static func common(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> (start: Int, end: Int) {
    let count = min(one.count, other.count)
    var start = 0
    while let word = word(of: one, at: start), word == self.word(of: other, at: start) { start += 8 }
    while start < count, one[start] == other[start] { start += 1 }
    var end = 0
    while start + end + 8 <= count,
      word(of: one, at: one.count - end - 8) == word(of: other, at: other.count - end - 8)
    { end += 8 }
    while start + end < count, one[one.count - end - 1] == other[other.count - end - 1] { end += 1 }
    return (start, end)
  }
}

extension ByteScan {
  /// Eight bytes at once, or nil where there are no more so many.
  @inline(__always)
  private static func word(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64? {
    guard index + 8 <= text.count else { return nil }
    return UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Zero where none of the eight bytes is the wanted one.
  @inline(__always)
  private static func has(_ word: UInt64, _ byte: UInt8) -> UInt64 { hasByte(below: 1, word ^ (ones &* UInt64(byte))) }

  /// Zero where none of the eight bytes is below a limit, which is at most 128.
  @inline(__always)
  private static func hasByte(below limit: UInt8, _ word: UInt64) -> UInt64 {
    (word &- ones &* UInt64(limit)) & ~word & (ones << 7)
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}

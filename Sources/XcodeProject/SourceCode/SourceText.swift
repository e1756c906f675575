/// The bytes of a source file, as UTF-8.
enum SourceText {
  /// The text as UTF-8 without a byte order mark, or nil where it is neither UTF-8 nor marked as UTF-16.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xFF, 0xFE]) { return decodedFromUTF16(bytes, low: 0, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return decodedFromUTF16(bytes, low: 1, high: 0) }
    guard isUTF8(bytes) else { return nil }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Whether a word of the API can occur in the text at all.
  ///
  /// Each has `ntat` (orientation), `otat` (rotate, autorotate), `illTransition` or `GeometryUpdate` in it. Eight bytes at
  /// a time are asked whether `ta`, `Tr` or `da` may begin at one of them.
  static func mentionsOrientation(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index + 9 <= buffer.count {
        if mayMention(UnsafeRawBufferPointer(buffer), at: index) {
          for start in index..<(index + 8) where isMention(buffer, at: start) { return true }
        }
        index += 8
      }
      return (index..<max(index, buffer.count)).contains { isMention(buffer, at: $0) }
    }
  }

  /// Whether a keyword such as `@interface` can occur in the text; most headers of C have none.
  static func mentionsObjectiveC(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if index + 16 <= buffer.count, !hasAt(buffer, from: index) {
          index += 16
          continue
        }
        let end = min(index + 16, buffer.count)
        while index < end {
          if buffer[index] == UInt8(ascii: "@"), has("@i", buffer, index) || has("@p", buffer, index) { return true }
          index += 1
        }
      }
      return false
    }
  }
}

extension SourceText {
  /// Whether there is an `@` among the sixteen bytes from the index on.
  @inline(__always)
  private static func hasAt(_ buffer: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    var found: UInt8 = 0
    for offset in 0..<16 { found |= buffer[index + offset] == UInt8(ascii: "@") ? 1 : 0 }
    return found != 0
  }

  /// Whether the first two letters of a mention may begin at one of the eight bytes from the index on.
  @inline(__always)
  private static func mayMention(_ buffer: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let first = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let second = buffer.loadUnaligned(fromByteOffset: index + 1, as: UInt64.self)
    let a = bytes(of: second, equalTo: UInt8(ascii: "a"))
    let t = bytes(of: first, equalTo: UInt8(ascii: "t")) | bytes(of: first, equalTo: UInt8(ascii: "d"))
    let r = bytes(of: second, equalTo: UInt8(ascii: "r")) & bytes(of: first, equalTo: UInt8(ascii: "T"))
    return (t & a) | r != 0
  }

  /// The high bit of every byte that is equal to the given one; now and then of one above it too.
  @inline(__always)
  private static func bytes(of word: UInt64, equalTo byte: UInt8) -> UInt64 {
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Whether the three letters that begin at the index belong to a word of the API.
  @inline(__always)
  private static func isMention(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index > 0, index + 2 < buffer.count else { return false }
    switch (buffer[index], buffer[index + 1], buffer[index + 2]) {
    case (UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "t")):
      return buffer[index - 1] == UInt8(ascii: "n") || buffer[index - 1] == UInt8(ascii: "o")
    case (UInt8(ascii: "T"), UInt8(ascii: "r"), UInt8(ascii: "a")): return has("illTransition", buffer, index - 3)
    case (UInt8(ascii: "d"), UInt8(ascii: "a"), UInt8(ascii: "t")): return has("GeometryUpdate", buffer, index - 10)
    default: return false
    }
  }

  @inline(__always)
  private static func has(_ word: StaticString, _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= buffer.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where buffer[start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private static func decodedFromUTF16(_ bytes: [UInt8], low: Int, high: Int) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let units = stride(from: 2, to: bytes.count, by: 2).lazy.map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
    }
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    return isBroken ? nil : text
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if index + 8 <= buffer.count, isASCII(buffer, at: index) {
          index += 8
        } else if buffer[index] < 0x80 {
          index += 1
        } else {
          guard let length = lengthOfCharacter(buffer, at: index) else { return false }
          index += length
        }
      }
      return true
    }
  }

  /// Whether the eight bytes from the index on are all ASCII.
  @inline(__always)
  private static func isASCII(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    var bits: UInt8 = 0
    for offset in 0..<8 { bits |= buffer[index + offset] }
    return bits < 0x80
  }

  /// The length of the well-formed character of more than one byte that begins at the index, or nil.
  private static func lengthOfCharacter(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let first = buffer[index]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= buffer.count else { return nil }
    for offset in 1..<length where buffer[index + offset] & 0xC0 != 0x80 { return nil }
    let second = buffer[index + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? length : nil
    case 0xED: return second < 0xA0 ? length : nil
    case 0xF0: return second >= 0x90 ? length : nil
    case 0xF4: return second < 0x90 ? length : nil
    default: return length
    }
  }
}

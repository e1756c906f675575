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
  /// Each has `ntat` (orientation), `otat` (rotate, autorotate), `illTransition` or `GeometryUpdate` in it.
  static func mentionsOrientation(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices {
        switch buffer[index] {
        case UInt8(ascii: "t"): if has("ntat", buffer, index - 1) || has("otat", buffer, index - 1) { return true }
        case UInt8(ascii: "T"): if has("illTransition", buffer, index - 3) { return true }
        case UInt8(ascii: "U"): if has("GeometryUpdate", buffer, index - 8) { return true }
        default: continue
        }
      }
      return false
    }
  }
}

extension SourceText {
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
        if buffer[index] < 0x80 {
          index += 1
        } else {
          guard let length = lengthOfCharacter(buffer, at: index) else { return false }
          index += length
        }
      }
      return true
    }
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

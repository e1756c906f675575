/// Finds bytes that are not valid UTF-8.
package enum UTF8Check {
  /// The line of the first invalid byte, from 1, or nil where all are valid.
  package static func firstInvalidLine(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    // Decoding puts U+FFFD for what is invalid, so the first difference is the first fault.
    let position: Int? = text.withUTF8 { decoded in
      bytes.withUnsafeBufferPointer { source in
        let shared = min(decoded.count, source.count)
        for index in 0..<shared where decoded[index] != source[index] { return index }
        return decoded.count == source.count ? nil : shared
      }
    }
    guard let position else { return nil }
    return 1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }
  }
}

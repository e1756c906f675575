/// A place in a source, with its line.
struct Cursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte so far ahead, or 0 behind the end.
  @inline(__always)
  func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  @inline(__always)
  func isAt(_ sign: Unicode.Scalar, _ ahead: Int = 0) -> Bool {
    byte(ahead) == UInt8(truncatingIfNeeded: sign.value)
  }

  /// Passes over one byte, and counts the line where it ends one.
  @inline(__always)
  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isAt("\n")) { line += 1 }
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count where !isAtEnd { advance() }
  }

  /// Passes over spaces and tabs.
  @inline(__always)
  mutating func skipSpaces() {
    while !isAtEnd && (bytes[offset] == 0x20 || bytes[offset] == 0x09) { offset += 1 }
  }

  /// Passes over the rest of the line, not over its end.
  @inline(__always)
  mutating func skipLine() {
    while !isAtEnd && !bytes[offset].endsLine { offset += 1 }
  }

  /// Passes over the rest of the line, and over the next one where a backslash ends this one.
  mutating func skipContinuedLine() {
    while !isAtEnd {
      if isAt("\\") && byte(1).endsLine {
        offset += 1
        if isAt("\r") && isAt("\n", 1) { offset += 1 }
        advance()
      } else if byte().endsLine {
        return
      } else {
        offset += 1
      }
    }
  }

  @inline(__always)
  mutating func skipName() {
    while !isAtEnd && bytes[offset].continuesName { offset += 1 }
  }

  /// How often the byte stands here in a row.
  func run(of sign: Unicode.Scalar) -> Int {
    var count = 0
    while offset + count < bytes.count && isAt(sign, count) { count += 1 }
    return count
  }

  /// The source from an offset up to here, on one line.
  func quoted(from start: Int) -> String {
    Quotation.oneLine(bytes[min(start, offset)..<min(offset, start + 4 * Quotation.longest)])
  }
}

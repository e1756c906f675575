/// Writes JSON into a buffer of bytes, in the order it is told, without spaces.
package struct JSONWriter {
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []
  /// True where the next value or key needs a comma before it.
  private var needsComma = false

  package init() {}

  /// Writes an object whose members the closure writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), members)
  }

  /// Writes an array whose elements the closure writes.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), elements)
  }

  /// Writes the key of the member whose value is written next.
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text, escaped.
  package mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) { write("\(value)") }
  /// Writes a truth value.
  package mutating func bool(_ value: Bool) { write(value ? "true" : "false") }
  /// Writes `null`.
  package mutating func null() { write("null") }

  /// Begins a line for the element that is written next.
  package mutating func startElementLine() {
    separate()
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Ends a value that stands on a line of its own.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }
}

extension JSONWriter {
  private mutating func nest(open: UInt8, close: UInt8, _ content: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func write(_ literal: String) {
    separate()
    bytes += literal.utf8
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func quote(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      // Nearly every text can stand as it is, and one copy is much faster than a byte at a time.
      if text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F }) {
        bytes.append(contentsOf: text)
      } else {
        escape(text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
  }
}

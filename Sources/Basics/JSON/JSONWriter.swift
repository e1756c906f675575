import HTML

/// Writes JSON into a buffer of bytes, in the order it is told, without spaces.
package struct JSONWriter: ~Copyable {
  private var buffer: ByteBuffer
  /// True where the next value or key needs a comma before it.
  private var needsComma = false

  package init(capacity: Int = 256) { buffer = ByteBuffer(capacity: capacity) }

  /// What has been written so far.
  package var bytes: [UInt8] { Array(buffer.all) }

  /// A file with an object, whose members the closure writes.
  package static func file(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(members)
    json.endLine()
    return json.bytes
  }

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
    endKey()
  }

  /// Writes a key of our own, in which nothing is to be escaped.
  package mutating func key(literal key: StaticString) {
    separate()
    buffer.append(quoting: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    endKey()
  }

  /// Writes a text, escaped.
  package mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) {
    separate()
    if value < 0 { buffer.append(UInt8(ascii: "-")) }
    digits(of: value.magnitude)
    needsComma = true
  }

  /// Writes a truth value.
  package mutating func bool(_ value: Bool) { write(value ? "true" : "false") }
  /// Writes `null`.
  package mutating func null() { write("null") }

  /// Writes a value that is JSON already.
  package mutating func encoded(_ value: [UInt8]) {
    separate()
    value.withUnsafeBufferPointer { buffer.append($0) }
    needsComma = true
  }

  /// Begins a line for the element that is written next.
  package mutating func startElementLine() {
    separate()
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Ends a value that stands on a line of its own.
  package mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }
}

extension JSONWriter {
  private mutating func nest(open: UInt8, close: UInt8, _ content: (inout JSONWriter) -> Void) {
    separate()
    buffer.append(open)
    needsComma = false
    content(&self)
    buffer.append(close)
    needsComma = true
  }

  private mutating func write(_ literal: StaticString) {
    separate()
    buffer.append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
  }

  private mutating func endKey() {
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func digits(of value: UInt) {
    if value >= 10 { digits(of: value / 10) }
    buffer.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { text in
      let end = JSONEscaping.firstSpecial(in: text, from: 0)
      // Nearly every text can stand as it is.
      if end == text.count { buffer.append(quoting: text) } else { escape(text, from: end) }
    }
  }

  /// Writes a text in which the byte at `first` is the first that has to be escaped.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, from first: Int) {
    var start = 0
    var end = first
    buffer.append(UInt8(ascii: "\""))
    while end < text.count {
      buffer.append(text.extracting(start..<end))
      JSONEscaping.escaped(text[end]).withUnsafeBufferPointer { buffer.append($0) }
      start = end + 1
      end = JSONEscaping.firstSpecial(in: text, from: start)
    }
    buffer.append(text.extracting(start...))
    buffer.append(UInt8(ascii: "\""))
  }
}

/// Writes HTML into a buffer of bytes. Escaping happens here and nowhere else.
///
/// Names of tags and attributes are literals; every other text comes in as a `String`, which is valid UTF-8, and is
/// escaped on its way. Void elements close themselves (`<br />`), as libcmark writes them.
package struct HTMLWriter: ~Copyable {
  private var buffer: ByteBuffer

  package init(capacity: Int = 16_384) {
    buffer = ByteBuffer(capacity: capacity)
  }

  /// Writes an element with whatever `content` writes in it.
  package mutating func tag<Failure: Error>(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(name, attributes)
    try content(&self)
    close(name)
  }

  /// Writes an element with one attribute and a text in it. Most elements have no more, and a list of one is work.
  package mutating func tag(_ name: StaticString, _ attribute: Attribute, text: String) {
    open(name, attribute)
    self.text(text)
    close(name)
  }

  /// Writes an element with a text in it.
  package mutating func tag(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// Writes an element that can have no content, such as `<br />`.
  package mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
    literal(" />")
  }

  /// Writes a start tag; for those who walk a tree without recursion and ``close(_:)`` later.
  package mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
    buffer.append(UInt8(ascii: ">"))
  }

  /// Writes a start tag with one attribute.
  package mutating func open(_ name: StaticString, _ attribute: Attribute) {
    start(name)
    self.attribute(attribute)
    buffer.append(UInt8(ascii: ">"))
  }

  /// Writes an end tag.
  package mutating func close(_ name: StaticString) {
    literal("</")
    literal(name)
    buffer.append(UInt8(ascii: ">"))
  }

  /// Writes a text, escaped.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// Writes a text that is known to be valid UTF-8, escaped.
  package mutating func text(validUTF8 text: UnsafeBufferPointer<UInt8>) { appendEscaped(text) }

  /// Writes an address into an attribute's value, escaped.
  package mutating func address(_ address: String) {
    var address = address
    address.withUTF8 { appendAddress($0) }
  }

  /// Writes an attribute into a start tag that is still open.
  package mutating func attribute(_ attribute: Attribute) {
    buffer.append(UInt8(ascii: " "))
    literal(attribute.name)
    switch attribute.value {
    case .flag: return
    case .literal(let value):
      literal("=\"")
      literal(value)
    case .text(let value):
      literal("=\"")
      text(value)
    case .address(let value):
      literal("=\"")
      address(value)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes HTML as it stands: the one escape hatch, for literals of our own.
  package mutating func literal(_ html: StaticString) {
    buffer.append(UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  /// Writes a line break unless the text so far ends with one or is empty.
  package mutating func startLine() {
    guard let last = buffer.last, last != UInt8(ascii: "\n") else { return }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes a part that was written before.
  package mutating func append(_ other: borrowing HTMLWriter) {
    buffer.append(other.buffer.all)
  }

  /// Writes a part that was finished before.
  package mutating func append(_ fragment: HTMLFragment) {
    fragment.bytes.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Writes a stretch of a part that was finished before: the bytes of a range.
  package mutating func append(_ fragment: HTMLFragment, _ range: Range<Int>) {
    fragment.bytes.withUnsafeBufferPointer { buffer.append($0.extracting(range)) }
  }

  /// How many bytes have been written so far.
  package var count: Int { buffer.count }

  /// How many elements have been opened so far. A text's `<` is escaped, so every one that stands before a letter opens one.
  package var elementCount: Int {
    let bytes = buffer.all
    var count = 0
    var index = ByteScan.first(UInt8(ascii: "<"), in: bytes, from: 0)
    while index + 1 < bytes.count {
      if Self.isLetter(bytes[index + 1]) { count += 1 }
      index = ByteScan.first(UInt8(ascii: "<"), in: bytes, from: index + 1)
    }
    return count
  }

  /// Hands over what has been written so far.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(buffer.all) }

  /// Ends the writing and gives the bytes.
  package consuming func finish() -> [UInt8] { copy() }

  /// What has been written, as a part that can be put into another page.
  package func fragment() -> HTMLFragment { HTMLFragment(bytes: copy()) }

  /// What has been written, in no more memory than it takes.
  package func copy() -> [UInt8] { Array(buffer.all) }

  /// Forgets what has been written, and keeps the memory for what comes next.
  package mutating func clear() { buffer.clear() }
}

extension HTMLWriter {
  private mutating func start(_ name: StaticString, _ attributes: [Attribute] = []) {
    buffer.append(UInt8(ascii: "<"))
    literal(name)
    for attribute in attributes { self.attribute(attribute) }
  }

  /// Copies runs of harmless bytes at once; a byte at a time costs four times as much.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let end = ByteScan.firstSpecial(in: text, from: start)
      buffer.append(text.extracting(start..<end))
      guard end < text.count else { return }
      literal(Escaping.entity(for: text[end]))
      start = end + 1
    }
  }

  private mutating func appendAddress(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where !Escaping.isSafeInAddress(text[index]) {
      buffer.append(text.extracting(start..<index))
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&"): literal("&amp;")
      case UInt8(ascii: "'"): literal("&#x27;")
      default:
        buffer.append(UInt8(ascii: "%"))
        buffer.append(Self.hexadecimalDigit(byte >> 4))
        buffer.append(Self.hexadecimalDigit(byte & 15))
      }
      start = index + 1
    }
    buffer.append(text.extracting(start...))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// Writes HTML into a buffer of bytes. Escaping happens here and nowhere else.
///
/// Names of tags and attributes are literals; every other text comes in as a `String`, which is valid UTF-8, and is
/// escaped on its way. Void elements close themselves (`<br />`), as libcmark writes them.
package struct HTMLWriter: ~Copyable {
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []
  /// How many elements have been opened so far.
  package private(set) var elementCount = 0

  package init(capacity: Int = 16_384) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes an element with whatever `content` writes in it.
  package mutating func tag<Failure: Error>(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(name, attributes)
    try content(&self)
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
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an end tag.
  package mutating func close(_ name: StaticString) {
    literal("</")
    literal(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes a text, escaped.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// Writes HTML as it stands: the one escape hatch, for literals of our own.
  package mutating func literal(_ html: StaticString) {
    html.withUTF8Buffer { part in
      bytes.append(contentsOf: part)
      guard part.count > 1 else { return }
      for index in 1..<part.count where part[index - 1] == UInt8(ascii: "<") && Self.isLetter(part[index]) {
        elementCount += 1
      }
    }
  }

  /// Writes a line break unless the text so far ends with one or is empty.
  package mutating func startLine() {
    guard let last = bytes.last, last != UInt8(ascii: "\n") else { return }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a part that was written before.
  package mutating func append(_ other: borrowing HTMLWriter) {
    bytes.append(contentsOf: other.bytes)
    elementCount += other.elementCount
  }

  /// Writes a part that was finished before.
  package mutating func append(_ fragment: HTMLFragment) {
    bytes.append(contentsOf: fragment.bytes)
    elementCount += fragment.elementCount
  }

  /// Ends the writing and gives the bytes.
  package consuming func finish() -> [UInt8] { bytes }

  /// Ends the writing and gives a part that can be put into another page.
  package consuming func fragment() -> HTMLFragment {
    HTMLFragment(bytes: bytes, elementCount: elementCount)
  }
}

extension HTMLWriter {
  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) {
    elementCount += 1
    bytes.append(UInt8(ascii: "<"))
    literal(name)
    for attribute in attributes { write(attribute) }
  }

  private mutating func write(_ attribute: Attribute) {
    bytes.append(UInt8(ascii: " "))
    literal(attribute.name)
    switch attribute.value {
    case .flag: return
    case .literal(let value):
      literal("=\"")
      literal(value)
    case .text(let value):
      literal("=\"")
      text(value)
    case .address(var value):
      literal("=\"")
      value.withUTF8 { appendAddress($0) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copies runs of harmless bytes at once; a byte at a time costs four times as much.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Escaping.isSpecialInText(text[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      literal(Escaping.entity(for: text[index]))
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendAddress(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where !Escaping.isSafeInAddress(text[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&"): literal("&amp;")
      case UInt8(ascii: "'"): literal("&#x27;")
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.hexadecimalDigit(byte >> 4))
        bytes.append(Self.hexadecimalDigit(byte & 15))
      }
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

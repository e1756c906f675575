/// Writes HTML into a buffer of bytes, and beside it what each part of it is. Escaping happens here and nowhere else.
///
/// Every other text than names of elements and attributes comes in as a `String`, which is valid UTF-8, and is escaped on its
/// way. Void elements close themselves (`<br />`), as libcmark writes them.
package struct HTMLWriter: ~Copyable {
  /// A place in what has been written.
  package struct Position: Comparable, Sendable {
    let bytes: Int
    let marks: Int

    /// Before everything.
    package static let start = Position(bytes: 0, marks: 0)

    package static func < (one: Position, other: Position) -> Bool { one.bytes < other.bytes }
  }

  private var buffer: ByteBuffer
  private var marks: [HTMLMark] = []
  private let isMarked: Bool

  /// - Parameter isMarked: whether anybody will read what was written with ``read(_:)``.
  package init(capacity: Int = 16_384, isMarked: Bool = true) {
    buffer = ByteBuffer(capacity: capacity)
    self.isMarked = isMarked
  }

  /// Writes an element with whatever `content` writes in it.
  ///
  /// - Parameter part: what it is, where the element alone does not say it.
  package mutating func tag<Failure: Error>(
    _ element: HTMLElement, as part: HTMLPart? = nil, _ attributes: [Attribute] = [],
    _ content: (inout HTMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(element, as: part, attributes)
    try content(&self)
    close(element, as: part)
  }

  /// Writes an element with a text in it.
  package mutating func tag(
    _ element: HTMLElement, as part: HTMLPart? = nil, _ attributes: [Attribute] = [], text: String
  ) {
    open(element, as: part, attributes)
    self.text(text)
    close(element, as: part)
  }

  /// Writes an element on a line of its own, with whatever `content` writes in it.
  package mutating func line(
    _ element: HTMLElement, as part: HTMLPart? = nil, _ attributes: [Attribute] = [],
    _ content: (inout HTMLWriter) -> Void
  ) {
    tag(element, as: part, attributes, content)
    line()
  }

  /// Writes an element on a line of its own, with a text in it.
  package mutating func line(
    _ element: HTMLElement, as part: HTMLPart? = nil, _ attributes: [Attribute] = [], text: String
  ) {
    tag(element, as: part, attributes, text: text)
    line()
  }

  /// Writes an element that can have no content, such as `<br />`.
  package mutating func void(_ element: HTMLElement, _ attributes: [Attribute] = []) {
    let mark = start(element, nil)
    for attribute in attributes { self.attribute(attribute) }
    end(mark, " />")
  }

  /// Writes a start tag; for those who walk a tree without recursion and ``close(_:as:)`` later.
  package mutating func open(_ element: HTMLElement, as part: HTMLPart? = nil, _ attributes: [Attribute] = []) {
    let mark = start(element, part)
    for attribute in attributes { self.attribute(attribute) }
    end(mark, ">")
  }

  /// Writes a start tag with one attribute; a list of one is work, and coloured code is full of them.
  package mutating func open(_ element: HTMLElement, _ attribute: Attribute) {
    let mark = start(element, nil)
    self.attribute(attribute)
    end(mark, ">")
  }

  /// Writes an end tag.
  package mutating func close(_ element: HTMLElement, as part: HTMLPart? = nil) {
    let start = buffer.count
    literal("</")
    append(element.rawValue)
    buffer.append(UInt8(ascii: ">"))
    mark(.end(element, part), from: start)
  }

  /// Writes a text, escaped.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// Writes a text that is known to be valid UTF-8, escaped.
  package mutating func text(validUTF8 text: UnsafeBufferPointer<UInt8>) { appendEscaped(text) }

  /// Writes an address as a text.
  package mutating func address(_ address: String) {
    var address = address
    address.withUTF8 { appendAddress($0) }
  }

  /// Writes what a drawing consists of, as it stands. Nobody reads the elements in a picture.
  package mutating func shapes(_ svg: StaticString) { literal(svg) }

  /// Writes what stands in front of all elements, such as `<!DOCTYPE html>`, as it stands, on a line of its own.
  package mutating func prologue(_ declaration: StaticString) {
    literal(declaration)
    line()
  }

  /// Writes a line break.
  package mutating func line() { buffer.append(UInt8(ascii: "\n")) }

  /// Writes a line break unless the text so far ends with one or is empty.
  package mutating func startLine() {
    guard let last = buffer.last, last != UInt8(ascii: "\n") else { return }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes a part that was written before.
  package mutating func append(_ other: borrowing HTMLWriter) {
    append(other.marks[...], from: 0)
    buffer.append(other.buffer.all)
  }

  /// Writes a stretch of a part that was written before.
  package mutating func append(_ other: borrowing HTMLWriter, _ range: Range<Position>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    append(other.marks[start.marks..<end.marks], from: start.bytes)
    buffer.append(other.buffer.all.extracting(start.bytes..<end.bytes))
  }

  /// Writes a part that was finished before.
  package mutating func append(_ fragment: HTMLFragment) {
    append(fragment.marks[...], from: 0)
    fragment.bytes.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Writes a stretch of a part that was finished before.
  package mutating func append(_ fragment: HTMLFragment, _ range: Range<Position>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    append(fragment.marks[start.marks..<end.marks], from: start.bytes)
    fragment.bytes.withUnsafeBufferPointer { buffer.append($0.extracting(start.bytes..<end.bytes)) }
  }

  /// How many bytes have been written so far.
  package var count: Int { buffer.count }

  /// Where the next part will begin.
  package var position: Position { Position(bytes: buffer.count, marks: marks.count) }

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

  /// Hands over a reader of what has been written so far; it holds during the call.
  package func read<Result>(_ body: (HTMLReader) -> Result) -> Result {
    marks.withUnsafeBufferPointer { body(HTMLReader(buffer.all, $0)) }
  }

  /// Ends the writing and gives the bytes.
  package consuming func finish() -> [UInt8] { copy() }

  /// What has been written, as a part that can be put into another page, in no more memory than it takes.
  package func fragment() -> HTMLFragment {
    HTMLFragment(bytes: copy(), marks: marks.withUnsafeBufferPointer { Array($0) })
  }

  /// What has been written, in no more memory than it takes.
  package func copy() -> [UInt8] { Array(buffer.all) }

  /// Forgets what has been written, and keeps the memory for what comes next.
  package mutating func clear() {
    buffer.clear()
    marks.removeAll(keepingCapacity: true)
  }
}

extension HTMLWriter {
  /// Writes a start tag without its end; the number of its mark.
  private mutating func start(_ element: HTMLElement, _ part: HTMLPart?) -> Int {
    let number = marks.count
    mark(.start(element, part), from: buffer.count)
    buffer.append(UInt8(ascii: "<"))
    append(element.rawValue)
    if let name = part?.className { attribute(Attribute("class", name)) }
    return number
  }

  private mutating func end(_ mark: Int, _ end: StaticString) {
    literal(end)
    if isMarked { marks[mark].end = UInt32(buffer.count) }
  }

  private mutating func mark(_ kind: HTMLMark.Kind, from start: Int) {
    if isMarked { marks.append(HTMLMark(kind: kind, start: UInt32(start), end: UInt32(buffer.count))) }
  }

  /// Takes the marks of a part that is written next.
  private mutating func append(_ marks: ArraySlice<HTMLMark>, from start: Int) {
    guard isMarked else { return }
    for mark in marks {
      let start = Int(mark.start) - start + buffer.count
      let end = start + Int(mark.end - mark.start)
      self.marks.append(HTMLMark(kind: mark.kind, start: UInt32(start), end: UInt32(end)))
    }
  }

  private mutating func attribute(_ attribute: Attribute) {
    buffer.append(UInt8(ascii: " "))
    literal(attribute.name)
    var start = buffer.count + "=\"".utf8.count
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
    case .language(let value):
      literal("=\"language-")
      start = buffer.count
      text(value)
    }
    if let said = attribute.says { mark(.value(said), from: start) }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes HTML as it stands; no reader knows what is in it.
  mutating func literal(_ html: StaticString) {
    buffer.append(UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  private mutating func append(_ name: String) {
    var name = name
    name.withUTF8 { buffer.append($0) }
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

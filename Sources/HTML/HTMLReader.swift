/// Reads what an ``HTMLWriter`` has written, by its marks: elements that begin and end, and the text between them.
///
/// A copy reads ahead.
package struct HTMLReader {
  /// What comes next.
  package enum Event {
    case start(HTMLElement, HTMLPart?)
    case end(HTMLElement, HTMLPart?)
    /// A text, or a part of one, as it was before it was escaped.
    case text(UnsafeBufferPointer<UInt8>)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let marks: UnsafeBufferPointer<HTMLMark>
  private var nextMark = 0
  /// The byte of the HTML that is read next.
  package private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: UnsafeBufferPointer<HTMLMark>) {
    self.bytes = bytes
    self.marks = marks
  }

  /// Reads on; nil at the end. An element that can have no content has no end, either.
  package mutating func next() -> Event? {
    while nextMark < marks.count {
      let mark = marks[nextMark]
      if index < mark.start { return .text(readText(to: Int(mark.start))) }
      nextMark += 1
      // A value lies in what has been read already.
      index = max(index, Int(mark.end))
      switch mark.kind {
      case .start(let element, let part): return .start(element, part)
      case .end(let element, let part): return .end(element, part)
      case .value: break
      }
    }
    return index < bytes.count ? .text(readText(to: bytes.count)) : nil
  }

  /// A place in the text that was read last, so many bytes before its end; it has to stand there as it is in HTML.
  package func position(before count: Int) -> HTMLWriter.Position {
    HTMLWriter.Position(bytes: index - count, marks: nextMark)
  }

  /// The HTML that has not been read.
  package var rest: UnsafeBufferPointer<UInt8> { bytes.extracting(index...) }

  /// The section with a place: from the heading that it is, or else from the last one before it, to the next heading that is
  /// no smaller; nil where there is no such place.
  package func section(at id: String) -> HTMLReader? {
    var heading = (mark: 0, level: 1)
    var isFound = false
    for (number, mark) in marks.enumerated() {
      switch mark.kind {
      case .start(let element, _):
        guard let level = element.headingLevel else { continue }
        if isFound, level <= heading.level { return part(heading.mark..<number) }
        if !isFound { heading = (number, level) }
      case .value(.id): isFound = isFound || text(mark) == id
      case .end, .value: break
      }
    }
    return isFound ? part(heading.mark..<marks.count) : nil
  }

  /// A value of the element that has just begun; nil where it has none of the kind.
  package func value(_ kind: HTMLValue) -> String? {
    for mark in marks[nextMark...] {
      guard case .value(let found) = mark.kind else { return nil }
      if found == kind { return text(mark) }
    }
    return nil
  }

  /// Leaves out the rest of an element that has begun, and gives the text in it.
  @discardableResult
  package mutating func skip(_ element: HTMLElement) -> [UInt8] {
    var text: [UInt8] = []
    var depth = 1
    while depth > 0, let event = next() {
      switch event {
      case .start(element, _): depth += 1
      case .end(element, _): depth -= 1
      case .start, .end: break
      case .text(let bytes): text.append(contentsOf: bytes)
      }
    }
    return text
  }
}

extension HTMLReader {
  /// Reads a text up to its end or to an entity in it; or the character that this stands for.
  private mutating func readText(to end: Int) -> UnsafeBufferPointer<UInt8> {
    let text = bytes.extracting(..<end)
    let start = index
    guard text[start] == UInt8(ascii: "&") else {
      index = ByteScan.first(UInt8(ascii: "&"), in: text, from: start)
      return text.extracting(start..<index)
    }
    index = min(ByteScan.first(UInt8(ascii: ";"), in: text, from: start) + 1, end)
    let character = Escaping.character(ofEntity: text.extracting(start..<index))
    return UnsafeBufferPointer(start: character.utf8Start, count: character.utf8CodeUnitCount)
  }

  /// What lies between two marks.
  private func part(_ range: Range<Int>) -> HTMLReader {
    let end = range.upperBound < marks.count ? Int(marks[range.upperBound].start) : bytes.count
    var part = HTMLReader(bytes.extracting(..<end), marks.extracting(range))
    part.index = range.isEmpty ? 0 : Int(marks[range.lowerBound].start)
    return part
  }

  private func text(_ value: HTMLMark) -> String {
    var reader = HTMLReader(bytes.extracting(..<Int(value.end)), marks.extracting(..<0))
    reader.index = Int(value.start)
    var text: [UInt8] = []
    while case .text(let bytes) = reader.next() { text.append(contentsOf: bytes) }
    return String(decoding: text, as: UTF8.self)
  }
}

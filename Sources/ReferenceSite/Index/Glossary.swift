import Markdown

/// The terms of a book, to be found in its texts.
struct Glossary: Sendable {
  /// A name that stands in a text.
  struct Match {
    /// How many bytes of the text it takes.
    let length: Int
    /// The term, by its place in the book; nil for one without links.
    let term: Int?
  }

  private struct Name: Sendable {
    let bytes: [UInt8]
    let term: Int?
    /// Whether it begins, and ends, with a letter that would be one with a letter next to it. Chinese words have no borders.
    let hasStart: Bool
    let hasEnd: Bool
  }

  /// Where each term with links is explained: the page by its place in the site, and the id there.
  private(set) var places: [(page: Int, id: String)] = []
  /// The names by their first byte, the longest first.
  private var names: [[Name]] = []

  /// Whether no term has links.
  var isEmpty: Bool { places.isEmpty }

  /// - Parameter areMounted: whether the terms are those of the reference below the book, or the book's.
  init(of pages: [Page], areMounted: Bool) {
    var all: [Name] = []
    for (index, page) in pages.enumerated() where page.isMounted == areMounted {
      for term in page.terms {
        let number = term.isLinked ? places.count : nil
        if term.isLinked { places.append((index, term.id)) }
        all += term.names.compactMap { Self.name($0, number) }
      }
    }
    if isEmpty { return }
    names = Array(repeating: [], count: 256)
    for name in all.sorted(by: { $0.bytes.count > $1.bytes.count }) {
      for byte in Set([name.bytes[0], Self.otherCase(name.bytes[0])]) { names[Int(byte)].append(name) }
    }
  }

  /// The longest name that begins at a byte of a text, as a word of its own: an English one may have an `s` or `es` at its end,
  /// and begin with the other case.
  func match(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Match? {
    // In most words no name can begin.
    if start > 0, Self.isASCIILetter(text[start]), Self.isASCIILetter(text[start - 1]) { return nil }
    for name in names[Int(text[start])] where start + name.bytes.count <= text.count {
      guard Self.areSame(text, start, name.bytes) else { continue }
      if name.hasStart, Self.isLetter(Self.scalar(endingAt: start, of: text)) { continue }
      var end = start + name.bytes.count
      if name.hasEnd {
        guard let wordEnd = Self.wordEnd(in: text, from: end) else { continue }
        end = wordEnd
      }
      return Match(length: end - start, term: name.term)
    }
    return nil
  }
}

extension Glossary {
  private static func name(_ text: String, _ term: Int?) -> Name? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return nil }
    // A single ideograph is a part of other words everywhere.
    if scalars.count == 1, HanScript.isIdeograph(first) { return nil }
    return Name(bytes: Array(text.utf8), term: term, hasStart: isLetter(first), hasEnd: isLetter(last))
  }

  /// Whether a text goes on like a name, but for its first byte; a line break is a space.
  private static func areSame(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ name: [UInt8]) -> Bool {
    var offset = 1
    while offset < name.count {
      let byte = text[start + offset]
      if byte != name[offset], byte != UInt8(ascii: "\n") || name[offset] != UInt8(ascii: " ") { return false }
      offset += 1
    }
    return true
  }

  /// The end of the word that goes on at a byte with nothing or with the ending of a plural; nil where it goes on otherwise.
  private static func wordEnd(in text: UnsafeBufferPointer<UInt8>, from end: Int) -> Int? {
    for ending in ["", "s", "es"] where text.dropFirst(end).starts(with: ending.utf8) {
      if !isLetter(scalar(startingAt: end + ending.utf8.count, of: text)) { return end + ending.utf8.count }
    }
    return nil
  }

  /// Whether a character makes one word with a letter next to it. A hyphen does, too.
  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    if scalar.isASCII { return scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar) }
    return scalar.properties.isAlphabetic && !HanScript.isIdeograph(scalar)
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func scalar(startingAt start: Int, of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    String(decoding: text.dropFirst(start).prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private static func scalar(endingAt end: Int, of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    var start = end
    while start > 0 {
      start -= 1
      if text[start] & 0xC0 != 0x80 { break }
    }
    return String(decoding: text[start..<end], as: UTF8.self).unicodeScalars.first
  }

  private static func otherCase(_ byte: UInt8) -> UInt8 {
    isASCIILetter(byte) ? byte ^ 0x20 : byte
  }
}

/// What is quoted of a page where it is found.
package struct SearchText: Sendable {
  /// What stands in a section, a line each paragraph.
  package struct Passage: Sendable {
    package let section: Int
    package fileprivate(set) var text: [UInt8]
  }

  /// The sections that have prose, in the order of the text.
  package private(set) var passages: [Passage] = []
  /// The pointers, in the order of the text.
  package internal(set) var pointers: [SearchPointer] = []

  /// Adds a piece of prose, without the lines that no sentence ends in: only sentences are quoted.
  mutating func quote(_ piece: [UInt8], section: Int) {
    for line in Self.lines(of: piece).split(separator: UInt8(ascii: "\n")) where Self.hasSentence(line) {
      if passages.last?.section != section { passages.append(Passage(section: section, text: [])) }
      let last = passages.count - 1
      if !passages[last].text.isEmpty { passages[last].text.append(UInt8(ascii: "\n")) }
      passages[last].text += line
    }
  }

  /// Whether a sentence may end in a line, as the script that quotes cuts them: at a mark before a space, a quotation mark, a
  /// parenthesis or the end, or at a wide mark.
  private static func hasSentence(_ line: ArraySlice<UInt8>) -> Bool {
    for (byte, next) in zip(line, line.dropFirst()) {
      switch (byte, next) {
      case (UInt8(ascii: "."), let next), (UInt8(ascii: "!"), let next), (UInt8(ascii: "?"), let next):
        if isBehindSentence(next) { return true }
      // The last two bytes of 。, ！ and ？.
      case (0x80, 0x82), (0xBC, 0x81), (0xBC, 0x9F): return true
      default: continue
      }
    }
    return line.last.map { [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains($0) } ?? false
  }

  /// Whether a byte may follow the mark that ends a sentence; the first byte of ” and ’ is one.
  private static func isBehindSentence(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), 0xE2: true
    default: false
    }
  }

  /// A piece with a line for each block, and one space where there was any.
  static func lines(of piece: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(piece.count)
    var gap: UInt8?
    for byte in piece {
      switch byte {
      case PageTextReader.blockEnd: gap = UInt8(ascii: "\n")
      case UInt8(ascii: " "), UInt8(ascii: "\n"): gap = gap ?? UInt8(ascii: " ")
      default:
        if let gap, !lines.isEmpty { lines.append(gap) }
        gap = nil
        lines.append(byte)
      }
    }
    return lines
  }
}

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

  /// Adds a piece of prose.
  mutating func quote(_ piece: [UInt8], section: Int) {
    let lines = Self.lines(of: piece)
    if lines.isEmpty { return }
    if passages.last?.section != section { passages.append(Passage(section: section, text: [])) }
    let last = passages.count - 1
    if !passages[last].text.isEmpty { passages[last].text.append(UInt8(ascii: "\n")) }
    passages[last].text += lines
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

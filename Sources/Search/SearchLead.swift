/// The line below a found page's title: the beginning of its first paragraph.
enum SearchLead {
  /// How many bytes of a paragraph are shown.
  private static let limit = 80

  /// A paragraph as one line, cut off behind a word where it is long.
  static func text(_ paragraph: [UInt8]) -> String {
    var line: [UInt8] = []
    for byte in paragraph {
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if isSpace, line.isEmpty || line.last == UInt8(ascii: " ") { continue }
      line.append(isSpace ? UInt8(ascii: " ") : byte)
      if line.count > limit { break }
    }
    if line.count > limit {
      let space = line.lastIndex(of: UInt8(ascii: " ")) ?? 0
      // A text without spaces, such as a Chinese one, ends where a character does.
      let end = space > limit / 2 ? space : line.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
      line.removeSubrange(end...)
      while let last = line.last, last == UInt8(ascii: ".") || last == UInt8(ascii: ",") { line.removeLast() }
      line += "…".utf8
    }
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}

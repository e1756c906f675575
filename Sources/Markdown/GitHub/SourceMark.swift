import CCommonMark

/// A character that a text does not have, by which what was put into the text for libcmark is found in the tree again.
///
/// libcmark knows nothing of GitHub's Markdown, and its tree does not tell `~` from `\~`. So each place in the text that may
/// mean something to GitHub gets the mark before libcmark parses it, and loses it in the tree, wherever it got to. To
/// libcmark the mark is punctuation, as are the characters it is put in front of, so it changes nothing else.
///
/// - `~` and `[` have it in front.
/// - What may be a bare link stands in `u⸀<uri:⸀!` and `⸀.>`: an address between angle brackets, which libcmark takes apart
///   no further. The `u` is there for a delimiter in front of it, which has to see a letter.
/// - The text of a table's cell ends with ` ⸀/`, so that nothing at its end is taken for the end of a heading.
struct SourceMark {
  let bytes: [UInt8]
  let linkStart: [UInt8]
  let linkEnd: [UInt8]
  let cellEnd: [UInt8]

  /// A mark that none of some texts has; nil where they have all that could be one.
  init?(absentFrom texts: [UInt8]...) {
    let candidates = (0x80...0xAE as ClosedRange<UInt8>).map { [0xE2, 0xB8, $0] as [UInt8] }
    guard let bytes = candidates.first(where: { mark in !texts.contains { Self.has($0, mark) } }) else { return nil }
    self.bytes = bytes
    linkStart = Array("u".utf8) + bytes + Array("<uri:".utf8) + bytes + Array("!".utf8)
    linkEnd = bytes + Array(".>".utf8)
    cellEnd = Array(" ".utf8) + bytes + Array("/".utf8)
  }

  /// True where a text has the mark.
  func occurs(in text: UnsafePointer<CChar>) -> Bool {
    var place = strchr(text, Int32(bytes[0]))
    while let found = place {
      if UInt8(bitPattern: found[1]) == bytes[1], UInt8(bitPattern: found[2]) == bytes[2] { return true }
      place = strchr(found + 1, Int32(bytes[0]))
    }
    return false
  }

  /// A text of the tree as it was written: without the marks and what came with them.
  func removed(from text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      guard isMark(at: index, in: text) else {
        result.append(text[index])
        index += 1
        continue
      }
      index += bytes.count
      // Where libcmark saw a link or a bracket, its text ends with the mark.
      switch index < text.endIndex ? text[index] : UInt8(ascii: "<") {
      case UInt8(ascii: "<"):
        Self.drop("u", from: &result)
        index += linkStart.count - 1 - bytes.count
      case UInt8(ascii: "!"):
        Self.drop("uri:", from: &result)
        index += 1
      case UInt8(ascii: "."): index += index + 1 < text.endIndex ? 2 : 1
      case UInt8(ascii: "/"):
        while result.last == UInt8(ascii: " ") { result.removeLast() }
        index += 1
      default: break
      }
    }
    return result
  }

  /// True where an address is that of a bare link.
  func isBareLink(_ address: [UInt8]) -> Bool { address.starts(with: linkStart.dropFirst(bytes.count + 2)) }

  /// True where a text has the mark at a place.
  func isMark(at index: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[index] == bytes[0] && index + 2 < text.endIndex && text[index + 1] == bytes[1] && text[index + 2] == bytes[2]
  }
}

extension SourceMark {
  private static func drop(_ end: String, from text: inout [UInt8]) {
    if text.suffix(end.utf8.count).elementsEqual(end.utf8) { text.removeLast(end.utf8.count) }
  }

  private static func has(_ text: [UInt8], _ mark: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      var index = ByteSearch.first(mark[0], in: text, from: 0)
      while index + 2 < text.count {
        if text[index + 1] == mark[1], text[index + 2] == mark[2] { return true }
        index = ByteSearch.first(mark[0], in: text, from: index + 1)
      }
      return false
    }
  }
}

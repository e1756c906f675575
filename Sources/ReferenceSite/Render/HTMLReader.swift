/// Goes through our own HTML, which is well formed, and has no `>` in an attribute.
struct HTMLReader {
  private let html: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ html: UnsafeBufferPointer<UInt8>) { self.html = html }

  var isAtEnd: Bool { index >= html.count }

  /// Whether a tag is next.
  var isAtTag: Bool { !isAtEnd && html[index] == UInt8(ascii: "<") }

  /// The tag that is next; one without a name where there is none.
  var tag: HTMLTag { HTMLTag(html, at: index) }

  /// Reads the tag that is next.
  mutating func readTag() -> HTMLTag {
    let tag = tag
    index = tag.end
    return tag
  }

  /// Reads on to the next tag, and that; nil where there is none.
  mutating func readNextTag() -> HTMLTag? {
    while !isAtEnd, !isAtTag { index += 1 }
    return isAtEnd ? nil : readTag()
  }

  /// Reads a character of a text; an entity is the one that it stands for.
  mutating func readCharacter() -> UInt8 {
    if html[index] == UInt8(ascii: "&") { return readEntity() }
    index += 1
    return html[index - 1]
  }

  /// The text up to an end tag, without the tags in it.
  mutating func readText(to end: String) -> [UInt8] {
    var text: [UInt8] = []
    let end = Array(end.utf8)
    while !isAtEnd, !html[index...].starts(with: end) {
      if isAtTag { _ = readTag() } else { text.append(readCharacter()) }
    }
    index = min(index + end.count, html.count)
    return text
  }

  /// Leaves out everything up to an end tag, and that.
  mutating func skip(to end: String) {
    let end = Array(end.utf8)
    while !isAtEnd, !html[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, html.count)
  }
}

extension HTMLReader {
  /// The four characters that are written as entities; any other is a space.
  private mutating func readEntity() -> UInt8 {
    let start = index
    while !isAtEnd, html[index] != UInt8(ascii: ";"), index - start < 8 { index += 1 }
    index = min(index + 1, html.count)
    return HTMLTag.character(ofEntity: html[start..<index])
  }
}

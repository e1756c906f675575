/// Finds the sections of a finished page.
enum PageSection {
  /// The section with a place: from the heading that it is, or else from the last one before it, to the next heading that is no smaller.
  ///
  /// - Returns: where it lies in the HTML of the page's text; nil where the page has no such place.
  static func range(of id: String, in html: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var reader = HTMLReader(html)
    var heading = (start: 0, level: 1)
    var isFound = false
    while let tag = reader.readNextTag() {
      if let level = level(of: tag) {
        let start = tag.start
        if isFound, level <= heading.level { return heading.start..<start }
        if !isFound { heading = (start, level) }
      }
      if tag["id"] == id { isFound = true }
    }
    return isFound ? heading.start..<html.count : nil
  }

  private static func level(of tag: HTMLTag) -> Int? {
    guard tag.name.utf8.count == 2, tag.name.hasPrefix("h"), !tag.isEnd else { return nil }
    return tag.name.last?.wholeNumberValue
  }
}

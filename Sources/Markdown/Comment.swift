extension Node {
  /// Whether the node is raw HTML that holds comments and nothing else.
  ///
  /// A comment ends where browsers end it, so `<!-->` is a whole one. One that never ends is none: it would take along
  /// everything behind it.
  package var isComment: Bool {
    switch kind {
    case .htmlBlock, .htmlInline: Self.isComment(Array(literal.utf8))
    case .document, .blockQuote, .list, .item, .codeBlock, .paragraph, .heading, .thematicBreak, .text, .softBreak,
      .lineBreak, .code, .emphasis, .strong, .strikethrough, .link, .image, .group:
      false
    }
  }

  private static func isComment(_ html: [UInt8]) -> Bool {
    var index = 0
    var count = 0
    while index < html.count {
      guard html[index] > UInt8(ascii: " ") else {
        index += 1
        continue
      }
      guard html[index...].starts(with: "<!--".utf8) else { return false }
      // The dashes that open a comment may close it too.
      index += 2
      while !html[index...].starts(with: "-->".utf8) {
        index += 1
        if index == html.count { return false }
      }
      index += 3
      count += 1
    }
    return count > 0
  }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The text without spaces, tabs and line ends around it.
  package var trimmingSpaces: String {
    guard let start = utf8.firstIndex(where: { !$0.isSpace }), let end = utf8.lastIndex(where: { !$0.isSpace }) else {
      return ""
    }
    return String(self[start..<utf8.index(after: end)])
  }
}

extension String {
  /// The text up to its first white space.
  package var prefixBeforeSpace: String {
    String(decoding: utf8.prefix { !$0.isSpace }, as: UTF8.self)
  }
}

extension UInt8 {
  /// True for a space, a tab and what ends a line.
  package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

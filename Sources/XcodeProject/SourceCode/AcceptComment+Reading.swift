import AppFacts

extension AcceptComment {
  private static let mark = Array("orientation-docs:accept".utf8)

  /// The comments in a source file that accept findings, in its order: `// orientation-docs:accept ID: REASON`.
  static func all(in bytes: [UInt8], path: String) -> [AcceptComment] {
    guard isMarked(bytes) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return lines.indices.compactMap { comment(in: lines, at: $0, path: path) }
  }
}

extension AcceptComment {
  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index + mark.count <= buffer.count {
        if buffer[index] == mark[0], buffer[index..<(index + mark.count)].elementsEqual(mark) { return true }
        index += 1
      }
      return false
    }
  }

  private static func comment(in lines: [String], at index: Int, path: String) -> AcceptComment? {
    let line = lines[index]
    guard let mark = line.firstRange(of: "orientation-docs:accept"),
      let start = beginningOfComment(in: line[..<mark.lowerBound])
    else { return nil }
    let parts = line[mark.upperBound...].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return AcceptComment(
      place: FilePlace(path: path, line: index + 1),
      codeLine: isBlank(line[..<start]) ? lineOfCode(in: lines, behind: index) : index + 1,
      kind: trimmed(parts[0]), reason: parts.count > 1 ? trimmed(parts[1]) : "")
  }

  /// Where the comment that reaches to the end of a text begins; nil where what looks like one is in a string.
  private static func beginningOfComment(in text: Substring) -> String.Index? {
    for opening in ["//", "/*"] {
      if let range = text.firstRange(of: opening) {
        return text[..<range.lowerBound].count { $0 == "\"" }.isMultiple(of: 2) ? range.lowerBound : nil
      }
    }
    return nil
  }

  /// The number of the next line that is neither blank nor a comment nor an attribute alone.
  private static func lineOfCode(in lines: [String], behind index: Int) -> Int {
    let next = lines[(index + 1)...].firstIndex { line in
      let text = trimmed(line[...])
      let isAttribute = text.hasPrefix("@") && (text.hasSuffix(")") || !text.contains(" "))
      return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("/*") && !isAttribute
    }
    return (next ?? index) + 1
  }

  private static func isBlank(_ text: Substring) -> Bool { text.allSatisfy(\.isWhitespace) }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

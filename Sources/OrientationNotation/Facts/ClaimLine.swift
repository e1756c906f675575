/// A line of a claim, without its comment.
package enum ClaimLine: Sendable {
  case blank
  /// What stands behind `=>`.
  case outcome(Substring)
  case fact(key: Substring, value: Substring)
  /// A line that is none of these.
  case malformed(Substring)

  init(_ line: Substring) {
    let text = (line.utf8.firstIndex(of: UInt8(ascii: "#")).map { line[..<$0] } ?? line).trimmed
    if text.isEmpty {
      self = .blank
    } else if text.utf8.starts(with: "=>".utf8) {
      self = .outcome(text.dropFirst(2).trimmed)
    } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      self = .fact(key: text[..<colon].trimmed, value: text[text.utf8.index(after: colon)...].trimmed)
    } else {
      self = .malformed(text)
    }
  }

  /// The line that a key without `:` and a value would be, neither with a line break or `#`.
  package init(key: String, value: String) {
    let trimmed = Substring(key).trimmed
    self =
      trimmed.utf8.first == UInt8(ascii: "=") && trimmed.utf8.starts(with: "=>".utf8)
      ? ClaimLine("\(key): \(value)") : .fact(key: trimmed, value: Substring(value).trimmed)
  }

  /// The lines of a text.
  package static func lines(of text: String) -> [ClaimLine] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { ClaimLine(Substring($0)) }
  }
}

extension Substring {
  /// The text without the spaces around it, as a part of the same string.
  package var trimmed: Substring {
    var text = self
    // Most texts have none.
    let isTrimmed = text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      return !first.isSpace && !last.isSpace
    }
    if isTrimmed { return self }
    guard let start = utf8.firstIndex(where: { !$0.isSpace }), let end = utf8.lastIndex(where: { !$0.isSpace }) else {
      return ""
    }
    return self[start..<utf8.index(after: end)]
  }

  /// The parts before and after the last ` as `, or nil where there is none.
  var splitAtStyle: (chain: Substring, style: Substring)? {
    var end = utf8.endIndex
    while let space = utf8[..<end].lastIndex(of: UInt8(ascii: " ")) {
      let word = utf8[utf8.index(after: space)..<end]
      if word.elementsEqual("as".utf8), end < utf8.endIndex {
        return (self[..<space].trimmed, self[end...].trimmed)
      }
      end = space
    }
    return nil
  }
}

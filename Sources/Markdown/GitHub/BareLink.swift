/// Finds links that are written without brackets, as GitHub's Markdown has them: `https://…`, `www.…` and mail addresses.
///
/// Each function looks at the place of the byte that such a link cannot be without, and at as much around it as it needs.
struct BareLink {
  let text: UnsafeBufferPointer<UInt8>

  /// The link whose scheme ends at a colon, or nil.
  func address(atColon colon: Int) -> Range<Int>? {
    guard has("://", at: colon) else { return nil }
    var start = colon
    while start > 0, colon - start < 6, text[start - 1].isLetter { start -= 1 }
    let scheme = String(decoding: text[start..<colon], as: UTF8.self).lowercased()
    guard ["http", "https", "ftp"].contains(scheme), isHost(at: colon + 3) else { return nil }
    return start..<end(of: start, from: colon + 3)
  }

  /// The link that begins with `www.` at a place, or nil.
  func website(at start: Int) -> Range<Int>? {
    guard has("www.", at: start) else { return nil }
    if start > 0, !text[start - 1].isWhitespace, !"*_~([".utf8.contains(text[start - 1]) { return nil }
    guard isHost(at: start + 4) else { return nil }
    return start..<end(of: start, from: start + 4)
  }

  /// The mail address around an at sign, or nil; no part of it lies in front of `limit`.
  func mail(atSign sign: Int, from limit: Int) -> Range<Int>? {
    var start = sign
    while start > limit, text[start - 1].isAlphanumeric || ".+-_".utf8.contains(text[start - 1]) { start -= 1 }
    guard start < sign else { return nil }
    var mayHavePath = false
    for scheme in ["mailto:", "xmpp:"] {
      let front = start - scheme.utf8.count
      guard front >= limit, text[front..<start].elementsEqual(scheme.utf8) else { continue }
      if front > 0, text[front - 1].isAlphanumeric { continue }
      start = front
      mayHavePath = scheme == "xmpp:"
    }
    var end = sign + 1
    var periods = 0
    scan: while end < text.count {
      switch text[end] {
      case UInt8(ascii: "@"): return nil
      case UInt8(ascii: ".") where end + 1 < text.count && text[end + 1].isAlphanumeric: periods += 1
      case UInt8(ascii: "/") where mayHavePath: break
      case UInt8(ascii: "-"), UInt8(ascii: "_"): break
      case let byte where byte.isAlphanumeric: break
      default: break scan
      }
      end += 1
    }
    guard periods > 0, text[end - 1].isLetter else { return nil }
    return start..<end
  }
}

extension BareLink {
  private static let longestHost = 256

  private func has(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= text.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { text[index + $0] == word.utf8Start[$0] }
  }

  /// True where a domain begins: no underscores in its last two segments.
  private func isHost(at start: Int) -> Bool {
    guard start < text.count, CharacterClass(first: Array(text[start..<min(start + 4, text.count)])[...]) == .other
    else {
      return false
    }
    var underscores = (former: 0, latter: 0)
    scan: for index in start..<min(start + Self.longestHost, text.count) {
      switch text[index] {
      case UInt8(ascii: "_"): underscores.latter += 1
      case UInt8(ascii: "."): underscores = (underscores.latter, 0)
      case UInt8(ascii: "-"), 0x80...: break
      case let byte where byte.isAlphanumeric: break
      default: break scan
      }
    }
    return underscores == (0, 0)
  }

  /// Where a link ends: in front of white space or `<`, and of punctuation at its end.
  ///
  /// It also ends in front of what no address has unescaped, which here is more likely to belong to the text around it: a
  /// code span, `>`, and a bracket that it did not open.
  private func end(of start: Int, from path: Int) -> Int {
    var end = path
    var brackets = 0
    var parentheses = 0
    scan: while end < text.count, text[end] > 0x20 {
      switch text[end] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"): break scan
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"):
        if brackets == 0 { break scan }
        brackets -= 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      default: break
      }
      end += 1
    }
    trim: while end > path {
      switch text[end - 1] {
      case UInt8(ascii: ")"):
        guard parentheses < 0 else { break trim }
        parentheses += 1
        end -= 1
      case UInt8(ascii: ";"):
        var front = end - 1
        while front > path, text[front - 1].isAlphanumeric { front -= 1 }
        let isEntity = front < end - 1 && front > path && text[front - 1] == UInt8(ascii: "&")
        end = isEntity ? front - 1 : end - 1
      case let byte where "?!.,:*_~'\"\\".utf8.contains(byte): end -= 1
      default: break trim
      }
    }
    return end
  }
}

/// Puts the ``SourceMark`` into a text, where GitHub's Markdown may see more than CommonMark does.
///
/// A place in code is marked too, since only libcmark knows that it is one; the mark is taken out again. But where it could
/// keep libcmark from seeing an address, a definition or a tag, there is none.
struct MarkedSource {
  /// What is put in front of a byte; of two in front of the same one, the end of a link comes first.
  private enum Insertion: Int {
    case linkEnd, linkStart, mark
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var insertions: [(offset: Int, what: Insertion)] = []

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The places of a text to mark, as a function that marks them; nil where there are none.
  static func marking(_ source: [UInt8]) -> ((SourceMark) -> [UInt8])? {
    let insertions = source.withUnsafeBufferPointer { text in
      var marked = MarkedSource(text)
      marked.findLinks()
      marked.findTildes()
      marked.findBrackets()
      return marked.insertions
    }
    if insertions.isEmpty { return nil }
    let sorted = insertions.sorted { ($0.offset, $0.what.rawValue) < ($1.offset, $1.what.rawValue) }
    return { mark in
      var result: [UInt8] = []
      result.reserveCapacity(source.count + sorted.count * mark.linkStart.count)
      var written = 0
      for (offset, what) in sorted {
        result += source[written..<offset]
        written = offset
        switch what {
        case .mark: result += mark.bytes
        case .linkStart: result += mark.linkStart
        case .linkEnd: result += mark.linkEnd
        }
      }
      return result + source[written...]
    }
  }
}

extension MarkedSource {
  /// The next byte of each kind that a link has.
  private struct Places {
    var colon = 0
    var sign = 0
    var website = 0
  }

  private mutating func findLinks() {
    let links = BareLink(text: text)
    var limit = 0
    var places = Places(colon: find(":", 0), sign: find("@", 0), website: find("w", 0))
    while true {
      let place = min(places.colon, places.sign, places.website)
      guard place < text.count else { return }
      let link: Range<Int>?
      if place < limit {
        link = nil
      } else if place == places.colon {
        link = links.address(atColon: place)
      } else if place == places.sign {
        link = links.mail(atSign: place, from: limit)
      } else {
        link = links.website(at: place)
      }
      if let link, link.lowerBound >= limit {
        limit = link.upperBound
        if mayWrap(link) {
          insertions += [(link.lowerBound, .linkStart), (link.upperBound, .linkEnd)]
        } else {
          while limit < text.count, text[limit] > 0x20, !")>".utf8.contains(text[limit]) { limit += 1 }
        }
      }
      let next = max(place + 1, limit)
      if places.colon < next { places.colon = find(":", next) }
      if places.sign < next { places.sign = find("@", next) }
      if places.website < next { places.website = find("w", next) }
    }
  }

  private func find(_ byte: Unicode.Scalar, _ start: Int) -> Int {
    ByteSearch.first(UInt8(ascii: byte), in: text, from: start)
  }

  /// False where a link is the destination of another one, a part of a tag or address in angle brackets, or escaped.
  private func mayWrap(_ link: Range<Int>) -> Bool {
    let start = link.lowerBound
    guard start > 0 else { return true }
    if text[start - 1] == UInt8(ascii: "\\") || text[start - 1] == UInt8(ascii: "<") { return false }
    var front = start
    while front > 0, text[front - 1].isWhitespace || text[front - 1] == UInt8(ascii: ">") { front -= 1 }
    if front > 1, text[front - 2] == UInt8(ascii: "]") {
      if text[front - 1] == UInt8(ascii: "(") { return false }
      if text[front - 1] == UInt8(ascii: ":"), isLabel(endingAt: front - 2) { return false }
    }
    return !isInTag(start)
  }

  /// Whether the label that ends at a bracket may be that of a definition: nothing but markers of blocks is in front of it.
  private func isLabel(endingAt bracket: Int) -> Bool {
    var index = bracket
    // A label has no more than 999 characters.
    while index > 0, bracket - index < 1_000, text[index - 1] != UInt8(ascii: "[") { index -= 1 }
    index -= 1
    while index > 0, text[index - 1].isBlank || ">-+*.)".utf8.contains(text[index - 1]) || text[index - 1].isDigit {
      index -= 1
    }
    return index <= 0 || text[index - 1].isWhitespace
  }

  /// Whether a place is in angle brackets without a space, or the value of an attribute without quotation marks.
  private func isInTag(_ start: Int) -> Bool {
    var hasSpace = false
    let isValue = text[start - 1] == UInt8(ascii: "=")
    for index in stride(from: start - 1, through: max(0, start - 300), by: -1) {
      switch text[index] {
      case UInt8(ascii: ">"): return false
      case UInt8(ascii: "<"): return index + 1 < text.count && (text[index + 1].isLetter && (isValue || !hasSpace))
      case let byte where byte.isWhitespace:
        if !isValue { return false }
        hasSpace = true
      default: break
      }
    }
    return false
  }

  /// One tilde or two strike text through, unless a backslash is in front; more are the fence of code, or nothing.
  private mutating func findTildes() {
    let taken = insertions.filter { $0.what != .mark }.map(\.offset)
    var link = 0
    var index = find("~", 0)
    while index < text.count {
      var end = index
      while end < text.count, text[end] == UInt8(ascii: "~") { end += 1 }
      // Offsets are in pairs: the start of a link, and its end.
      while link < taken.count, taken[link + 1] <= index { link += 2 }
      let isInLink = link < taken.count && taken[link] <= index
      let start = isEscaped(index) ? index + 1 : index
      if !isInLink, end - start < 3 {
        for tilde in start..<end { insertions.append((tilde, .mark)) }
      }
      index = find("~", end)
    }
  }

  private func isEscaped(_ index: Int) -> Bool {
    var start = index
    while start > 0, text[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (index - start) % 2 == 1
  }

  /// What may be the box of a task or the first line of an alert: a bracket right behind the marker of an item or a quote.
  private mutating func findBrackets() {
    var index = find("[", 0)
    while index + 2 < text.count {
      switch text[index + 1] {
      case UInt8(ascii: "!"):
        if marker(before: index) == UInt8(ascii: ">") { insertions.append((index, .mark)) }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "x"), UInt8(ascii: "X"):
        guard text[index + 2] == UInt8(ascii: "]"), index + 3 < text.count, text[index + 3].isBlank,
          let marker = marker(before: index), "-+*.)".utf8.contains(marker)
        else { break }
        insertions.append((index, .mark))
      default: break
      }
      index = find("[", index + 1)
    }
  }

  private func marker(before index: Int) -> UInt8? {
    var front = index
    while front > 0, index - front < 5, text[front - 1].isBlank { front -= 1 }
    return front > 0 ? text[front - 1] : nil
  }
}

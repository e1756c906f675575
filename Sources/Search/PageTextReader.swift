import HTML

/// Reads what stands on a finished page, piece by piece: what readers see is what they can find.
///
/// A list item of one sentence, a colon and a link into the site is a pointer: who finds the sentence wants what the link
/// leads to. So is the link of a card, which is a sentence itself. Pointers are sections of their own, from ``firstPointer`` on.
///
/// The HTML is our own, so it is well formed, and no attribute has a `>` in it.
struct PageTextReader {
  /// What kind of text a piece is.
  enum Place {
    case prose, heading, title
    /// The sentence of a pointer.
    case pointer
    /// The link of a pointer, and what stands behind it.
    case pointerLink
    /// Code and figures: found, and not quoted.
    case figure
  }

  /// What stands between two blocks in a piece: a character that no text has.
  static let blockEnd: UInt8 = 0x1F
  /// The section of the first pointer of a page.
  static let firstPointer = 2048
  /// How many bytes of HTML the sentence of a pointer may take.
  private static let longestPointer = 600

  private let html: UnsafeBufferPointer<UInt8>
  private let sections: [String]
  private var index = 0
  private var nextPlace = Place.prose
  private var nextSection = 0
  private var pointerCount = 0
  /// Where the link of the pointer at hand begins.
  private var pointerLink: Int?
  /// How many lists are open, from one that is shown as cards on.
  private var openCards = 0

  /// The section of the piece at hand: 0 above the first one that has an id.
  private(set) var section = 0
  private(set) var place = Place.prose
  /// Where the pointer at hand leads.
  private(set) var target = ""

  /// - Parameter sections: the ids of the elements at which a new section begins, in the order of the text.
  init(_ html: UnsafeBufferPointer<UInt8>, sections: [String]) {
    self.html = html
    self.sections = sections
  }

  /// Puts the next piece of text into a buffer instead of what it held; false at the end.
  mutating func next(into text: inout [UInt8]) -> Bool {
    while index < html.count {
      text.removeAll(keepingCapacity: true)
      place = nextPlace
      section = isInPointer ? Self.firstPointer + pointerCount - 1 : min(nextSection, Self.firstPointer - 1)
      while index < html.count {
        if html[index] == UInt8(ascii: "<") {
          if readTag(&text) { break }
        } else if html[index] == UInt8(ascii: "&") {
          readEntity(&text)
        } else {
          let end = ByteScan.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: html, from: index)
          text.append(contentsOf: html.extracting(index..<end))
          index = end
        }
      }
      if !text.isEmpty { return true }
    }
    return false
  }
}

extension PageTextReader {
  /// Passes a tag; true where the piece ends before it.
  private mutating func readTag(_ text: inout [UInt8]) -> Bool {
    let start = index
    while index < html.count, html[index] != UInt8(ascii: ">") { index += 1 }
    let tag = html[start..<index]
    index += 1
    let isEnd = tag.count > 1 && tag[start + 1] == UInt8(ascii: "/")
    let nameStart = start + (isEnd ? 2 : 1)
    let name = tag[min(nameStart, tag.endIndex)...].prefix { SearchTokenizer.isWordByte($0) }
    let beginsSection = !isEnd && readID(in: tag)
    if beginsSection { nextSection += 1 }
    switch (name.first, name.count) {
    case (UInt8(ascii: "h"), 2) where name.last.map { $0 < UInt8(ascii: "7") } == true:
      nextPlace = isEnd ? .prose : name.last == UInt8(ascii: "1") ? .title : .heading
      return true
    case (UInt8(ascii: "p"), 1) where Self.begins(tag, "<p class=\"keys\""): skip(to: "</p>")
    case (UInt8(ascii: "l"), 2) where name.elementsEqual("li".utf8):
      if !isEnd, let link = linkOfPointer() {
        pointerLink = link
        pointerCount += 1
        nextPlace = .pointer
        return true
      }
      if isInPointer {
        nextPlace = .prose
        return true
      }
    case (UInt8(ascii: "a"), 1) where start == pointerLink:
      target = String(decoding: tag.dropFirst(9).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      if openCards > 0 { return beginsSection }
      nextPlace = .pointerLink
      return true
    case (UInt8(ascii: "p"), 3) where name.elementsEqual("pre".utf8),
      (UInt8(ascii: "f"), 6) where name.elementsEqual("figure".utf8) && !Self.begins(tag, "<figure class=\"table\""):
      nextPlace = isEnd ? .prose : .figure
      return true
    case (UInt8(ascii: "d"), 7) where isEnd || Self.begins(tag, "<details class=\"scenario"):
      nextPlace = isEnd ? .prose : .figure
      return true
    // The rules of an event, and those who link here.
    case (UInt8(ascii: "d"), 7) where Self.begins(tag, "<details>", "<details class=\"uses\""): skip(to: "</details>")
    case (UInt8(ascii: "s"), 3) where !isEnd && name.elementsEqual("svg".utf8):
      skip(to: "</svg>")
    // Those who link here, the rules of a trace and the callbacks of an event: each has a page that is about it.
    case (UInt8(ascii: "u"), 2) where Self.begins(tag, "<ul class=\"columns\"", "<ul class=\"callbacks\""):
      skip(to: "</ul>")
    case (UInt8(ascii: "u"), 2) where openCards > 0 || Self.begins(tag, "<ul class=\"cards\""):
      openCards += isEnd ? -1 : 1
    case (UInt8(ascii: "o"), 2) where Self.begins(tag, "<ol class=\"trace\""): skip(to: "</ol>")
    // The same recipe stands beside it in Swift.
    case (UInt8(ascii: "c"), 4) where Self.begins(tag, "<code class=\"language-objc\""): skip(to: "</code>")
    // A name in its other spelling, which the search knows as a name.
    case (UInt8(ascii: "c"), 4) where Self.begins(tag, "<code class=\"objc\""):
      skip(to: "</code>")
      return beginsSection
    case (UInt8(ascii: "s"), 4) where Self.begins(tag, "<span class=\"objc\""):
      skip(to: "</span>")
      return beginsSection
    // What can be filled in says nothing about anything.
    case (UInt8(ascii: "f"), 4) where !isEnd && name.elementsEqual("form".utf8): skip(to: "</form>")
    case (UInt8(ascii: "s"), 4) where Self.begins(tag, "<span class=\"language\""): skip(to: "</span>")
    // A colour in code is no end of a word.
    case (UInt8(ascii: "b"), 1), (UInt8(ascii: "i"), 1): return beginsSection
    // A place where a name may break is no end of a word; neither is where a link, a name in code or an emphasis ends.
    case (UInt8(ascii: "w"), 3), (UInt8(ascii: "a"), 1), (UInt8(ascii: "c"), 4), (UInt8(ascii: "e"), 2):
      return beginsSection
    case (UInt8(ascii: "s"), 6) where name.elementsEqual("strong".utf8): return beginsSection
    case (UInt8(ascii: "s"), 4), (UInt8(ascii: "b"), 2):
      // Words of a figure.
      text.append(UInt8(ascii: " "))
      return beginsSection
    default: break
    }
    text.append(Self.blockEnd)
    return beginsSection
  }

  private var isInPointer: Bool {
    switch nextPlace {
    case .pointer, .pointerLink: true
    case .prose, .heading, .title, .figure: false
    }
  }

  /// Where the link of the pointer begins whose item has just begun; nil where the item is none.
  private func linkOfPointer() -> Int? {
    let end = min(html.count, index + Self.longestPointer)
    var last: (UInt8, UInt8) = (0, 0)
    var next = index
    while next < end {
      let byte = html[next]
      if byte == UInt8(ascii: "<") {
        let tag = html[next..<min(end, next + 12)]
        if Self.begins(tag, "<a href=\"") {
          let leadsIntoSite = !Self.begins(html[min(next + 9, html.count)...], "http:", "https:", "mailto:")
          let isBehindSentence = last.0 == UInt8(ascii: ":") && last.1 == UInt8(ascii: " ")
          return leadsIntoSite && (isBehindSentence || openCards > 0 && last == (0, 0)) ? next : nil
        }
        let isInline = Self.begins(
          tag, "<a class=\"s", "</a", "<code", "</code", "<wbr", "<em", "</em", "<strong", "</strong")
        guard isInline, let close = html[next..<end].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        next = close + 1
        continue
      }
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      // Of two sentences the first is rather an explanation.
      if isSpace, last.1 == UInt8(ascii: ".") { return nil }
      last = (last.1, isSpace ? UInt8(ascii: " ") : byte)
      next += 1
    }
    return nil
  }

  /// True where a tag has the id at which the next section begins.
  private func readID(in tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard nextSection < sections.count else { return false }
    let wanted = sections[nextSection].utf8
    guard tag.count > wanted.count + 6 else { return false }
    var index = tag.startIndex
    let end = tag.endIndex - 5
    while index < end {
      if tag[index] == UInt8(ascii: " "), tag[index + 1] == UInt8(ascii: "i"), tag[index + 2] == UInt8(ascii: "d"),
        tag[index + 3] == UInt8(ascii: "="), tag[index + 4] == UInt8(ascii: "\"")
      {
        let value = tag[(index + 5)...].prefix { $0 != UInt8(ascii: "\"") }
        return value.elementsEqual(wanted)
      }
      index += 1
    }
    return false
  }

  /// The four characters that are written as entities; any other is a space.
  private mutating func readEntity(_ text: inout [UInt8]) {
    let start = index
    while index < html.count, html[index] != UInt8(ascii: ";"), index - start < 8 { index += 1 }
    let name = html[(start + 1)..<index]
    index += 1
    let character: UInt8 =
      switch (name.first, name.count) {
      case (UInt8(ascii: "a"), 3): UInt8(ascii: "&")
      case (UInt8(ascii: "l"), 2): UInt8(ascii: "<")
      case (UInt8(ascii: "g"), 2): UInt8(ascii: ">")
      case (UInt8(ascii: "q"), 4): UInt8(ascii: "\"")
      default: UInt8(ascii: " ")
      }
    text.append(character)
  }

  private static func begins(_ tag: Slice<UnsafeBufferPointer<UInt8>>, _ starts: StaticString...) -> Bool {
    starts.contains { start in start.withUTF8Buffer { tag.starts(with: $0) } }
  }

  private mutating func skip(to end: StaticString) {
    end.withUTF8Buffer { end in
      while index + end.count <= html.count {
        if html[index] == end[0], UnsafeBufferPointer(rebasing: html[index..<(index + end.count)]).elementsEqual(end) {
          break
        }
        index += 1
      }
      index = min(index + end.count, html.count)
    }
  }
}

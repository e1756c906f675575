import HTML

/// Reads what stands on a finished page, piece by piece: what readers see is what they can find.
///
/// The HTML is our own, so it is well formed, and no attribute has a `>` in it.
struct PageTextReader {
  /// What kind of text a piece is.
  enum Place {
    case prose, heading, title
  }

  private let html: UnsafeBufferPointer<UInt8>
  private let sections: [String]
  private var index = 0
  private var nextPlace = Place.prose
  private var nextSection = 0
  /// True between the title and the end of the first paragraph behind it.
  private var awaitsLead = false
  private var isInLead = false

  /// The section of the piece at hand: 0 above the first one that has an id.
  private(set) var section = 0
  private(set) var place = Place.prose
  /// True where the piece at hand is the first paragraph below the title.
  private(set) var isLead = false

  /// - Parameter sections: the ids of the elements at which a new section begins, in the order of the text.
  init(_ html: UnsafeBufferPointer<UInt8>, sections: [String]) {
    self.html = html
    self.sections = sections
  }

  /// Puts the next piece of text into a buffer, in the place of what it held; false at the end.
  mutating func next(into text: inout [UInt8]) -> Bool {
    while index < html.count {
      text.removeAll(keepingCapacity: true)
      place = nextPlace
      section = nextSection
      isLead = isInLead
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
    case (UInt8(ascii: "h"), 2):
      nextPlace = isEnd ? .prose : name.last == UInt8(ascii: "1") ? .title : .heading
      awaitsLead = isEnd && name.last == UInt8(ascii: "1")
      return true
    case (UInt8(ascii: "p"), 1) where Self.begins(tag, "<p class=\"keys\""): skip(to: "</p>")
    case (UInt8(ascii: "p"), 1):
      // A paragraph with a class is no prose.
      isInLead = !isEnd && awaitsLead && tag.count == 2
      if isInLead { awaitsLead = false }
      return beginsSection || isInLead || isLead
    case (UInt8(ascii: "s"), 3) where !isEnd && name.elementsEqual("svg".utf8):
      skip(to: "</svg>")
    // Those who link here, the rules of a trace and the callbacks of an event: each has a page that is about it.
    case (UInt8(ascii: "u"), 2) where Self.begins(tag, "<ul class=\"columns\"", "<ul class=\"callbacks\""):
      skip(to: "</ul>")
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
    // How a matrix is used says nothing about it.
    case (UInt8(ascii: "f"), 4) where Self.begins(tag, "<form class=\"filter\""): skip(to: "</form>")
    case (UInt8(ascii: "s"), 4) where Self.begins(tag, "<span class=\"language\""): skip(to: "</span>")
    // A colour in code is no end of a word.
    case (UInt8(ascii: "b"), 1), (UInt8(ascii: "i"), 1): return beginsSection
    // A place where a name may break is no end of a word; neither is the end of something within a lead's line.
    case (UInt8(ascii: "w"), 3): return beginsSection
    default: if isLead { return beginsSection }
    }
    text.append(UInt8(ascii: " "))
    return beginsSection
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

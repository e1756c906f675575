/// The sentences with which a page begins, of which its description is made: what search engines and chats show of it.
struct PageLead: Sendable {
  /// How many characters a description has. Those who show it cut off what is longer.
  static let length = 50...160
  /// How many sentences are looked at for some of this length.
  private static let most = 12

  /// One or two sentences; more only where they are very short, and none where all are too long.
  private(set) var text = ""
  /// The first sentence that is too long.
  private(set) var longSentence: String?
  private var chosen = 0
  private var read = 0
  /// A sentence that ends with a colon: what it promises is in the next text.
  private var opening: String?

  /// Whether more sentences would not change anything.
  var isComplete: Bool {
    read >= Self.most || chosen >= 2 && text.count >= Self.length.lowerBound
  }

  /// Reads the next text of the page.
  ///
  /// - Parameter isOpen: whether a list follows, so that a colon at the end leads to its first item.
  mutating func add(_ text: String, isOpen: Bool = false) {
    for sentence in Self.sentences(of: text) where !isComplete { take(sentence, isOpen: isOpen) }
  }
}

extension PageLead {
  private mutating func take(_ sentence: String, isOpen: Bool) {
    read += 1
    var sentence = sentence
    if let opening {
      self.opening = nil
      let whole = Self.joined(opening, sentence)
      if whole.count + (text.isEmpty ? 0 : text.count + 1) <= Self.length.upperBound {
        sentence = whole
      } else {
        choose(opening.dropLast() + "…")
      }
    }
    if sentence.hasSuffix(":") || sentence.hasSuffix("：") {
      if isOpen { opening = sentence } else { choose(sentence.dropLast() + "…") }
    } else {
      choose(sentence)
    }
  }

  private mutating func choose(_ sentence: String) {
    let whole = Self.joined(text, sentence)
    if whole.count <= Self.length.upperBound {
      text = whole
      chosen += 1
    } else if text.isEmpty {
      longSentence = longSentence ?? sentence
    } else if text.count >= Self.length.lowerBound {
      read = Self.most
    }
  }

  private static func joined(_ one: String, _ other: String) -> String {
    // Chinese has no space behind a sentence.
    one.last.map { one + ("。！？：".contains($0) ? "" : " ") + other } ?? other
  }

  /// The sentences of a text, in order, as long as somebody asks for them.
  private static func sentences(of text: String) -> some Sequence<String> {
    let bytes = text.utf8
    return sequence(state: bytes.startIndex) { start in
      while start < bytes.endIndex {
        let end = endOfSentence(in: bytes, from: start)
        let sentence = String(text[start..<end]).trimmingSpaces
        start = end
        if !sentence.isEmpty { return sentence }
      }
      return nil
    }
  }

  private static func endOfSentence(in bytes: String.UTF8View, from start: String.Index) -> String.Index {
    // The last four bytes, the newest one last.
    var window: UInt32 = 0
    var index = start
    while index < bytes.endIndex {
      window = window << 8 | UInt32(bytes[index])
      switch window & 0xFF_FFFF {
      // 。！？
      case 0xE38082, 0xEFBC81, 0xEFBC9F: return bytes.index(after: index)
      default: break
      }
      // A full stop, an exclamation or question mark, with a space behind it. No sentence ends with "e.g." or "…".
      if window & 0xFF == 0x20, [0x2E, 0x21, 0x3F].contains(window >> 8 & 0xFF), window >> 24 != 0x2E { return index }
      index = bytes.index(after: index)
    }
    return index
  }
}

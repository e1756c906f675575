import HTML
import Search
import Words

// Names in both languages of the platform: the style sheet hides one of them, from everybody.

extension HTMLWriter {
  /// A name in code.
  package mutating func code(_ name: SymbolName) {
    guard !name.isCommon else { return tag(.code) { $0.breakable(name.swift) } }
    tag(.code, [.class("swift")]) { $0.breakable(name.swift) }
    tag(.code, as: .otherName) { $0.breakable(name.objectiveC) }
  }

  /// A text with names in it, which are in no code; what both languages have in common is written once.
  package mutating func breakable(_ text: SymbolName) {
    for part in text.parts {
      guard !part.isCommon else {
        breakable(part.swift)
        continue
      }
      tag(.span, [.class("swift")]) { $0.breakable(part.swift) }
      tag(.span, as: .otherName) { $0.breakable(part.objectiveC) }
    }
  }
}

extension SymbolName {
  /// The text in parts that both languages have in common, and others; whole where they differ in more than words.
  fileprivate var parts: [SymbolName] {
    if isCommon { return [self] }
    let (first, second) = (Self.pieces(of: swift), Self.pieces(of: objectiveC))
    guard first.count == second.count else { return [self] }
    var parts: [SymbolName] = []
    for (swift, objectiveC) in zip(first, second) {
      let part = SymbolName(swift: swift, objectiveC: objectiveC)
      if let last = parts.last, last.isCommon, part.isCommon {
        parts[parts.count - 1] = SymbolName(swift: last.swift + swift, objectiveC: nil)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Words of ASCII, and what is between them.
  private static func pieces(of text: String) -> [String] {
    var pieces: [[UInt8]] = []
    var wasInWord: Bool?
    for byte in text.utf8 {
      let isInWord = byte < 0x80 && SearchTokenizer.isWordByte(byte)
      if wasInWord == isInWord { pieces[pieces.count - 1].append(byte) } else { pieces.append([byte]) }
      wasInWord = isInWord
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}

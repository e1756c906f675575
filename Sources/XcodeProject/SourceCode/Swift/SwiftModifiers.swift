import SourceSyntax

/// The modifiers and attributes in front of a Swift declaration, such as `@objc open override`.
struct SwiftModifiers {
  private let tokens: TokenList
  private let words: [Int]
  private let attributes: [Int]

  /// Reads backwards from the keyword `func`, `var`, `let` or `class`, at most forty tokens.
  init(before keyword: Int, in tokens: TokenList) {
    self.tokens = tokens
    var words: [Int] = []
    var attributes: [Int] = []
    var index = keyword - 1
    while index >= 0, keyword - index < 40 {
      if tokens.isSign(index, ")"), let open = tokens.partner(index), open < index, tokens.isName(open - 1) {
        index = open - 1
      } else if tokens.kind(index) == .word, SwiftModifiers.isModifier(tokens.text(index)) {
        words.append(index)
        index -= 1
      } else if tokens.isName(index), tokens.isSign(index - 1, "@") {
        attributes.append(index)
        index -= 2
      } else {
        break
      }
    }
    self.words = words
    self.attributes = attributes
  }

  func has(_ modifier: StaticString) -> Bool { words.contains { tokens.hasBytes($0, modifier) } }

  var attributeNames: [String] { attributes.map { tokens.text($0) } }

  func hasAttribute(_ name: StaticString) -> Bool { attributes.contains { tokens.hasBytes($0, name) } }
}

extension SwiftModifiers {
  private static func isModifier(_ word: String) -> Bool {
    switch word {
    case "override", "static", "class", "final", "open", "public", "package", "internal", "fileprivate", "private",
      "lazy", "weak", "unowned", "dynamic", "optional", "required", "nonisolated", "mutating", "nonmutating",
      "isolated", "distributed", "consuming", "borrowing", "convenience":
      true
    default: false
    }
  }
}

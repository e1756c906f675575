/// Says which tokens of a Swift source have a colour.
struct SwiftHighlighter {
  /// Words that are keywords even with a colon behind them.
  private static let values: Set = ["default", "false", "nil", "self", "Self", "super", "true"]

  private static let keywords: Set = [
    "Any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var",
    "where", "while",
  ]

  /// Words that are keywords before another word, and names elsewhere.
  private static let modifiers: Set = [
    "actor", "any", "borrowing", "consuming", "convenience", "dynamic", "each", "final", "indirect", "infix",
    "isolated",
    "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
    "prefix", "required", "sending", "some", "unowned", "weak",
  ]

  private static let accessors: Set = ["get", "set", "willSet", "didSet"]

  private let tokens: TokenList

  static func tokens(of code: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
    let highlighter = SwiftHighlighter(tokens: SwiftLexer.tokens(of: Array(code)))
    return highlighter.tokens.highlighted(code) { highlighter.kind(of: $0) }
  }

  private func kind(of index: Int) -> CodeToken.Kind? {
    switch tokens[index].kind {
    case .string, .stringPart, .regularExpression: return .string
    case .number: return .number
    case .directive: return .attribute
    case .sign: return tokens.isSign(index, "@") && isAttribute(index + 1) ? .attribute : nil
    case .open, .close, .quotedWord: return nil
    case .word: return kind(ofWord: index)
    }
  }
}

extension SwiftHighlighter {
  private func kind(ofWord index: Int) -> CodeToken.Kind? {
    if isAttribute(index) { return .attribute }
    if tokens.isSign(index - 1, "."), tokens[index].gap == .none {
      if tokens.isWord(index, "self") || tokens.isWord(index, "init") { return .keyword }
      return tokens.isCapitalized(index) ? .type : nil
    }
    let word = tokens.text(index)
    if word.utf8.first == UInt8(ascii: "#") || isKeyword(index, word) { return .keyword }
    return tokens.isCapitalized(index) ? .type : nil
  }

  private func isKeyword(_ index: Int, _ word: String) -> Bool {
    if Self.values.contains(word) { return !isOuterLabel(index) }
    guard !tokens.isLabel(index) else { return false }
    if Self.keywords.contains(word) { return !isOuterLabel(index) || word == "let" || word == "var" }
    if Self.modifiers.contains(word) {
      let next = tokens.isSign(index + 1, "(") ? tokens.after(index + 1) : index + 1
      return tokens.isName(next) && tokens[next].gap == .space && !isOuterLabel(index)
    }
    return Self.accessors.contains(word) && isAccessor(index)
  }

  /// Whether a word is the label of a parameter that has a name too: `for window: UIWindow`.
  private func isOuterLabel(_ index: Int) -> Bool {
    (tokens.isSign(index - 1, "(") || tokens.isSign(index - 1, ",")) && tokens.isName(index + 1)
      && tokens.isLabel(index + 1)
  }

  private func isAccessor(_ index: Int) -> Bool {
    if tokens.isSign(index - 1, "(") { return tokens.isSign(index + 1, ")") }
    let next = tokens.isSign(index + 1, "(") ? tokens.after(index + 1) : index + 1
    return tokens.isSign(next, "{") || tokens.isSign(next, "}") || tokens.isWord(next, "set")
      || tokens.isWord(next, "get") || tokens.isWord(next, "async") || tokens.isWord(next, "throws")
  }

  private func isAttribute(_ index: Int) -> Bool {
    tokens.isSign(index - 1, "@") && tokens.isName(index) && tokens[index].gap == .none
  }
}

/// Says which tokens of an Objective-C source have a colour.
struct ObjectiveCHighlighter {
  private static let keywords: Set = [
    "BOOL", "Class", "NO", "NULL", "Nil", "SEL", "YES", "_Nonnull", "_Nullable", "__auto_type", "__block", "__bridge",
    "__kindof", "__strong", "__typeof", "__weak", "auto", "bool", "break", "case", "char", "const", "continue",
    "default",
    "do", "double", "else", "enum", "extern", "false", "float", "for", "goto", "id", "if", "inline", "instancetype",
    "int",
    "long", "nil", "nonnull", "nullable", "register", "return", "self", "short", "signed", "sizeof", "static", "struct",
    "super", "switch", "true", "typedef", "typeof", "union", "unsigned", "void", "volatile", "while",
  ]

  private static let propertyAttributes: Set = [
    "assign", "atomic", "class", "copy", "getter", "nonatomic", "readonly", "readwrite", "retain", "setter", "strong",
    "weak",
  ]

  private let tokens: TokenList
  /// Up to where the attributes of a property go.
  private var propertyEnd = 0

  static func tokens(of code: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
    let tokens = ObjectiveCLexer.tokens(of: Array(code))
    var highlighter = ObjectiveCHighlighter(tokens: tokens)
    return tokens.highlighted(code) { highlighter.kind(of: $0) }
  }

  private init(tokens: TokenList) { self.tokens = tokens }

  private mutating func kind(of index: Int) -> CodeToken.Kind? {
    switch tokens[index].kind {
    case .string, .stringPart, .regularExpression: return .string
    case .number: return .number
    case .directive: return .attribute
    case .sign, .open, .close, .quotedWord: return nil
    case .word: break
    }
    let word = tokens.text(index)
    if word.utf8.first == UInt8(ascii: "@") {
      if tokens.isWord(index, "@property"), tokens.isSign(index + 1, "(") {
        propertyEnd = tokens.inside(index + 1).upperBound
      }
      return .keyword
    }
    return isKeyword(index, word) ? .keyword : tokens.isCapitalized(index) ? .type : nil
  }

  private func isKeyword(_ index: Int, _ word: String) -> Bool {
    if index < propertyEnd && Self.propertyAttributes.contains(word) { return true }
    if word == "in" { return tokens.kind(index - 1) == .word && !tokens.isLabel(index) }
    return Self.keywords.contains(word) && (!tokens.isLabel(index) || word == "default")
  }
}

@testable import SourceSyntax

/// What a Swift file imports, which types it declares and which capitalised names it uses.
struct SwiftFile {
  let lineCount: Int
  private(set) var imports: Set<String> = []
  /// The types at the top level that other files of the target see.
  private(set) var declared: Set<String> = []
  /// Names with a meaning in this file only: private types, nested types, parameters of generics.
  private(set) var own: Set<String> = []
  /// Every capitalised name that does not follow a dot: of `Other.Nested` only `Other`.
  private(set) var named: Set<String> = []

  init(_ bytes: [UInt8]) {
    lineCount = bytes.count { $0 == UInt8(ascii: "\n") }
    let tokens = SwiftLexer.tokens(of: bytes)
    var topLevel = 0
    for index in 0..<tokens.count {
      if tokens.isSign(index, "{"), index >= topLevel { topLevel = tokens.partner(index) ?? tokens.count }
      guard tokens.isName(index) else { continue }
      read(index, of: tokens, isTopLevel: index >= topLevel)
    }
  }
}

extension SwiftFile {
  private mutating func read(_ index: Int, of tokens: TokenList, isTopLevel: Bool) {
    let word = tokens.text(index)
    if Self.isCapitalised(index, in: tokens) {
      if !Self.followsDot(index, in: tokens) { named.insert(word) }
    } else if word == "import" {
      readImport(after: index, of: tokens)
    } else if Self.typeKeywords.contains(word), Self.isCapitalised(index + 1, in: tokens),
      !tokens.isWord(index - 1, "import")
    {
      let isPrivate = (index - 2..<index).contains { tokens.isWord($0, "private") || tokens.isWord($0, "fileprivate") }
      let name = tokens.text(index + 1)
      if isTopLevel && !isPrivate { declared.insert(name) } else { own.insert(name) }
      readGenericParameters(at: index + 2, of: tokens)
    } else if word == "func" {
      readGenericParameters(at: index + 2, of: tokens)
    } else if word == "init" || word == "subscript" {
      readGenericParameters(at: index + 1, of: tokens)
    }
  }

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]

  /// `import struct Module.Type` names a kind before the module.
  private mutating func readImport(after index: Int, of tokens: TokenList) {
    let isKind = tokens.kind(index + 1) == .word && tokens.isName(index + 2) && tokens[index + 2].gap == .space
    let module = isKind ? index + 2 : index + 1
    if tokens.isName(module), tokens[module].gap == .space { imports.insert(tokens.text(module)) }
  }

  /// Reads `<A, each B: P<C>>` where it begins at the index.
  private mutating func readGenericParameters(at start: Int, of tokens: TokenList) {
    var index = start
    var depth = 0
    repeat {
      if tokens.isSign(index, "<") { depth += 1 } else if tokens.isSign(index, ">") { depth -= 1 }
      if depth == 1, tokens.isSign(index, "<") || tokens.isSign(index, ",") {
        let isMarked = tokens.isWord(index + 1, "each") || tokens.isWord(index + 1, "let")
        let name = isMarked ? index + 2 : index + 1
        if tokens.isName(name) { own.insert(tokens.text(name)) }
      }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private static func isCapitalised(_ index: Int, in tokens: TokenList) -> Bool {
    tokens.isName(index) && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= tokens.bytes[Int(tokens[index].start)]
  }

  /// Whether a single dot stands before the token; the three of a range are none.
  private static func followsDot(_ index: Int, in tokens: TokenList) -> Bool {
    tokens.isSign(index - 1, ".") && !tokens.isSign(index - 2, ".")
  }
}

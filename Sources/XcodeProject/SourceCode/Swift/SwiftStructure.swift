import AppFacts
import SourceSyntax

/// The types, extensions and members of a Swift source, and which type every token stands in.
///
/// It walks over the tokens once, with a list of the braces it stands in, and calls itself for nothing.
struct SwiftStructure {
  /// The braces of a type or an extension.
  struct Scope {
    /// The name with those of the types around it.
    var name: String
    /// The kind; nil for an extension, which does not say it.
    var kind: SourceType.Kind?
    var inherited: [String]
    /// The keyword `class`, `extension` and so on.
    var keyword: Int
  }

  /// A function, variable or constant of a type or of the file.
  struct Member {
    /// The keyword `func`, `var` or `let`.
    var keyword: Int
    var name: Int
    /// The scope it belongs to; nil for the file.
    var scope: Int?
  }

  private struct Brace {
    /// The scope whose brace it is; nil for the brace of code.
    var scope: Int?
    /// The nearest scope, this one or one around it.
    var nearest: Int?
    var end: Int
    /// How many scopes are around it and its own.
    var depth: Int
  }

  /// As deep as types may be nested in each other; real ones stay below ten.
  private static let deepest = 64

  private let tokens: TokenList
  private let withMembers: Bool
  private(set) var scopes: [Scope] = []
  private(set) var members: [Member] = []
  /// The line of the first type that stands too deep in others to be read, or nil.
  private(set) var tooDeepLine: Int?
  private var braces: [Brace] = []
  /// From which token on which scope is the nearest.
  private var changes: [(token: Int, scope: Int?)] = []

  init(_ tokens: TokenList, withMembers: Bool) {
    self.tokens = tokens
    self.withMembers = withMembers
    var index = 0
    while index < tokens.count { index = read(index) }
  }

  /// The innermost type or extension around a token, by its index in `scopes`.
  func scope(at token: Int) -> Int? {
    let passed = changes.leadingCount { $0.token <= token }
    return passed == 0 ? nil : changes[passed - 1].scope
  }

  /// The member around a token: from its keyword to the keyword of the next member; nil before the first.
  func function(around token: Int) -> Range<Int>? {
    member(around: token).map { index in
      members[index].keyword..<(index + 1 < members.count ? members[index + 1].keyword : tokens.count)
    }
  }

  /// The same, by its index in `members`.
  func member(around token: Int) -> Int? {
    let passed = members.leadingCount { $0.keyword <= token }
    return passed > 0 ? passed - 1 : nil
  }
}

extension SwiftStructure {
  /// Reads what begins at the index, and returns where to go on.
  private mutating func read(_ index: Int) -> Int {
    while let brace = braces.last, brace.end <= index { leave(at: index) }
    switch tokens[index].kind {
    case .open:
      if tokens.isSign(index, "{") { enter(nil, brace: index) }
      return index + 1
    case .word:
      if let next = readType(index) { return next }
      if withMembers { readMember(index) }
      return index + 1
    case .quotedWord, .number, .string, .stringPart, .regularExpression, .sign, .close, .directive:
      return index + 1
    }
  }

  private mutating func enter(_ scope: Int?, brace: Int) {
    let nearest = scope ?? braces.last?.nearest
    let depth = (braces.last?.depth ?? 0) + (scope == nil ? 0 : 1)
    braces.append(Brace(scope: scope, nearest: nearest, end: tokens.partner(brace) ?? tokens.count, depth: depth))
    if scope != nil { changes.append((brace + 1, nearest)) }
  }

  private mutating func leave(at index: Int) {
    guard let brace = braces.popLast(), brace.scope != nil else { return }
    changes.append((brace.end, braces.last?.nearest))
  }

  private mutating func readMember(_ index: Int) {
    guard braces.last?.scope != nil || braces.isEmpty, tokens.isName(index + 1) else { return }
    guard tokens.isWord(index, "var") || tokens.isWord(index, "func") || tokens.isWord(index, "let") else { return }
    members.append(Member(keyword: index, name: index + 1, scope: braces.last?.scope))
  }
}

extension SwiftStructure {
  private enum Keyword {
    case type(SourceType.Kind)
    case `extension`
  }

  private func keyword(_ index: Int) -> Keyword? {
    let token = tokens[index]
    switch token.end - token.start {
    case 4: return tokens.hasBytes(index, "enum") ? .type(.enumType) : nil
    case 5:
      if tokens.hasBytes(index, "class") { return .type(.classType) }
      return tokens.hasBytes(index, "actor") ? .type(.actor) : nil
    case 6: return tokens.hasBytes(index, "struct") ? .type(.structType) : nil
    case 8: return tokens.hasBytes(index, "protocol") ? .type(.protocolType) : nil
    case 9: return tokens.hasBytes(index, "extension") ? .extension : nil
    default: return nil
    }
  }

  /// Reads the head of a type up to its brace, and returns where to go on; nil where no type begins.
  private mutating func readType(_ index: Int) -> Int? {
    guard let keyword = keyword(index), tokens.isName(index + 1), !tokens.isSign(index - 1, ".") else { return nil }
    var next = index + 1
    let path = readPath(&next)
    guard tokens.isSign(next, "{") || tokens.isSign(next, ":") || tokens.isWord(next, "where") else {
      return index + 1
    }
    var inherited: [String] = []
    if tokens.isSign(next, ":") {
      next += 1
      inherited = readInherited(&next)
    }
    if tokens.isWord(next, "where") { skipRequirements(&next) }
    guard tokens.isSign(next, "{") else { return next }
    if let depth = braces.last?.depth, depth >= SwiftStructure.deepest {
      tooDeepLine = tooDeepLine ?? tokens.line(index)
      return next
    }
    let around = braces.last?.nearest.map { scopes[$0].name + "." } ?? ""
    switch keyword {
    case .type(let kind):
      scopes.append(Scope(name: around + path, kind: kind, inherited: inherited, keyword: index))
    case .extension:
      scopes.append(Scope(name: path, kind: nil, inherited: inherited, keyword: index))
    }
    enter(scopes.count - 1, brace: next)
    return next + 1
  }

  /// Reads `A.B<C>.D` and gives it back without the generic arguments.
  private func readPath(_ index: inout Int) -> String {
    var path = ""
    while tokens.isName(index) {
      path += tokens.text(index)
      index += 1
      if tokens.isSign(index, "<") { skipGenericArguments(&index) }
      guard tokens.isSign(index, "."), tokens.isName(index + 1) else { break }
      path += "."
      index += 1
    }
    return path
  }

  private func skipGenericArguments(_ index: inout Int) {
    var depth = 0
    while index < tokens.count, !tokens.isSign(index, "{"), !tokens.isSign(index, "}") {
      if tokens.isSign(index, "<") { depth += 1 }
      if tokens.isSign(index, ">") && !tokens.areSigns(index - 1, "-", ">") { depth -= 1 }
      index = tokens.after(index)
      if depth == 0 { return }
    }
  }

  /// Reads the names of what a type inherits, up to its brace or `where`.
  private func readInherited(_ index: inout Int) -> [String] {
    var names: [String] = []
    while index < tokens.count, !tokens.isSign(index, "{"), !tokens.isSign(index, "}"), !tokens.isWord(index, "where") {
      if tokens.isSign(index, "@") && tokens.isName(index + 1) {
        index += 2
      } else if tokens.isName(index) && !tokens.isWord(index, "any") && !tokens.isWord(index, "nonisolated") {
        names.append(readPath(&index))
      } else {
        index = tokens.after(index)
      }
    }
    return names
  }

  private func skipRequirements(_ index: inout Int) {
    while index < tokens.count, !tokens.isSign(index, "{"), !tokens.isSign(index, "}") { index = tokens.after(index) }
  }
}

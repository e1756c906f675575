import SourceSyntax

/// The parts of one function, variable or constant in a Swift source.
struct SwiftDeclaration {
  /// A parameter of a function.
  struct Parameter {
    var label: String
    /// The token of the label; the parameter's first.
    var start: Int
    var name: String
    var type: Range<Int>

    /// The parameter as a call may name it.
    func asLabel(in tokens: TokenList) -> FunctionLabel {
      FunctionLabel(
        text: label == "_" ? "" : label,
        isOptional: tokens.first(in: type) { tokens.isSign($0, "=") || tokens.areSigns($0, "-", ">") } != nil)
    }
  }

  /// What gives the declaration its value or does its work.
  enum Content {
    /// There is none: a requirement of a protocol, or a variable without a first value.
    case none
    /// The statements of a function or a getter.
    case body(Range<Int>)
    /// The first value of a stored constant or variable.
    case initial(Range<Int>)
    /// A property with observers only, which gets its value from its superclass.
    case observed
  }

  var content: Content = .none
  /// The parameters of a function; nil for a variable.
  var parameters: [Parameter]?
  /// The tokens of the type of a variable, or of the result of a function.
  var type: Range<Int>
  /// The index behind the last token.
  var end: Int
}

extension SwiftDeclaration {
  /// Reads the declaration whose name stands at the index.
  init(nameAt name: Int, isFunction: Bool, in tokens: TokenList, statements: SwiftStatementEnds) {
    var index = name + 1
    type = index..<index
    end = index
    if isFunction {
      index = SwiftDeclaration.skipGenerics(index, in: tokens)
      guard tokens.isSign(index, "(") else { return }
      parameters = SwiftDeclaration.parameters(tokens.inside(index), in: tokens)
      index = tokens.after(index)
      let start = index
      let limit = statements.end(from: index, limit: min(index + 400, tokens.count))
      index = tokens.first(in: index..<limit) { tokens.isSign($0, "{") } ?? limit
      type = start..<index
    } else {
      if tokens.isSign(index, ":") {
        let start = index + 1
        let limit = statements.end(from: start, limit: min(start + 400, tokens.count))
        index =
          tokens.first(in: start..<limit) { tokens.isSign($0, "{") || tokens.isAssignment($0) }
          ?? limit
        type = start..<index
      }
      if tokens.isAssignment(index) {
        readInitialValue(from: index + 1, in: tokens, statements: statements)
        return
      }
    }
    end = index
    guard tokens.isSign(index, "{") else { return }
    end = tokens.after(index)
    content = isFunction ? .body(tokens.inside(index)) : SwiftDeclaration.getter(tokens.inside(index), in: tokens)
  }
}

extension SwiftDeclaration {
  /// Reads a member of a type or of the file.
  init(_ member: SwiftStructure.Member, in tokens: TokenList) {
    self.init(
      nameAt: member.name, isFunction: tokens.isWord(member.keyword, "func"), in: tokens,
      statements: SwiftStatementEnds(tokens: tokens))
  }
}

extension SwiftDeclaration {
  private mutating func readInitialValue(from start: Int, in tokens: TokenList, statements: SwiftStatementEnds) {
    end = statements.end(from: start)
    let observers = tokens.first(in: start..<end) { open in
      tokens.isSign(open, "{") && (tokens.isWord(open + 1, "didSet") || tokens.isWord(open + 1, "willSet"))
    }
    content = .initial(start..<(observers ?? end))
  }

  private static func skipGenerics(_ start: Int, in tokens: TokenList) -> Int {
    guard tokens.isSign(start, "<") else { return start }
    var index = start
    let limit = min(start + 400, tokens.count)
    while index < limit, !tokens.isSign(index, "("), !tokens.isSign(index, "{") { index += 1 }
    return index
  }

  private static func parameters(_ range: Range<Int>, in tokens: TokenList) -> [Parameter] {
    guard !range.isEmpty else { return [] }
    return tokens.split(range).map { part in
      let colon = tokens.first(in: part) { tokens.isSign($0, ":") } ?? part.upperBound
      let words = (part.lowerBound..<colon).filter { tokens.isName($0) }.map { tokens.text($0) }
      let type = min(colon + 1, part.upperBound)..<part.upperBound
      return Parameter(label: words.first ?? "", start: part.lowerBound, name: words.last ?? "", type: type)
    }
  }

  /// What is in the braces of a variable: the shorthand of a getter, a getter, or observers.
  private static func getter(_ range: Range<Int>, in tokens: TokenList) -> Content {
    var index = range.lowerBound
    var hasObservers = false
    while index < range.upperBound {
      if tokens.isSign(index, "@") {
        index = tokens.after(index + 1)
        if tokens.isSign(index, "(") { index = tokens.after(index) }
        continue
      }
      guard isAccessor(index, in: tokens) else { break }
      let open = tokens.first(in: (index + 1)..<range.upperBound) {
        tokens.isSign($0, "{") || isAccessor($0, in: tokens)
      }
      let brace = open.flatMap { tokens.isSign($0, "{") ? $0 : nil }
      if tokens.isWord(index, "get") || tokens.isWord(index, "_read") {
        return brace.map { .body(tokens.inside($0)) } ?? .none
      }
      if tokens.isWord(index, "willSet") || tokens.isWord(index, "didSet") { hasObservers = true }
      guard let brace else { return .none }
      index = tokens.after(brace)
    }
    return hasObservers ? .observed : .body(range)
  }

  private static func isAccessor(_ index: Int, in tokens: TokenList) -> Bool {
    guard tokens.kind(index) == .word else { return false }
    let names: [StaticString] = [
      "get", "set", "_read", "_modify", "willSet", "didSet", "mutating", "nonmutating", "unsafeAddress",
    ]
    guard names.contains(where: { tokens.isWord(index, $0) }) else { return false }
    return tokens.isSign(index + 1, "{") || tokens.isSign(index + 1, "(") || tokens.isName(index + 1)
      || tokens.isSign(index + 1, "}")
  }
}

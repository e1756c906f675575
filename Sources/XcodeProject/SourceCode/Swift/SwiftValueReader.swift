import AppFacts
import Orientation
import SourceSyntax

/// Reads what a Swift expression or body comes to. It follows parts into parts no deeper than `Outcome.deepest`.
struct SwiftValueReader: ExpressionReader {
  let tokens: TokenList
  let constants: SwiftConstants
  /// The type or extension in which the code stands.
  let scope: Int?
  /// The names by which `super` answers, such as `shouldAutorotate`.
  let superNames: [String]
  let function: Range<Int>?
  var expectation: ValueExpectation
  var arguments: [String: SourceValue] = [:]
  var bindings: NameBindings { constants.bindings }
  var names: any NameLookup { constants.names }

  /// The value of what a declaration contains.
  func value(of content: SwiftDeclaration.Content, depth: Int = 0) -> SourceValue? {
    switch content {
    case .none: return nil
    case .observed: return .inherited
    case .initial(let range): return value(of: range, depth: depth)
    case .body(let range):
      let outcome = SwiftStatementReader(expressions: self).outcome(of: range, isValue: true, depth: depth)
      return outcome?.value ?? .computed(tokens.quoted(range))
    }
  }

  /// The value of an expression.
  func value(of range: Range<Int>, depth: Int = 0) -> SourceValue {
    let range = trimmed(range)
    let quoted = SourceValue.computed(tokens.quoted(range))
    guard depth < Outcome.deepest, let first = range.first else { return quoted }
    if tokens.isWord(first, "if") || tokens.isWord(first, "switch") {
      let outcome = SwiftStatementReader(expressions: self).outcome(of: range, isValue: true, depth: depth + 1)
      return outcome?.value ?? quoted
    }
    if let choice = ternary(range, depth: depth) ?? fallback(range, depth: depth) { return choice }
    if expectation == .controller { return controller(range) ?? quoted }
    if let orientations = orientations(for: range, depth: depth) { return .mask(orientations) }
    if let literal = literal(range, expecting: expectation, depth: depth) {
      return literal.value(expecting: expectation) ?? quoted
    }
    if isSuper(range) { return .inherited }
    return union(range, depth: depth) ?? constant(range, depth: depth) ?? calledClosure(range, depth: depth)
      ?? forwarded(range)
      ?? named(range, depth: depth)?.value ?? truth(range, depth: depth) ?? quoted
  }

  func literal(_ range: Range<Int>, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    SwiftLiteralReader(values: self).literal(range, expecting: expectation, depth: depth)
  }

  func isTernary(_ index: Int) -> Bool {
    tokens.isSign(index, "?") && tokens[index].gap != .none && !tokens.areSigns(index, "?", "?")
  }
}

extension SwiftValueReader {
  /// The expression without parentheses, `!`, `try` and `await` around it.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = tokens.withoutParentheses(range)
    while range.count > 1 {
      if let last = range.last, tokens.isSign(last, "!"), tokens[last].gap == .none {
        range = range.dropLast()
      } else if tokens.isWord(range.lowerBound, "try") || tokens.isWord(range.lowerBound, "await") {
        range = range.dropFirst()
        if let mark = range.first, tokens.isSign(mark, "?") || tokens.isSign(mark, "!") { range = range.dropFirst() }
      } else {
        break
      }
      range = tokens.withoutParentheses(range)
    }
    return range
  }

  /// `a ?? b`.
  private func fallback(_ range: Range<Int>, depth: Int) -> SourceValue? {
    let marks = tokens.first(in: range) { tokens.areSigns($0, "?", "?") && tokens[$0].gap != .none }
    guard let marks, marks > range.lowerBound, marks + 2 < range.upperBound else { return nil }
    let first = value(of: range.lowerBound..<marks, depth: depth + 1)
    let second = value(of: (marks + 2)..<range.upperBound, depth: depth + 1)
    if case .computed = first, case .computed = second { return nil }
    let condition = Outcome.Condition(text: tokens.quoted(range.lowerBound..<marks) + " != nil")
    return Outcome.ways([(condition, .returned(first)), (nil, .returned(second))], areExhaustive: true).value
  }

  /// Whether the expression asks `super` the same question.
  private func isSuper(_ range: Range<Int>) -> Bool {
    guard tokens.isWord(range.lowerBound, "super"), tokens.isSign(range.lowerBound + 1, "."),
      tokens.isName(range.lowerBound + 2), superNames.contains(tokens.text(range.lowerBound + 2))
    else { return false }
    return range.count == 3
      || tokens.after(range.lowerBound + 3) == range.upperBound && tokens.isSign(range.lowerBound + 3, "(")
  }

  /// A name that means one constant for certain.
  private func constant(_ range: Range<Int>, depth: Int) -> SourceValue? {
    let value = constantValue(range, depth: depth)
    if case .computed? = value { return nil }
    return value
  }

  func constantValue(_ range: Range<Int>, depth: Int) -> SourceValue? {
    constant(namedBy: range, depth: depth).flatMap { $0.reader.value(of: $0.content, depth: depth + 1) }
      ?? variable(range, depth: depth)
  }

  /// `{ … }()`.
  private func calledClosure(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard tokens.isSign(range.lowerBound, "{"), let end = tokens.partner(range.lowerBound), end > range.lowerBound,
      tokens.isSign(end + 1, "("), tokens.after(end + 1) == range.upperBound
    else { return nil }
    return value(of: .body(tokens.inside(range.lowerBound)), depth: depth + 1)
  }
}

extension SwiftValueReader {
  /// The constant that a name means, and a reader in its place; nil where that is not certain.
  func constant(
    namedBy range: Range<Int>, depth: Int
  ) -> (reader: SwiftValueReader, content: SwiftDeclaration.Content)? {
    guard depth < Outcome.deepest, range.count <= 9, let last = range.last, tokens.isName(last),
      constants.names.mayRead()
    else {
      return nil
    }
    let name = tokens.text(last)
    if range.count == 1 {
      if let function, !constants.bindings.places(of: name, in: function).isEmpty {
        return local(name, before: last, in: function)
      }
      return constants.constant(name, seenFrom: scope).map { reader($0) }
    }
    for index in range.dropLast() where !(tokens.isName(index) || tokens.isSign(index, ".")) { return nil }
    let owner = last - 2
    guard tokens.isSign(last - 1, "."), range.contains(owner), tokens.isName(owner) else { return nil }
    if tokens.isWord(owner, "self") || tokens.isWord(owner, "Self") {
      return range.count == 3 ? constants.constant(name, seenFrom: scope).map { reader($0) } : nil
    }
    return constants.constant(name, ofType: tokens.text(owner)).map { reader($0) }
  }

  private func reader(_ constant: SwiftConstants.Constant) -> (SwiftValueReader, SwiftDeclaration.Content) {
    let reader = SwiftValueReader(
      tokens: tokens, constants: constants, scope: constant.scope, superNames: [], function: nil,
      expectation: expectation)
    let place = FilePlace(path: constants.path, line: tokens.line(constant.name))
    let isHelper = if case .body = constant.content { true } else { false }
    constants.names.note(
      ReadPlace(role: isHelper ? .helper : .constant, name: tokens.text(constant.name), place: place))
    return (reader, constant.content)
  }

  /// A constant of the function itself, bound once, by `let` and with a value.
  private func local(
    _ name: String, before use: Int, in function: Range<Int>
  ) -> (SwiftValueReader, SwiftDeclaration.Content)? {
    let bindings = constants.bindings.places(of: name, in: function)
    guard bindings.count == 1, let binding = bindings.first, binding < use, tokens.isWord(binding - 1, "let") else {
      return nil
    }
    let before = binding - 2
    let isPattern =
      tokens.isWord(before, "if") || tokens.isWord(before, "guard") || tokens.isWord(before, "while")
      || tokens.isWord(before, "case") || tokens.isSign(before, ",") || tokens.isSign(before, "(")
    if isPattern { return bound(at: binding) }
    let declaration = SwiftDeclaration(
      nameAt: binding, isFunction: false, in: tokens, statements: SwiftStatementEnds(tokens: tokens))
    guard case .initial = declaration.content else { return nil }
    return (self, declaration.content)
  }

  func value(ofVariable name: String, at use: Int, in function: Range<Int>, depth: Int) -> SourceValue? {
    let places = bindings.places(of: name, in: function)
    guard places.count == 1, let place = places.first, place < use,
      tokens.isWord(place - 1, "var") || tokens.isWord(place - 1, "let"),
      !["if", "guard", "while", "case"].contains(where: { tokens.isWord(place - 2, $0) }),
      !tokens.isSign(place - 2, ",")
    else { return nil }
    let declaration = SwiftDeclaration(
      nameAt: place, isFunction: false, in: tokens, statements: SwiftStatementEnds(tokens: tokens))
    var followed = FollowedVariable(name: name)
    switch declaration.content {
    case .none: break
    case .initial(let range): followed.value = value(of: range, depth: depth + 1)
    case .body, .observed: return nil
    }
    return SwiftStatementReader(expressions: self, followed: followed)
      .value(at: use, from: declaration.end, limit: function.upperBound, depth: depth + 1)
  }

  /// What a condition binds a name to, `if let mask = lock` or `if let lock`; where that is nil, another way is taken.
  private func bound(at binding: Int) -> (SwiftValueReader, SwiftDeclaration.Content)? {
    if let value = boundExpression(at: binding) { return (self, .initial(value)) }
    guard tokens.isWord(binding - 2, "if") || tokens.isWord(binding - 2, "guard"),
      tokens.isSign(binding + 1, "{") || tokens.isSign(binding + 1, ",") || tokens.isWord(binding + 1, "else")
    else { return nil }
    let outside = SwiftValueReader(
      tokens: tokens, constants: constants, scope: scope, superNames: superNames, function: nil,
      expectation: expectation)
    return (outside, .initial(binding..<(binding + 1)))
  }

  /// The expression behind a name that `let` binds in a condition, up to a cast.
  func boundExpression(at binding: Int) -> Range<Int>? {
    guard tokens.isSign(binding + 1, "=") else { return nil }
    let end = SwiftStatementEnds(tokens: tokens).end(from: binding + 2)
    let stop = tokens.first(in: (binding + 2)..<end) { index in
      tokens.isSign(index, "{") || tokens.isSign(index, ",") || tokens.isWord(index, "else")
        || tokens.isWord(index, "as")
    }
    return (binding + 2)..<(stop ?? end)
  }
}

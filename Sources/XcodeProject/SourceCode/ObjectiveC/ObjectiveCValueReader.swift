import AppFacts
import Orientation
import SourceSyntax

/// Reads what an Objective-C expression or body comes to.
struct ObjectiveCValueReader: ExpressionReader {
  let tokens: TokenList
  let constants: ObjectiveCConstants
  /// The selector by which `super` answers.
  let superSelector: String
  let function: Range<Int>?
  let bindings: NameBindings
  var expectation: ValueExpectation
  var arguments: [String: SourceValue] = [:]
  /// The class in which the method stands.
  var container: String?
  var names: any NameLookup { constants.names }

  /// The value of the body of a method. Where it returns a name that it gives a value itself, all of it is quoted.
  func value(ofBody range: Range<Int>) -> SourceValue {
    let quoted = SourceValue.computed(tokens.quoted(range))
    guard let value = ObjectiveCStatementReader(expressions: self).outcome(of: range, depth: 0)?.valueIfAny else {
      return quoted
    }
    if case .computed(let text) = value, !bindings.places(of: text, in: range).isEmpty { return quoted }
    guard case .forwarded(let controller) = value, let nothing = expectation.nothing else { return value }
    // A message to nil answers zero.
    return .choice([
      SourceValue.Branch(condition: controller.expression + " != nil", value: value),
      SourceValue.Branch(condition: nil, value: nothing),
    ])
  }

  /// The value of an expression.
  func value(of range: Range<Int>, depth: Int = 0) -> SourceValue {
    let quoted = SourceValue.computed(tokens.quoted(tokens.withoutParentheses(range)))
    let range = withoutCasts(range)
    guard depth < Outcome.deepest, !range.isEmpty else { return quoted }
    if let choice = ternary(range, depth: depth) { return choice }
    if expectation == .controller { return controller(range, depth: depth + 1) ?? quoted }
    if let orientations = orientations(for: range, depth: depth) { return .mask(orientations) }
    if let literal = literal(range, expecting: expectation, depth: depth) {
      return literal.value(expecting: expectation) ?? quoted
    }
    if let message = ObjectiveCMessage(at: range.lowerBound, in: tokens), message.end == range.upperBound,
      message.receiver.count == 1, tokens.isWord(message.receiver.lowerBound, "super"),
      message.selector == superSelector
    {
      return .inherited
    }
    return union(range, depth: depth) ?? constantValue(range, depth: depth) ?? forwarded(range, depth: depth) ?? named(
      range, depth: depth)?.value
      ?? truth(range, depth: depth) ?? quoted
  }

  func isTernary(_ index: Int) -> Bool { tokens.isSign(index, "?") }

  func constantValue(_ range: Range<Int>, depth: Int) -> SourceValue? {
    constant(range, depth: depth + 1) ?? variable(range, depth: depth)
  }
}

extension ObjectiveCValueReader {
  private func constant(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard range.count == 1, tokens.isName(range.lowerBound), let found = constant(range.lowerBound) else { return nil }
    let value = value(of: found, depth: depth + 1)
    if case .computed = value { return nil }
    if !(function?.contains(found.lowerBound) ?? false) {
      constants.names.note(
        ReadPlace(
          role: .constant, name: tokens.text(range.lowerBound),
          place: FilePlace(path: constants.path, line: found.first.map { tokens.line($0) }), value: value))
    }
    return value
  }

  /// The value of the constant or of the variable of the method that a name means, where it is given one once only.
  func constant(_ name: Int) -> Range<Int>? {
    guard constants.names.mayRead() else { return nil }
    let text = tokens.text(name)
    guard let function else { return constants.value(text) }
    if bindings.places(of: text, in: function).isEmpty { return constants.value(text) }
    guard let place = bindings.onlyPlace(of: text, in: function) else { return nil }
    let range = place..<function.upperBound
    guard place < name, range.count <= 2_000, tokens.isSign(place + 1, "="),
      !range.dropFirst().contains(where: { isChanged($0, text) }),
      let end = tokens.first(in: range, where: { tokens.isSign($0, ";") })
    else { return nil }
    return (place + 2)..<max(place + 2, end)
  }

  func value(ofVariable name: String, at use: Int, in function: Range<Int>, depth: Int) -> SourceValue? {
    guard let place = bindings.onlyPlace(of: name, in: function), place < use,
      tokens.isName(place - 1) && !tokens.isWord(place - 2, "static"),
      let end = tokens.first(in: place..<use, where: { tokens.isSign($0, ";") })
    else { return nil }
    var followed = FollowedVariable(name: name)
    if tokens.isAssignment(place + 1) {
      followed.value = value(of: (place + 2)..<end, depth: depth + 1)
    } else if end != place + 1 {
      return nil
    }
    return ObjectiveCStatementReader(expressions: self, followed: followed)
      .value(at: use, from: end + 1, limit: function.upperBound, depth: depth + 1)
  }

  /// Whether the name stands there and is assigned, counted up or down, or gives away its address.
  private func isChanged(_ index: Int, _ name: String) -> Bool {
    guard tokens.isName(index), tokens.text(index) == name else { return false }
    if tokens.isSign(index - 1, "&") && !tokens.areSigns(index - 2, "&", "&") { return true }
    if tokens.isSign(index + 1, "=") { return tokens.isAssignment(index + 1) }
    let isTwice = tokens.areSigns(index + 1, "+", "+") || tokens.areSigns(index + 1, "-", "-")
    let isBefore = tokens.areSigns(index - 2, "+", "+") || tokens.areSigns(index - 2, "-", "-")
    let isCombined = ["|", "&", "^", "+", "-", "*"].contains { tokens.areSigns(index + 1, $0, "=") }
    return isTwice || isBefore || isCombined || tokens.areSigns(index + 1, "<", "<") && tokens.isSign(index + 3, "=")
  }

  /// The expression without parentheses around it and casts in front of it.
  func withoutCasts(_ range: Range<Int>) -> Range<Int> {
    var range = tokens.withoutParentheses(range)
    while tokens.isSign(range.lowerBound, "("), range.count > 2, isCast(range.lowerBound, in: range) {
      range = tokens.withoutParentheses(tokens.after(range.lowerBound)..<range.upperBound)
    }
    return range
  }

  /// Whether parentheses hold a type, and an operand follows.
  private func isCast(_ open: Int, in range: Range<Int>) -> Bool {
    let type = tokens.inside(open)
    let next = tokens.after(open)
    guard range.contains(next), !type.isEmpty, type.allSatisfy({ tokens.isName($0) || tokens.isSign($0, "*") }) else {
      return false
    }
    return tokens.isName(next) || tokens.kind(next) == .number || tokens.kind(next) == .open || tokens.isSign(next, "@")
  }
}

extension ObjectiveCValueReader {
  /// A constant says its type itself, so nothing is expected.
  func literal(_ range: Range<Int>, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    let range = withoutCasts(range)
    guard depth < Outcome.deepest, let first = range.first else { return nil }
    if let literal = joined(range, expecting: expectation, depth: depth) { return literal }
    if range.count > 1, tokens.isSign(first, "!") || tokens.isSign(first, "~") || tokens.isSign(first, "@") {
      let operand = literal(range.dropFirst(), expecting: expectation, depth: depth + 1)
      if tokens.isSign(first, "@") { return operand }
      return operand.map { tokens.isSign(first, "!") ? .bool($0.rawValue == 0) : .integer(~$0.rawValue) }
    }
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound {
      return number(message, expecting: expectation, depth: depth)
    }
    return range.count == 1 ? single(first, expecting: expectation, depth: depth) : nil
  }

  private func single(_ index: Int, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    let text = tokens.text(index)
    switch tokens[index].kind {
    case .number: return OrientationLiteral.number(text).map { .integer($0) }
    case .word, .quotedWord: break
    case .string, .stringPart, .regularExpression, .sign, .open, .close, .directive: return nil
    }
    switch text {
    case "YES", "TRUE", "true", "@YES", "@true": return .bool(true)
    case "NO", "FALSE", "false", "@NO", "@false": return .bool(false)
    default: break
    }
    return OrientationLiteral.constant(text)
      ?? constant(index).flatMap { literal($0, expecting: expectation, depth: depth + 1) }
  }

  /// `[NSNumber numberWithInteger:x]`.
  private func number(
    _ message: ObjectiveCMessage, expecting expectation: ValueExpectation, depth: Int
  ) -> OrientationLiteral? {
    guard message.pieces.count == 1, let argument = message.pieces[0].argument,
      message.receiver.count == 1, tokens.isName(message.receiver.lowerBound, "NSNumber"),
      message.selector.utf8.starts(with: "numberWith".utf8)
    else { return nil }
    return literal(argument, expecting: expectation, depth: depth + 1)
  }
}

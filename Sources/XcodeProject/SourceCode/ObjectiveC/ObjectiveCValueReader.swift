import AppFacts
import Orientation
import SourceSyntax

/// Reads what an Objective-C expression or body comes to, where its parts are literals.
///
/// What is not written out is quoted, never guessed.
struct ObjectiveCValueReader {
  let tokens: TokenList
  let constants: ObjectiveCConstants
  /// The selector by which `super` answers.
  let superSelector: String
  /// The method in which the code stands; nil outside of methods.
  let method: Range<Int>?
  let bindings: NameBindings
  var expectation: ValueExpectation
  /// What the parameters of the function are, where it is read for a call.
  var arguments: [String: SourceValue] = [:]
  /// The class in which the method stands.
  var container: String?

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
    if let orientations = orientations(for: range, depth: depth) { return .mask(orientations) }
    if let literal = literal(range, depth: depth) { return literal.value(expecting: expectation) ?? quoted }
    if let message = ObjectiveCMessage(at: range.lowerBound, in: tokens), message.end == range.upperBound,
      message.receiver.count == 1, tokens.isWord(message.receiver.lowerBound, "super"),
      message.selector == superSelector
    {
      return .inherited
    }
    return constant(range, depth: depth) ?? forwarded(range) ?? named(range, depth: depth)?.value
      ?? truth(range, depth: depth) ?? quoted
  }

  /// A condition of an `if` or the like.
  func condition(_ range: Range<Int>, depth: Int) -> Outcome.Condition {
    let range = tokens.withoutParentheses(range)
    return conditions(depth: depth).condition(range, orientations: orientations(for: range, depth: depth), depth: depth)
  }

  /// Reads conditions about the orientation in the parameter with this name.
  func verdicts(_ parameter: String) -> VerdictReader {
    VerdictReader(tokens: tokens, parameter: parameter) { literal($0, depth: 1) }
  }
}

extension ObjectiveCValueReader {
  private func orientations(for range: Range<Int>, depth: Int) -> InterfaceOrientationMask? {
    guard case .verdict(let parameter) = expectation else { return nil }
    return verdicts(parameter).orientations(for: range, depth: depth)
  }

  /// `a ? b : c`.
  private func ternary(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard let question = tokens.first(in: range, where: { tokens.isSign($0, "?") }), !tokens.isSign(question + 1, ":")
    else { return nil }
    var open = 1
    let colon = tokens.first(in: (question + 1)..<range.upperBound) { index in
      if tokens.isSign(index, "?") { open += 1 }
      if tokens.isSign(index, ":") { open -= 1 }
      return open == 0
    }
    guard let colon else { return nil }
    let yes = value(of: (question + 1)..<colon, depth: depth + 1)
    let no = value(of: (colon + 1)..<range.upperBound, depth: depth + 1)
    let condition = condition(range.lowerBound..<question, depth: depth + 1)
    return Outcome.ways([(condition, .returned(yes)), (nil, .returned(no))], areExhaustive: true).value
  }

  func constant(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard range.count == 1, tokens.isName(range.lowerBound), let found = constant(range.lowerBound) else { return nil }
    let value = value(of: found, depth: depth + 1)
    if case .computed = value { return nil }
    if !(method?.contains(found.lowerBound) ?? false) {
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
    guard let method else { return constants.value(text) }
    let places = bindings.places(of: text, in: method)
    guard let place = places.first else { return constants.value(text) }
    let range = place..<method.upperBound
    guard places.count == 1, place < name, range.count <= 2_000, tokens.isSign(place + 1, "="),
      !range.dropFirst().contains(where: { isChanged($0, text) }),
      let end = tokens.first(in: range, where: { tokens.isSign($0, ";") })
    else { return nil }
    return (place + 2)..<max(place + 2, end)
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
  private func withoutCasts(_ range: Range<Int>) -> Range<Int> {
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
  /// The literal that the expression is, or nil where a part of it is not written out.
  func literal(_ range: Range<Int>, depth: Int) -> OrientationLiteral? {
    let range = withoutCasts(range)
    guard depth < Outcome.deepest, let first = range.first else { return nil }
    let unions = tokens.split(range, alone: "|")
    if unions.count > 1 { return combined(unions, depth: depth) { $0.union($1) } }
    let intersections = tokens.split(range, alone: "&")
    if intersections.count > 1 { return combined(intersections, depth: depth) { $0.intersection($1) } }
    if let shift = tokens.find("<", "<", in: range), shift > first, shift + 2 < range.upperBound {
      guard let number = literal(first..<shift, depth: depth + 1),
        let places = literal((shift + 2)..<range.upperBound, depth: depth + 1)
      else { return nil }
      return number.shifted(by: places)
    }
    if tokens.isSign(first, "!"), range.count > 1 {
      return literal(range.dropFirst(), depth: depth + 1).map { .bool($0.rawValue == 0) }
    }
    if tokens.isSign(first, "~"), range.count > 1 {
      return literal(range.dropFirst(), depth: depth + 1).map { .integer(~$0.rawValue) }
    }
    if tokens.isSign(first, "@"), range.count > 1 { return literal(range.dropFirst(), depth: depth + 1) }
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound {
      return number(message, depth: depth)
    }
    return range.count == 1 ? single(first, depth: depth) : nil
  }

  private func combined(
    _ parts: [Range<Int>], depth: Int, by combine: (OrientationLiteral, OrientationLiteral) -> OrientationLiteral
  ) -> OrientationLiteral? {
    var result: OrientationLiteral?
    for part in parts {
      guard let next = literal(part, depth: depth + 1) else { return nil }
      result = result.map { combine($0, next) } ?? next
    }
    return result
  }

  private func single(_ index: Int, depth: Int) -> OrientationLiteral? {
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
    return OrientationLiteral.constant(text) ?? constant(index).flatMap { literal($0, depth: depth + 1) }
  }

  /// `[NSNumber numberWithInteger:x]`.
  private func number(_ message: ObjectiveCMessage, depth: Int) -> OrientationLiteral? {
    guard message.pieces.count == 1, let argument = message.pieces[0].argument,
      message.receiver.count == 1, tokens.isName(message.receiver.lowerBound, "NSNumber"),
      message.selector.utf8.starts(with: "numberWith".utf8)
    else { return nil }
    return literal(argument, depth: depth + 1)
  }
}

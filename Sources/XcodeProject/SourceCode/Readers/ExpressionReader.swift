import AppFacts
import Orientation
import SourceSyntax

/// Reads what an expression comes to, where its parts are literals. What is not written out is quoted, never guessed.
///
/// What both languages have in common is decided here; each says how it writes literals, names and messages.
protocol ExpressionReader {
  var tokens: TokenList { get }
  var bindings: NameBindings { get }
  /// What names of other sources come to.
  var names: any NameLookup { get }
  /// The function, method or getter in which the code stands, with its head; nil outside of them.
  var function: Range<Int>? { get }
  var expectation: ValueExpectation { get set }
  /// What the parameters of the function are, where it is read for a call, and a variable whose value is followed.
  var arguments: [String: SourceValue] { get set }

  /// The value of an expression.
  func value(of range: Range<Int>, depth: Int) -> SourceValue

  /// The literal that an expression is, or nil where a part of it is not written out.
  func literal(_ range: Range<Int>, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral?

  /// What the constant comes to that a name means for certain; nil for anything else.
  func constantValue(_ range: Range<Int>, depth: Int) -> SourceValue?

  /// The question for the declaration behind a name, in any source; nil where the range is none.
  func query(_ range: Range<Int>, depth: Int) -> NameQuery?

  /// What a question about a controller comes to that is kept in a variable; nil where the range is none.
  func controllerQuestion(_ range: Range<Int>, depth: Int) -> SourceValue?

  /// What a variable of the function holds where its name stands; nil where that is not certain.
  func value(ofVariable name: String, at use: Int, in function: Range<Int>, depth: Int) -> SourceValue?

  /// Whether `a ? b : c` asks there.
  func isTernary(_ index: Int) -> Bool
}

extension ExpressionReader {
  /// `a ? b : c`.
  func ternary(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard let question = tokens.first(in: range, where: isTernary), !tokens.isSign(question + 1, ":") else {
      return nil
    }
    var open = 1
    let colon = tokens.first(in: (question + 1)..<range.upperBound) { index in
      if isTernary(index) { open += 1 }
      if tokens.isSign(index, ":") { open -= 1 }
      return open == 0
    }
    guard let colon else { return nil }
    let yes = value(of: (question + 1)..<colon, depth: depth + 1)
    let no = value(of: (colon + 1)..<range.upperBound, depth: depth + 1)
    let condition = condition(tokens.withoutParentheses(range.lowerBound..<question), depth: depth + 1)
    return Outcome.ways([(condition, .returned(yes)), (nil, .returned(no))], areExhaustive: true).value
  }

  /// `a | b`, `a & b` and `a << b`.
  func joined(_ range: Range<Int>, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    let unions = tokens.split(range, alone: "|")
    if unions.count > 1 { return combined(unions, expecting: expectation, depth: depth) { $0.union($1) } }
    let intersections = tokens.split(range, alone: "&")
    if intersections.count > 1 {
      return combined(intersections, expecting: expectation, depth: depth) { $0.intersection($1) }
    }
    guard let shift = tokens.find("<", "<", in: range), shift > range.lowerBound, shift + 2 < range.upperBound,
      let number = literal(range.lowerBound..<shift, expecting: expectation, depth: depth + 1),
      let places = literal((shift + 2)..<range.upperBound, expecting: .orientation, depth: depth + 1)
    else { return nil }
    return number.shifted(by: places)
  }

  /// What a variable of the function holds; nil where the range is none, or that is not certain.
  func variable(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard depth < Outcome.deepest, range.count == 1, let use = range.first, tokens.isName(use), let function,
      names.mayRead()
    else { return nil }
    let name = tokens.text(use)
    return arguments[name] ?? value(ofVariable: name, at: use, in: function, depth: depth)
  }

  /// `a | b` where a part has several cases.
  func union(_ range: Range<Int>, depth: Int) -> SourceValue? {
    let parts = tokens.split(range, alone: "|")
    guard parts.count > 1, expectation == .mask else { return nil }
    let values = parts.map { value(of: $0, depth: depth + 1) }
    return values.dropFirst().reduce(values.first) { $0?.combined(with: $1) { $0.union($1) } }
  }

  private func combined(
    _ parts: [Range<Int>], expecting expectation: ValueExpectation, depth: Int,
    by combine: (OrientationLiteral, OrientationLiteral) -> OrientationLiteral
  ) -> OrientationLiteral? {
    var result: OrientationLiteral?
    for part in parts {
      guard let next = literal(part, expecting: expectation, depth: depth + 1) else { return nil }
      result = result.map { combine($0, next) } ?? next
    }
    return result
  }
}

extension ExpressionReader {
  /// A condition of an `if` or the like.
  func condition(_ range: Range<Int>, depth: Int) -> Outcome.Condition {
    conditions(depth: depth).condition(range, orientations: orientations(for: range, depth: depth), depth: depth)
  }

  /// The condition under which a `switch` takes a case.
  func condition(ofCase patterns: [Range<Int>], written text: String, subject: Range<Int>) -> Outcome.Condition {
    var orientations: InterfaceOrientationMask?
    let written = tokens.quoted(subject)
    if case .verdict(let parameter) = expectation, written == parameter {
      let verdicts = verdicts(parameter)
      orientations = []
      for pattern in patterns {
        orientations = orientations.flatMap { known in verdicts.orientation(pattern).map { known.union($0) } }
      }
    }
    return Outcome.Condition(text: Quotation.shortened("switch \(written): case \(text)"), orientations: orientations)
  }

  /// The orientations for which an expression about the orientation in the parameter is true.
  func orientations(for range: Range<Int>, depth: Int) -> InterfaceOrientationMask? {
    guard case .verdict(let parameter) = expectation else { return nil }
    return verdicts(parameter).orientations(for: range, depth: depth)
  }

  /// Reads conditions about the orientation in the parameter with this name.
  private func verdicts(_ parameter: String) -> VerdictReader {
    VerdictReader(tokens: tokens, parameter: parameter) { literal($0, expecting: .orientation, depth: 1) }
  }

  /// Reads conditions in which helpers may stand.
  private func conditions(depth: Int) -> ConditionReader {
    var truths = self
    truths.expectation = .bool
    let helper: (Range<Int>) -> SourceValue? = { [truths] range in
      if let question = truths.controllerQuestion(range, depth: depth) { return question }
      if range.count == 1, let literal = truths.literal(range, expecting: .bool, depth: depth) {
        if case .bool(let truth) = literal { return .bool(truth) }
        return nil
      }
      if let value = truths.constantValue(range, depth: depth) { return value }
      guard let answer = truths.named(range, depth: depth + 1), !answer.isState else { return nil }
      return answer.value
    }
    return ConditionReader(tokens: tokens, helper: helper) { [truths] range in
      truths.named(range, depth: depth + 1)?.isState ?? false
    }
  }

  /// A truth that a helper, a variable or the kind of device decides; nil where it is something else.
  func truth(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard expectation == .bool else { return nil }
    if tokens.isSign(range.lowerBound, "!"), let answer = named(range.dropFirst(), depth: depth), answer.isState {
      return answer.value.negated
    }
    return conditions(depth: depth).value(of: range, depth: depth + 1)
  }

  /// The value of a helper or a variable of any source; nil where it is not certain.
  func named(_ range: Range<Int>, depth: Int) -> NameAnswer? {
    guard depth < Outcome.deepest, let query = query(range, depth: depth) else { return nil }
    if query.arguments == nil, case .own = query.owner, let value = arguments[query.name] {
      return NameAnswer(value: value)
    }
    if let function, case .own = query.owner, range.count == 1,
      !bindings.places(of: query.name, in: function).isEmpty
    {
      return nil
    }
    return names.answer(to: query)
  }
}

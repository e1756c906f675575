/// Reads the value of a case: numbers, names, brackets, casts, and what C combines integers with.
struct HeaderExpressionParser {
  private static let deepestNesting = 64
  /// More than any header writes; values are worked out step by step, and each takes its place on the stack.
  private static let longestValue = 256
  private static let types: Set<String> = [
    "NSInteger", "NSUInteger", "int", "long", "unsigned", "signed", "short", "char", "int32_t", "uint32_t", "int64_t",
    "uint64_t",
  ]

  private let line: Int
  private var remaining: ArraySlice<HeaderToken>
  private var depth = 0

  /// Reads an expression from the start of `tokens`, and gives what follows it.
  static func parse(
    _ tokens: ArraySlice<HeaderToken>, line: Int
  ) throws(HeaderFault) -> (expression: HeaderExpression, rest: ArraySlice<HeaderToken>) {
    guard tokens.count <= longestValue else { throw HeaderFault(line: line, reason: "has a value that is too long") }
    var parser = HeaderExpressionParser(line: line, remaining: tokens)
    let expression = try parser.expression(strength: 1)
    return (expression, parser.remaining)
  }
}

extension HeaderExpressionParser {
  private init(line: Int, remaining: ArraySlice<HeaderToken>) {
    self.line = line
    self.remaining = remaining
  }

  private func fault(_ reason: String) -> HeaderFault {
    HeaderFault(line: remaining.first?.line ?? line, reason: reason)
  }

  private mutating func expression(strength: Int) throws(HeaderFault) -> HeaderExpression {
    var left = try unary()
    while let token = remaining.first, token.kind == .punctuation,
      let operation = HeaderExpression.Operation(rawValue: token.text), operation.strength >= strength
    {
      remaining.removeFirst()
      left = .binary(operation, left, try expression(strength: operation.strength + 1))
    }
    return left
  }

  private mutating func unary() throws(HeaderFault) -> HeaderExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { throw fault("nests its value too deeply") }
    guard let token = remaining.popFirst() else { throw fault("has no value behind its `=` or an operator") }
    switch (token.kind, token.text) {
    case (.number, _): return .number(try number(token))
    case (.identifier, _): return .name(token.text)
    case (.punctuation, "-"): return .negative(try unary())
    case (.punctuation, "+"): return try unary()
    case (.punctuation, "~"): return .complement(try unary())
    case (.punctuation, "("):
      if skipCast() { return try unary() }
      let inner = try expression(strength: 1)
      guard remaining.popFirst()?.isMark(")") == true else {
        throw HeaderFault(line: token.line, reason: "has a `(` without its `)`")
      }
      return inner
    default: throw HeaderFault(line: token.line, reason: "has `\(token.text)` in its value, which is not understood")
    }
  }

  /// Passes over the rest of a cast such as `(unsigned long)`; false where the bracket opens an expression.
  private mutating func skipCast() -> Bool {
    let words = remaining.prefix { $0.kind == .identifier && Self.types.contains($0.text) }
    guard !words.isEmpty, remaining.dropFirst(words.count).first?.isMark(")") == true else { return false }
    remaining.removeFirst(words.count + 1)
    return true
  }

  private func number(_ token: HeaderToken) throws(HeaderFault) -> Int {
    var digits = token.text.lowercased()[...]
    while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
    let value =
      if digits.hasPrefix("0x") {
        UInt(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0") {
        UInt(digits, radix: 8)
      } else {
        UInt(digits)
      }
    guard let value else {
      throw HeaderFault(line: token.line, reason: "has `\(token.text)`, which is no whole number")
    }
    return Int(bitPattern: value)
  }
}

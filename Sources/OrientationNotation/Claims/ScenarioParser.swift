/// Reads a scenario's text: one fact a line, `key: value`, and what is claimed about it.
///
/// Every line is read, whatever is wrong with those before it, so that all faults are told at once. Facts about
/// controllers wait until all lines are read, since the controllers may be named later.
package struct ScenarioParser {
  private var facts: FactReader
  private var expectation: Expectation?
  private var expectationLine: Int?
  private var because: ParsedClaim.Because?
  private var becauseLine: Int?
  private var display: ParsedClaim.StatedDisplay?
  private var wanted: Expectation?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - requiresExpectation: whether a text without `=>` is at fault, as a claim is.
  ///   - app: the app that answers for what the text leaves out, in a book that documents one.
  package static func parse(
    _ text: String, requiresExpectation: Bool = false, app: (any AppDefaults)? = nil
  ) throws(ClaimFaults) -> ParsedClaim {
    try parse(lines: ClaimLine.lines(of: text), requiresExpectation: requiresExpectation, app: app)
  }

  /// Reads the lines of a text.
  ///
  /// - Parameter allowsDeclarations: whether facts may be about controllers that do not show.
  package static func parse(
    lines: [ClaimLine], requiresExpectation: Bool = false, app: (any AppDefaults)? = nil,
    allowsDeclarations: Bool = false
  ) throws(ClaimFaults) -> ParsedClaim {
    var parser = ScenarioParser(facts: FactReader(app: app, allowsDeclarations: allowsDeclarations))
    return try parser.run(lines, requiresExpectation: requiresExpectation)
  }
}

extension ScenarioParser {
  private mutating func run(_ lines: [ClaimLine], requiresExpectation: Bool) throws(ClaimFaults) -> ParsedClaim {
    facts.reserve(lines.count)
    for (index, line) in lines.enumerated() {
      read(line, index + 1)
      try facts.checkFaults()
    }
    if requiresExpectation, expectationLine == nil {
      facts.fault(1, ValueFault("the claim states no outcome", suggestion: "=> turned portrait"))
    }
    let scenario = try facts.finish()
    return ParsedClaim(
      scenario: scenario, expectation: expectation, expectationLine: expectationLine, because: because,
      display: display, wanted: wanted, facts: facts.stated, declared: facts.declared)
  }

  private mutating func read(_ line: ClaimLine, _ number: Int) {
    switch line {
    case .blank: return
    case .outcome(let text): expect(text, number)
    case .malformed(let text):
      facts.fault(number, ValueFault("`\(String(text).shortened)` is no fact: one is written `key: value`"))
    case .fact(let key, let value):
      switch key.folded {
      case "because": explain(value, number)
      case "display":
        guard display == nil else { return facts.fault(number, ValueFault("a second `display`")) }
        display = facts.attempt(number) { _ throws(ValueFault) in try ParsedClaim.StatedDisplay(value, number) }
      case "whynot": wanted = facts.wanted(value, number, besides: wanted)
      case "expected": expect(value, number)
      case let folded: facts.read(key, folded: folded, value, number)
      }
    }
  }

  private mutating func expect(_ text: Substring, _ line: Int) {
    guard expectationLine == nil else { return facts.fault(line, ValueFault("a second outcome")) }
    expectationLine = line
    expectation = facts.attempt(line) { _ throws(ValueFault) in try Expectation(reading: text) }
  }

  private mutating func explain(_ text: Substring, _ line: Int) {
    guard becauseLine == nil else { return facts.fault(line, ValueFault("a second `because`")) }
    becauseLine = line
    because = facts.attempt(line) { _ throws(ValueFault) in
      ParsedClaim.Because(rule: try ValueReader.rule(text), line: line)
    }
  }
}

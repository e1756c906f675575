import SourceSyntax

/// Reads what the statements of a body may return.
///
/// Statements that only do something are passed over: they cannot change which literal a `return` names. Where a loop or a
/// jump decides what is returned, nothing is said.
protocol StatementReader {
  associatedtype Expressions: ExpressionReader
  typealias Way = (condition: Outcome.Condition?, outcome: Outcome)

  var expressions: Expressions { get }

  /// The variable that the statements are read for: what it holds behind them then counts as what they return.
  var followed: FollowedVariable? { get set }

  /// Reads one statement and moves the index behind it; nil where it cannot be read.
  ///
  /// - Parameter isValue: whether an expression that is all there is counts as the value.
  func statement(_ index: inout Int, limit: Int, isValue: Bool, depth: Int) -> Outcome?
}

extension StatementReader {
  var tokens: TokenList { expressions.tokens }

  /// The outcome of the statements, or nil where it cannot be read. A lone expression is their value where the body or
  /// the branch has one.
  func outcome(of range: Range<Int>, isValue: Bool = false, depth: Int) -> Outcome? {
    guard depth < Outcome.deepest else { return nil }
    if followed != nil { return followedOutcome(of: range, depth: depth) }
    var result = Outcome.nothing
    var index = range.lowerBound
    while index < range.upperBound, result.fallsThrough {
      let isOnly = isValue && index == range.lowerBound
      guard let next = statement(&index, limit: range.upperBound, isValue: isOnly, depth: depth) else { return nil }
      result.append(next)
    }
    return result
  }

  /// `#if` in a body: which of its branches is compiled is a condition like any other.
  func conditional(_ index: inout Int, limit: Int, isValue: Bool, depth: Int) -> Outcome? {
    var ways: [Way] = []
    var isComplete = false
    while index < limit, !isDirective(index, "endif") {
      let isElse = isDirective(index, "else") && !isDirective(index, "elseif")
      let text = Quotation.oneLine(tokens.text(index).utf8)
      let end = branchEnd(from: index + 1, limit: limit)
      guard end < limit, let outcome = outcome(of: (index + 1)..<end, isValue: isValue, depth: depth + 1) else {
        return nil
      }
      ways.append((isElse ? nil : Outcome.Condition(text: text), outcome))
      isComplete = isComplete || isElse
      index = end
    }
    index += 1
    return .ways(ways, areExhaustive: isComplete)
  }

  /// Whether a line of the preprocessor, or one like it in Swift, begins with a word.
  func isDirective(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.kind(index) == .directive else { return false }
    let text = tokens.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    let name = text.drop { $0 == UInt8(ascii: "#") || $0 == 0x20 || $0 == 0x09 }
    return name.count >= word.utf8CodeUnitCount
      && name.prefix(word.utf8CodeUnitCount).enumerated().allSatisfy { word.utf8Start[$0] == $1 }
  }

  /// The next branch of the same block, or its end.
  private func branchEnd(from start: Int, limit: Int) -> Int {
    var nested = 0
    for index in start..<max(start, limit) where tokens[index].kind == .directive {
      if isDirective(index, "if") {
        nested += 1
      } else if isDirective(index, "endif") || isDirective(index, "el") {
        if nested == 0 { return index }
        if isDirective(index, "endif") { nested -= 1 }
      }
    }
    return limit
  }
}

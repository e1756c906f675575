import AppFacts
import Orientation
import SourceSyntax

/// Reads what the statements of an Objective-C body may return. A `@try` is passed over as a loop is.
struct ObjectiveCStatementReader: StatementReader {
  let expressions: ObjectiveCValueReader
  var followed: FollowedVariable?
}

extension ObjectiveCStatementReader {
  func statement(_ index: inout Int, limit: Int, isValue: Bool = false, depth: Int) -> Outcome? {
    let start = index
    guard depth < Outcome.deepest, start < limit else { return nil }
    if tokens[start].kind == .directive {
      if isDirective(start, "if") { return conditional(&index, limit: limit, isValue: false, depth: depth) }
      index = tokens.after(start)
      return isDirective(start, "el") || isDirective(start, "endif") ? nil : .nothing
    }
    if tokens.isSign(start, "{") {
      index = tokens.after(start)
      return outcome(of: tokens.inside(start), depth: depth + 1)
    }
    guard tokens[start].kind == .word else { return other(&index, limit: limit, depth: depth) }
    switch tokens.text(start) {
    case "return":
      let end = end(of: start, limit: limit)
      index = min(end + 1, limit)
      if followed != nil { return .left }
      return end == start + 1 ? nil : .returned(expressions.value(of: (start + 1)..<end, depth: depth + 1))
    case "if": return ifStatement(&index, limit: limit, depth: depth)
    case "switch": return switchStatement(&index, limit: limit, depth: depth)
    case "@synchronized", "@autoreleasepool":
      index = tokens.isSign(start + 1, "(") ? tokens.after(start + 1) : start + 1
      return statement(&index, limit: limit, depth: depth + 1)
    case "for", "while", "do", "@try": return loop(&index, limit: limit)
    case "break", "continue", "goto", "@throw", "case", "default", "else": return nil
    default: return other(&index, limit: limit, depth: depth)
    }
  }

  /// The index of the semicolon that ends a statement.
  private func end(of start: Int, limit: Int) -> Int {
    tokens.first(in: start..<limit) { tokens.isSign($0, ";") || tokens[$0].kind == .directive } ?? limit
  }

  private func other(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    let start = index
    let end = end(of: start, limit: limit)
    index = max(index + 1, tokens.isSign(end, ";") ? end + 1 : end)
    return change(by: start..<end, depth: depth)
  }

  /// A loop and the like: of no interest, unless it returns.
  private func loop(_ index: inout Int, limit: Int) -> Outcome? {
    let start = index
    var next = start + 1
    if tokens.isSign(next, "(") { next = tokens.after(next) }
    next = tokens.isSign(next, "{") ? tokens.after(next) : min(end(of: next, limit: limit) + 1, limit)
    while next < limit,
      tokens.isWord(next, "@catch") || tokens.isWord(next, "@finally")
        || tokens.isWord(start, "do") && tokens.isWord(next, "while")
    {
      next += 1
      if tokens.isSign(next, "(") { next = tokens.after(next) }
      if tokens.isSign(next, "{") || tokens.isSign(next, ";") { next = tokens.after(next) }
    }
    index = min(next, limit)
    if followed != nil { return changes(in: start..<index) ? nil : .nothing }
    return (start..<index).contains { tokens.isWord($0, "return") } ? nil : .nothing
  }

  private func ifStatement(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    var ways: [Way] = []
    while tokens.isWord(index, "if") {
      guard tokens.isSign(index + 1, "("), tokens.partner(index + 1) != nil else { return nil }
      let written = tokens.withoutParentheses(tokens.inside(index + 1))
      let condition = expressions.condition(written, depth: depth + 1)
      index = tokens.after(index + 1)
      guard let outcome = statement(&index, limit: limit, depth: depth + 1) else { return nil }
      ways.append((condition, outcome))
      guard index < limit, tokens.isWord(index, "else") else { return .ways(ways, areExhaustive: false) }
      index += 1
    }
    guard let outcome = statement(&index, limit: limit, depth: depth + 1) else { return nil }
    ways.append((nil, outcome))
    return .ways(ways, areExhaustive: true)
  }
}

extension ObjectiveCStatementReader {
  private func switchStatement(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    guard tokens.isSign(index + 1, "(") else { return nil }
    let subject = tokens.inside(index + 1)
    let brace = tokens.after(index + 1)
    guard tokens.isSign(brace, "{") else { return nil }
    let body = tokens.inside(brace)
    index = tokens.after(brace)
    var ways: [Way] = []
    var fallback: Way?
    var label = body.lowerBound
    while label < body.upperBound {
      guard let way = readCase(&label, of: subject, in: body, depth: depth) else { return nil }
      if way.condition == nil { fallback = way } else { ways.append(way) }
    }
    if let fallback { ways.append(fallback) }
    return .ways(ways, areExhaustive: fallback != nil)
  }

  /// Reads the labels that stand together, and the statements behind them.
  private func readCase(_ index: inout Int, of subject: Range<Int>, in body: Range<Int>, depth: Int) -> Way? {
    var patterns: [Range<Int>] = []
    var isDefault = false
    while isLabel(index), let colon = tokens.first(in: index..<body.upperBound, where: isSingleColon) {
      if tokens.isWord(index, "default") { isDefault = true } else { patterns.append((index + 1)..<colon) }
      index = colon + 1
    }
    guard isDefault || !patterns.isEmpty else { return nil }
    let start = index
    index = tokens.first(in: start..<body.upperBound, where: isLabel) ?? body.upperBound
    guard let outcome = caseOutcome(start..<index, isLast: index == body.upperBound, depth: depth) else { return nil }
    let text = patterns.prefix(16).map { tokens.quoted($0) }.joined(separator: ", ")
    return (isDefault ? nil : expressions.condition(ofCase: patterns, written: text, subject: subject), outcome)
  }

  /// The outcome of a case, whose `break` may stand in its braces. One that runs on into the next says nothing.
  private func caseOutcome(_ range: Range<Int>, isLast: Bool, depth: Int) -> Outcome? {
    var range = range
    if tokens.isSign(range.lowerBound, "{"), tokens.after(range.lowerBound) == range.upperBound {
      range = tokens.inside(range.lowerBound)
    }
    let breaks = range.count >= 2 && tokens.isWord(range.upperBound - 2, "break")
    if breaks { range = range.dropLast(2) }
    guard let outcome = outcome(of: range, depth: depth + 1) else { return nil }
    return outcome.fallsThrough && !breaks && !isLast ? nil : outcome
  }

  /// Whether a colon stands there that is no part of C++'s `::`.
  private func isSingleColon(_ index: Int) -> Bool {
    tokens.isSign(index, ":") && !tokens.areSigns(index, ":", ":") && !tokens.areSigns(index - 1, ":", ":")
  }

  private func isLabel(_ index: Int) -> Bool { tokens.isWord(index, "case") || tokens.isWord(index, "default") }
}

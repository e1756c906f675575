import AppFacts
import Orientation
import SourceSyntax

/// Reads what the statements of an Objective-C body may return.
///
/// Statements that only do something are passed over: they cannot change which constant a `return` names. Where a loop, a
/// `@try` or a jump decides what is returned, nothing is said.
struct ObjectiveCStatementReader {
  let expressions: ObjectiveCValueReader
  /// The variable that the statements are read for: what they assign to it then counts as what they return.
  let assigned: String?
  private var tokens: TokenList { expressions.tokens }

  init(expressions: ObjectiveCValueReader, assigned: String? = nil) {
    self.expressions = expressions
    self.assigned = assigned
  }

  /// The outcome of the statements, or nil where it cannot be read.
  func outcome(of range: Range<Int>, depth: Int) -> Outcome? {
    guard depth < Outcome.deepest else { return nil }
    var result = Outcome.nothing
    var index = range.lowerBound
    while index < range.upperBound, result.fallsThrough {
      guard let next = statement(&index, limit: range.upperBound, depth: depth) else { return nil }
      result.append(next)
    }
    return result
  }
}

extension ObjectiveCStatementReader {
  /// Reads one statement and moves the index behind it.
  private func statement(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    let start = index
    guard depth < Outcome.deepest, start < limit else { return nil }
    if tokens[start].kind == .directive { return conditional(&index, limit: limit, depth: depth) }
    if tokens.isSign(start, "{") {
      index = tokens.after(start)
      return outcome(of: tokens.inside(start), depth: depth + 1)
    }
    guard tokens[start].kind == .word else { return other(&index, limit: limit, depth: depth) }
    switch tokens.text(start) {
    case "return":
      let end = end(of: start, limit: limit)
      index = min(end + 1, limit)
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

  private func other(_ index: inout Int, limit: Int, depth: Int) -> Outcome {
    let start = index
    let end = end(of: start, limit: limit)
    index = max(index + 1, tokens.isSign(end, ";") ? end + 1 : end)
    if let assigned, let sign = (start..<end).first(where: tokens.isAssignment), tokens.isName(sign - 1),
      tokens.text(sign - 1) == assigned
    {
      return .returned(expressions.value(of: (sign + 1)..<end, depth: depth + 1))
    }
    return .nothing
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
    return (start..<index).contains { tokens.isWord($0, "return") } ? nil : .nothing
  }

  private func ifStatement(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    var ways: [(condition: Outcome.Condition?, outcome: Outcome)] = []
    while tokens.isWord(index, "if") {
      guard tokens.isSign(index + 1, "("), tokens.partner(index + 1) != nil else { return nil }
      let condition = expressions.condition(tokens.inside(index + 1), depth: depth + 1)
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
  /// `#if` in a body: which of its branches is compiled is a condition like any other. Other lines say nothing.
  private func conditional(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    guard isDirective(index, "if") else {
      let isBranch = isDirective(index, "el") || isDirective(index, "endif")
      index = tokens.after(index)
      return isBranch ? nil : .nothing
    }
    var ways: [(condition: Outcome.Condition?, outcome: Outcome)] = []
    var isComplete = false
    while index < limit, !isDirective(index, "endif") {
      let isElse = isDirective(index, "else")
      let text = Quotation.oneLine(tokens.text(index).utf8)
      let end = branchEnd(from: index + 1, limit: limit)
      guard end < limit, let outcome = outcome(of: (index + 1)..<end, depth: depth + 1) else { return nil }
      ways.append((isElse ? nil : Outcome.Condition(text: text), outcome))
      isComplete = isComplete || isElse
      index = end
    }
    index += 1
    return .ways(ways, areExhaustive: isComplete)
  }

  /// The next `#elif`, `#else` or `#endif` of the same block.
  private func branchEnd(from start: Int, limit: Int) -> Int {
    var nested = 0
    var index = start
    while index < limit {
      if tokens[index].kind == .directive {
        if isDirective(index, "if") {
          nested += 1
        } else if isDirective(index, "endif") || isDirective(index, "el") {
          if nested == 0 { return index }
          if isDirective(index, "endif") { nested -= 1 }
        }
      }
      index += 1
    }
    return limit
  }

  private func isDirective(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.kind(index) == .directive else { return false }
    let text = tokens.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    let name = text.drop { $0 == UInt8(ascii: "#") || $0 == 0x20 || $0 == 0x09 }
    return name.count >= word.utf8CodeUnitCount
      && name.prefix(word.utf8CodeUnitCount).enumerated().allSatisfy { word.utf8Start[$0] == $1 }
  }
}

extension ObjectiveCStatementReader {
  private typealias Way = (condition: Outcome.Condition?, outcome: Outcome)

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
    return (isDefault ? nil : condition(patterns, of: subject, depth: depth), outcome)
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

  private func condition(_ patterns: [Range<Int>], of subject: Range<Int>, depth: Int) -> Outcome.Condition {
    let list = patterns.prefix(16).map { tokens.quoted($0) }.joined(separator: ", ")
    let text = "switch \(tokens.quoted(subject)): case \(list)"
    var orientations: InterfaceOrientationMask?
    if case .verdict(let parameter) = expressions.expectation, tokens.quoted(subject) == parameter {
      orientations = []
      for pattern in patterns {
        let next = expressions.verdicts(parameter).orientation(pattern)
        orientations = orientations.flatMap { known in next.map { known.union($0) } }
      }
    }
    return Outcome.Condition(text: Quotation.shortened(text), orientations: orientations)
  }
}

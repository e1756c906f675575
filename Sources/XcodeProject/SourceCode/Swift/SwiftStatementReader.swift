import AppFacts
import Orientation
import SourceSyntax

/// Reads what the statements of a Swift body may return. A `do` is passed over as a loop is.
struct SwiftStatementReader: StatementReader {
  let expressions: SwiftValueReader
  var followed: FollowedVariable?
  private var ends: SwiftStatementEnds { SwiftStatementEnds(tokens: tokens) }
}

extension SwiftStatementReader {
  func statement(_ index: inout Int, limit: Int, isValue: Bool, depth: Int) -> Outcome? {
    let start = index
    if tokens.isSign(start, ";") || tokens[start].kind == .close {
      index += 1
      return .nothing
    }
    if tokens[start].kind == .directive {
      if isDirective(start, "if") { return conditional(&index, limit: limit, isValue: isValue, depth: depth) }
      index += 1
      return .nothing
    }
    guard tokens[start].kind == .word else { return expression(&index, limit: limit, isValue: isValue, depth: depth) }
    switch tokens.text(start) {
    case "return":
      index = ends.end(from: start + 1, limit: limit)
      if followed != nil { return .left }
      if index == start + 1 || startsStatement(start + 1) { return nil }
      return .returned(expressions.value(of: (start + 1)..<index, depth: depth + 1))
    case "if": return ifStatement(&index, limit: limit, isValue: isValue, depth: depth)
    case "guard": return guardStatement(&index, limit: limit, depth: depth)
    case "switch": return switchStatement(&index, limit: limit, isValue: isValue, depth: depth)
    case "for", "while", "repeat", "do", "defer": return block(&index, limit: limit)
    case "func", "class", "struct", "enum", "actor", "extension":
      index = (tokens.first(in: start..<limit) { tokens.isSign($0, "{") }).map { tokens.after($0) } ?? limit
      return changes(in: start..<index) ? nil : .nothing
    case "break", "continue", "fallthrough": return nil
    case "throw":
      index = ends.end(from: start, limit: limit)
      return followed == nil ? nil : .left
    case "fatalError", "preconditionFailure":
      index = ends.end(from: start, limit: limit)
      return followed != nil ? .left : .returned(.computed(tokens.quoted(start..<index)))
    default: return expression(&index, limit: limit, isValue: isValue, depth: depth)
    }
  }

  /// A statement that only does something, or the value of a body that is nothing but an expression.
  private func expression(_ index: inout Int, limit: Int, isValue: Bool, depth: Int) -> Outcome? {
    let start = index
    index = ends.end(from: start, limit: limit)
    if index == start { index += 1 }
    let isDeclaration = tokens.isWord(start, "let") || tokens.isWord(start, "var") || tokens.isSign(start, "@")
    if followed != nil { return change(by: start..<index, depth: depth) }
    guard isValue, !isDeclaration, isLast(index, limit: limit) else { return .nothing }
    return .returned(expressions.value(of: start..<index, depth: depth + 1))
  }

  private func isLast(_ index: Int, limit: Int) -> Bool {
    var index = index
    while index < limit, tokens.isSign(index, ";") { index += 1 }
    return index >= limit
  }

  /// Whether a word that cannot be an operand stands there, so that the `return` before it returns nothing.
  private func startsStatement(_ index: Int) -> Bool {
    tokens[index].gap == .newLine
      && (tokens.isWord(index, "let") || tokens.isWord(index, "var") || tokens.isWord(index, "return")
        || tokens.isWord(index, "guard"))
  }

  /// A loop and the like: of no interest, unless it returns.
  private func block(_ index: inout Int, limit: Int) -> Outcome? {
    let start = index
    index = ends.end(from: start, limit: limit)
    while index < limit, tokens.isWord(index, "catch") || tokens.isWord(index, "while") {
      index = ends.end(from: index + 1, limit: limit)
    }
    if let brace = tokens.first(in: start..<limit, where: { tokens.isSign($0, "{") }) {
      index = max(index, tokens.after(brace))
    }
    let block = start..<min(index, limit)
    if followed != nil { return changes(in: block) ? nil : .nothing }
    return block.contains { tokens.isWord($0, "return") } ? nil : .nothing
  }
}

extension SwiftStatementReader {
  private func ifStatement(_ index: inout Int, limit: Int, isValue: Bool, depth: Int) -> Outcome? {
    let start = index
    guard let (arms, hasElse) = arms(&index, limit: limit) else { return nil }
    let isWhole = isValue && hasElse && isLast(index, limit: limit)
    var ways: [Way] = []
    for (condition, brace) in arms {
      guard let outcome = outcome(of: tokens.inside(brace), isValue: isWhole, depth: depth + 1) else { return nil }
      ways.append((condition.map { expressions.condition($0, depth: depth + 1) }, outcome))
    }
    return start == index ? nil : .ways(ways, areExhaustive: hasElse)
  }

  /// The conditions and braces of an `if`, with all that follows by `else`.
  private func arms(
    _ index: inout Int, limit: Int
  ) -> (arms: [(condition: Range<Int>?, brace: Int)], hasElse: Bool)? {
    var arms: [(condition: Range<Int>?, brace: Int)] = []
    while tokens.isWord(index, "if") {
      guard let brace = tokens.first(in: (index + 1)..<limit, where: { tokens.isSign($0, "{") }) else { return nil }
      arms.append(((index + 1)..<brace, brace))
      index = tokens.after(brace)
      guard index < limit, tokens.isWord(index, "else") else { return (arms, false) }
      index += 1
      if tokens.isSign(index, "{") {
        arms.append((nil, index))
        index = tokens.after(index)
        return (arms, true)
      }
    }
    return nil
  }

  private func guardStatement(_ index: inout Int, limit: Int, depth: Int) -> Outcome? {
    let start = index
    guard let word = tokens.first(in: (start + 1)..<limit, where: { tokens.isWord($0, "else") }),
      tokens.isSign(word + 1, "{"), let outcome = outcome(of: tokens.inside(word + 1), isValue: false, depth: depth + 1)
    else { return nil }
    index = tokens.after(word + 1)
    return .ways([(expressions.condition((start + 1)..<word, depth: depth + 1).negated, outcome)], areExhaustive: false)
  }
}

extension SwiftStatementReader {
  private func switchStatement(_ index: inout Int, limit: Int, isValue: Bool, depth: Int) -> Outcome? {
    let start = index
    guard let brace = tokens.first(in: (start + 1)..<limit, where: { tokens.isSign($0, "{") }) else { return nil }
    let subject = (start + 1)..<brace
    let body = tokens.inside(brace)
    index = tokens.after(brace)
    let isWhole = isValue && isLast(index, limit: limit)
    var ways: [Way] = []
    var label = body.lowerBound
    while label < body.upperBound {
      guard let way = readCase(&label, of: subject, in: body, isValue: isWhole, depth: depth) else { return nil }
      ways.append(way)
    }
    return ways.isEmpty ? nil : .ways(ways, areExhaustive: true)
  }

  /// Reads one `case` or `default` with its statements.
  private func readCase(
    _ index: inout Int, of subject: Range<Int>, in body: Range<Int>, isValue: Bool, depth: Int
  ) -> Way? {
    var start = index
    if tokens.isSign(start, "@") { start += 2 }
    guard isLabel(start), let colon = tokens.first(in: start..<body.upperBound, where: { tokens.isSign($0, ":") })
    else {
      return nil
    }
    let next = tokens.first(in: (colon + 1)..<body.upperBound) { next in
      isLabel(next) && !isCondition(next) || tokens.isSign(next, "@") && isLabel(next + 2)
    }
    index = next ?? body.upperBound
    var last = index - 1
    while last > colon, tokens.isSign(last, ";") { last -= 1 }
    let end = tokens.isWord(last, "break") ? last : index
    guard !jumps((colon + 1)..<end),
      let outcome = outcome(of: (colon + 1)..<end, isValue: isValue && end == index, depth: depth + 1)
    else { return nil }
    return (condition(start, colon, subject), outcome)
  }

  /// Whether `case` belongs to an `if` or a loop.
  private func isCondition(_ index: Int) -> Bool {
    tokens.isSign(index - 1, ",") || tokens.isWord(index - 1, "if") || tokens.isWord(index - 1, "guard")
      || tokens.isWord(index - 1, "while") || tokens.isWord(index - 1, "for")
  }

  private func isLabel(_ index: Int) -> Bool {
    tokens.isWord(index, "default") && tokens.isSign(index + 1, ":") || tokens.isWord(index, "case")
  }

  private func jumps(_ range: Range<Int>) -> Bool {
    tokens.first(in: range) { tokens.isWord($0, "break") || tokens.isWord($0, "fallthrough") } != nil
  }

  private func condition(_ label: Int, _ colon: Int, _ subject: Range<Int>) -> Outcome.Condition? {
    guard tokens.isWord(label, "case") else { return nil }
    let patterns = (label + 1)..<colon
    return expressions.condition(ofCase: tokens.split(patterns), written: tokens.quoted(patterns), subject: subject)
  }
}

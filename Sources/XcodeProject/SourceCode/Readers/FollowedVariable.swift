import AppFacts
import Orientation
import SourceSyntax

/// A variable and what it holds in front of a statement.
struct FollowedVariable {
  let name: String
  /// Whether it is a member of an object, `self.lock`, and no variable of the function.
  var isMember = false
  /// nil where it has no value yet.
  var value: SourceValue?
}

extension StatementReader {
  /// What the followed variable holds at a token, where its declaration ends at the start; nil where that is not certain.
  func value(at use: Int, from start: Int, limit: Int, depth: Int) -> SourceValue? {
    let value = held(at: use, from: start, limit: limit, depth: depth)
    if case .computed? = value { return nil }
    return value
  }

  /// What the followed variable holds behind the statements, as what they return.
  func followedOutcome(of range: Range<Int>, depth: Int) -> Outcome? {
    var reader = self
    var isChanged = false
    var index = range.lowerBound
    while index < range.upperBound {
      guard let next = reader.statement(&index, limit: range.upperBound, isValue: false, depth: depth) else {
        return nil
      }
      if next.leaves { return next }
      if next.branches.isEmpty { continue }
      guard reader.follow(next) else { return nil }
      isChanged = true
    }
    return isChanged ? reader.followed?.value.map { .returned($0) } : .nothing
  }

  /// What the followed variable holds behind a statement that is nothing but an expression; nil where that is not certain.
  func change(by statement: Range<Int>, depth: Int) -> Outcome? {
    guard let followed, let name = statement.first(where: isChanged) else { return .nothing }
    var place = name + 1
    var operation = "="
    if tokens.isSign(place, "."), tokens.isName(place + 1), tokens.isSign(place + 2, "(") {
      operation = tokens.text(place + 1)
      place += 2
    } else if !tokens.isAssignment(place) {
      operation = tokens.text(place)
      place += 1
    }
    guard place < statement.upperBound, followed.isMember || name == statement.lowerBound,
      !(name + 1..<statement.upperBound).contains(where: isChanged)
    else { return nil }
    var reader = expressions
    reader.arguments[followed.name] = followed.value
    let operand =
      operation == "=" || tokens.isAssignmentEnd(place) ? (place + 1)..<statement.upperBound : tokens.inside(place)
    let value = reader.value(of: operand, depth: depth + 1)
    if operation == "=" { return .returned(value) }
    let combine: ((InterfaceOrientationMask, InterfaceOrientationMask) -> InterfaceOrientationMask)? =
      switch operation {
      case "|", "insert", "formUnion": { $0.union($1) }
      case "&", "formIntersection": { $0.intersection($1) }
      case "remove", "subtract": { $0.subtracting($1) }
      default: nil
      }
    return combine.flatMap { followed.value?.combined(with: value, by: $0) }.map { .returned($0) }
  }

  /// Whether the followed variable gets another value anywhere in a loop or a closure, which may run any number of times.
  func changes(in range: Range<Int>) -> Bool { followed != nil && range.contains(where: isChanged) }
}

extension StatementReader {
  private func held(at use: Int, from start: Int, limit: Int, depth: Int) -> SourceValue? {
    // The name may stand in the first value itself.
    guard start <= use else { return nil }
    var reader = self
    var limit = limit
    var index = start
    while index < limit {
      let first = index
      guard let outcome = reader.statement(&index, limit: limit, isValue: false, depth: depth), index > first else {
        return nil
      }
      guard use < index else {
        guard reader.follow(outcome) else { return nil }
        continue
      }
      guard let brace = tokens.first(in: first..<use, where: { tokens.isSign($0, "{") && tokens.after($0) > use })
      else {
        return reader.followed?.value
      }
      guard isTakenOnce(first) else { return nil }
      limit = tokens.inside(brace).upperBound
      index = firstStatement(before: use, in: tokens.inside(brace))
    }
    return nil
  }

  /// Goes on with what the variable holds behind a statement.
  private mutating func follow(_ outcome: Outcome) -> Bool {
    var outcome = outcome
    if outcome.branches.isEmpty { return outcome.fallsThrough }
    if outcome.fallsThrough, let value = followed?.value { outcome.append(.returned(value)) }
    followed?.value = outcome.value
    return followed?.value != nil
  }

  /// Whether the name of the followed variable stands there and it is assigned, or handed on to be changed.
  private func isChanged(_ index: Int) -> Bool {
    guard let followed, tokens.isName(index), tokens.text(index) == followed.name,
      tokens.isSign(index - 1, ".") == followed.isMember
    else { return false }
    if tokens.isSign(index - 1, "&"), !tokens.areSigns(index - 2, "&", "&"), tokens[index].gap == .none { return true }
    if tokens.isAssignment(index + 1) { return true }
    if tokens.isSign(index + 1, ".") {
      return tokens.isName(index + 2) && tokens.isSign(index + 3, "(") && Self.changing.contains(tokens.text(index + 2))
    }
    return tokens.kind(index + 1) == .sign && tokens.isAssignmentEnd(index + 2)
  }

  /// Whether what stands in the braces of a statement runs once where it runs: not in a loop or a closure.
  private func isTakenOnce(_ first: Int) -> Bool {
    tokens.isSign(first, "{")
      || ["if", "guard", "switch", "@synchronized", "@autoreleasepool"].contains { tokens.isWord(first, $0) }
  }

  /// The first statement of a block, or of the case of a `switch` in which a token stands.
  private func firstStatement(before use: Int, in block: Range<Int>) -> Int {
    var start = block.lowerBound
    var index = start
    while let label = tokens.first(in: index..<use, where: { isLabel($0, in: block) }) {
      index = tokens.first(in: label..<use) { tokens.isSign($0, ":") }.map { $0 + 1 } ?? use
      start = index
    }
    return start
  }

  private func isLabel(_ index: Int, in block: Range<Int>) -> Bool {
    guard tokens.isWord(index, "case") || tokens.isWord(index, "default") && tokens.isSign(index + 1, ":") else {
      return false
    }
    let isPattern = ["if", "guard", "while", "for"].contains { tokens.isWord(index - 1, $0) }
    return index == block.lowerBound || !isPattern && !tokens.isSign(index - 1, ",")
  }

  private static var changing: [String] {
    [
      "insert", "formUnion", "formIntersection", "remove", "subtract", "formSymmetricDifference", "update", "toggle",
      "removeAll", "unionInPlace", "intersectInPlace", "subtractInPlace", "exclusiveOrInPlace",
    ]
  }
}

extension TokenList {
  /// Whether an `=` stands there that belongs to the sign before it, as in `|=`.
  fileprivate func isAssignmentEnd(_ index: Int) -> Bool {
    isSign(index, "=") && !isSign(index + 1, "=") && self[index].gap == .none
      && ["|", "&", "^", "+", "-", "*"].contains { isSign(index - 1, $0) }
  }
}

extension SourceValue {
  /// As many cases as a mask is put together from.
  private static let mostCases = 32

  /// Both masks as one, in each of their cases; nil where one of them is not written out.
  func combined(
    with other: SourceValue,
    by combine: (InterfaceOrientationMask, InterfaceOrientationMask) -> InterfaceOrientationMask
  ) -> SourceValue? {
    guard cases * other.cases <= Self.mostCases else { return nil }
    switch (self, other) {
    case (.mask(let mask), .mask(let other)): return .mask(combine(mask, other))
    case (.choice(let branches), _): return Self.choice(of: branches) { $0.combined(with: other, by: combine) }
    case (.mask, .choice(let branches)): return Self.choice(of: branches) { combined(with: $0, by: combine) }
    default: return nil
    }
  }

  private static func choice(of branches: [Branch], _ value: (SourceValue) -> SourceValue?) -> SourceValue? {
    var made = branches
    for index in branches.indices {
      guard let value = value(branches[index].value) else { return nil }
      made[index].value = value
    }
    return .choice(made)
  }

  private var cases: Int {
    guard case .choice(let branches) = self else { return 1 }
    return branches.reduce(0) { $0 + $1.value.cases }
  }
}

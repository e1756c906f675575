import Orientation
import SourceSyntax

/// Reads expressions of Swift that are written out in full: members of UIKit's types, sets, numbers, and what joins them.
struct SwiftLiteralReader {
  let values: SwiftValueReader
  private var tokens: TokenList { values.tokens }

  /// The literal that the expression is, or nil where a part of it is not written out.
  func literal(_ range: Range<Int>, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    guard depth < Outcome.deepest, !range.isEmpty else { return nil }
    let range = withoutCast(tokens.withoutParentheses(range))
    if let literal = values.joined(range, expecting: expectation, depth: depth) { return literal }
    if tokens.isSign(range.lowerBound, "!"), range.count > 1 {
      guard case .bool(let truth)? = literal(range.dropFirst(), expecting: .bool, depth: depth + 1) else { return nil }
      return .bool(!truth)
    }
    return chain(range, expecting: expectation, depth: depth)
  }
}

extension SwiftLiteralReader {
  /// The expression without `as Type` at its end.
  private func withoutCast(_ range: Range<Int>) -> Range<Int> {
    guard let cast = tokens.first(in: range, where: { tokens.isWord($0, "as") }), cast > range.lowerBound else {
      return range
    }
    return tokens.withoutParentheses(range.lowerBound..<cast)
  }

  /// A first part and the members that are asked of it: `.portrait.union(.landscape).rawValue`.
  private func chain(_ range: Range<Int>, expecting expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    var index = range.lowerBound
    guard var result = first(&index, in: range, expecting: expectation, depth: depth) else { return nil }
    while index < range.upperBound {
      if tokens.isSign(index, "!") || tokens.isSign(index, "?") {
        index += 1
        continue
      }
      guard tokens.isSign(index, "."), tokens.isName(index + 1) else { return nil }
      let name = tokens.text(index + 1)
      index += 2
      var argument: Range<Int>?
      if index < range.upperBound, tokens.isSign(index, "(") {
        argument = tokens.inside(index)
        index = tokens.after(index)
      }
      guard let next = member(name, of: result, argument: argument, depth: depth) else { return nil }
      result = next
    }
    return result
  }

  private func member(
    _ name: String, of literal: OrientationLiteral, argument: Range<Int>?, depth: Int
  ) -> OrientationLiteral? {
    guard let argument, !argument.isEmpty else { return name == "rawValue" || name == "toRaw" ? literal : nil }
    guard case .mask(let mask) = literal,
      case .mask(let other)? = self.literal(argument, expecting: .mask, depth: depth + 1)
    else { return nil }
    switch name {
    case "union": return .mask(mask.union(other))
    case "intersection", "intersect": return .mask(mask.intersection(other))
    case "subtracting", "subtract": return .mask(mask.subtracting(other))
    case "symmetricDifference", "exclusiveOr": return .mask(mask.symmetricDifference(other))
    default: return nil
    }
  }
}

extension SwiftLiteralReader {
  /// The first part of a chain; the index is moved behind it.
  private func first(
    _ index: inout Int, in range: Range<Int>, expecting expectation: ValueExpectation, depth: Int
  ) -> OrientationLiteral? {
    let start = index
    switch tokens[start].kind {
    case .number:
      index += 1
      return OrientationLiteral.number(tokens.text(start)).map { .integer($0) }
    case .open:
      index = tokens.after(start)
      if tokens.isSign(start, "(") { return literal(tokens.inside(start), expecting: expectation, depth: depth + 1) }
      return tokens.isSign(start, "[") ? set(tokens.inside(start), depth: depth) : nil
    case .sign where tokens.isSign(start, "."):
      index += 1
      return named(&index, of: expectation, depth: depth)
    case .word, .quotedWord: return word(&index, in: range, expecting: expectation, depth: depth)
    case .sign, .string, .stringPart, .regularExpression, .close, .directive: return nil
    }
  }

  /// `[.portrait, .landscapeLeft]`.
  private func set(_ range: Range<Int>, depth: Int) -> OrientationLiteral? {
    var mask: InterfaceOrientationMask = []
    for part in tokens.split(range) where !part.isEmpty {
      guard case .mask(let other)? = literalOrConstant(part, depth: depth + 1) else { return nil }
      mask.formUnion(other)
    }
    return .mask(mask)
  }

  private func literalOrConstant(_ range: Range<Int>, depth: Int) -> OrientationLiteral? {
    if let literal = literal(range, expecting: .mask, depth: depth) { return literal }
    if let found = values.constant(namedBy: range, depth: depth) {
      guard case .mask(let mask)? = found.reader.value(of: found.content, depth: depth + 1) else { return nil }
      return .mask(mask)
    }
    guard case .mask(let mask)? = values.named(range, depth: depth + 1)?.value else { return nil }
    return .mask(mask)
  }

  /// `portrait`, `init(rawValue: 2)` or a set in parentheses, behind a type or its dot.
  private func named(_ index: inout Int, of expectation: ValueExpectation, depth: Int) -> OrientationLiteral? {
    guard tokens.isName(index) else { return nil }
    let name = tokens.text(index)
    index += 1
    guard name == "init", tokens.isSign(index, "(") else { return OrientationLiteral.member(name, of: expectation) }
    let arguments = tokens.inside(index)
    index = tokens.after(index)
    return made(expectation, from: arguments, depth: depth)
  }

  /// What an initialiser of a type of UIKit makes of its arguments.
  private func made(_ expectation: ValueExpectation, from arguments: Range<Int>, depth: Int) -> OrientationLiteral? {
    if arguments.isEmpty { return expectation == .mask ? .mask([]) : nil }
    let isRaw = tokens.isName(arguments.lowerBound, "rawValue") && tokens.isSign(arguments.lowerBound + 1, ":")
    let argument = isRaw ? arguments.dropFirst(2) : arguments
    guard let literal = literal(argument, expecting: expectation, depth: depth + 1) else { return nil }
    switch expectation {
    case .mask: return .mask(InterfaceOrientationMask(rawValue: literal.rawValue))
    case .orientation, .verdict:
      return InterfaceOrientation(rawValue: Int(clamping: literal.rawValue)).map { .orientation($0) }
    case .deviceOrientation: return DeviceOrientation(rawValue: Int(clamping: literal.rawValue)).map { .device($0) }
    case .bool, .controller: return nil
    }
  }

  /// A type of UIKit with what follows on it, a number's type around a literal, `true` and `false`.
  private func word(
    _ index: inout Int, in range: Range<Int>, expecting expectation: ValueExpectation, depth: Int
  ) -> OrientationLiteral? {
    if tokens.isWord(index, "UIKit"), tokens.isSign(index + 1, ".") { index += 2 }
    guard range.contains(index) else { return nil }
    let name = tokens.text(index)
    index += 1
    if name == "true" || name == "false" { return .bool(name == "true") }
    if name == "Bool", tokens.isSign(index, "("), tokens.inside(index).isEmpty {
      index = tokens.after(index)
      return .bool(false)
    }
    if let expectation = OrientationLiteral.expectation(forType: name) {
      if tokens.isSign(index, ".") {
        index += 1
        return named(&index, of: expectation, depth: depth)
      }
      guard tokens.isSign(index, "("), range.contains(index) else { return nil }
      let arguments = tokens.inside(index)
      index = tokens.after(index)
      return made(expectation, from: arguments, depth: depth)
    }
    guard isNumber(name), tokens.isSign(index, "("), range.contains(index) else { return nil }
    var arguments = tokens.inside(index)
    index = tokens.after(index)
    if arguments.count > 2, tokens.isSign(arguments.lowerBound + 1, ":") { arguments = arguments.dropFirst(2) }
    return literal(arguments, expecting: expectation, depth: depth + 1)
  }

  private func isNumber(_ type: String) -> Bool {
    switch type {
    case "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "NSNumber", "NSInteger", "NSUInteger", "Bool": true
    default: false
    }
  }
}

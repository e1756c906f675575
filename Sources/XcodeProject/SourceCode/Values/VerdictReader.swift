import Orientation
import SourceSyntax

/// Reads for which orientations a condition about one parameter is true: `to == .portrait || to.isLandscape`.
///
/// The two languages write such conditions alike, but for the names of the constants.
struct VerdictReader {
  let tokens: TokenList
  let parameter: String
  /// Reads a literal of the language.
  let literal: (Range<Int>) -> OrientationLiteral?

  /// The orientations for which the expression holds, or nil where it asks for anything else.
  func orientations(for range: Range<Int>, depth: Int) -> InterfaceOrientationMask? {
    let range = tokens.withoutParentheses(range)
    guard depth < Outcome.deepest, let first = range.first else { return nil }
    let either = tokens.split(range, twice: "|")
    if either.count > 1 { return joined(either, from: [], depth: depth) { $0.union($1) } }
    let both = tokens.split(range, twice: "&")
    if both.count > 1 { return joined(both, from: .all, depth: depth) { $0.intersection($1) } }
    if let equal = tokens.find("=", "=", in: range) { return equality(range, at: equal) }
    if let unequal = tokens.find("!", "=", in: range) {
      return equality(range, at: unequal).map { InterfaceOrientationMask.all.subtracting($0) }
    }
    if tokens.isSign(first, "!") {
      return orientations(for: range.dropFirst(), depth: depth + 1).map { InterfaceOrientationMask.all.subtracting($0) }
    }
    if case .bool(let truth)? = literal(range) { return truth ? .all : [] }
    return question(range)
  }
}

extension VerdictReader {
  private func joined(
    _ parts: [Range<Int>], from start: InterfaceOrientationMask, depth: Int,
    by join: (InterfaceOrientationMask, InterfaceOrientationMask) -> InterfaceOrientationMask
  ) -> InterfaceOrientationMask? {
    var result = start
    for part in parts {
      guard let next = orientations(for: part, depth: depth + 1) else { return nil }
      result = join(result, next)
    }
    return result
  }

  private func isParameter(_ range: Range<Int>) -> Bool {
    let range = tokens.withoutParentheses(range)
    return range.count == 1 && tokens.isName(range.lowerBound) && tokens.text(range.lowerBound) == parameter
  }

  private func equality(_ range: Range<Int>, at sign: Int) -> InterfaceOrientationMask? {
    let left = range.lowerBound..<sign
    let right = min(sign + 2, range.upperBound)..<range.upperBound
    guard isParameter(left) || isParameter(right) else { return nil }
    return orientation(isParameter(left) ? right : left)
  }

  /// The set with the one orientation that an expression or a pattern names.
  func orientation(_ range: Range<Int>) -> InterfaceOrientationMask? {
    guard let literal = literal(range) else { return nil }
    return InterfaceOrientation(rawValue: Int(clamping: literal.rawValue))?.mask
  }

  /// `to.isLandscape` and `UIInterfaceOrientationIsLandscape(to)`.
  private func question(_ range: Range<Int>) -> InterfaceOrientationMask? {
    let first = range.lowerBound
    if range.count == 3, isParameter(first..<(first + 1)), tokens.isSign(first + 1, ".") {
      if tokens.isName(first + 2, "isLandscape") { return .landscape }
      return tokens.isName(first + 2, "isPortrait") ? [.portrait, .portraitUpsideDown] : nil
    }
    guard tokens.isSign(first + 1, "("), tokens.after(first + 1) == range.upperBound,
      isParameter(tokens.inside(first + 1))
    else { return nil }
    switch tokens.text(first) {
    case "UIInterfaceOrientationIsLandscape", "UIDeviceOrientationIsLandscape": return .landscape
    case "UIInterfaceOrientationIsPortrait", "UIDeviceOrientationIsPortrait": return [.portrait, .portraitUpsideDown]
    default: return nil
    }
  }
}

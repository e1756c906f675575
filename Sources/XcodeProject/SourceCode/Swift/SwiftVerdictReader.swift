import Orientation

/// Reads for which orientations a Swift condition about one parameter is true: `to == .portrait || to.isLandscape`.
struct SwiftVerdictReader {
  let values: SwiftValueReader
  let parameter: String
  private var tokens: TokenList { values.tokens }

  init(values: SwiftValueReader, parameter: String) {
    self.values = values
    self.parameter = parameter
  }

  /// The orientations for which the expression holds, or nil where it asks for anything else.
  func orientations(for range: Range<Int>, depth: Int) -> InterfaceOrientationMask? {
    let range = tokens.withoutParentheses(range)
    guard depth < SwiftValueReader.deepest, let first = range.first else { return nil }
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
    return question(range)
  }
}

extension SwiftVerdictReader {
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
    let literal = SwiftLiteralReader(values: values).literal(range, expecting: .orientation, depth: 1)
    guard case .orientation(let orientation)? = literal else { return nil }
    return orientation.mask
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
    if tokens.isName(first, "UIInterfaceOrientationIsLandscape") { return .landscape }
    return tokens.isName(first, "UIInterfaceOrientationIsPortrait") ? [.portrait, .portraitUpsideDown] : nil
  }
}

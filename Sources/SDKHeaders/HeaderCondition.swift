/// Works out whether a condition of the preprocessor holds on iOS.
///
/// Constants and platforms are known. Everything else asks for a version, a language or another header, and whoever
/// compares a header with the catalog wants what it declares either way; so that counts as unknown.
struct HeaderCondition {
  private static let deepestNesting = 64
  private static let platforms: [String: Bool] = [
    "TARGET_OS_IOS": true, "TARGET_OS_IPHONE": true, "TARGET_OS_MAC": true, "TARGET_OS_EMBEDDED": true,
    "TARGET_OS_TV": false, "TARGET_OS_WATCH": false, "TARGET_OS_VISION": false, "TARGET_OS_OSX": false,
    "TARGET_OS_WIN32": false, "TARGET_OS_WINDOWS": false, "TARGET_OS_LINUX": false, "TARGET_OS_UNIX": false,
  ]

  private var remaining: ArraySlice<HeaderToken>
  private var depth = 0

  /// Whether the condition in these tokens holds; nil where that is unknown.
  static func holds(_ tokens: [HeaderToken]) -> Bool? {
    var condition = HeaderCondition(remaining: tokens[...])
    let holds = condition.alternatives()
    return condition.remaining.isEmpty ? holds : nil
  }
}

extension HeaderCondition {
  private init(remaining: ArraySlice<HeaderToken>) { self.remaining = remaining }

  private mutating func take(_ mark: String) -> Bool {
    guard remaining.first?.isMark(mark) == true else { return false }
    remaining.removeFirst()
    return true
  }

  private mutating func alternatives() -> Bool? {
    var holds = conjunction()
    while take("||") {
      let other = conjunction()
      holds = holds == true || other == true ? true : holds == false ? other : nil
    }
    return holds
  }

  private mutating func conjunction() -> Bool? {
    var holds = operand()
    while take("&&") {
      let other = operand()
      holds = holds == false || other == false ? false : holds == true ? other : nil
    }
    return holds
  }

  private mutating func operand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting, let token = remaining.popFirst() else { return nil }
    if token.isMark("!") { return operand().map { !$0 } }
    if token.isMark("(") {
      let holds = alternatives()
      return take(")") ? holds : nil
    }
    guard isAtEndOfOperand else {
      skipToEndOfOperand()
      return nil
    }
    return token.kind == .number ? token.text != "0" : Self.platforms[token.text]
  }

  private var isAtEndOfOperand: Bool {
    guard let token = remaining.first else { return true }
    return token.isMark("&&") || token.isMark("||") || token.isMark(")")
  }

  /// Passes over the rest of a comparison or of a call such as `defined(NAME)`.
  private mutating func skipToEndOfOperand() {
    var open = 0
    while let token = remaining.first, open > 0 || !isAtEndOfOperand {
      if token.isMark("(") { open += 1 }
      if token.isMark(")") { open -= 1 }
      remaining.removeFirst()
    }
  }
}

/// Collects the tokens of a file, pairs its brackets and follows its `#if` blocks.
///
/// Open brackets form a linked list, not an array, so that the branches of an `#if` can each begin with the brackets that
/// were open before it, at no cost: `#if A` `if (a) {` `#else` `if (b) {` `#endif` `}` is one block, not two.
struct TokenBuilder {
  /// As many tokens as a file may have: a source of 20 MB has fewer.
  static let limit = 4_000_000

  private struct Open {
    var token: Int
    var parent: Int
    /// The nearest open brace: this bracket itself or one around it.
    var brace: Int
  }

  private var tokens: [Token] = []
  private var opens: [Open] = []
  private var innermost = -1
  private var outside: [Int] = []
  private(set) var conditions = ConditionList()
  private(set) var cutLine: Int?
  /// What stands between the last token and the next.
  var gap = Token.Gap.newLine
  /// Whether only the heads of types are kept, and the lines of the preprocessor.
  let forTypesOnly: Bool
  /// How many tokens the head of a type may still have that is being read.
  var head = 0

  init(byteCount: Int, forTypesOnly: Bool) {
    self.forTypesOnly = forTypesOnly
    tokens.reserveCapacity(forTypesOnly ? 256 : min(byteCount / 5, TokenBuilder.limit))
  }

  var isFull: Bool { cutLine != nil }

  @inline(__always)
  var keepsAll: Bool { !forTypesOnly || head > 0 }
}

extension TokenBuilder {
  @inline(__always)
  mutating func add(_ kind: Token.Kind, _ start: Int, _ end: Int, line: Int) {
    if forTypesOnly {
      guard head > 0 || kind == .directive else {
        gap = .none
        return
      }
      head -= 1
    }
    append(kind, start, end, line: line)
  }

  @inline(__always)
  private mutating func append(_ kind: Token.Kind, _ start: Int, _ end: Int, line: Int) {
    if tokens.count >= TokenBuilder.limit {
      if cutLine == nil { cutLine = line }
      return
    }
    tokens.append(
      Token(
        kind: kind, gap: gap, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        line: UInt32(truncatingIfNeeded: line), partner: -1))
    gap = .none
  }

  mutating func open(_ byte: UInt8, at start: Int, line: Int) {
    append(.open, start, start + 1, line: line)
    guard !isFull else { return }
    let brace = byte == UInt8(ascii: "{") ? opens.count : innermost < 0 ? -1 : opens[innermost].brace
    opens.append(Open(token: tokens.count - 1, parent: innermost, brace: brace))
    innermost = opens.count - 1
  }

  mutating func close(_ byte: UInt8, at start: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    append(.close, start, start + 1, line: line)
    guard !isFull, innermost >= 0 else { return }
    guard let open = partner(of: byte, in: bytes) else { return }
    let closed = tokens.count - 1
    tokens[opens[open].token].partner = Int32(closed)
    tokens[closed].partner = Int32(opens[open].token)
    innermost = opens[open].parent
  }

  mutating func beginCondition(_ condition: String?) {
    outside.append(innermost)
    conditions.begin(condition, at: tokens.count)
  }

  mutating func nextCondition(_ condition: String?) {
    if let open = outside.last { innermost = open }
    conditions.next(condition, at: tokens.count)
  }

  mutating func endCondition() {
    _ = outside.popLast()
    conditions.end(at: tokens.count)
  }

  /// Begins a macro, whose brackets are none of the code's; the result goes to `endMacro`.
  mutating func beginMacro() -> (directive: Int, innermost: Int) {
    let before = innermost
    innermost = -1
    return (tokens.count - 1, before)
  }

  mutating func endMacro(_ macro: (directive: Int, innermost: Int)) {
    innermost = macro.innermost
    if macro.directive >= 0 && !isFull { tokens[macro.directive].partner = Int32(tokens.count) }
  }

  func finish(_ bytes: [UInt8]) -> TokenList {
    let brace = innermost < 0 ? -1 : opens[innermost].brace
    return TokenList(
      bytes: bytes, tokens: tokens, conditions: conditions, cutLine: cutLine,
      unclosedLine: brace < 0 ? nil : Int(tokens[opens[brace].token].line))
  }
}

extension TokenBuilder {
  /// The open bracket that a closing one ends. A brace ends whatever is still open in it; another closing bracket without
  /// a partner is passed over.
  fileprivate func partner(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if byte == UInt8(ascii: "}") {
      let brace = opens[innermost].brace
      return brace < 0 ? nil : brace
    }
    let wanted = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
    if bytes[Int(tokens[opens[innermost].token].start)] == wanted { return innermost }
    let parent = opens[innermost].parent
    let isBrace = opens[innermost].brace == innermost
    guard !isBrace, parent >= 0, bytes[Int(tokens[opens[parent].token].start)] == wanted else { return nil }
    return parent
  }
}

/// The tokens of one source file, with the brackets paired and the conditions of `#if` known.
///
/// What is asked at every token is public and inlinable, and tokens are public too: the compiler inlines nothing from
/// another target that is only `package`, and a scan would take up to a tenth longer.
public struct TokenList {
  @usableFromInline package let bytes: [UInt8]
  @usableFromInline let tokens: [Token]
  package let conditions: ConditionList
  /// The line from which on there were too many tokens to keep, or nil.
  package let cutLine: Int?
  /// The line of the innermost brace that is never closed, or nil.
  package let unclosedLine: Int?

  @inlinable
  public var count: Int { tokens.count }

  @inlinable
  public subscript(index: Int) -> Token { tokens[index] }
}

extension TokenList {
  /// The bytes of the token, as text.
  package func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  package func line(_ index: Int) -> Int { Int(tokens[index].line) }

  /// Whether the token is this keyword or name; a name in backticks is not.
  @inlinable
  public func isWord(_ index: Int, _ word: StaticString) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .word && hasBytes(index, word)
  }

  /// Whether the token is a name, in backticks or not.
  @inlinable
  public func isName(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && (tokens[index].kind == .word || tokens[index].kind == .quotedWord)
  }

  /// Whether the token is this name, in backticks or not.
  @inlinable
  public func isName(_ index: Int, _ name: StaticString) -> Bool { isName(index) && hasBytes(index, name) }

  /// Whether the token is this sign or bracket.
  @inlinable
  public func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard index >= 0 && index < tokens.count else { return false }
    let token = tokens[index]
    switch token.kind {
    case .sign, .open, .close: return bytes[Int(token.start)] == UInt8(truncatingIfNeeded: sign.value)
    case .word, .quotedWord, .number, .string, .stringPart, .regularExpression, .directive: return false
    }
  }

  /// Whether two signs stand at the place without a gap, such as `->`.
  @inlinable
  public func areSigns(_ index: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    isSign(index, first) && isSign(index + 1, second) && tokens[index + 1].gap == .none
  }

  /// Whether the bytes of the token are these.
  @inlinable
  public func hasBytes(_ index: Int, _ word: StaticString) -> Bool {
    let token = tokens[index]
    let length = Int(token.end - token.start)
    guard length == word.utf8CodeUnitCount else { return false }
    let start = Int(token.start)
    for offset in 0..<length where bytes[start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// The kind of the token, or nil where there is none.
  @inlinable
  public func kind(_ index: Int) -> Token.Kind? { index >= 0 && index < tokens.count ? tokens[index].kind : nil }

  /// The closing bracket of an opening one, or the other way about.
  package func partner(_ index: Int) -> Int? {
    guard index >= 0 && index < tokens.count else { return nil }
    let partner = tokens[index].partner
    return partner < 0 ? nil : Int(partner)
  }

  /// The index behind the token, and behind the closing bracket where it opens one or the macro where it defines one.
  package func after(_ index: Int) -> Int {
    guard let partner = partner(index), partner > index else { return index + 1 }
    return tokens[index].kind == .directive ? partner : partner + 1
  }

  /// The range between an opening bracket and its partner. Without one, a brace goes on to the end of the file; of
  /// another bracket that is never closed nothing can be said.
  package func inside(_ open: Int) -> Range<Int> {
    let start = min(open + 1, count)
    guard let partner = partner(open), partner > open else { return start..<(isSign(open, "{") ? count : start) }
    return start..<partner
  }

  /// The source of a range on one line, without comments, cut off behind 200 characters.
  package func quoted(_ range: Range<Int>) -> String {
    var line: [UInt8] = []
    for index in range where tokens[index].kind != .directive {
      let token = tokens[index]
      if token.gap != .none && !line.isEmpty { line.append(0x20) }
      if token.kind == .quotedWord { line.append(0x60) }
      line.append(contentsOf: bytes[Int(token.start)..<Int(token.end)])
      if token.kind == .quotedWord { line.append(0x60) }
      if line.count > 4 * Quotation.longest { break }
    }
    return Quotation.oneLine(line)
  }

  /// The content of a string literal without interpolations, as written between its quotation marks, or nil where it is
  /// none, or longer than any name.
  package func stringContent(_ index: Int) -> String? {
    guard kind(index) == .string, tokens[index].end - tokens[index].start < 100 else { return nil }
    let literal = bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    let mark = UInt8(ascii: "\"")
    guard let first = literal.firstIndex(of: mark), let last = literal.lastIndex(of: mark), first < last else {
      return nil
    }
    return String(decoding: literal[(first + 1)..<last], as: UTF8.self)
  }
}

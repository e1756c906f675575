/// What stands between the braces of an enumeration.
struct HeaderBody {
  private(set) var cases: [HeaderCase] = []
  /// Why it cannot be read to its end.
  private(set) var fault: HeaderFault?
  /// The place behind the closing brace, or that at which the body turned out to have none.
  var end: Int { position }
  private let tokens: ArraySlice<HeaderToken>
  private var position: Int
  /// The case before the next one, and for each open `#if` the one before it: both branches count on from there.
  private var previous: Int?
  private var previousOutside: [Int?] = []

  /// Reads the body whose first token is the first of `tokens`.
  static func parse(_ tokens: ArraySlice<HeaderToken>) -> HeaderBody {
    var body = HeaderBody(tokens: tokens)
    do throws(HeaderFault) {
      try body.read()
    } catch {
      body.fault = error
      body.skipToEnd()
    }
    return body
  }
}

extension HeaderBody {
  private init(tokens: ArraySlice<HeaderToken>) {
    self.tokens = tokens
    position = tokens.startIndex
  }

  private var peek: HeaderToken? { position < tokens.endIndex ? tokens[position] : nil }

  private mutating func read() throws(HeaderFault) {
    while let token = peek {
      position += 1
      switch (token.kind, token.text) {
      case (.branchBegins, _): previousOutside.append(previous)
      case (.branchChanges, _): previous = previousOutside.last ?? previous
      case (.branchEnds, _): _ = previousOutside.popLast()
      case (.punctuation, ","): break
      case (.punctuation, "}"): return
      case (.identifier, _): try readCase(token)
      default: throw HeaderFault(line: token.line, reason: "has `\(token.text)` where a case should be")
      }
    }
    throw HeaderFault(line: tokens.last?.line ?? 1, reason: "has no `}`")
  }

  /// `NAME MACROS = VALUE MACROS`; clang wants the macros before the value, and older headers have them behind it.
  private mutating func readCase(_ name: HeaderToken) throws(HeaderFault) {
    let before = try tokensOfCase(endingBefore: ["="])
    var value = previous.map { HeaderValue.after($0) } ?? .zero
    var annotated = Array(before)
    if peek?.isMark("=") == true {
      position += 1
      let (expression, after) = try HeaderExpressionParser.parse(
        try tokensOfCase(endingBefore: []), line: name.line)
      value = .written(expression)
      annotated += after
    }
    previous = cases.count
    cases.append(
      HeaderCase(
        name: name.text, line: name.line, value: value, annotations: try HeaderAnnotationReader.read(annotated[...])))
  }

  /// The tokens up to the end of the case, or to one of `marks`, outside of brackets.
  private mutating func tokensOfCase(endingBefore marks: [String]) throws(HeaderFault) -> ArraySlice<HeaderToken> {
    let start = position
    var depth = 0
    while let token = peek {
      if token.isDirective, depth == 0 { break }
      if token.isMark(";") || token.isMark("{") {
        throw HeaderFault(line: token.line, reason: "has `\(token.text)` where a case should end")
      }
      if token.isMark("}") { break }
      if depth == 0, token.isMark(",") || marks.contains(where: { token.isMark($0) }) { break }
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      position += 1
    }
    return tokens[start..<position]
  }

  /// Goes behind the brace that closes the body, or to where something shows that there is none.
  private mutating func skipToEnd() {
    while let token = peek, !token.isMark(";"), !token.isMark("@"), !token.isWord("typedef") {
      position += 1
      if token.isMark("}") { return }
    }
  }
}

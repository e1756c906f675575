/// Colours from the tokens that the scan of an app reads. It needs no comments, so they are what is left between tokens.
extension TokenList {
  /// The coloured stretches: comments, and the tokens for which there is a kind.
  func highlighted(_ code: UnsafeBufferPointer<UInt8>, kind: (Int) -> CodeToken.Kind?) -> [CodeToken] {
    var list = CodeTokenList(code)
    var end = 0
    for index in 0..<count {
      let token = self[index]
      // A name in backticks is a token without them.
      let isQuoted = token.kind == .quotedWord
      addComment(in: end..<max(end, Int(token.start) - (isQuoted ? 1 : 0)), of: code, to: &list)
      if let kind = kind(index) { list.add(kind, Int(token.start)..<Int(token.end)) }
      end = Int(token.end)
      if isQuoted && end < code.count && code[end] == UInt8(ascii: "`") { end += 1 }
    }
    if cutLine == nil { addComment(in: end..<code.count, of: code, to: &list) }
    return list.tokens
  }

  /// Between two tokens there are white space, comments, a backslash at the end of a line, and `#!` before the first.
  private func addComment(in gap: Range<Int>, of code: UnsafeBufferPointer<UInt8>, to list: inout CodeTokenList) {
    let start = gap.first { code[$0] > 0x20 && code[$0] != UInt8(ascii: "\\") }
    if let start { list.add(.comment, start..<gap.upperBound) }
  }

  /// Whether a name begins with a capital letter, as those of types do.
  func isCapitalized(_ index: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(self[index].start)])
  }

  /// Whether a colon follows without a gap, as behind the label of an argument or a part of a selector.
  func isLabel(_ index: Int) -> Bool { isSign(index + 1, ":") && self[index + 1].gap == .none }
}

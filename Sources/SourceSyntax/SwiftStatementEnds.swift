/// Knows where a statement of Swift ends: at a semicolon, or at the end of a line that cannot go on in the next.
package struct SwiftStatementEnds {
  /// As many tokens as a statement or the head of a declaration may have, what is in brackets not counted. Without a
  /// bound, a line of a million declarations would be read a million times.
  private static let longest = 2_000

  private let tokens: TokenList

  package init(tokens: TokenList) { self.tokens = tokens }

  /// The index behind the statement's last token, at most the limit; a closing bracket ends every statement in it.
  package func end(from start: Int, limit: Int? = nil) -> Int {
    let limit = limit ?? tokens.count
    var index = start
    var length = 0
    while index < limit {
      length += 1
      if length > SwiftStatementEnds.longest { return index }
      switch tokens[index].kind {
      case .close, .directive: return index
      case .sign where tokens.isSign(index, ";"): return index
      case .word, .quotedWord, .number, .string, .stringPart, .regularExpression, .sign, .open: break
      }
      if index > start && tokens[index].gap == .newLine && !goesOn(at: index) { return index }
      index = tokens.after(index)
    }
    return limit
  }
}

extension SwiftStatementEnds {
  /// Whether the token that begins a line goes on with the statement of the line before.
  private func goesOn(at index: Int) -> Bool {
    endsOpen(index - 1) || beginsOpen(index)
  }

  /// Whether something must follow on the token that ends a line.
  private func endsOpen(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .sign:
      let isPostfix = tokens[index].gap == .none
      if isPostfix && (tokens.isSign(index, "?") || tokens.isSign(index, "!") || tokens.isSign(index, ">")) {
        return tokens.areSigns(index - 1, "?", "?") && tokens[index - 1].gap != .none
          || tokens.areSigns(index - 1, "-", ">")
      }
      return true
    case .word:
      return tokens.isWord(index, "return") || tokens.isWord(index, "try") || tokens.isWord(index, "await")
        || tokens.isWord(index, "as") || tokens.isWord(index, "is")
    case .quotedWord, .number, .string, .stringPart, .regularExpression, .open, .close, .directive: return false
    }
  }

  /// Whether the token that begins a line can only follow on something.
  private func beginsOpen(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .sign:
      if tokens.isSign(index, ".") || tokens.isSign(index, "?") || tokens.isSign(index, ":")
        || tokens.isSign(index, ",")
      {
        return true
      }
      if tokens.isSign(index, "@") || tokens.isSign(index, "\\") || tokens.isSign(index, ";") { return false }
      var next = index + 1
      while next < tokens.count, tokens[next].kind == .sign, tokens[next].gap == .none { next += 1 }
      return next < tokens.count && tokens[next].gap != .none
    case .word: return tokens.isWord(index, "as") || tokens.isWord(index, "is") || tokens.isWord(index, "where")
    case .quotedWord, .number, .string, .stringPart, .regularExpression, .open, .close, .directive: return false
    }
  }
}

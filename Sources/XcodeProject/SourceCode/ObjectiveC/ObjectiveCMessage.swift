import SourceSyntax

/// A message in square brackets: `[device setValue:x forKey:@"orientation"]`.
struct ObjectiveCMessage {
  /// One part of the selector with its argument.
  struct Piece {
    /// The name before the colon; the colon itself where there is none.
    var name: Int
    /// Nil for a selector without a colon.
    var argument: Range<Int>?
  }

  var receiver: Range<Int>
  var selector: String
  var pieces: [Piece]
  /// Behind the closing bracket.
  var end: Int

  /// Reads the message that begins at an opening bracket; nil where the brackets hold none, or one that is far too long.
  init?(at open: Int, in tokens: TokenList) {
    guard tokens.isSign(open, "["), let close = tokens.partner(open), close > open + 1 else { return nil }
    var next = ObjectiveCMessage.receiverEnd(from: open + 1, limit: close, in: tokens)
    receiver = (open + 1)..<next
    end = close + 1
    selector = ""
    pieces = []
    guard next < close else { return nil }
    if next == close - 1, tokens.isName(next) {
      selector = tokens.text(next)
      pieces = [Piece(name: next, argument: nil)]
      return
    }
    var steps = 0
    while next < close {
      let name = next
      if tokens.isName(next) {
        selector += tokens.text(next)
        next += 1
      }
      guard tokens.isSign(next, ":") else { return nil }
      selector += ":"
      next += 1
      let start = next
      var questions = 0
      while next < close, steps < 1_000 {
        if tokens.isSign(next, "?") { questions += 1 }
        if tokens.isSign(next, ":") { questions -= 1 }
        if questions == 0, next > start, tokens.isName(next), tokens.isSign(next + 1, ":") { break }
        next = tokens.after(next)
        steps += 1
      }
      guard steps < 1_000 else { return nil }
      pieces.append(Piece(name: name, argument: start..<min(next, close)))
    }
  }

  /// The argument of the piece with this name.
  func argument(of name: StaticString, in tokens: TokenList) -> Range<Int>? {
    pieces.first { tokens.isName($0.name, name) }?.argument
  }
}

extension ObjectiveCMessage {
  /// A receiver is a name, a message or parentheses, with members, calls and indices behind it.
  private static func receiverEnd(from start: Int, limit: Int, in tokens: TokenList) -> Int {
    var index = start
    while index < limit, tokens.isSign(index, "("), tokens.after(index) < limit,
      beginsOperand(tokens.after(index), tokens),
      isType(tokens.inside(index), tokens)
    {
      index = tokens.after(index)
    }
    if tokens.isSign(index, "@") { index += 1 }
    index = tokens.after(index)
    var steps = 0
    while index < limit, steps < 64 {
      steps += 1
      if tokens.isSign(index, "."), tokens.isName(index + 1) {
        index += 2
      } else if tokens.areSigns(index, "-", ">"), tokens.isName(index + 2) {
        index += 3
      } else if tokens.areSigns(index, ":", ":"), tokens.isName(index + 2) {
        index += 3
      } else if tokens.isSign(index, "(") || tokens.isSign(index, "[") {
        index = tokens.after(index)
      } else {
        break
      }
    }
    return min(index, limit)
  }

  private static func beginsOperand(_ index: Int, _ tokens: TokenList) -> Bool {
    tokens.isName(index) && !tokens.isSign(index + 1, ":") || tokens.kind(index) == .open
  }

  private static func isType(_ range: Range<Int>, _ tokens: TokenList) -> Bool {
    !range.isEmpty
      && range.allSatisfy {
        tokens.isName($0) || tokens.isSign($0, "*") || tokens.isSign($0, "<") || tokens.isSign($0, ">")
      }
  }
}

import Orientation
import SourceSyntax

/// The versions on which the parts of an Objective-C source can run, as `@available` in an `if` says.
enum ObjectiveCAvailability {
  static func list(of tokens: TokenList) -> AvailabilityList {
    let reader = AvailabilityReader(tokens: tokens)
    return AvailabilityList(tokens) { index, blockEnd in
      guard tokens.isWord(index, "if"), tokens.isSign(index + 1, "(") else { return [] }
      var parts: [AvailabilityList.Part] = []
      let conditions = tokens.split(tokens.inside(index + 1), twice: "&")
      for condition in conditions {
        let isNegated = condition.first.map { tokens.isSign($0, "!") } ?? false
        let call = tokens.withoutParentheses(isNegated ? condition.dropFirst() : condition)
        guard let word = call.first, tokens.isWord(word, "@available") || tokens.isWord(word, "__builtin_available"),
          tokens.isSign(word + 1, "("), tokens.after(word + 1) == call.upperBound,
          let version = reader.version(in: tokens.inside(word + 1))
        else { continue }
        let newer = VersionRange(from: version)
        let older = VersionRange.before(version)
        let start = tokens.after(index + 1)
        let body = start..<statementEnd(from: start, tokens)
        parts.append((body, isNegated ? older : newer))
        guard conditions.count == 1 else { continue }
        if tokens.isWord(body.upperBound, "else") {
          let other = (body.upperBound + 1)..<statementEnd(from: body.upperBound + 1, tokens)
          parts.append((other, isNegated ? newer : older))
        } else if reader.leaves(tokens.isSign(start, "{") ? tokens.inside(start) : body) {
          parts.append((body.upperBound..<max(body.upperBound, blockEnd), isNegated ? newer : older))
        }
      }
      return parts
    }
  }

  /// The end of a statement: braces, or up to a semicolon; of an `if` the end of its last `else`.
  private static func statementEnd(from start: Int, _ tokens: TokenList) -> Int {
    var index = start
    var branches = 0
    while index < tokens.count, branches < 64 {
      branches += 1
      while tokens.isWord(index, "if"), tokens.isSign(index + 1, "("), branches < 64 {
        index = tokens.after(index + 1)
        branches += 1
      }
      if tokens.isSign(index, "{") {
        index = tokens.after(index)
      } else {
        let end = tokens.first(in: index..<min(index + 400, tokens.count)) { tokens.isSign($0, ";") }
        index = min((end ?? index) + 1, tokens.count)
      }
      guard tokens.isWord(index, "else"), start < index, tokens.isWord(start, "if") else { return index }
      index += 1
    }
    return index
  }
}

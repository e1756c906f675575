import Orientation
import SourceSyntax

/// Reads the versions that availability conditions leave to the code around them, in both languages.
struct AvailabilityReader {
  let tokens: TokenList

  /// The version of iOS that `#available(iOS 16.0, *)` or `@available(iOS 16, *)` names, read from its parentheses.
  func version(in list: Range<Int>) -> OSVersion? {
    for part in tokens.split(list) {
      guard let first = part.first, part.count > 1, tokens.isName(first, "iOS"), tokens.kind(first + 1) == .number
      else {
        continue
      }
      return version(at: first + 1)
    }
    return nil
  }

  /// A version at a number.
  func version(at index: Int) -> OSVersion? {
    let parts = tokens.text(index).split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first, major < 1_000 else { return nil }
    return OSVersion(major, parts.count > 1 ? parts[1].flatMap { $0 < 100 ? $0 : nil } ?? 0 : 0)
  }

  /// Whether nothing runs on behind the braces: their last statement leaves the function or the loop.
  func leaves(_ body: Range<Int>) -> Bool {
    var start = body.lowerBound
    var index = body.lowerBound
    while index < body.upperBound {
      if index > body.lowerBound, tokens[index].gap == .newLine || tokens.isSign(index - 1, ";") { start = index }
      index = tokens.after(index)
    }
    return ["return", "throw", "break", "continue", "fatalError"].contains { tokens.isWord(start, $0) }
  }
}

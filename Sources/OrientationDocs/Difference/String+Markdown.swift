import Basics

extension String {
  /// The text on one line of Markdown, in which nothing is markup, mentions anyone or becomes a link.
  ///
  /// What forges look for in the finished text, such as `@name`, `#1`, `:name:` and addresses, no backslash hides; a word
  /// joiner does.
  var escapedForMarkdown: String {
    var escaped = ""
    let characters = Array(harmless)
    for (index, character) in characters.enumerated() {
      let next = characters.dropFirst(index + 1).first
      if "\\`*_[]<>#|&~$".contains(character) || escaped.isEmpty && "-+=".contains(character) { escaped.append("\\") }
      escaped.append(character)
      let isName = next.map { $0.isLetter || $0.isNumber || "/+-_".contains($0) } ?? false
      if "@#:".contains(character) && isName || next == "." && escaped.suffix(3).lowercased() == "www" {
        escaped.append("\u{2060}")
      }
    }
    return escaped
  }

  /// The text as a code span on one line, whatever backticks it has.
  var markdownCode: String {
    let code = harmless
    let mark = String(repeating: "`", count: code.longestRun(of: "`") + 1)
    let edge = code.hasPrefix("`") || code.hasSuffix("`") || code.isEmpty ? " " : ""
    return mark + edge + code + edge + mark
  }

  /// How often a character stands without another one between, at the most.
  func longestRun(of character: Character) -> Int {
    split(whereSeparator: { $0 != character }).map(\.count).max() ?? 0
  }
}

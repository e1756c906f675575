import OrientationCatalog

extension String {
  /// The text on one line of Markdown, in which nothing is markup, mentions anyone or becomes a link.
  ///
  /// What forges look for in the finished text, such as `@name`, `#1`, `:name:` and addresses, no backslash hides; a word
  /// joiner does.
  var escapedForMarkdown: String {
    var escaped = String.UnicodeScalarView()
    var rest = harmless.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if "\\`*_[]<>#|&~$".unicodeScalars.contains(scalar) || escaped.isEmpty && "-+=".unicodeScalars.contains(scalar) {
        escaped.append("\\")
      }
      escaped.append(scalar)
      let isName = rest.first.map { $0.properties.isIDContinue || "/+-".unicodeScalars.contains($0) } ?? false
      let isSite = rest.first == "." && String(escaped.suffix(3)).lowercased() == "www"
      if "@#:".unicodeScalars.contains(scalar) && isName || isSite { escaped.append("\u{2060}") }
    }
    return String(escaped)
  }

  /// The same for each line of a text of ours, as paragraphs.
  var escapedLinesForMarkdown: String {
    split(separator: "\n").map { String($0).escapedForMarkdown }.joined(separator: "\n\n")
  }

  /// The text as a code span on one line, whatever backticks it has.
  var markdownCode: String {
    let code = harmless
    let mark = String(repeating: "`", count: code.longestRun(of: "`") + 1)
    let edge = code.hasPrefix("`") || code.hasSuffix("`") || code.isEmpty ? " " : ""
    return mark + edge + code + edge + mark
  }

  /// How often a character stands without another one between, at the most.
  fileprivate func longestRun(of character: Character) -> Int {
    split(whereSeparator: { $0 != character }).map(\.count).max() ?? 0
  }
}

extension CodeSample {
  /// The code as a block that nothing in it ends.
  var markdown: String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).harmless }
    if lines.last?.isEmpty == true { lines.removeLast() }
    let code = lines.joined(separator: "\n")
    let fence = String(repeating: "`", count: max(3, code.longestRun(of: "`") + 1))
    return "\(fence)\(language)\n\(code)\n\(fence)"
  }
}

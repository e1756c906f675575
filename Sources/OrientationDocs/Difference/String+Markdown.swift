extension String {
  /// The text with a backslash before whatever Markdown would take for markup.
  var escapedForMarkdown: String {
    var escaped = ""
    for character in self {
      if "\\`*_[]<>#|&~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

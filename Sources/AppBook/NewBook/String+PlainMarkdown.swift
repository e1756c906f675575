extension String {
  /// A name as it can stand in a line of Markdown: nothing in it is markup.
  var plainMarkdown: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: text += " "
      case _ where "\\`*_[]<>#|&~!".unicodeScalars.contains(scalar): text += "\\" + String(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    let trimmed = String(text[...].trimmed)
    return trimmed.isEmpty ? "App" : trimmed
  }
}

import Basics

extension String {
  /// A name as it can stand in a line of Markdown: nothing in it is markup.
  var plainMarkdown: String {
    let text = writing { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      case _ where "\\`*_[]<>#|&~!".unicodeScalars.contains(scalar): "\\" + String(scalar)
      default: nil
      }
    }
    let trimmed = String(text[...].trimmed)
    return trimmed.isEmpty ? "App" : trimmed
  }
}

import Markdown

/// Spaces and punctuation of Chinese text with Latin words in it.
enum ChineseSpacing {
  /// The first place with a space too few or too many, or with a half-width mark behind Chinese; nil where there is none.
  static func firstFault(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropLast() where isFault(scalars, index) {
      let range = max(0, index - 6)..<min(scalars.count, index + 8)
      return String(String.UnicodeScalarView(scalars[range]))
    }
    return nil
  }
}

extension ChineseSpacing {
  private static func isFault(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    let (one, other) = (text[index], text[index + 1])
    if HanScript.isIdeograph(one) {
      if isWord(other) { return true }
      // A mark within a name, such as `iOS:`, belongs to the name.
      return ",;:?!".unicodeScalars.contains(other) && (index + 2 == text.count || text[index + 2] == " ")
    }
    if HanScript.isIdeograph(other) { return isWord(one) }
    // The cells of a table have a space on either side.
    if other == " ", index + 2 < text.count, text[index + 2] == "|" { return false }
    if one == " ", index > 0, text[index - 1] == "|" { return false }
    return HanScript.isMark(one) && other == " " || one == " " && HanScript.isMark(other)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}

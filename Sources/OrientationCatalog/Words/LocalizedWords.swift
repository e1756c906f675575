import Orientation

/// Words of the site, in one of its languages.
package protocol LocalizedWords {
  var language: Language { get }
}

extension LocalizedWords {
  /// One of two texts: the compiler sees to it that both are given.
  package func pick(_ english: String, _ chinese: String) -> String {
    LocalizedText(english, chinese)[language]
  }

  /// What stands between two items of a list.
  package var comma: String { pick(", ", "、") }

  /// What stands between two clauses.
  package var semicolon: String { pick("; ", "；") }

  /// What stands between a name and what is said of it.
  package var colon: String { pick(": ", "：") }

  /// What ends a sentence.
  package var stop: String { pick(".", "。") }

  /// What stands between two sentences.
  package var space: String { language.sentenceSeparator }

  /// A text that follows another one in parentheses.
  package func parenthesis(_ text: String) -> String { pick(" (\(text))", "（\(text)）") }
}

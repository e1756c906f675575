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
}

import Orientation

/// The language that a book has besides its own: its pages lie in a folder of the same name, in the book and on the site.
struct Translation: Sendable, Equatable {
  let language: Language
  /// Whether a text without a translation, or with an old one, is a problem of the book.
  let isComplete: Bool

  /// The folder of the translated pages, with a `/` at its end.
  var folder: String { language.rawValue + "/" }

  /// Whether a file of the book belongs to the translation.
  func covers(_ path: String) -> Bool { path.utf8.starts(with: folder.utf8) }

  /// Reads what stands behind `[translations]`: a language, and perhaps `complete`.
  init?(_ text: String, besides own: Language) {
    let words = text.split(separator: ",")
    guard let language = words.first.flatMap({ Language(rawValue: String($0)) }), language != own,
      words.count == 1 || words.count == 2 && words[1] == "complete"
    else { return nil }
    self.language = language
    isComplete = words.count == 2
  }

  /// The path of the page that a translated one is made from.
  static func original(of path: String) -> String {
    for language in Language.allCases where path.utf8.starts(with: (language.rawValue + "/").utf8) {
      return String(path.dropFirst(language.rawValue.count + 1))
    }
    return path
  }
}

/// Where on a page a token stands: what the index remembers of it, in the order of what it is worth.
package enum SearchField: UInt8, CaseIterable {
  case prose
  /// Prose that has the token several times.
  case proseOften
  case longHeading
  case shortHeading
  case longTitle
  case mediumTitle
  /// A title of two words at most: a page that is about them and nothing else.
  case shortTitle

  /// What a word is worth there.
  package var worth: Double {
    switch self {
    case .prose: 1
    case .proseOften: 1.6
    case .longHeading: 4.2
    case .shortHeading: 5.6
    case .longTitle: 7
    case .mediumTitle: 9
    case .shortTitle: 11
    }
  }

  /// The field of a heading with a number of words, parts of words included.
  static func heading(words: Int) -> SearchField { words > 4 ? .longHeading : .shortHeading }

  /// The field of a page's title with a number of words, parts of words included.
  static func title(words: Int) -> SearchField { words > 5 ? .longTitle : words > 2 ? .mediumTitle : .shortTitle }
}

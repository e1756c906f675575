/// Where on a page a token stands: what the index remembers of it, in the order of what it is worth.
enum SearchField: UInt8, CaseIterable {
  case prose
  /// Prose that has the token several times.
  case proseOften
  case longHeading
  case shortHeading
  case longTitle
  case mediumTitle
  /// A title of two words at most: a page that is about them and nothing else.
  case shortTitle

  /// The field of a heading with a number of words, parts of words included.
  static func heading(words: Int) -> SearchField { words > 4 ? .longHeading : .shortHeading }

  /// The field of a page's title with a number of words, parts of words included.
  static func title(words: Int) -> SearchField { words > 5 ? .longTitle : words > 2 ? .mediumTitle : .shortTitle }
}

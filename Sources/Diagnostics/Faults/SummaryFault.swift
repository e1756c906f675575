/// What in SUMMARY.md is not part of its grammar.
package enum SummaryFault: Sendable, Equatable {
  /// Something beside the links of a paragraph or an item.
  case textBesideLink(String)
  /// An item of the list without a link.
  case itemWithoutLink
  /// More than one link in an item of the list.
  case severalLinksInItem
  /// A heading below the first level.
  case headingTooDeep(level: Int)
  /// A list behind the chapters that follow the numbered ones.
  case listAfterSuffix
  /// A chapter without a title.
  case chapterWithoutTitle
  /// A quotation, a code block, an image and the like.
  case unknownConstruct
  /// A definition of `[edit]` or `[source]` that is not the address of a website.
  case baseNotWebsite(label: String, destination: String)
  /// A definition of `[language]` that is none of the languages of the site's own words.
  case languageUnknown(String, known: [String])
  /// A definition of `[translations]` that is none of the other languages.
  case translationUnknown(String, known: [String])
  /// A definition of `[reviewed]` that is not a date.
  case dateMalformed(String)
  /// A definition of `[twins]` that is neither `yes` nor `no`.
  case answerMalformed(String)
  /// A definition of `[feed]` that is no page of the book.
  case feedNowhere(String)
  /// A definition of `[license]` that is neither a website nor a file of the book.
  case licenseNowhere(String)
  /// A definition of `[mark]` that is no picture of the book.
  case markNowhere(String)
  /// A definition of `[accent]` that is no colour.
  case colorMalformed(String)
  /// A definition of `[accent]` whose text cannot be read on white; contrasts are ratios of WCAG 2, from 1 to 21.
  case colorTooPale(String, contrast: Double, least: Double)
  /// A definition of `[findings]` with a name that is no kind of finding.
  case findingKindUnknown(String, suggestion: String?)
  /// A SUMMARY.md that lists no page.
  case noPage
}

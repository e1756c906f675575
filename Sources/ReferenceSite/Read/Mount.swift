import Words

/// The reference below a team's book, as its pages and those around it need to know it.
struct Mount: Sendable {
  /// What the reference calls itself.
  let title: String
  /// Where its files can be edited, but for their paths in its own book.
  let editBase: String?
  /// Its repository.
  let repository: String?
  let reviewed: CalendarDate?
  let license: Summary.License?
  /// Its first chapter in the summary of the whole site; all behind it are its own too.
  let firstChapter: Int
}

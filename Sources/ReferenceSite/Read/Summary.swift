import AppBook
import Orientation
import Words

/// What SUMMARY.md says: the pages of a book in reading order, and how they hang together.
struct Summary {
  /// A stretch of chapters below one heading, or apart from others by a separator.
  struct Part {
    /// The heading; nil where there is none.
    let title: String?
    /// The chapters at the top, as indices in the summary's list.
    var chapters: [Int] = []
  }

  /// A chapter, as it is listed.
  struct Chapter {
    var title: String
    /// The path as it was written, percent-decoded; nil for a draft.
    let destination: String?
    /// The line in SUMMARY.md.
    var line: Int
    /// The chapter it lies below, as an index in the summary's list.
    let parent: Int?
    /// The chapters that lie below it, likewise.
    var children: [Int] = []
  }

  /// The licence of a book.
  struct License {
    /// The address of a website, or a path in the book.
    let destination: String
    /// What the link is called; empty where the definition has no title.
    let title: String
    /// The line in SUMMARY.md.
    let line: Int
    /// The page or file, by its path below the book of the whole site; nil for a website.
    var path: String?
  }

  /// The title of the book, where SUMMARY.md has one.
  var title: String?
  /// Where the book's files can be edited, but for their paths: the destination of the link reference definition `edit`.
  var editBase: String?
  /// The repository on GitHub whose form takes what readers saw on a device: the link reference definition `repository`.
  var repository: String?
  /// Where the sources of the app that the book documents can be read: the link reference definition `source`.
  var sourceBase: String?
  /// Where the site will be: the link reference definition `site`.
  var siteAddress: String?
  /// When the book was last reviewed: the link reference definition `reviewed`.
  var reviewed: CalendarDate?
  /// What readers may do with the book: the link reference definition `license`.
  var license: License?
  /// What the site looks like of its own: the link reference definitions `mark` and `accent`.
  var face = SiteFace()
  /// The kinds of finding in the app that are errors: the link reference definition `findings`.
  var findingErrors: Set<AppFindingKind> = []
  /// The language of the book, and so of the site's own words: the link reference definition `language`.
  var language = Language.english
  /// The language that the book has besides: the link reference definition `translations`.
  var translation: Translation?
  /// The page with the releases, by its path in the book: the link reference definition `feed`.
  var feed: (path: String, line: Int)?
  /// Whether each page has a twin in Markdown: the link reference definition `twins`.
  var hasTwins = false
  var parts: [Part] = []
  /// All chapters in reading order.
  var chapters: [Chapter] = []
}

extension Summary {
  /// The chapters above a chapter, outermost first.
  func ancestors(of chapter: Int) -> [Int] {
    sequence(first: chapter) { chapters[$0].parent }.dropFirst().reversed()
  }

  /// The title of the part that a chapter is in; nil where the part has none.
  func partTitle(ofChapter chapter: Int) -> String? {
    parts.last { part in part.chapters.first.map { $0 <= chapter } ?? false }?.title
  }

  /// The chapters of a part in reading order, with all that lie below them.
  func chapters(in part: Part) -> Range<Int> {
    guard let first = part.chapters.first, var last = part.chapters.last else { return 0..<0 }
    // Chapters of a part follow each other: those below the top stand right behind it.
    while let child = chapters[last].children.last { last = child }
    return first..<last + 1
  }

  /// The same with the titles of a summary in another language, which lists the same pages.
  func translated(by titles: Summary?) -> Summary {
    var summary = self
    guard let titles else { return summary }
    summary.title = titles.title ?? title
    let known = Dictionary(titles.chapters.compactMap { chapter in chapter.destination.map { ($0, chapter) } }) {
      first, _ in first
    }
    for (index, chapter) in chapters.enumerated() {
      guard let other = chapter.destination.flatMap({ known[$0] }) else { continue }
      summary.chapters[index].title = other.title
      summary.chapters[index].line = other.line
    }
    if titles.parts.count == parts.count {
      summary.parts = zip(parts, titles.parts).map { Part(title: $1.title ?? $0.title, chapters: $0.chapters) }
    }
    return summary
  }

  /// Adds the parts and chapters of a book that is read behind this one.
  ///
  /// Where its first part has no heading, its title becomes one: the two books would run into each other.
  mutating func append(_ other: Summary) {
    let count = chapters.count
    for var part in other.parts {
      if part.title == nil, part.chapters.first == 0 { part = Part(title: other.title, chapters: part.chapters) }
      part.chapters = part.chapters.map { $0 + count }
      parts.append(part)
    }
    for chapter in other.chapters {
      chapters.append(
        Chapter(
          title: chapter.title, destination: chapter.destination, line: chapter.line,
          parent: chapter.parent.map { $0 + count }, children: chapter.children.map { $0 + count }))
    }
  }
}

/// All pages of a site, and where everything on them is.
final class SiteIndex: Sendable {
  let summary: Summary
  /// The pages in reading order.
  let pages: [Page]
  /// The page of each chapter.
  let pageOfChapter: [Int?]
  let title: String
  let language: Language
  /// The files of the book that are no pages.
  let otherFiles: Set<String>
  /// The files that the site has besides pages and what is copied from the book.
  let dataFiles: Set<String>
  /// How much of what its blocks list the book has.
  let coverage: Coverage

  private let pageBySource: [String: Int]
  private let entries: [EntryKey: (page: Int, id: String)]
  private let users: [EntryKey: [Int]]

  /// - Parameter pages: the pages that the plan names, in its order.
  init(_ pages: [Page], _ plan: BookPlan, _ options: ReferenceSite.Options, _ complaints: inout Complaints) {
    let entries = Self.entries(of: pages)
    coverage = Coverage(of: pages, entries: Set(entries.keys))
    // Where a page could not be read whole, what it shows is not known.
    let isWhole = complaints.isEmpty
    for (key, place) in coverage.missing where isWhole || CoverageKind(key)?.isDemonstration != true {
      complaints.add(.referenceIncomplete(key: key.text), in: place.page, line: place.line)
    }
    summary = plan.summary
    pageOfChapter = plan.pageOfChapter
    otherFiles = plan.otherFiles
    dataFiles = Set(options.dataFiles.map(\.path))
    title = options.title ?? plan.summary.title ?? pages.first?.title ?? ""
    language = options.language
    pageBySource = Dictionary(pages.enumerated().map { ($1.source, $0) }) { first, _ in first }
    self.entries = entries
    users = Self.users(of: pages, entries)
    self.pages = pages
  }

  /// The page that a Markdown file makes.
  func page(at source: String) -> Int? { pageBySource[source] }

  /// Every entry with its page and id, in the order of the text.
  var entriesInOrder: [(key: EntryKey, page: Int, id: String)] {
    pages.enumerated().flatMap { index, page in
      page.entries.filter { entries[$0.key]?.page == index }.map { ($0.key, index, $0.id) }
    }
  }

  /// The entry that a symbol link names: a symbol, a rule, or any other key written in full.
  func key(named name: String) -> EntryKey? { Self.key(named: name, in: entries) }

  /// The name nearest to one that is unknown.
  func suggestion(for name: String) -> String? {
    let names = entries.keys.lazy.filter { $0.text.hasPrefix("symbol:") || $0.text.hasPrefix("rule:") }
      .map { String($0.text[$0.text.utf8.index(after: $0.text.utf8.firstIndex(of: 0x3A) ?? $0.text.startIndex)...]) }
    return Suggestion.nearest(to: name, in: names)
  }

  /// The address of an entry on the page that `page` is.
  func href(_ key: EntryKey, from page: Page) -> String? {
    guard let (target, id) = entries[key] else { return nil }
    let fragment = "#" + BookPath.encode(id)
    if pages[target].source.utf8.elementsEqual(page.source.utf8) { return fragment }
    return BookPath.relative(from: page.output, to: pages[target].output) + fragment
  }

  /// The pages that use an entry, but for the page it stands on.
  func usedBy(_ key: EntryKey, from page: Page) -> [(title: String, href: String)] {
    (users[key] ?? []).map { (pages[$0].title, BookPath.relative(from: page.output, to: pages[$0].output)) }
  }
}

extension SiteIndex {
  /// Where an entry stands on two pages, the first in reading order is the one that links lead to.
  private static func entries(of pages: [Page]) -> [EntryKey: (page: Int, id: String)] {
    var entries: [EntryKey: (page: Int, id: String)] = [:]
    for (index, page) in pages.enumerated() {
      for (key, id) in page.entries where entries[key] == nil { entries[key] = (index, id) }
    }
    return entries
  }

  private static func users(
    of pages: [Page], _ entries: [EntryKey: (page: Int, id: String)]
  ) -> [EntryKey: [Int]] {
    var users: [EntryKey: [Int]] = [:]
    for (index, page) in pages.enumerated() {
      let keys = page.mentions + page.symbols.compactMap { key(named: $0.name, in: entries) }
      for key in keys where entries[key]?.page != index && users[key]?.last != index {
        users[key, default: []].append(index)
      }
    }
    return users
  }

  private static func key(named name: String, in entries: [EntryKey: (page: Int, id: String)]) -> EntryKey? {
    for key in [EntryKey.symbol(name), .rule(name), EntryKey(name)] where entries[key] != nil { return key }
    return nil
  }
}

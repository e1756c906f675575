import Basics
import Blocks
import Diagnostics
import HTML
import Orientation

/// All pages of a site, and where everything on them is.
final class SiteIndex: Sendable {
  let summary: Summary
  /// The version of the style sheet of the book's own face; nil where it has the theme's.
  let faceVersion: String?
  /// The pages in reading order.
  let pages: [Page]
  /// The page of each chapter.
  let pageOfChapter: [Int?]
  let title: String
  /// What search engines and chats show of each page.
  let descriptions: [String]
  /// The address of the site, with a `/` at its end; nil where nobody says it.
  private let address: String?
  /// The path of the site's root on its server, with a `/` at both ends; nil where nobody says it.
  private let root: String?
  let language: Language
  /// The folder of the site and of the book in which the pages lie: empty, or a translation's, with a `/` at its end.
  let folder: String
  /// The files of the book that are no pages.
  let otherFiles: Set<String>
  /// The files that the site has besides pages and what is copied from the book.
  let dataFiles: Set<String>
  /// The reference below the book; nil where none is mounted.
  let mount: Mount?
  /// How much of what its blocks list the book has.
  let coverage: Coverage

  /// The page with the releases, which become a feed; nil where the book names none, or not where the site is.
  let feedPage: Int?

  /// The pages that a translation was made of, and those that it has not; nil for a book in its own language.
  let original: SiteIndex?

  private let pageBySource: [String: Int]
  private let entries: Entries
  private let users: [EntryKey: [Int]]
  /// The terms of the book, and of the reference below it.
  private let glossary: Glossary
  private let mountedGlossary: Glossary

  /// - Parameters:
  ///   - pages: the pages that the plan names, in its order.
  ///   - original: the site that this one translates.
  init(
    _ pages: [Page], _ plan: BookPlan, _ options: BuildOptions, original: SiteIndex? = nil,
    _ complaints: inout Complaints
  ) {
    self.original = original
    let entries = Entries(of: pages)
    coverage = Coverage(of: pages, entries: entries.keys)
    // Where a page could not be read whole, what it shows is not known.
    let isWhole = complaints.isEmpty
    // A translation has what its original has.
    for (key, place) in plan.folder.isEmpty ? coverage.missing : []
    where isWhole || CoverageKind(key)?.isDemonstration != true {
      complaints.add(.referenceIncomplete(key: key.text), in: place.page, line: place.line)
    }
    // A book that lists the rules is the reference, whose tables say what they rest on.
    for page in pages where !coverage.rows.isEmpty && !page.isMounted && plan.folder.isEmpty {
      for line in page.tablesWithoutGrounds { complaints.add(.tableMalformed(.noGrounds), in: page.source, line: line) }
    }
    EntryTitles.check(pages, plan.summary, in: plan.folder, original: original?.summary, &complaints)
    folder = plan.folder
    summary = plan.summary
    faceVersion = summary.face.styleSheet.map { SiteAssets.version(of: $0) }
    pageOfChapter = plan.pageOfChapter
    otherFiles = plan.otherFiles
    mount = plan.mount
    dataFiles = Set(options.dataFiles.map(\.path))
    title = plan.summary.title ?? pages.first?.title ?? ""
    descriptions = Descriptions.of(pages, siteTitle: title)
    address = plan.summary.siteAddress.map(BookPath.base(ofWebsite:))
    root = options.root ?? plan.summary.siteAddress.map(BookPath.path(ofWebsite:))
    language = plan.summary.language
    pageBySource = Dictionary(pages.enumerated().map { ($1.source, $0) }) { first, _ in first }
    let feed = plan.summary.feed.flatMap { named in
      let path = BookPath.resolve(named.path, in: "")
      return pages.firstIndex { $0.source == path }
    }
    feedPage = plan.summary.siteAddress == nil ? nil : feed
    if let named = plan.summary.feed, feed == nil {
      complaints.add(.summaryMalformed(.feedNowhere(named.path)), in: BookLayout.summary, line: named.line)
    }
    self.entries = entries
    glossary = Glossary(of: pages, areMounted: false)
    mountedGlossary = Glossary(of: pages, areMounted: true)
    users = Self.users(of: pages, entries)
    self.pages = pages
  }

  /// The page that a Markdown file makes.
  func page(at source: String) -> Int? { pageBySource[source] }

  /// The path of the first page.
  var home: String { folder + SiteLayout.home }

  /// Whether a page of the site holds the explorer.
  var hasExplorer: Bool { entries.keys.contains(.explorer) }

  /// Every entry with its page and id, in the order of the text.
  var entriesInOrder: [(key: EntryKey, page: Int, id: String)] {
    pages.enumerated().flatMap { index, page in
      page.entries.filter { entries.isFirst($0.key, on: index) }.map { ($0.key, index, $0.id) }
    }
  }

  /// The address of a chapter on the page at `output`; nil where it has no page.
  func href(ofChapter chapter: Int, from output: String) -> String? {
    pageOfChapter[chapter].map { href(of: pages[$0].output, from: output) }
  }

  /// The address of a file of the site on the page at `output`.
  func href(of target: String, from output: String) -> String {
    guard let root = fixedRoot(on: output) else { return BookPath.relative(from: output, to: target) }
    return root + BookPath.encode(target)
  }

  /// The address of a file of the site on the web, where the book says where that is. A folder's own page has the folder's.
  func address(of output: String) -> String? {
    let isIndex = BookPath.name(of: output).utf8.elementsEqual(SiteLayout.home.utf8)
    return address.map { $0 + BookPath.encode(isIndex ? BookPath.folder(of: output) : output) }
  }

  /// The addresses of rules, diagnostics and kinds of finding on the web, which reports name; none where the book does not say where the
  /// site is.
  var helpAddresses: [EntryKey: String] {
    var addresses: [EntryKey: String] = [:]
    for (key, page, id) in entriesInOrder where key.isExplained {
      addresses[key] = address(of: pages[page].output).map { $0 + "#" + BookPath.encode(id) }
    }
    return addresses
  }

  /// Where a licence leads to from the page at `output`.
  func href(of license: Summary.License, from output: String) -> String {
    guard let path = license.path else { return license.destination }
    return href(of: (page(at: folder + path) ?? page(at: path)).map { pages[$0].output } ?? path, from: output)
  }

  /// The way from the page at `output` to the root of the site: empty, `../`, `../../`.
  func root(from output: String) -> String { fixedRoot(on: output) ?? BookPath.root(from: output) }

  /// The page that stands for missing ones is shown at any address, so nothing on it can be relative.
  private func fixedRoot(on output: String) -> String? {
    output.utf8.elementsEqual((folder + SiteLayout.notFound).utf8) ? root : nil
  }

  /// The entry that a symbol link names: a symbol, a rule, or any other key written in full.
  func key(named name: String) -> EntryKey? { entries.key(named: name) ?? original?.key(named: name) }

  /// Whether a file of the site is one of the reference below the book.
  func isMounted(_ output: String) -> Bool {
    mount != nil && output.utf8.starts(with: BookLayout.reference.utf8)
  }

  /// The names of all symbols and rules.
  var names: [String] {
    entries.keys.filter { $0.text.hasPrefix("symbol:") || $0.text.hasPrefix("rule:") }
      .map { String($0.text[$0.text.utf8.index(after: $0.text.utf8.firstIndex(of: 0x3A) ?? $0.text.startIndex)...]) }
  }

  /// The address of an entry on the page that `page` is.
  func href(_ key: EntryKey, from page: Page) -> String? {
    guard let (target, id) = entries.place(of: key, from: page) else { return original?.href(key, from: page) }
    let fragment = "#" + BookPath.encode(id)
    if pages[target].source.utf8.elementsEqual(page.source.utf8) { return fragment }
    return BookPath.relative(from: page.output, to: pages[target].output) + fragment
  }

  /// The first uses of terms on a page that is written, with their addresses. The page that explains terms has none, nor has the
  /// explorer's, whose words are those of its form.
  func termLinks(in html: HTMLReader, on page: Page) -> [TermLink] {
    let glossary = page.isMounted ? mountedGlossary : glossary
    if glossary.isEmpty || !page.terms.isEmpty || page.entries.contains(where: { $0.key == .explorer }) { return [] }
    return TermSearch.links(in: html, glossary: glossary) { target, id in
      BookPath.relative(from: page.output, to: self.pages[target].output) + "#" + BookPath.encode(id)
    }
  }

  /// The pages that use an entry, but for the page it stands on.
  func usedBy(_ key: EntryKey, from page: Page) -> [EntryUse] {
    (users[key] ?? []).map { user in
      EntryUse(
        title: pages[user].title, href: BookPath.relative(from: page.output, to: pages[user].output),
        part: summary.partTitle(ofChapter: pages[user].chapter))
    }
  }
}

extension SiteIndex {
  private static func users(of pages: [Page], _ entries: Entries) -> [EntryKey: [Int]] {
    var users: [EntryKey: [Int]] = [:]
    for (index, page) in pages.enumerated() {
      let keys = page.mentions + page.symbols.compactMap { entries.key(named: $0.name) }
      for key in keys where entries.place(of: key, from: page)?.page != index && users[key]?.last != index {
        users[key, default: []].append(index)
      }
    }
    return users
  }
}

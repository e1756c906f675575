import Basics
import Search

extension SearchedSite {
  /// - Parameters:
  ///   - texts: what is quoted of the pages, and their pointers, in their order.
  ///   - terms: what was collected from them, in their order.
  init(_ site: SiteIndex, texts: [SearchText], terms: [CollectedTerms]) {
    let reader = SearchPageReader(site)
    self.init(
      pages: zip(site.pages, texts).map(reader.page),
      entries: site.entriesInOrder.compactMap { key, page, id in
        SearchName(key, site.language).map { Entry(name: $0, page: page, id: BookPath.encode(id)) }
      },
      terms: terms, originals: Self.originals(of: site))
  }

  /// What the places of a translation are called in its original.
  private static func originals(of site: SiteIndex) -> [SearchPage.Pointer] {
    guard let original = site.original else { return [] }
    return site.pages.indices.flatMap { index in
      let page = original.pages[index]
      let sections = Dictionary(page.contents.map { ($0.id, $0.title) }) { first, _ in first }
      return [SearchPage.Pointer(sentence: page.title, page: index, section: 0, id: "")]
        + site.pages[index].searchedSections.enumerated().compactMap { section, entry in
          sections[entry.id].map { SearchPage.Pointer(sentence: $0, page: index, section: section + 1, id: entry.id) }
        }
    }
  }
}

extension Page {
  /// The sections that are found by themselves. A rule is one thing: nobody looks for its examples or its sources.
  var searchedSections: [PageModel.ContentsEntry] {
    entries.contains { $0.key.text.hasPrefix("rule:") } ? [] : contents
  }
}

/// Makes what the search knows of a page.
private struct SearchPageReader {
  private let site: SiteIndex
  /// The page at each path of the site.
  private let pageByOutput: [String: Int]
  /// The part that each chapter at its top begins with; none where the part has no title.
  private let partTitles: [Int: String]
  /// The chapters at the top of the parts that hold sources or document the tool, and of what comes behind the last part.
  private let evidence: Set<Int>

  init(_ site: SiteIndex) {
    self.site = site
    pageByOutput = Dictionary(site.pages.enumerated().map { ($1.output, $0) }) { first, _ in first }
    let parts = site.summary.parts
    partTitles = Dictionary(
      parts.flatMap { part in part.chapters.compactMap { chapter in part.title.map { (chapter, $0) } } }
    ) { first, _ in first }
    let tops = site.pages.filter { page in
      page.promises.contains { $0.key.isCommand } || page.entries.contains { $0.key.text.hasPrefix("source:") }
    }.map { Self.top($0.chapter, site) }
    let isBehindOthers = parts.count > 1 && parts.last?.title == nil
    evidence = Set(
      parts.filter { part in tops.contains(where: part.chapters.contains) }.flatMap(\.chapters)
        + (isBehindOthers ? parts.last?.chapters ?? [] : []))
  }

  func page(_ page: Page, _ text: SearchText) -> SearchPage {
    SearchPage(
      title: page.title, path: BookPath.encode(page.output), trail: trail(of: page),
      sections: page.searchedSections.map { SearchPage.Section(title: $0.title, id: BookPath.encode($0.id)) },
      pointers: text.pointers.map { pointer($0, on: page) }, rank: rank(of: page))
  }

  private func pointer(_ pointer: SearchPointer, on page: Page) -> SearchPage.Pointer {
    let parts = pointer.address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path =
      parts[0].isEmpty ? page.output : BookPath.resolve(BookPath.decode(parts[0]), in: BookPath.folder(of: page.output))
    let target = path.flatMap { pageByOutput[$0] } ?? 0
    let id = parts.count > 1 ? parts[1] : ""
    let section = site.pages[target].searchedSections.firstIndex { BookPath.encode($0.id) == id }
    return SearchPage.Pointer(sentence: pointer.sentence, page: target, section: section.map { $0 + 1 } ?? 0, id: id)
  }

  private func rank(of page: Page) -> SearchRank {
    if evidence.contains(Self.top(page.chapter, site)) { return .evidence }
    let kinds = Set(page.entries.map { $0.key.text.prefix { $0 != ":" } })
    if !page.promises.isEmpty || !kinds.isDisjoint(with: ["rule", "matrix"]) { return .rule }
    return kinds.contains("symbol") ? .entry : .guide
  }

  /// The part and the chapters that a page is below.
  private func trail(of page: Page) -> [String] {
    let titles = site.summary.ancestors(of: page.chapter).map { site.summary.chapters[$0].title }
    return (partTitles[Self.top(page.chapter, site)].map { [$0] } ?? []) + titles
  }

  private static func top(_ chapter: Int, _ site: SiteIndex) -> Int {
    site.summary.ancestors(of: chapter).first ?? chapter
  }
}

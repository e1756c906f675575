/// The chapters that a page shows: those at the top of every part, and those below the page and its ancestors.
///
/// No page carries the whole tree, and of a long list only the neighbourhood is shown, so a book of any size keeps its
/// pages small.
struct Navigation {
  /// A list longer than this is cut down to a neighbourhood, with so many chapters on either side of the page.
  private static let longestPart = (count: 100, reach: 25)
  /// The same for the chapters below a chapter, whose own page lists all of them.
  private static let longestList = (count: 24, reach: 3)

  let site: SiteIndex
  /// The path of the page in the site.
  let output: String
  /// The chapter of the page; nil for a page that is in no book.
  let chapter: Int?
  /// The chapters above the page, outermost first.
  let ancestors: [Int]

  init(site: SiteIndex, output: String, chapter: Int?) {
    self.site = site
    self.output = output
    self.chapter = chapter
    ancestors = chapter.map(site.summary.ancestors) ?? []
  }

  /// The parts with the chapters that are shown.
  ///
  /// - Parameter shared: what pages beside this one have shown.
  func parts(_ shared: inout NavigationItems) -> [PageModel.NavigationPart] {
    let path = ancestors + (chapter.map { [$0] } ?? [])
    shared.begin(output)
    return site.summary.parts.map { part in
      let isOpen = path.first.map { part.chapters.firstIndexOfSorted($0) != nil } ?? false
      return PageModel.NavigationPart(
        title: part.title, isOpen: isOpen, items: items(part.chapters, path[...], &shared))
    }
  }

  /// The part and the chapters above the page, and the page. A page of the reference below a team's book lies below the
  /// reference's first page: the site's own title leads to the team's.
  var breadcrumb: [PageModel.Link] {
    let path = ancestors + (chapter.map { [$0] } ?? [])
    guard let chapter, let top = path.first else { return [] }
    var links = path.map { PageModel.Link(title: site.summary.chapters[$0].title, href: href($0)) }
    if let title = site.summary.partTitle(ofChapter: top), title != site.mount?.title {
      links.insert(PageModel.Link(title: title, href: nil), at: 0)
    }
    if let mount = site.mount, chapter > mount.firstChapter {
      links.insert(PageModel.Link(title: mount.title, href: href(mount.firstChapter)), at: 0)
    }
    return links
  }

  /// The address of a chapter; nil where it has no page.
  func href(_ chapter: Int) -> String? { site.href(ofChapter: chapter, from: output) }
}

extension Navigation {
  /// - Parameter path: the chapters on the way to the page, of which the first may be one of these.
  private func items(
    _ chapters: [Int], _ path: ArraySlice<Int>, _ shared: inout NavigationItems
  ) -> [PageModel.NavigationItem] {
    let isPart = chapters.first.map { site.summary.chapters[$0].parent == nil } ?? true
    let shown = neighbourhood(chapters, path.first, isPart ? Self.longestPart : Self.longestList)
    guard let open = path.first, shown.contains(open) else { return shared.items(shown, from: output) }
    return shown.map { index in
      guard index == open else { return shared.item(index, from: output) }
      return PageModel.NavigationItem(
        title: site.summary.chapters[index].title, href: href(index), isCurrent: index == chapter,
        children: items(site.summary.chapters[index].children, path.dropFirst(), &shared),
        childCount: site.summary.chapters[index].children.count)
    }
  }

  private func neighbourhood(
    _ chapters: [Int], _ open: Int?, _ longest: (count: Int, reach: Int)
  ) -> ArraySlice<Int> {
    guard chapters.count > longest.count else { return chapters[...] }
    let middle = open.flatMap(chapters.firstIndexOfSorted) ?? 0
    return chapters[max(0, middle - longest.reach)..<min(chapters.count, middle + longest.reach + 1)]
  }
}

extension [Int] {
  /// The position of a number in a list that ascends, as lists of chapters do.
  fileprivate func firstIndexOfSorted(_ number: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}

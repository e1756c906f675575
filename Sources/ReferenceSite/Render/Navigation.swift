/// The chapters that a page shows: those at the top of every part, and those below the page and its ancestors.
///
/// No page carries the whole tree, and of a long list only the neighbourhood is shown, so a book of any size keeps its
/// pages small.
struct Navigation {
  /// A list longer than this is cut down to a neighbourhood.
  private static let longestList = 100
  /// How many chapters a neighbourhood has on either side.
  private static let reach = 25

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
    var ancestors: [Int] = []
    var ancestor = chapter.flatMap { site.summary.chapters[$0].parent }
    while let index = ancestor {
      ancestors.append(index)
      ancestor = site.summary.chapters[index].parent
    }
    self.ancestors = ancestors.reversed()
  }

  /// The parts with the chapters that are shown.
  ///
  /// - Parameter shared: what pages beside this one have shown.
  func parts(_ shared: inout NavigationItems) -> [PageModel.NavigationPart] {
    let path = ancestors + (chapter.map { [$0] } ?? [])
    shared.begin(output)
    return site.summary.parts.map { part in
      PageModel.NavigationPart(title: part.title, items: items(part.chapters, path[...], &shared))
    }
  }

  /// The chapters above the page. A page of the reference below a team's book lies below the reference's first page:
  /// the site's own title leads to the team's.
  var breadcrumb: [PageModel.Link] {
    let above = ancestors.map { PageModel.Link(title: site.summary.chapters[$0].title, href: href($0)) }
    guard let mount = site.mount, let chapter, chapter > mount.firstChapter else { return above }
    return [PageModel.Link(title: mount.title, href: href(mount.firstChapter))] + above
  }

  /// The address of a chapter; nil where it has no page.
  func href(_ chapter: Int) -> String? { site.href(ofChapter: chapter, from: output) }
}

extension Navigation {
  /// - Parameter path: the chapters on the way to the page, of which the first may be one of these.
  private func items(
    _ chapters: [Int], _ path: ArraySlice<Int>, _ shared: inout NavigationItems
  ) -> [PageModel.NavigationItem] {
    let shown = neighbourhood(chapters, path.first)
    guard let open = path.first, shown.contains(open) else { return shared.items(shown, from: output) }
    return shown.map { index in
      guard index == open else { return shared.item(index, from: output) }
      return PageModel.NavigationItem(
        title: site.summary.chapters[index].title, href: href(index), isCurrent: index == chapter,
        children: items(site.summary.chapters[index].children, path.dropFirst(), &shared))
    }
  }

  private func neighbourhood(_ chapters: [Int], _ open: Int?) -> ArraySlice<Int> {
    guard chapters.count > Self.longestList else { return chapters[...] }
    let middle = open.flatMap(chapters.firstIndexOfSorted) ?? 0
    return chapters[max(0, middle - Self.reach)..<min(chapters.count, middle + Self.reach + 1)]
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

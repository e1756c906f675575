import Basics

/// The chapters as the pages of one folder link to them.
///
/// Most of what a page's navigation shows, the pages beside it show too, so it is written once.
struct NavigationItems {
  private let site: SiteIndex
  private var folder: String?
  private var items: [Int: PageModel.NavigationItem] = [:]
  /// Whole lists, by their first chapter, which stands in one list alone.
  private var lists: [Int: [PageModel.NavigationItem]] = [:]

  init(site: SiteIndex) {
    self.site = site
  }

  /// A chapter that is neither the page's own nor above it.
  ///
  /// - Parameter output: the path of the page in the site.
  mutating func item(_ chapter: Int, from output: String) -> PageModel.NavigationItem {
    if let item = items[chapter] { return item }
    let item = PageModel.NavigationItem(
      title: site.summary.chapters[chapter].title, href: site.href(ofChapter: chapter, from: output), isCurrent: false,
      children: [])
    items[chapter] = item
    return item
  }

  /// Chapters of which none is the page's own or above it.
  mutating func items(_ chapters: ArraySlice<Int>, from output: String) -> [PageModel.NavigationItem] {
    guard let first = chapters.first else { return [] }
    if let list = lists[first] { return list }
    let list = chapters.map { item($0, from: output) }
    lists[first] = list
    return list
  }

  /// Begins a page: what was kept of another folder is of no more use.
  mutating func begin(_ output: String) {
    let next = BookPath.folder(of: output)
    if let folder, folder.utf8.elementsEqual(next.utf8) { return }
    folder = next
    items.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
  }
}

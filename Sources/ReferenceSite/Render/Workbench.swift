import Basics
import HTML
import Search

/// What a worker keeps from one page to the next: what the pages share, and memory that is there already.
struct Workbench: ~Copyable {
  /// The terms of the pages written so far.
  var terms: TermCollector
  var navigation: NavigationItems
  /// The navigation as it was written on an earlier page.
  var commonNavigation = CommonStretch()
  /// What may still be spent on suggestions.
  var effort = SuggestionEffort()
  /// The text of the page at hand.
  var body = HTMLWriter(capacity: 65_536)
  /// The page at hand with all that stands around its text.
  var page = HTMLWriter(capacity: 65_536, isMarked: false)

  /// - Parameter firstPage: the number of the first page that will come.
  init(site: SiteIndex, firstPage: Int) {
    terms = TermCollector(firstPage: firstPage)
    navigation = NavigationItems(site: site)
  }

  /// Writes the text of a page, and takes its terms.
  mutating func write(_ page: Page, _ draft: BodyDraft, of site: SiteIndex) -> PageBody {
    var written = PageBody(site: site, page: page, draft: draft, effort: effort)
    body.clear()
    written.write(into: &body)
    effort = written.effort
    let sections = page.searchedSections.map(\.id)
    body.read { terms.add($0, sections: sections) }
    return written
  }
}

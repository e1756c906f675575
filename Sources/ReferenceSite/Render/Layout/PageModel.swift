import HTML
import Orientation
import Words

/// What a page shows, before it is laid out. Every address in it is relative to the page.
package struct PageModel: Sendable {
  /// A link to another page.
  package struct Link: Sendable, Equatable {
    /// The title that the summary gives it.
    package let title: String
    /// Where it leads; nil for a chapter that is not written yet.
    package let href: String?
  }

  /// A part of the book with the chapters that the page shows of it.
  package struct NavigationPart: Sendable {
    /// The heading; nil for chapters that stand before the first part, or apart.
    package let title: String?
    /// Whether the page is one of the part.
    package let isOpen: Bool
    /// The chapters at the top of the part, or those near the page where there are many.
    package let items: [NavigationItem]
  }

  /// A chapter in the navigation.
  ///
  /// A class, because thousands of pages show the same one.
  package final class NavigationItem: Sendable {
    /// The title that the summary gives it.
    package let title: String
    /// Where it leads; nil for a chapter that is not written yet.
    package let href: String?
    /// True at the page that shows this navigation.
    package let isCurrent: Bool
    /// The chapters below it, given only on the way to the current page.
    package let children: [NavigationItem]
    /// How many chapters lie below it.
    let childCount: Int
    /// The link to it, written once for all pages that show the same.
    let link: HTMLFragment

    init(title: String, href: String?, isCurrent: Bool, children: [NavigationItem], childCount: Int = 0) {
      self.title = title
      self.href = href
      self.isCurrent = isCurrent
      self.children = children
      self.childCount = max(childCount, children.count)
      link = PageNavigation.link(title, href, isCurrent: isCurrent)
    }
  }

  /// A heading of the page, or a generated entry, in the list of the page's contents.
  package struct ContentsEntry: Sendable, Equatable {
    /// Its plain text.
    package let title: String
    /// The id of the element on the page.
    package let id: String
    /// 2 or 3.
    package let level: Int
  }

  /// An id that the page no longer has, and where one finds now what stood there.
  struct MovedID: Sendable, Equatable {
    package let id: String
    package let link: Link
  }

  /// The language of the page and of the site's words around it.
  package let language: Language
  /// The title of the whole site.
  package let siteTitle: String
  /// The title of the page: its first heading, as plain text.
  package let title: String
  /// The way from the page to the site's root: "", "../", "../../"; assets are at `root + "assets/style.css"`.
  package let root: String
  /// Where the site's title leads.
  package let homeHref: String
  /// The way from the site's first page to this one, which comes last; empty on the first page.
  package let breadcrumb: [Link]
  /// The parts of the book, in order.
  package let navigation: [NavigationPart]
  /// What the page lists under “On this page”, in the order of the text.
  package let contents: [ContentsEntry]
  /// The page before, in reading order.
  package let previous: Link?
  /// The page behind, in reading order.
  package let next: Link?
  /// Where the page's source can be edited, if anywhere.
  package let editURL: String?
  /// The iOS version up to which facts are established, such as `27`, if the site says so.
  package let establishedUpTo: String?
  /// When the book of the page was last reviewed.
  var reviewed: CalendarDate?
  /// What readers may do with the page, by the book's licence; its title may be empty.
  var license: Link?
  /// Where readers tell what is not as the page says, if anywhere.
  var reportURL: String?
  /// The address of the feed; nil where the site has none.
  var feed: String?
  /// The address of the page's twin in Markdown; nil where it has none.
  var twin: String?
  /// What search engines and chats show of the page; nil where nobody should find it.
  var description: String?
  /// The page's address on the web, where the book says where the site is.
  var address: String?
  /// The address of the site's picture on the web, likewise.
  var preview: String?
  /// The address of the style sheet of the site's own face; nil where it has the theme's.
  var face: String?
  /// The address of the site's own mark, likewise.
  var mark: String?
  /// Where the page sends its readers on to, for a page that has moved.
  var movedTo: String?
  /// Whether the page compiles WebAssembly, as the explorer does.
  package var compiles = false
  /// Whether some of the page holds for old versions alone, so that readers may hide it.
  package var hasOldParts = false
  /// The other language of the book, and where the page is in it; nil where there is none.
  var otherLanguage: (language: Language, href: String)?
  /// The page's addresses on the web in each language that it has.
  var alternates: [(language: Language, address: String)] = []
  /// What is to be said of a page that is not translated, or not as a whole.
  var untranslated: String?
  /// The folder of the search's index below that of the scripts: empty, or a translation's.
  var searchFolder = ""
  /// The terms that are links in the text, in its order.
  var terms: [TermLink] = []
  /// The ids that have moved away, each with a place at the end of the page.
  var movedIDs: [MovedID] = []
}

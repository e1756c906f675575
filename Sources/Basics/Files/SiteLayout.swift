/// The files that every site has besides its pages and its theme.
package enum SiteLayout {
  /// The first page.
  package static let home = "index.html"
  /// The page that a server shows for every address that there is not.
  package static let notFound = "404.html"
  /// The list of every other file of the site, one path a line.
  package static let manifest = ".orientation-docs-manifest"
  /// The ledger of all addresses that were ever published.
  package static let publishedIDs = "published-ids.txt"
  /// The list of all pages for search engines, where the book says where the site is.
  package static let sitemap = "sitemap.xml"
  /// Where search engines find that list, on a site that has a host to itself.
  package static let robots = "robots.txt"
  /// The list of all pages, by the convention of llms.txt.
  package static let pageList = "llms.txt"
  /// What changed from release to release, where the book says which page tells it.
  package static let feed = "feed.xml"
  /// All pages in Markdown, or a list of the files that have them, where pages have twins; by the same convention.
  package static let wholeText = "llms-full.txt"
}

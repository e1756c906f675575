import Basics
import HTML

/// Writes what tells search engines of a site's pages, by sitemaps.org and robotstxt.org.
struct Sitemap {
  /// The format allows no more.
  private static let most = 50_000

  let site: SiteIndex
  /// The pages in the other language of the book.
  var other: SiteIndex?

  /// The files; none where the book does not say where the site is.
  var files: [FileTree.File] {
    guard let home = site.address(of: SiteLayout.home), let sitemap = site.address(of: SiteLayout.sitemap) else {
      return []
    }
    let list = FileTree.File(path: SiteLayout.sitemap, bytes: list)
    // Search engines read this file at the root of a host, and nowhere else.
    guard BookPath.path(ofWebsite: home) == "/" else { return [list] }
    var robots = HTMLWriter(capacity: 256)
    robots.text("User-agent: *\nAllow: /\n\nSitemap: ")
    robots.address(sitemap)
    robots.line()
    return [list, FileTree.File(path: SiteLayout.robots, bytes: robots.finish())]
  }
}

extension Sitemap {
  private var list: [UInt8] {
    var list = HTMLWriter(capacity: site.pages.count * 128, isMarked: false)
    list.prologue("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    list.line(.urlset, [.fixed("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]) { list in
      list.line()
      let translated = (other?.pages ?? []).filter { $0.translation?.state != TranslatedLines.State.none }
      for page in (site.pages + translated).prefix(Self.most) {
        list.line(.url) { $0.tag(.loc) { $0.address(site.address(of: page.output) ?? "") } }
      }
    }
    return list.finish()
  }
}

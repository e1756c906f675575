import Basics
import HTML

/// Writes what changed from release to release as a feed, by RFC 4287 (Atom).
struct Feed {
  let site: SiteIndex
  let releases: [Release]

  /// The file; nil where the book does not say where the site is, which page has its releases, or any day.
  var file: FileTree.File? {
    guard let page = site.feedPage, let home = site.address(of: SiteLayout.home),
      let address = site.address(of: SiteLayout.feed), let source = site.address(of: site.pages[page].output),
      let newest = releases.map(\.day).max()
    else { return nil }
    var feed = HTMLWriter(isMarked: false)
    feed.prologue("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    let attributes = [
      Attribute.fixed("xmlns", "http://www.w3.org/2005/Atom"), Attribute("xml:lang", site.language.rawValue),
    ]
    feed.line(.feed, attributes) { feed in
      feed.tag(.id, text: home)
      feed.tag(.title, text: site.title)
      // Whoever reads a feed wants an author, and the book names none but itself.
      feed.tag(.author) { $0.tag(.name, text: site.title) }
      feed.tag(.updated, text: Self.moment(newest))
      feed.void(.link, [.fixed("rel", "self"), .href(address)])
      feed.void(.link, [.href(home)])
      for release in releases { Self.write(release, of: source, into: &feed) }
    }
    return FileTree.File(path: SiteLayout.feed, bytes: feed.finish())
  }
}

extension Feed {
  private static func write(_ release: Release, of source: String, into feed: inout HTMLWriter) {
    let address = source + "#" + BookPath.encode(release.id)
    feed.line()
    feed.tag(.entry) { feed in
      feed.tag(.id, text: address)
      feed.tag(.title, text: release.title)
      feed.tag(.updated, text: moment(release.day))
      feed.void(.link, [.href(address)])
      feed.tag(.content, [.fixed("type", "html"), .address("xml:base", source)], text: release.text)
    }
  }

  /// A day as the moment that the format wants.
  private static func moment(_ day: String) -> String { day + "T00:00:00Z" }
}

import Blocks
import HTML

/// The `<head>` of a page.
struct PageHead {
  let model: PageModel

  func write(into page: inout HTMLWriter) {
    page.line(.head) { page in
      page.void(.meta, [.fixed("charset", "utf-8")])
      // Before everything that could load something.
      page.void(
        .meta,
        [
          .fixed("http-equiv", "Content-Security-Policy"),
          Attribute("content", model.compiles ? PagePolicy.compiling : PagePolicy.plain),
        ])
      page.tag(.title, text: title)
      page.void(.meta, [.fixed("name", "viewport"), .fixed("content", "width=device-width, initial-scale=1")])
      // Before the style sheet has come, the window already has the right colour.
      page.void(.meta, [.fixed("name", "color-scheme"), .fixed("content", "light dark")])
      for (color, scheme) in Self.themeColors {
        page.void(.meta, [.fixed("name", "theme-color"), .fixed("content", color), .fixed("media", scheme)])
      }
      if let description = model.description { write(description, into: &page) }
      if let feed = model.feed {
        page.void(.link, [.fixed("rel", "alternate"), .fixed("type", "application/atom+xml"), .href(feed)])
      }
      if let twin = model.twin {
        page.void(.link, [.fixed("rel", "alternate"), .fixed("type", "text/markdown"), .href(twin)])
      }
      writeIcons(into: &page)
      page.void(.link, [.fixed("rel", "stylesheet"), .href(SiteAssets.address(of: "style.css", from: model.root))])
      if let face = model.face { page.void(.link, [.fixed("rel", "stylesheet"), .href(face)]) }
      if let movedTo = model.movedTo {
        page.void(.link, [.fixed("rel", "canonical"), .href(movedTo)])
        page.void(.meta, [.fixed("http-equiv", "refresh"), Attribute("content", "0; url=" + movedTo)])
      }
      // Not deferred: it sets the remembered theme before the first paint.
      page.tag(.script, [.address("src", SiteAssets.address(of: "script.js", from: model.root))]) { _ in }
    }
  }
}

extension PageHead {
  /// The mark in tabs and on home screens, where a mark of the site's own has the size that the page gives it.
  private func writeIcons(into page: inout HTMLWriter) {
    page.void(.link, [.fixed("rel", "icon"), model.mark.map(Attribute.href) ?? .fixed("href", Self.icon)])
    if model.mark != nil { return }
    let touchIcon = SiteAssets.address(of: "touch-icon.png", from: model.root)
    page.void(.link, [.fixed("rel", "apple-touch-icon"), .href(touchIcon)])
  }

  private var title: String {
    model.title == model.siteTitle ? model.title : "\(model.title) – \(model.siteTitle)"
  }

  /// What search engines show of the page, and what chats show beside a link to it.
  private func write(_ description: String, into page: inout HTMLWriter) {
    page.void(.meta, [.fixed("name", "description"), Attribute("content", description)])
    if let address = model.address {
      page.void(.link, [.fixed("rel", "canonical"), .href(address)])
      page.void(.meta, [.fixed("property", "og:url"), .address("content", address)])
    }
    for (language, address) in model.alternates {
      page.void(.link, [.fixed("rel", "alternate"), Attribute("hreflang", language.rawValue), .href(address)])
    }
    let isHome = model.breadcrumb.isEmpty
    page.void(.meta, [.fixed("property", "og:type"), .fixed("content", isHome ? "website" : "article")])
    page.void(.meta, [.fixed("property", "og:title"), Attribute("content", model.title)])
    page.void(.meta, [.fixed("property", "og:description"), Attribute("content", description)])
    page.void(.meta, [.fixed("property", "og:site_name"), Attribute("content", model.siteTitle)])
    page.void(.meta, [.fixed("property", "og:locale"), .fixed("content", locale)])
    if let preview = model.preview {
      page.void(.meta, [.fixed("property", "og:image"), .address("content", preview)])
    }
    let card: StaticString = model.preview == nil ? "summary" : "summary_large_image"
    page.void(.meta, [.fixed("name", "twitter:card"), .fixed("content", card)])
  }

  /// OpenGraph names languages with a territory.
  private var locale: StaticString {
    switch model.language {
    case .english: "en_US"
    case .simplifiedChinese: "zh_CN"
    }
  }

  /// The colours of the style sheet's background, for what the browser draws around the page.
  private static let themeColors: [(StaticString, StaticString)] = [
    ("#fff", "(prefers-color-scheme: light)"), ("#161617", "(prefers-color-scheme: dark)"),
  ]

  /// The phone of the theme's mark. It stands in the page, so that no request is spent on it.
  private static let icon: StaticString = """
    data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2016%2016'%3E\
    %3Cpath%20d='M4%204l8%208'%20stroke='%230071e3'%20stroke-width='7'/%3E%3C/svg%3E
    """
}

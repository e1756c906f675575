import Blocks
import HTML

/// The `<head>` of a page.
struct PageHead {
  let model: PageModel

  func write(into page: inout HTMLWriter) {
    page.tag("head") { page in
      page.void("meta", [.fixed("charset", "utf-8")])
      // Before everything that could load something.
      page.void(
        "meta",
        [
          .fixed("http-equiv", "Content-Security-Policy"),
          Attribute("content", model.compiles ? PagePolicy.compiling : PagePolicy.plain),
        ])
      page.tag("title", text: title)
      page.void("meta", [.fixed("name", "viewport"), .fixed("content", "width=device-width, initial-scale=1")])
      // Before the style sheet has come, the window already has the right colour.
      page.void("meta", [.fixed("name", "color-scheme"), .fixed("content", "light dark")])
      page.void("link", [.fixed("rel", "icon"), .fixed("href", Self.icon)])
      page.void("link", [.fixed("rel", "stylesheet"), .href(SiteAssets.address(of: "style.css", from: model.root))])
      if let movedTo = model.movedTo {
        page.void("link", [.fixed("rel", "canonical"), .href(movedTo)])
        page.void("meta", [.fixed("http-equiv", "refresh"), Attribute("content", "0; url=" + movedTo)])
      }
      // Not deferred: it sets the remembered theme before the first paint.
      page.tag("script", [.address("src", SiteAssets.address(of: "script.js", from: model.root))]) { _ in }
    }
    page.literal("\n")
  }
}

extension PageHead {
  private var title: String {
    model.title == model.siteTitle ? model.title : "\(model.title) – \(model.siteTitle)"
  }

  /// A phone lying on its side. It stands in the page, so that no request is spent on it.
  private static let icon: StaticString = """
    data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2016%2016'%3E\
    %3Crect%20y='3'%20width='16'%20height='10'%20rx='2.5'%20fill='%230071e3'/%3E\
    %3Crect%20x='3'%20y='5'%20width='10'%20height='6'%20rx='.5'%20fill='white'/%3E%3C/svg%3E
    """
}

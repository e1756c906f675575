import HTML

/// Lays out a page.
package enum PageLayout {
  /// The bytes of the HTML file for a page.
  package static func render(_ model: PageModel) -> [UInt8] {
    var page = HTMLWriter(capacity: model.body.bytes.count + 8_192)
    page.literal("<!DOCTYPE html>\n")
    page.tag("html", [.lang(model.language.rawValue)]) { page in
      page.tag("head") { page in
        page.void("meta", [.fixed("charset", "utf-8")])
        page.tag("title", text: model.title)
      }
      page.tag("body") { page in
        page.tag("main") { $0.tag("article") { $0.append(model.body) } }
      }
    }
    page.literal("\n")
    return page.finish()
  }
}

import HTML

/// The bar at the top: the menu button of narrow windows, the site's title, and the theme.
struct PageHeader {
  let model: PageModel
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    page.tag("header", [.class("header")]) { page in
      page.tag("div", [.class("bar")]) { page in
        writeMenu(into: &page)
        page.tag("a", [.class("home"), .href(model.homeHref)], text: model.siteTitle)
        writeThemeButton(into: &page)
      }
    }
    page.literal("\n")
  }
}

extension PageHeader {
  /// The menu has no content of its own: while it is open, the style sheet shows the navigation that stands in the page
  /// once, on the left of a wide window. So the menu needs no script.
  private func writeMenu(into page: inout HTMLWriter) {
    page.tag("details", [.class("menu")]) { page in
      page.tag("summary") { writeHidden(words.navigation, into: &$0) }
    }
  }

  /// The style sheet shows the button only where the script has started.
  private func writeThemeButton(into page: inout HTMLWriter) {
    page.tag("button", [.class("theme"), .fixed("type", "button"), .fixed("aria-pressed", "false")]) { page in
      writeHidden(words.darkTheme, into: &page)
    }
  }

  private func writeHidden(_ text: String, into page: inout HTMLWriter) {
    page.tag("span", [.class("visually-hidden")], text: text)
  }
}

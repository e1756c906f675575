import HTML
import Words

/// The bar at the top: the menu button of narrow windows, the site's title, the search, and the theme.
struct PageHeader {
  let model: PageModel
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    page.line(.header, [.class("header")]) { page in
      page.tag(.div, [.class("bar")]) { page in
        writeMenu(into: &page)
        page.tag(.a, [.class("home"), .href(model.homeHref)], text: model.siteTitle)
        writeSearchButton(into: &page)
        if let (language, href) = model.otherLanguage {
          page.tag(
            .a,
            [
              .class("translation"), .href(href), Attribute("hreflang", language.rawValue), .lang(language.rawValue),
            ], text: LayoutWords(language: language)[.ownName])
        }
        writeNamesButton(into: &page)
        writeThemeButton(into: &page)
      }
    }
  }
}

extension PageHeader {
  /// The menu has no content of its own: while it is open, the style sheet shows the navigation that stands in the page
  /// once, on the left of a wide window. So the menu needs no script.
  private func writeMenu(into page: inout HTMLWriter) {
    page.tag(.details, [.class("menu")]) { page in
      page.tag(.summary) { writeHidden(words[.navigation], into: &$0) }
    }
  }

  /// The style sheet shows the button only where the script has started, and draws the keys as this system has them.
  private func writeSearchButton(into page: inout HTMLWriter) {
    page.tag(
      .button,
      [
        .class("search"), .fixed("type", "button"), .fixed("aria-haspopup", "dialog"),
        .fixed("aria-keyshortcuts", "Control+K Meta+K /"),
      ]
    ) { page in
      page.tag(.span, text: words[.search])
      page.tag(.kbd, [.ariaHidden], text: "")
    }
  }

  /// The style sheet shows the button only where the script has started, and says which of the two languages is chosen.
  private func writeNamesButton(into page: inout HTMLWriter) {
    page.tag(.button, [.class("names"), .fixed("type", "button"), .fixed("aria-pressed", "false")]) { page in
      writeHidden(words[.objectiveCNames] + " ", into: &page)
      page.tag(.span, text: "Swift ")
      page.tag(.span, text: "Obj-C")
    }
  }

  /// The style sheet shows the button only where the script has started, and of its words the one that is chosen.
  private func writeThemeButton(into page: inout HTMLWriter) {
    page.tag(.button, [.class("theme"), .fixed("type", "button")]) { page in
      writeHidden(words[.theme] + " ", into: &page)
      for word in [words[.systemTheme], words[.lightTheme], words[.darkTheme]] { page.tag(.span, text: word) }
    }
  }

  private func writeHidden(_ text: String, into page: inout HTMLWriter) {
    page.tag(.span, [.class("visually-hidden")], text: text)
  }
}

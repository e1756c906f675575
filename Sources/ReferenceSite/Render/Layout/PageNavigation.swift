import Blocks
import HTML
import Words

/// The chapters of the book, on the left.
struct PageNavigation {
  let parts: [PageModel.NavigationPart]
  let words: LayoutWords

  /// The link to a chapter; without an address its title alone.
  static func link(_ title: String, _ href: String?, isCurrent: Bool) -> HTMLFragment {
    var link = HTMLWriter(capacity: title.utf8.count + (href?.utf8.count ?? 0) + 64)
    if let href {
      link.tag("a", isCurrent ? [.href(href), .ariaCurrentPage] : [.href(href)]) { $0.breakable(title) }
    } else {
      link.tag("span", [.class("draft")]) { $0.breakable(title) }
    }
    return link.fragment()
  }

  func write(into page: inout HTMLWriter) {
    page.tag("nav", [.class("navigation"), .aria(label: words.navigation)]) { page in
      page.literal("\n")
      for (index, part) in parts.enumerated() { write(part, number: index + 1, into: &page) }
    }
    page.literal("\n")
  }
}

extension PageNavigation {
  /// A part's title opens its list and names it. It is no heading: the page's outline begins with its own `<h1>`.
  private func write(_ part: PageModel.NavigationPart, number: Int, into page: inout HTMLWriter) {
    guard let title = part.title else {
      write(part.items, [], into: &page)
      return
    }
    // No heading's id has a point in it, so this is nobody else's.
    let id = "site-part.\(number)"
    page.tag("details", part.isOpen ? [.flag("open")] : []) { page in
      page.tag("summary", .id(id), text: title)
      page.literal("\n")
      write(part.items, [.aria(labelledBy: id)], into: &page)
    }
    page.literal("\n")
  }

  private func write(
    _ items: [PageModel.NavigationItem], _ attributes: [Attribute], below parent: PageModel.NavigationItem? = nil,
    into page: inout HTMLWriter
  ) {
    guard !items.isEmpty else { return }
    page.tag("ul", attributes) { page in
      for item in items {
        page.tag("li") { page in
          page.append(item.link)
          write(item.children, [], below: item, into: &page)
        }
        page.literal("\n")
      }
      // Who does not find a chapter in the neighbourhood finds all of them on the page above.
      if let parent, let href = parent.href, parent.childCount > items.count {
        page.tag("li") { $0.tag("a", .href(href), text: words.allPages) }
      }
    }
    page.literal("\n")
  }
}

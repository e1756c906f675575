import Blocks
import HTML
import Words

/// The chapters of the book, on the left.
struct PageNavigation {
  let parts: [PageModel.NavigationPart]
  let words: LayoutWords

  /// The link to a chapter; without an address its title alone.
  static func link(_ title: String, _ href: String?, isCurrent: Bool) -> HTMLFragment {
    var link = HTMLWriter(capacity: title.utf8.count + (href?.utf8.count ?? 0) + 64, isMarked: false)
    if let href {
      link.tag(.a, isCurrent ? [.href(href), .ariaCurrentPage] : [.href(href)]) { $0.breakable(title) }
    } else {
      link.tag(.span, [.class("draft")]) { $0.breakable(title) }
    }
    return link.fragment()
  }

  func write(into page: inout HTMLWriter) {
    page.line(.nav, [.class("navigation"), .aria(label: words[.navigation])]) { page in
      page.line()
      for (index, part) in parts.enumerated() { write(part, number: index + 1, into: &page) }
    }
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
    page.line(.details, part.isOpen ? [.flag("open")] : []) { page in
      page.line(.summary, [.id(id)], text: title)
      write(part.items, [.aria(labelledBy: id)], into: &page)
    }
  }

  private func write(
    _ items: [PageModel.NavigationItem], _ attributes: [Attribute], below parent: PageModel.NavigationItem? = nil,
    into page: inout HTMLWriter
  ) {
    guard !items.isEmpty else { return }
    page.line(.ul, attributes) { page in
      for item in items {
        page.line(.li) { page in
          page.append(item.link)
          write(item.children, [], below: item, into: &page)
        }
      }
      // Who does not find a chapter in the neighbourhood finds all of them on the page above.
      if let parent, let href = parent.href, parent.childCount > items.count {
        page.tag(.li) { $0.tag(.a, [.href(href)], text: words[.allPages]) }
      }
    }
  }
}

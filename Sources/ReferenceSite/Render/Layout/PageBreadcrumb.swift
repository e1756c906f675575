import HTML
import Words

/// The way to a page, from the site's first one, above its text.
struct PageBreadcrumb {
  let way: [PageModel.Link]
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    guard let last = way.last else { return }
    page.line(.nav, [.class("breadcrumb"), .aria(label: words[.breadcrumb])]) { page in
      page.tag(.ol, [.class("trail")]) { page in
        for step in way.dropLast() {
          page.tag(.li) { page in
            if let href = step.href { page.tag(.a, [.href(href)], text: step.title) } else { page.text(step.title) }
          }
        }
        page.tag(.li, [.ariaCurrentPage], text: last.title)
      }
    }
  }
}

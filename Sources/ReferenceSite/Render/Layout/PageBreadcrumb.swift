import HTML
import Words

/// The chapters above a page, above its text.
struct PageBreadcrumb {
  let chapters: [PageModel.Link]
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    guard !chapters.isEmpty else { return }
    page.tag("nav", [.class("breadcrumb"), .aria(label: words.breadcrumb)]) { page in
      page.tag("ol", [.class("trail")]) { page in
        for chapter in chapters {
          page.tag("li") { page in
            if let href = chapter.href {
              page.tag("a", [.href(href)], text: chapter.title)
            } else {
              page.text(chapter.title)
            }
          }
        }
      }
    }
    page.literal("\n")
  }
}

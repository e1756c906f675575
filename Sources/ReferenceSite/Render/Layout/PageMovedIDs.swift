import HTML
import Words

/// The places that were on a page and are elsewhere now: links to them still lead here, and from here on.
struct PageMovedIDs {
  let moved: [PageModel.MovedID]
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    if moved.isEmpty { return }
    page.line(.nav, [.class("moved"), .aria(label: words[.moved])]) { page in
      page.tag(.p, text: words[.moved])
      page.tag(.ul) { page in
        for moved in moved {
          page.tag(.li, [.id(moved.id)]) { $0.tag(.a, [.href(moved.link.href ?? "")], text: moved.link.title) }
        }
      }
    }
  }
}

import Blocks
import HTML
import Words

/// The links to the chapters before and after a page, below its text.
struct PagePager {
  let previous: PageModel.Link?
  let next: PageModel.Link?
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    guard previous?.href != nil || next?.href != nil else { return }
    page.line(.nav, [.class("pager"), .aria(label: words[.previousAndNext])]) { page in
      write(previous, words[.previous], [.class("previous"), .fixed("rel", "prev")], into: &page)
      write(next, words[.next], [.class("next"), .fixed("rel", "next")], into: &page)
    }
  }
}

extension PagePager {
  private func write(
    _ link: PageModel.Link?, _ label: String, _ attributes: [Attribute], into page: inout HTMLWriter
  ) {
    guard let link, let href = link.href else { return }
    page.tag(.a, attributes + [.href(href)]) { page in
      page.tag(.span, text: label)
      // The space keeps the two words apart where they are read as one line.
      page.text(" ")
      page.breakable(link.title)
    }
  }
}

import Blocks
import HTML
import Words

/// The headings of a page: on its right, or behind a button above its text where the window is narrow.
struct PageContents {
  let entries: [PageModel.ContentsEntry]
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    guard !entries.isEmpty else { return }
    page.line(.nav, [.class("contents"), .fixed("aria-labelledby", "site-contents")]) { page in
      page.tag(.p, [.class("label"), .fixed("id", "site-contents")], text: words[.onThisPage])
      // As with the menu, the list stands beside the button, so that wide windows can show it without opening anything.
      page.line(.details) { $0.tag(.summary, text: words[.onThisPage]) }
      writeList(into: &page)
    }
  }
}

extension PageContents {
  private func writeList(into page: inout HTMLWriter) {
    page.tag(.ul) { page in
      for section in sections {
        page.line(.li) { page in
          writeLink(to: section.head, into: &page)
          if !section.below.isEmpty {
            page.list(of: section.below) { writeLink(to: $0, into: &$1) }
          }
        }
      }
    }
  }

  private func writeLink(to entry: PageModel.ContentsEntry, into page: inout HTMLWriter) {
    page.tag(.a, [.href("#" + entry.id)]) { $0.breakable(entry.title) }
  }

  /// The entries, each with those of a deeper level that follow it.
  private var sections: [(head: PageModel.ContentsEntry, below: [PageModel.ContentsEntry])] {
    var sections: [(head: PageModel.ContentsEntry, below: [PageModel.ContentsEntry])] = []
    for entry in entries {
      if let last = sections.indices.last, entry.level > sections[last].head.level {
        sections[last].below.append(entry)
      } else {
        sections.append((head: entry, below: []))
      }
    }
    return sections
  }
}

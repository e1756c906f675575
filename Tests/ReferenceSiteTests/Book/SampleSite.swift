import HTML

@testable import Basics
@testable import Diagnostics
@testable import ReferenceSite

/// A site of pages that hold entries, as generated blocks would make them.
enum SampleSite {
  /// Builds an index of pages; each page has a text and the keys of its entries, whose ids are their names.
  static func index(
    _ texts: [(path: String, text: String, entries: [EntryKey])], summary: String? = nil
  ) -> SiteIndex {
    let list = summary ?? texts.map { "- [\($0.path)](\($0.path))\n" }.joined()
    let files = texts.map { FileTree.File(path: $0.path, bytes: Array($0.text.utf8)) }
    let book = FileTree(files + [FileTree.File(path: "SUMMARY.md", bytes: Array(list.utf8))])
    let options = BuildOptions()
    var complaints = Complaints(bookPath: "")
    let plan = BookPlan(book, options, &complaints)
    let pages = PageReader.read(plan.sources[...]).map { reading in
      var page = reading.page
      for key in texts.first(where: { $0.path == page.source })?.entries ?? [] {
        let id = String(key.text.drop { $0 != ":" }.dropFirst())
        page.entries.append((key, id))
        page.anchors.insert(id)
      }
      return page
    }
    return SiteIndex(pages, plan, options, &complaints)
  }

  /// The body of a page and what is wrong with it.
  static func body(of page: Int, in site: SiteIndex) -> (html: String, problems: [Problem]) {
    var body = PageBody(site: site, page: site.pages[page], draft: site.pages[page].body)
    var html = HTMLWriter()
    body.write(into: &html)
    return (String(decoding: html.finish(), as: UTF8.self), body.problems.map(\.problem))
  }
}

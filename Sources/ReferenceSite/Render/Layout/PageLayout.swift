import HTML
import Words

/// Lays out a page: the frame that every page shares, with the page's text in its middle.
///
/// The order of the parts is the order in which a keyboard or a voice meets them. Where they stand on the screen is the
/// style sheet's business; a page without it, or without its script, reads from top to bottom and works.
package enum PageLayout {
  /// The id of what is the page's own, behind everything that all pages share.
  static let mainID = "site-main"

  /// The bytes of the HTML file for a page.
  ///
  /// - Parameter body: what stands in `<article>`, from `<h1>` on.
  package static func render(_ model: PageModel, _ body: borrowing HTMLWriter) -> [UInt8] {
    var page = HTMLWriter(isMarked: false)
    write(model, body, into: &page)
    return page.finish()
  }

  /// Writes the HTML file for a page, into a writer that has nothing yet; gives the stretch that is the navigation.
  @discardableResult
  static func write(_ model: PageModel, _ body: borrowing HTMLWriter, into page: inout HTMLWriter) -> Range<Int> {
    var navigation = 0..<0
    let words = LayoutWords(language: model.language)
    page.prologue("<!DOCTYPE html>")
    page.line(.html, attributes(of: model, words)) { page in
      PageHead(model: model).write(into: &page)
      page.tag(.body) { page in
        writeSkipLink(words, into: &page)
        PageHeader(model: model, words: words).write(into: &page)
        page.tag(.div, [.class("layout")]) { page in
          let start = page.count
          PageNavigation(parts: model.navigation, words: words).write(into: &page)
          navigation = start..<page.count
          writeMain(model, body, words, into: &page)
        }
      }
    }
    return navigation
  }
}

extension PageLayout {
  /// The script has no words of its own: those of its buttons stand on the root.
  private static func attributes(of model: PageModel, _ words: LayoutWords) -> [Attribute] {
    [.lang(model.language.rawValue), Attribute("data-copy", words[.copy]), Attribute("data-copied", words[.copied])]
      + (model.searchFolder.isEmpty ? [] : [Attribute("data-search", model.searchFolder)])
  }

  private static func writeSkipLink(_ words: LayoutWords, into page: inout HTMLWriter) {
    page.line(.a, [.class("skip"), .href("#" + mainID)], text: words[.skipToText])
  }

  /// Writes the text with links around its terms.
  private static func write(_ body: borrowing HTMLWriter, linking terms: [TermLink], into page: inout HTMLWriter) {
    var written = HTMLWriter.Position.start
    for term in terms {
      page.append(body, written..<term.range.lowerBound)
      page.open(.a, [.class("term"), .href(term.href)])
      page.append(body, term.range)
      page.close(.a)
      written = term.range.upperBound
    }
    page.append(body, written..<body.position)
  }

  private static func writeMain(
    _ model: PageModel, _ body: borrowing HTMLWriter, _ words: LayoutWords, into page: inout HTMLWriter
  ) {
    // The target of the skip link: it takes the focus, and is no stop of the Tab key.
    page.tag(.main, [.class("main"), .id(mainID), .tabindex("-1")]) { page in
      PageBreadcrumb(way: model.breadcrumb, words: words).write(into: &page)
      if model.hasOldParts { PageVersions(words: words).write(into: &page) }
      PageContents(entries: model.contents, words: words).write(into: &page)
      page.line(.article) { page in
        page.line()
        if let text = model.untranslated { page.line(.p, [.class("untranslated")], text: text) }
        write(body, linking: model.terms, into: &page)
      }
      PageMovedIDs(moved: model.movedIDs, words: words).write(into: &page)
      PagePager(previous: model.previous, next: model.next, words: words).write(into: &page)
      PageFooter(model: model, words: words).write(into: &page)
    }
  }
}

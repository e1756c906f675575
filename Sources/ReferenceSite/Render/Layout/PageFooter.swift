import HTML
import Words

/// The last line of a page: how far its facts go, when they were reviewed, what readers may do with it, and where to
/// complain of it or change it.
struct PageFooter {
  let model: PageModel
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    let links = [(model.reportURL, words[.isThisWrong]), (model.editURL, words[.editThisPage])]
    let hasLinks = model.license != nil || links.contains { $0.0 != nil }
    guard model.establishedUpTo != nil || model.reviewed != nil || hasLinks else { return }
    page.line(.footer, [.class("footer")]) { page in
      if let version = model.establishedUpTo { page.tag(.p, text: words.factsEstablished(upTo: version)) }
      if let date = model.reviewed {
        page.tag(.p, text: words[.lastReviewed] + words.space + words.date(date))
      }
      if let license = model.license, let href = license.href {
        let title = license.title.isEmpty ? words[.license] : license.title
        page.tag(.a, [.fixed("rel", "license"), .href(href)], text: title)
      }
      for case (let address?, let text) in links { page.tag(.a, [.href(address)], text: text) }
    }
  }
}

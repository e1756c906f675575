import HTML
import Words

/// The last line of a page: up to which version its facts were established, and where to change it.
struct PageFooter {
  let establishedUpTo: String?
  let editURL: String?
  let words: LayoutWords

  func write(into page: inout HTMLWriter) {
    guard establishedUpTo != nil || editURL != nil else { return }
    page.tag("footer", [.class("footer")]) { page in
      if let establishedUpTo { page.tag("p", text: words.factsEstablished(upTo: establishedUpTo)) }
      if let editURL { page.tag("a", [.href(editURL)], text: words.editThisPage) }
    }
    page.literal("\n")
  }
}

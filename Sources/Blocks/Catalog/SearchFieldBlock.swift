import HTML
import Search

/// A field that opens the search with what is typed or pasted into it; the style sheet shows it where the script has started.
struct SearchFieldBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "search", summary: "a field that opens the search", .plain { _ in SearchFieldBlock() })

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = SearchWords(language: context.language)
    page.tag(.form, [.class("search-field"), .role("search"), .fixed("method", "get")]) { page in
      page.void(
        .input,
        [
          .fixed("type", "search"), .fixed("name", "q"), Attribute("placeholder", words[.placeholder]),
          .aria(label: words[.placeholder]), .fixed("autocomplete", "off"),
        ])
    }
  }
}

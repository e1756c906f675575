/// Everything that a search knows of a site: what the script finds in its files, and ``SearchFinder`` in memory.
package struct SearchedSite: Sendable {
  /// A name, and where its entry is.
  package struct Entry: Sendable {
    package let name: SearchName
    package let page: Int
    /// The id of the entry, as it stands in an address.
    package let id: String

    package init(name: SearchName, page: Int, id: String) {
      self.name = name
      self.page = page
      self.id = id
    }
  }

  package let pages: [SearchPage]
  package let entries: [Entry]
  package let index: SearchIndex

  /// - Parameters:
  ///   - pages: the pages in reading order.
  ///   - entries: the names, in the order of the text.
  ///   - terms: what was collected from the pages, in their order.
  ///   - originals: the titles and headings that a translation was made of, which are words of their places too.
  package init(
    pages: [SearchPage], entries: [Entry], terms: [CollectedTerms], originals: [SearchPage.Pointer] = []
  ) {
    self.pages = pages
    self.entries = entries
    var said = TermCollector(firstPage: 0)
    let pointers = (pages.flatMap(\.pointers) + originals).sorted { ($0.page, $0.section) < ($1.page, $1.section) }
    for pointer in pointers { said.add(sentence: pointer.sentence, of: pointer.page, section: pointer.section) }
    index = SearchIndex(terms, said: pointers.isEmpty ? nil : CollectedTerms(said), pageCount: pages.count)
  }
}

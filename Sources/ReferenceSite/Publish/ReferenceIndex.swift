import Basics
import OrientationCatalog
import Search

/// A book that was read to be asked: where each entry stands, and which sections answer a question.
package struct ReferenceIndex: Sendable {
  /// A section of a page, as an answer quotes it.
  package struct Passage: Sendable, Equatable {
    /// The title of the page, and behind it that of the section.
    package let title: String
    /// The address on the web, where the book says where its site is; else the path below the site's root.
    package let address: String
    /// How the section begins.
    package let text: String
  }

  /// What was found for a question.
  package struct Findings: Sendable {
    package let passages: [Passage]
    /// Words of the question that no page has.
    package let missing: [String]
    /// Whether too little of the question is answered: what is there is only near.
    package let isWeak: Bool
  }

  /// How many characters of a section are quoted.
  private static let longestQuote = 700
  private let site: SiteIndex
  private let texts: [SearchText]
  private let finder: SearchFinder
  private let entries: [EntryKey: (page: Int, id: String)]

  /// - Parameter terms: what was collected from the pages, in their order.
  init(site: SiteIndex, terms: [CollectedTerms]) {
    self.site = site
    texts = terms.flatMap(\.texts)
    finder = SearchFinder(SearchedSite(site, terms: terms))
    entries = Dictionary(site.entriesInOrder.map { ($0.key, ($0.page, $0.id)) }) { first, _ in first }
  }

  /// The address of an entry; nil where the book has none.
  package func address(of key: EntryKey) -> String? {
    entries[key].map { address(of: site.pages[$0.page], BookPath.encode($0.id)) }
  }

  /// What answers a question, the best first: the entry that it names, the message that it is, and sections of pages.
  package func find(_ question: String, most: Int) -> Findings {
    let answer = finder.find(question)
    return Findings(passages: answer.results.prefix(most).map(passage), missing: answer.missing, isWeak: answer.isWeak)
  }
}

extension ReferenceIndex {
  private func passage(of result: SearchFinder.Result) -> Passage {
    let page = site.pages[result.page]
    let passages = texts[result.page].passages
    let text = (passages.first { $0.section == result.section } ?? passages.first).map {
      String(decoding: $0.text, as: UTF8.self)
    }
    let heading = result.section > 0 ? " – " + page.searchedSections[result.section - 1].title : ""
    let quote = result.sentence ?? text ?? site.descriptions[result.page]
    return Passage(
      title: page.title + heading, address: address(of: page, result.id),
      text: quote.count > Self.longestQuote ? quote.prefix(Self.longestQuote) + "…" : quote)
  }

  /// - Parameter id: as it stands in an address; empty for the page itself.
  private func address(of page: Page, _ id: String) -> String {
    (site.address(of: page.output) ?? BookPath.encode(page.output)) + (id.isEmpty ? "" : "#" + id)
  }
}

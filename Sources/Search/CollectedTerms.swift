/// The terms of some pages that follow each other, each with the places where it stands.
package struct CollectedTerms: Sendable {
  let terms: TermTable
  /// The places of each term, in the order of the pages.
  private let places: Grouped<SearchIndex.Place>

  /// Puts what was collected into the order of its terms.
  package init(_ collector: TermCollector) {
    terms = collector.terms
    places = Grouped(groupCount: terms.count) { add in
      collector.forEachPosting { term, posting in add(term, SearchIndex.Place(posting)) }
    }
  }

  /// Where a term stands, in the order of the pages.
  package func places(of term: Int) -> ArraySlice<SearchIndex.Place> { places[term] }
}

/// The terms of some pages that follow each other, each with the places where it stands.
struct CollectedTerms: Sendable {
  let terms: TermTable
  /// What readers see of each page where it is found.
  let leads: [String]
  /// The places of all terms, in the order of the terms' numbers.
  private let places: [SearchIndex.Place]
  /// Where the places of each term end.
  private let ends: [Int]

  /// Puts what was collected into the order of its terms.
  init(_ collector: TermCollector) {
    terms = collector.terms
    leads = collector.leads
    var ends = [Int](repeating: 0, count: terms.count)
    collector.forEachPosting { term, _ in ends[term] += 1 }
    var total = 0
    for term in ends.indices { (ends[term], total) = (total, total + ends[term]) }
    // A term's end is first its start, and moves with every place that is put there.
    places = [SearchIndex.Place](unsafeUninitializedCapacity: total) { places, count in
      collector.forEachPosting { term, posting in
        places.initializeElement(at: ends[term], to: SearchIndex.Place(posting))
        ends[term] += 1
      }
      count = total
    }
    self.ends = ends
  }

  /// Where a term stands, in the order of the pages.
  func places(of term: Int) -> ArraySlice<SearchIndex.Place> { places[(term == 0 ? 0 : ends[term - 1])..<ends[term]] }
}

/// The terms of a whole site in the order of their bytes, each with the places where it stands.
struct SearchIndex: Sendable {
  /// Where a term stands: pages in reading order, sections in the order of the text.
  struct Place: Sendable {
    let page: UInt32
    private let rest: UInt32

    init(_ posting: TermCollector.Posting) {
      page = UInt32(truncatingIfNeeded: posting.page)
      rest = UInt32(truncatingIfNeeded: posting.section) << 3 | UInt32(posting.field.rawValue)
    }

    var section: Int { Int(rest >> 3) }
    var field: SearchField { SearchField(rawValue: UInt8(rest & 7)) ?? .prose }
  }

  let pageCount: Int
  private let table: TermTable
  /// The terms in order, as their numbers in the table.
  private let order: [Int]
  /// The places of all terms, in the order of the terms.
  private let places: [Place]
  /// Where the places of each term end.
  private let ends: [Int]

  var termCount: Int { order.count }

  /// Brings together what was collected, in the order of the pages.
  init(_ collectors: [TermCollector], pageCount: Int) {
    var table = TermTable()
    let numbers = collectors.map { collector in
      (0..<collector.terms.count).map { term in
        table.insert(term, of: collector.terms)
      }
    }
    let order = Self.order(of: table)
    var ranks = [Int](repeating: 0, count: table.count)
    for (rank, term) in order.enumerated() { ranks[term] = rank }

    var ends = [Int](repeating: 0, count: table.count)
    for (collector, numbers) in zip(collectors, numbers) {
      collector.forEachPosting { term, _ in ends[ranks[numbers[term]]] += 1 }
    }
    var total = 0
    for rank in ends.indices { (ends[rank], total) = (total, total + ends[rank]) }
    // A term's end is first its start, and moves with every place that is put there.
    let places = [Place](unsafeUninitializedCapacity: total) { places, count in
      for (collector, numbers) in zip(collectors, numbers) {
        collector.forEachPosting { term, posting in
          let rank = ranks[numbers[term]]
          places.initializeElement(at: ends[rank], to: Place(posting))
          ends[rank] += 1
        }
      }
      count = total
    }
    self.pageCount = pageCount
    self.table = table
    self.order = order
    self.places = places
    self.ends = ends
  }

  /// A term's bytes, by its place in the order.
  func term(_ rank: Int) -> ArraySlice<UInt8> { table[order[rank]] }

  /// Where a term stands.
  func places(of rank: Int) -> ArraySlice<Place> { places[(rank == 0 ? 0 : ends[rank - 1])..<ends[rank]] }

  /// Where the terms of a range stand, one term after the other.
  func places(of ranks: Range<Int>) -> ArraySlice<Place> {
    guard let last = ranks.last else { return [] }
    return places[(ranks.lowerBound == 0 ? 0 : ends[ranks.lowerBound - 1])..<ends[last]]
  }
}

extension SearchIndex {
  private static func order(of table: TermTable) -> [Int] {
    // The first eight bytes, as a number, decide nearly every comparison.
    let keys = (0..<table.count).map { term in
      var key: UInt64 = 0
      for byte in table[term].prefix(8) { key = key << 8 | UInt64(byte) }
      return key << UInt64(8 * max(0, 8 - table[term].count))
    }
    return (0..<table.count).sorted { one, other in
      keys[one] != keys[other] ? keys[one] < keys[other] : table[one].lexicographicallyPrecedes(table[other])
    }
  }
}

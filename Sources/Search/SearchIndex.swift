/// The terms of a whole site in the order of their bytes, each with the places where it stands.
package struct SearchIndex: Sendable {
  /// Where a term stands: pages in reading order, sections in the order of the text.
  package struct Place: Sendable {
    package let page: UInt32
    private let rest: UInt32

    init(_ posting: TermCollector.Posting) {
      page = UInt32(truncatingIfNeeded: posting.page)
      rest = UInt32(truncatingIfNeeded: posting.section) << 3 | UInt32(posting.field.rawValue)
    }

    package var section: Int { Int(rest >> 3) }
    /// Page, section and field as one number, in that order.
    fileprivate var key: UInt64 { UInt64(page) << 32 | UInt64(rest) }
    var field: SearchField { SearchField(rawValue: UInt8(rest & 7)) ?? .prose }
  }

  /// A term as the terms of some pages know it.
  private struct Share: Sendable {
    package let part: Int
    let term: Int
  }

  package let pageCount: Int
  private let table: TermTable
  /// The terms in order, as their numbers in the table.
  private let order: [Int]
  /// What was collected, in the order of the pages. The places stay there: those of a big book are millions.
  private let parts: [CollectedTerms]
  /// Who has places of each term, by its place in the order; in the order of the pages.
  private let shares: Grouped<Share>
  /// Whether the last of the parts is about pages of all others.
  private let hasSaid: Bool

  var termCount: Int { order.count }

  /// Brings together what was collected, in the order of the pages.
  ///
  /// - Parameter said: what pages say of places on others; nil for nothing.
  package init(_ parts: [CollectedTerms], said: CollectedTerms? = nil, pageCount: Int) {
    let parts = parts + (said.map { [$0] } ?? [])
    hasSaid = said != nil
    var table = TermTable()
    let numbers = parts.map { part in (0..<part.terms.count).map { table.insert($0, of: part.terms) } }
    let order = Self.order(of: table)
    var ranks = [Int](repeating: 0, count: table.count)
    for (rank, term) in order.enumerated() { ranks[term] = rank }

    shares = Grouped(groupCount: table.count) { add in
      for (part, numbers) in numbers.enumerated() {
        for (term, number) in numbers.enumerated() { add(ranks[number], Share(part: part, term: term)) }
      }
    }
    self.pageCount = pageCount
    self.table = table
    self.order = order
    self.parts = parts
  }

  /// A term's bytes, by its place in the order.
  func term(_ rank: Int) -> ArraySlice<UInt8> { table[order[rank]] }

  /// A term, by its place in the order.
  func text(of rank: Int) -> String { String(decoding: term(rank), as: UTF8.self) }

  /// How many UTF-16 units a term has, which is what the script counts.
  func utf16Count(of rank: Int) -> Int {
    term(rank).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
  }

  /// The terms that begin with a text, which lie beside each other.
  func ranks(beginningWith text: String) -> Range<Int> {
    let start = Array(text.utf8)
    var (low, high) = (0, termCount)
    while low < high {
      let middle = (low + high) / 2
      if term(middle).lexicographicallyPrecedes(start) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < termCount, term(end).starts(with: start) { end += 1 }
    return low..<end
  }

  /// Where a term stands.
  package func places(of rank: Int) -> [Place] {
    let places = places(of: rank..<(rank + 1))
    let isMixed = hasSaid && shares[rank].count > 1 && shares[rank].last?.part == parts.count - 1
    return isMixed ? Self.inOrder(places) : places
  }

  /// Where the terms of a range stand, one term after the other.
  package func places(of ranks: Range<Int>) -> [Place] {
    shares[ranks].flatMap { parts[$0.part].places(of: $0.term) }
  }
}

extension SearchIndex {
  /// Places in the order of the pages, each once, with the field that is worth most.
  private static func inOrder(_ places: [Place]) -> [Place] {
    var found: [Place] = []
    for place in places.sorted(by: { $0.key < $1.key }) {
      if let last = found.last, last.key >> 3 == place.key >> 3 { found.removeLast() }
      found.append(place)
    }
    return found
  }

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

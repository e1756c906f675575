import Basics

/// The terms of an index, written, and cut into files of a size that a reader does not wait for.
package struct TermShards {
  /// A file's part of the terms.
  package struct Shard: Sendable {
    /// The first term in it.
    package let first: [UInt8]
    package let code: PostingCode
  }

  /// At how many bytes a shard ends.
  static let shardLimit = 14_800
  /// How many places of a term are kept in a big book: what is on more pages than that is no way to find one.
  private static let placeLimit = 1_500
  /// How many places are kept of all terms with the same beginning.
  private static let prefixPlaceLimit = 60
  /// From how many pages on a term may be common.
  private static let commonFrom = 48
  /// On one of how many pages a term has to be to be common, and to be frequent.
  private static let (commonShare, frequentShare) = (8, 12)

  private let index: SearchIndex
  private let codes: [[UInt8]]

  package init(_ index: SearchIndex, workers: Workers) {
    self.index = index
    codes = workers.map(Array(0..<index.termCount)) { Self.code(of: $0, in: index) }
  }

  /// How many bytes the places of all terms take.
  package var placesCount: Int { codes.reduce(0) { $0 + $1.count } }

  /// All terms in one shard.
  package var whole: Shard {
    var code = PostingCode()
    for rank in codes.indices { code.add(index.term(rank), codes[rank]) }
    return Shard(first: [], code: code)
  }

  /// The terms in shards, with an entry of its own for each beginning that is spread over several: the letters `rot` and
  /// a `*`, which comes before every term that goes on.
  package var shards: [Shard] {
    var beginnings: [Int: [(key: [UInt8], code: [UInt8])]] = [:]
    findBeginnings(0..<codes.count, depth: 0, into: &beginnings)
    var shards: [Shard] = []
    var first: [UInt8] = []
    var code = PostingCode()
    func add(_ term: ArraySlice<UInt8>, _ places: [UInt8]) {
      if code.count > 0, code.count + term.count + places.count > Self.shardLimit {
        shards.append(Shard(first: first, code: code))
        code = PostingCode()
      }
      if code.count == 0 { first = Array(term) }
      code.add(term, places)
    }
    for rank in codes.indices {
      // The term `r` itself comes before `r*`, and `r*` before `ra`.
      let entries = beginnings[rank] ?? []
      let term = index.term(rank)
      for entry in entries where !term.elementsEqual(entry.key.dropLast()) { add(entry.key[...], entry.code) }
      add(term, codes[rank])
      for entry in entries where term.elementsEqual(entry.key.dropLast()) { add(entry.key[...], entry.code) }
    }
    if code.count > 0 { shards.append(Shard(first: first, code: code)) }
    return shards
  }
}

extension TermShards {
  /// The places of a term that are worth keeping, and on how many pages it stands where they are not all; else 0.
  typealias Kept = (places: [SearchIndex.Place], pageCount: Int)

  /// What is kept of a term, by its place in the order.
  static func kept(_ rank: Int, in index: SearchIndex) -> Kept {
    let places = index.places(of: rank)
    if index.pageCount < commonFrom { return (places, 0) }
    let pages = pageCount(of: places)
    let isCommon = pages * commonShare > index.pageCount
    if pages * frequentShare <= index.pageCount, places.count <= placeLimit { return (places, 0) }
    // What is everywhere finds only what is named for it, and what is on many pages those that say it again and again.
    let floor = isCommon ? SearchField.longHeading : .proseOften
    return (best(places, placeLimit, from: floor), pages)
  }

  private static func code(of rank: Int, in index: SearchIndex) -> [UInt8] {
    let kept = kept(rank, in: index)
    return PostingCode.code(kept.places, pageCount: kept.pageCount > 0 ? kept.pageCount : nil)
  }

  private static func pageCount(of places: [SearchIndex.Place]) -> Int {
    var count = 0
    var last: UInt32?
    for place in places where place.page != last {
      count += 1
      last = place.page
    }
    return count
  }

  /// As many places as are wanted, those first that are worth most; in the order of the pages.
  private static func best(
    _ places: [SearchIndex.Place], _ limit: Int, from floor: SearchField
  ) -> [SearchIndex.Place] {
    var kept: [Int] = []
    for field in SearchField.allCases.reversed() where field.rawValue >= floor.rawValue {
      for index in places.indices where places[index].field == field && kept.count < limit { kept.append(index) }
    }
    return kept.sorted { (places[$0].page, $0) < (places[$1].page, $1) }.map { places[$0] }
  }

  /// Finds the beginnings of one, two and three characters that are spread over several shards, by the first of their terms.
  private func findBeginnings(
    _ ranks: Range<Int>, depth: Int, into found: inout [Int: [(key: [UInt8], code: [UInt8])]]
  ) {
    var start = ranks.lowerBound
    while start < ranks.upperBound {
      guard let beginning = Self.prefix(index.term(start), depth + 1) else {
        start += 1
        continue
      }
      var end = start
      var size = 0
      while end < ranks.upperBound, index.term(end).starts(with: beginning) {
        size += codes[end].count + index.term(end).count
        end += 1
      }
      if size > Self.shardLimit {
        let all = index.places(of: start..<end)
        let named = Self.best(all, Self.prefixPlaceLimit, from: .longHeading)
        let places = named.isEmpty ? Self.best(all, Self.prefixPlaceLimit, from: .prose) : named
        found[start, default: []].append(
          (Array(beginning) + [UInt8(ascii: "*")], PostingCode.code(places, pageCount: nil)))
        if depth < 2 { findBeginnings(start..<end, depth: depth + 1, into: &found) }
      }
      start = end
    }
  }

  /// The first characters of a term; nil where it has not so many.
  private static func prefix(_ term: ArraySlice<UInt8>, _ count: Int) -> ArraySlice<UInt8>? {
    var characters = 0
    for index in term.indices where term[index] & 0xC0 != 0x80 {
      if characters == count { return term[..<index] }
      characters += 1
    }
    return characters == count ? term : nil
  }
}

/// Gives each term a number, in the order in which they come.
///
/// A hash table over bytes with a hash of its own: terms come by the million and are never strings, and no number may
/// depend on a seed.
struct TermTable: Sendable {
  /// The bytes of all terms, one after the other.
  private(set) var bytes: [UInt8] = []
  /// Where each term ends in the bytes.
  private var ends: [Int32] = []
  /// The hash of each term.
  private var hashes: [UInt32] = []
  /// A term's number and 1 more, or 0 for a free slot. Their count is a power of two.
  private var slots = [Int32](repeating: 0, count: 4096)

  var count: Int { ends.count }

  /// The bytes of a term.
  subscript(term: Int) -> ArraySlice<UInt8> { bytes[start(of: term)..<Int(ends[term])] }

  /// The number of a term.
  mutating func insert(_ term: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(term)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let found = Int(slots[slot]) - 1
      if hashes[found] == hash, isEqual(found, term) { return found }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: term)
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }
}

extension TermTable {
  private func start(of term: Int) -> Int { term == 0 ? 0 : Int(ends[term - 1]) }

  private func isEqual(_ found: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = start(of: found)
    guard Int(ends[found]) - start == term.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<term.count where bytes[start + index] != term[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for term in hashes.indices {
      var slot = Int(hashes[term]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(term + 1)
    }
  }

  /// FNV-1a, with its high bits folded into the low ones.
  private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in term { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}

/// Gives each term a number, in the order in which they come.
///
/// A hash table over bytes with a hash of its own: terms come by the million and are never strings, and no number may
/// depend on a seed.
struct TermTable: Sendable {
  /// Where a term is, and its hash.
  private struct Entry {
    let start: Int32
    let count: Int32
    let hash: UInt32
  }

  /// The bytes of all terms, one after the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// A term's number and 1 more, or 0 for a free slot. Their count is a power of two.
  private var slots = [Int32](repeating: 0, count: 4096)

  var count: Int { entries.count }

  /// The bytes of a term.
  subscript(term: Int) -> ArraySlice<UInt8> {
    let entry = entries[term]
    return bytes[Int(entry.start)..<Int(entry.start + entry.count)]
  }

  /// The number of a term.
  mutating func insert(_ term: UnsafeBufferPointer<UInt8>) -> Int { insert(term, hash: TokenHash(term).value) }

  private mutating func insert(_ term: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Self.slot(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      let entry = entries[number]
      if entry.hash == hash, Int(entry.count) == term.count, isEqual(Int(entry.start), term) { return number }
      slot = (slot + 1) & mask
    }
    entries.append(Entry(start: Int32(bytes.count), count: Int32(term.count), hash: hash))
    bytes.append(contentsOf: term)
    slots[slot] = Int32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  /// The number of a term of another table.
  mutating func insert(_ term: Int, of other: TermTable) -> Int {
    other[term].withUnsafeBufferPointer { insert($0, hash: other.entries[term].hash) }
  }
}

extension TermTable {
  private func isEqual(_ start: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<term.count where bytes[start &+ index] != term[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, entry) in entries.enumerated() {
      var slot = Self.slot(entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number + 1)
    }
  }

  /// Where a hash is looked for first: its high bits count too.
  private static func slot(_ hash: UInt32) -> Int { Int(hash ^ hash >> 15) }
}

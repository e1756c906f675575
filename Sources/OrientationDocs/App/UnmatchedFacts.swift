/// Facts that wait for their counterparts, which are found by what they have in common.
struct UnmatchedFacts<Fact> {
  private var facts: [Fact?]

  /// - Parameter facts: the facts in the order in which they are to be found.
  init(_ facts: [Fact]) { self.facts = facts }

  /// The facts that have found none.
  var rest: [Fact] { facts.compactMap(\.self) }

  /// Where facts wait, by something that they may have in common, the first of each last.
  func index<Key: Hashable>(by key: (Fact) -> Key) -> [Key: [Int]] {
    facts.indices.reversed().reduce(into: [:]) { index, place in
      if let fact = facts[place] { index[key(fact), default: []].append(place) }
    }
  }

  /// Takes the first fact of a key that still waits; nil where none does.
  mutating func take<Key: Hashable>(_ key: Key, from index: inout [Key: [Int]]) -> Fact? {
    while let place = index[key]?.popLast() {
      guard let fact = facts[place] else { continue }
      facts[place] = nil
      return fact
    }
    return nil
  }
}

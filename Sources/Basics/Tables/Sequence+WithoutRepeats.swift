extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements that have a key in common together, in the order in which the keys first come.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    return reduce(into: []) { groups, element in
      let key = key(element)
      if let place = places[key] { return groups[place].elements.append(element) }
      places[key] = groups.count
      groups.append((key, [element]))
    }
  }
}

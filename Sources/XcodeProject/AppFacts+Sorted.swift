import AppFacts

extension AppFacts {
  /// The facts with every list in its order, and each fact once.
  func sorted() -> AppFacts {
    var facts = self
    facts.targets.sort { left, right in
      left.project.precedes(right.project) ?? left.name.precedes(right.name) ?? false
    }
    facts.types = types.unique().sorted { left, right in
      left.name.precedes(right.name) ?? (left.place < right.place)
    }
    facts.occurrences.sort { left, right in
      left.place != right.place
        ? left.place < right.place
        : left.api.rawValue.precedes(right.api.rawValue) ?? left.role.rawValue.precedes(right.role.rawValue) ?? false
    }
    facts.containments = containments.unique().sorted { $0.place < $1.place }
    facts.placements = placements?.unique().sorted { left, right in
      left.place != right.place
        ? left.place < right.place
        : left.node.name.precedes(right.node.name) ?? left.relation.rawValue.precedes(right.relation.rawValue) ?? false
    }
    facts.acceptComments.sort { $0.place < $1.place }
    facts.unread = unread.unique().sorted { left, right in
      left.place != right.place ? left.place < right.place : left.reason.precedes(right.reason) ?? false
    }
    return facts
  }
}

extension String {
  /// Whether the text comes before another by bytes, or nil where the two are the same.
  fileprivate func precedes(_ other: String) -> Bool? {
    utf8.elementsEqual(other.utf8) ? nil : utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order in which they are found: files come sorted, and what is nearly in order is sorted fast.
  fileprivate func unique() -> [Element] {
    var found: Set<Element> = []
    return filter { found.insert($0).inserted }
  }
}

import AppFacts

extension AppFacts {
  /// The facts with every list in its order, and each fact once.
  func sorted() -> AppFacts {
    var facts = self
    facts.targets.sort { left, right in
      [(left.project, right.project), (left.name, right.name)].precedes()
    }
    facts.types = Array(Set(types)).sorted { left, right in
      left.name.utf8.elementsEqual(right.name.utf8) ? left.place < right.place : [(left.name, right.name)].precedes()
    }
    facts.occurrences.sort { left, right in
      left.place != right.place
        ? left.place < right.place
        : [(left.api.rawValue, right.api.rawValue), (left.role.rawValue, right.role.rawValue)].precedes()
    }
    facts.unread = Array(Set(unread)).sorted { left, right in
      left.place != right.place ? left.place < right.place : [(left.reason, right.reason)].precedes()
    }
    return facts
  }
}

extension [(String, String)] {
  /// Whether the first pair that differs has the smaller text first, by bytes.
  fileprivate func precedes() -> Bool {
    for (left, right) in self where !left.utf8.elementsEqual(right.utf8) {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}

#if !hasFeature(Embedded)
// States as sums: what a table varies by row and what by column, on top of what it keeps.

extension StateCode {
  /// The fields of one state added to those of another. Names are those of the first.
  package static func + (first: StateCode, second: StateCode) -> StateCode { first.combined(with: second, +) }

  /// What is added to a state to make another of it. Names are left out.
  package static func - (first: StateCode, second: StateCode) -> StateCode {
    var difference = first.combined(with: second, -)
    difference.names = []
    // Records that add nothing are left out where no other stands behind them.
    while difference.variables.last?.isEmpty == true { difference.variables.removeLast() }
    while difference.controllers.last?.isEmpty == true { difference.controllers.removeLast() }
    while difference.events.last?.isEmpty == true { difference.events.removeLast() }
    return difference
  }

  private func combined(with other: StateCode, _ combine: (Int, Int) -> Int) -> StateCode {
    var sum = self
    sum.start = start.combined(with: other.start, combine)
    sum.variables = Self.combined(variables, other.variables, combine)
    sum.controllers = Self.combined(controllers, other.controllers, combine)
    sum.events = Self.combined(events, other.events, combine)
    return sum
  }

  private static func combined<Field>(
    _ records: [Record<Field>], _ others: [Record<Field>], _ combine: (Int, Int) -> Int
  ) -> [Record<Field>] {
    (0..<max(records.count, others.count)).map { index in
      let record = index < records.count ? records[index] : Record()
      return record.combined(with: index < others.count ? others[index] : Record(), combine)
    }
  }
}

extension Record {
  /// Whether nothing is stated.
  var isEmpty: Bool { numbers.allSatisfy { $0 == 0 } }

  fileprivate func combined(with other: Record, _ combine: (Int, Int) -> Int) -> Record {
    var result = self
    for field in Field.allCases { result[field] = combine(self[field], other[field]) }
    return result
  }
}
#endif

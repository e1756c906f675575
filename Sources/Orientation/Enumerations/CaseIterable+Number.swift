extension CaseIterable where Self: Equatable {
  /// The place among all cases, from 0.
  package var number: Int {
    var number = 0
    for candidate in Self.allCases {
      if candidate == self { return number }
      number += 1
    }
    return number
  }
}

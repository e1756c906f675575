/// Finds what somebody may have meant.
package enum Suggestion {
  /// The candidate nearest to a text, or nil where none is near: at most a third of the text may differ.
  ///
  /// Of two that are as near, the first in the order of their bytes is taken, so the answer does not depend on the
  /// order of the candidates. Upper and lower case of ASCII letters count as nearly the same.
  package static func nearest(to text: String, in candidates: some Sequence<String>) -> String? {
    let wanted = folded(text)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let limit = min(best?.distance ?? .max, max(2, wanted.count / 3))
      // Most candidates are too long or too short to be looked at any closer.
      guard abs(candidate.utf8.count - wanted.count) <= limit,
        let distance = distance(wanted, folded(candidate), limit: limit)
      else { continue }
      if let best, best.distance == distance, !candidate.precedes(best.candidate) {
        continue
      }
      best = (distance, candidate)
    }
    return best?.candidate
  }
}

extension Suggestion {
  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }
  }

  /// How many bytes must be put in, taken out, replaced or swapped with their neighbour, or nil if more than `limit`.
  private static func distance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
    // Three rows of the table are kept: the one at hand, the last one, and for swaps the one before.
    let width = other.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows -> Int? in
      for column in 0..<width { rows[column] = column }
      var (beforeLast, last, current) = (2 * width, 0, width)
      for row in one.indices {
        rows[current] = row + 1
        var least = row + 1
        for column in other.indices {
          let replaced = rows[last + column] + (one[row] == other[column] ? 0 : 1)
          var cost = min(replaced, rows[last + column + 1] + 1, rows[current + column] + 1)
          if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
            cost = min(cost, rows[beforeLast + column - 1] + 1)
          }
          rows[current + column + 1] = cost
          least = min(least, cost)
        }
        if least > limit { return nil }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      let distance = rows[last + width - 1]
      return distance <= limit ? distance : nil
    }
  }
}

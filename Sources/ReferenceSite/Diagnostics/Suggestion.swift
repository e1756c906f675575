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
      guard let distance = distance(wanted, folded(candidate), limit: limit) else { continue }
      if let best, best.distance == distance, !candidate.utf8.lexicographicallyPrecedes(best.candidate.utf8) {
        continue
      }
      best = (distance, candidate)
    }
    return best?.candidate
  }
}

extension Suggestion {
  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// How many bytes must be put in, taken out, replaced or swapped with their neighbour, or nil if more than `limit`.
  private static func distance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for column in other.indices {
        let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      beforeLast = last
      last = current
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}

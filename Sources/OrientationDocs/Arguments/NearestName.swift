/// Finds what somebody meant to type.
enum NearestName {
  /// The first of the names that are nearest to `name`, or nil where none is near enough to be what was meant.
  static func of(_ name: String, among names: [String]) -> String? {
    let typed = Array(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(typed, Array(candidate.lowercased().utf8))
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, typed.count / 3), best.distance < typed.count else { return nil }
    return best.name
  }
}

extension NearestName {
  /// How many letters have to be put in, taken out or replaced to make one name of the other.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}

/// Where two texts part.
enum LineDifference {
  /// The first line that differs, both ways, or nil where the texts are the same.
  static func first(between expected: String?, and actual: String?) -> String? {
    guard let expected else { return actual == nil ? nil : "not expected" }
    guard let actual else { return "expected, but missing" }
    if expected.utf8.elementsEqual(actual.utf8) { return nil }
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (one, other)) in zip(expectedLines, actualLines).enumerated()
    where !one.utf8.elementsEqual(other.utf8) {
      return "line \(index + 1):\n- \(one)\n+ \(other)"
    }
    return "\(expectedLines.count) lines expected, \(actualLines.count) found"
  }
}

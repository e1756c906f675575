import Testing

/// What is against a rule today and cannot be helped yet: a list that may only shrink.
struct KnownExceptions {
  private let paths: Set<String>

  /// The text holds a path in each line.
  init(_ text: String) { paths = Set(text.split(separator: "\n").map(String.init)) }

  /// What has to be said of the paths that are against the rule, each with an explanation.
  func complaints(about found: [String: String]) -> [String] {
    let new = found.filter { !paths.contains($0.key) }
    let explained = Dictionary(grouping: new.keys.sorted()) { new[$0] ?? "" }
      .map { "new: \($0.value.joined(separator: ", "))\n\($0.key)" }
    let gone = paths.subtracting(found.keys).map { "no longer an exception, so remove its line: \($0)" }
    return explained.sorted() + gone.sorted()
  }

  func compare(with found: [String: String], at location: SourceLocation = #_sourceLocation) {
    for complaint in complaints(about: found) { Issue.record("\(complaint)", sourceLocation: location) }
  }
}

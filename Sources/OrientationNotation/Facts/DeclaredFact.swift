/// A fact about a controller that shows neither at the start nor after an event, so it decides nothing.
package struct DeclaredFact: Sendable, Equatable {
  package let fact: Fact
  /// The controller that may have been meant, where a name is near.
  package let suggestion: String?
}

extension DeclaredFact {
  /// What may have been meant, in words.
  var help: String? { suggestion.map { "did you mean `\($0)`?" } }

  /// The fact as a line of an answer in text.
  var text: String { "declared: \(fact.key): \(fact.value)" + (help.map { " (\($0))" } ?? "") }
}

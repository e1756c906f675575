extension MessageRecord {
  /// Kinds of messages that are listed together, by where a reader meets them.
  package enum Group: String, CaseIterable, Sendable {
    case exceptions
    case errors
    case logs
    case delivery
  }
}

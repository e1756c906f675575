/// How near a page is to what somebody wants who describes a wish or a symptom: such questions find the first kinds first.
package enum SearchRank: Int, CaseIterable, Sendable {
  /// What is done, and what is explained.
  case guide
  /// The entries of symbols, messages and values.
  case entry
  /// A rule, or a table of what rules decide.
  case rule
  /// Where it is from, what the words mean, and how the tool is used: found first only where that is asked for.
  case evidence

  /// What a page of the kind is worth, beside a guide.
  package var worth: Double {
    switch self {
    case .guide: 1
    case .entry: 0.8
    case .rule: 0.45
    case .evidence: 0.2
    }
  }
}

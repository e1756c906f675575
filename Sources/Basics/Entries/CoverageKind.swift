/// What a book can have or lack, by what an entry's key says.
package enum CoverageKind: String, CaseIterable, Sendable {
  case symbol
  case rule
  case matrix
  case changes
  case outcome
  case message
  case source
  case diagnostic
  case finding
  case ruleClaim = "claim:rule"
  case outcomeClaim = "claim:outcome"
  case messageClaim = "claim:message"
  case sourceCitation = "citation:source"
  case translatedPage = "translated:page"
  case translatedText = "translated:text"

  /// The kind of a key, or nil for a key of no kind that is counted.
  package init?(_ key: EntryKey) {
    let parts = key.text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    let isDemonstration = parts[0] == "claim" || parts[0] == "citation"
    self.init(rawValue: parts.prefix(isDemonstration ? 2 : 1).joined(separator: ":"))
  }

  /// Whether it is something that claims or rules show, and no place in the book.
  package var isDemonstration: Bool {
    switch self {
    case .ruleClaim, .outcomeClaim, .messageClaim, .sourceCitation: true
    case .symbol, .rule, .matrix, .changes, .outcome, .message, .source, .diagnostic, .finding,
      .translatedPage, .translatedText:
      false
    }
  }

  /// What is counted, for people.
  package var title: String {
    switch self {
    case .symbol: "symbols with an entry"
    case .rule: "rules with an entry"
    case .matrix: "matrices with an entry"
    case .changes: "version gates with an entry"
    case .outcome: "outcomes with an entry"
    case .message: "messages with an entry"
    case .source: "sources with an entry"
    case .diagnostic: "diagnostics with an entry"
    case .finding: "findings with an entry"
    case .ruleClaim: "rules used by a claim"
    case .outcomeClaim: "outcomes of a claim"
    case .messageClaim: "messages said in a claim"
    case .sourceCitation: "sources cited by a rule"
    case .translatedPage: "pages translated as a whole"
    case .translatedText: "texts with a translation of today"
    }
  }
}

import Diagnostics

/// One thing in a scenario's text that cannot be read.
package struct ClaimFault: Sendable, Equatable {
  /// The line in the scenario's text, from 1.
  package let line: Int
  package let message: String
  /// What may have been meant, where something is near.
  package let suggestion: String?
  /// Whether nothing is written wrongly: the sources of an app do not tell an answer, so the text has to state it.
  package let isUnknownAnswer: Bool

  package init(line: Int, message: String, suggestion: String? = nil, isUnknownAnswer: Bool = false) {
    self.line = line
    self.message = message
    self.suggestion = suggestion
    self.isUnknownAnswer = isUnknownAnswer
  }

  /// The fault as a problem of a book.
  package var problem: Problem { .claimMalformed(reason: message, suggestion: suggestion) }
}

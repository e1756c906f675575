import Diagnostics

/// One thing in a scenario's text that cannot be read.
package struct ClaimFault: Sendable, Equatable {
  /// The line in the scenario's text, from 1.
  package let line: Int
  package let message: String
  /// What may have been meant, where something is near.
  package let suggestion: String?
  /// The key of the answer that the sources of an app do not tell, so the text has to state it; nothing is written wrongly then. Else nil.
  package let unknownAnswer: String?

  package init(line: Int, message: String, suggestion: String? = nil, unknownAnswer: String? = nil) {
    self.line = line
    self.message = message
    self.suggestion = suggestion
    self.unknownAnswer = unknownAnswer
  }

  /// The fault as a problem of a book.
  package var problem: Problem { .claimMalformed(reason: message, suggestion: suggestion) }
}

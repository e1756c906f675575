import Basics
import Diagnostics

/// One thing in a scenario's text that cannot be read.
package struct ClaimFault: Sendable, Equatable {
  /// The line in the scenario's text, from 1.
  package let line: Int
  package let message: SafeText
  /// What may have been meant, where something is near.
  package let suggestion: String?
  /// What to do; nil where the suggestion or the message says it.
  package let help: SafeText?

  package init(line: Int, message: SafeText, suggestion: String? = nil, help: SafeText? = nil) {
    self.line = line
    self.message = message
    self.suggestion = suggestion
    self.help = help
  }

  /// The fault as a problem of a book.
  package var problem: Problem { .claimMalformed(reason: message, suggestion: suggestion) }
}

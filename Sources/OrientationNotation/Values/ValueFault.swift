import Basics

/// Why a value cannot be read, without the line that it stands on.
package struct ValueFault: Error, Equatable {
  package let message: String
  package let suggestion: String?
  /// Whether nothing is written wrongly: the sources of an app do not tell an answer, so the text has to state it.
  package let isUnknownAnswer: Bool

  package init(_ message: String, suggestion: String? = nil, isUnknownAnswer: Bool = false) {
    self.message = message
    self.suggestion = suggestion
    self.isUnknownAnswer = isUnknownAnswer
  }

  /// A name that is none of those known.
  package init(unknown name: some StringProtocol, as role: String, among names: [String]) {
    let name = String(name)
    self.init("no \(role) `\(name.shortened)`", suggestion: Suggestion.nearest(to: name, in: names))
  }
}

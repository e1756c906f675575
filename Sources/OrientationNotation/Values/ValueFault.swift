import Basics

/// Why a value cannot be read, without the line that it stands on.
package struct ValueFault: Error, Equatable {
  package let message: String
  package let suggestion: String?

  package init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// A name that is none of those known.
  package init(unknown name: some StringProtocol, as role: String, among names: [String]) {
    let name = String(name)
    self.init("no \(role) `\(name.shortened)`", suggestion: Suggestion.nearest(to: name, in: names))
  }
}

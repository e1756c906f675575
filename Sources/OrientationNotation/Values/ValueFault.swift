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

  /// How many names are listed.
  private static let mostListed = 12

  /// The same fault with the names that are known.
  ///
  /// - Parameter plural: what they are called.
  package func listing(_ names: [String], as plural: String) -> ValueFault {
    if names.isEmpty { return ValueFault(message + "; there are no \(plural)", suggestion: suggestion) }
    var listed = names.prefix(Self.mostListed).map(\.shortened).joined(separator: ", ")
    if names.count > Self.mostListed { listed += " and \(names.count - Self.mostListed) more" }
    return ValueFault(message + "; the \(plural) are \(listed)", suggestion: suggestion)
  }
}

import Basics

/// Why a value cannot be read, without the line that it stands on.
package struct ValueFault: Error, Equatable {
  package let message: SafeText
  package let suggestion: String?
  /// What to do; nil where the suggestion or the message says it.
  package let help: SafeText?

  package init(_ message: SafeText, suggestion: String? = nil, help: SafeText? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.help = help
  }

  /// A name that is none of those known: the nearest of them is suggested, or else they are listed, unless nobody would read so many.
  ///
  /// - Parameter isListing: whether it lists them; false where ``listing(_:as:)`` does.
  package init(unknown name: some StringProtocol, as role: String, among names: [String], isListing: Bool = true) {
    let name = String(name)
    let nearest = Suggestion.nearest(to: name, in: names)
    let isListed = isListing && nearest == nil && !names.isEmpty && names.count <= Self.mostKnown
    self.init(
      "no \(SafeText(ours: role)) `\(name.shortened)`"
        + (isListed ? "; known are \(names.map(\.shortened).joined(separator: ", "))" : ""),
      suggestion: nearest)
  }

  /// How many names of the language are listed: as many as there are facts.
  private static let mostKnown = 60
  /// How many names of a scenario are listed.
  private static let mostListed = 12
  /// How many characters of such a name.
  private static let longestListed = 200

  /// The same fault with the names that are known.
  ///
  /// - Parameter plural: what they are called.
  package func listing(_ names: [String], as plural: SafeText) -> ValueFault {
    if names.isEmpty { return ValueFault(message + "; there are no \(plural)", suggestion: suggestion, help: help) }
    // Names may differ at their ends alone, and are there to be copied.
    let first = names.prefix(Self.mostListed).map { $0.shortened(to: Self.longestListed) }.joined(separator: ", ")
    var listed: SafeText = "\(first)"
    if names.count > Self.mostListed { listed += " and \(names.count - Self.mostListed) more" }
    return ValueFault(message + "; the \(plural) are \(listed)", suggestion: suggestion, help: help)
  }

  /// The same fault with what to do, where nothing is near to what was written.
  package func helping(_ help: SafeText) -> ValueFault { ValueFault(message, suggestion: suggestion, help: help) }
}

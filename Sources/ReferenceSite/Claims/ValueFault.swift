import OrientationCatalog

/// Why a value cannot be read, without the line that it stands on.
struct ValueFault: Error, Equatable {
  let message: String
  let suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// A name that is none of those known.
  init(unknown name: some StringProtocol, as role: String, among names: [String]) {
    let name = String(name)
    self.init("no \(role) `\(name.shortened)`", suggestion: Suggestion.nearest(to: name, in: names))
  }
}

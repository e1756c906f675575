import Basics
import ReferenceSite

/// A command line that cannot be understood. Ends the run with status 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String
  let help: String

  init(message: SafeText, help: SafeText) {
    self.message = message.text
    self.help = help.text
  }

  /// An unknown name, and the nearest known one where one is near.
  static func unknown(_ kind: String, _ name: String, among names: [String], help: SafeText) -> UsageError {
    UsageError(
      message: "unknown \(kind) `\(name)`",
      help: Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" } ?? help)
  }

  var description: String { text.text }

  /// All of it as people read it.
  var text: SafeText { "error: \(message)\n  help: \(help)" }
}

import Basics
import ReferenceSite

/// A command line that cannot be understood. Ends the run with status 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String
  let help: String

  /// An unknown name, and the nearest known one where one is near.
  static func unknown(_ kind: String, _ name: String, among names: [String], help: String) -> UsageError {
    UsageError(
      message: "unknown \(kind) `\(name)`",
      help: Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" } ?? help)
  }

  var description: String { "error: \(message)\n  help: \(help)" }
}

import Basics

/// A command line that cannot be understood. Ends the run with status 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: SafeText
  let help: SafeText

  /// An unknown name, and the nearest known one where one is near.
  static func unknown(_ kind: SafeText, _ name: String, among names: [String], help: SafeText) -> UsageError {
    UsageError(
      message: "unknown \(kind) `\(name)`",
      help: Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" } ?? help)
  }

  /// The same, with all that are known: a program that reads it may have meant another one than the nearest.
  static func unknown(_ kind: SafeText, _ name: String, listing names: [String], as plural: SafeText) -> UsageError {
    let nearest: SafeText = Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" + " " } ?? ""
    return UsageError(
      message: "unknown \(kind) `\(name)`", help: "\(nearest)\(plural) are \(names.joined(separator: ", "))")
  }

  var description: String { text.text }

  /// All of it as people read it.
  var text: SafeText { "error: \(message)\n  help: \(help)" }
}

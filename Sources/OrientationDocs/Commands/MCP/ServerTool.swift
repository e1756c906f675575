import Basics
import ReferenceSite

/// What a client may have done. `ServerTools` says what each takes and answers.
enum ServerTool: String, CaseIterable {
  case resolve
  case play
  case whyNot = "why_not"
  case explain
  case search
  case scan
  case policy

  /// That there is no tool of a name, and what to do.
  static func unknown(_ name: String) -> String {
    let names = allCases.map(\.rawValue)
    let help = Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" }
    return "there is no tool `\(name)`: " + (help ?? "the tools are \(names.joined(separator: ", "))")
  }
}

import Basics
import ToolSpecification

/// What a client may have done. `ServerTools` says what each takes and answers.
enum ServerTool: String, CaseIterable {
  case resolve
  case play
  case whyNot = "why_not"
  case explain
  case search
  case page
  case scan
  case policy

  /// That there is no tool of a name, and what to do.
  static func unknown(_ name: String) -> String {
    let names = allCases.map(\.rawValue)
    let help = Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" }
    return "there is no tool `\(name)`: " + (help ?? "the tools are \(names.joined(separator: ", "))")
  }

  /// That a call took too long, and what to do.
  func tooSlow(_ limit: Duration) -> String {
    let help: SafeText =
      switch self {
      case .resolve, .explain, .search, .page: "ask for less at once"
      case .play: "ask for fewer events in one call"
      case .whyNot: "state fewer facts and events: each one more is a choice for the search"
      case .scan: "name a smaller folder, the .xcodeproj or a target"
      case .policy: "narrow the policy by `on`, `events` or `depth`, or run `\(Program.name) policy` in a terminal"
      }
    return UsageError(message: "the call was stopped after \(limit.inSeconds), the limit of a call", help: help)
      .description
  }
}

import Basics
import Diagnostics
import Orientation
import OrientationCatalog
import OrientationNotation
import ReferenceSite

/// One answer of `explain`.
enum Explanation: ExplainerAnswer {
  /// What iOS decides in a scenario.
  case scenario(ScenarioAnswer)
  /// What iOS decides in a sequence of events.
  case timeline(TimelineAnswer)
  /// What a rule says.
  case rule(Rule)
  /// What an exception, error or log line is.
  case message(Message)
  /// What a diagnostic means.
  case diagnostic(DiagnosticKind)

  func text(in language: Language) -> String {
    switch self {
    case .scenario(let answer): answer.text(in: language)
    case .timeline(let answer): answer.text(in: language)
    case .rule(let rule): entry(rule.rawValue, fields: fields(of: rule, in: language))
    case .message(let message):
      entry(
        message.rawValue,
        fields: [("text", message.pattern)] + fields(of: message)
          + message.sources.map { ("source", "\($0.title) <\($0.address)>") })
    case .diagnostic(let kind):
      """
      \(kind.rawValue)
        \(kind.summary)
        help: \(kind.remedy)
        example:
          \(kind.example.description.replacing("\n", with: "\n    "))
        printed:
          \(kind.example.printed.replacing("\n", with: "\n    "))
      """
    }
  }

  func write(into json: inout JSONWriter) {
    switch self {
    case .scenario(let answer): answer.write(into: &json)
    case .timeline(let answer): answer.write(into: &json)
    case .rule(let rule): write([("rule", rule.rawValue)] + fields(of: rule, in: .english), into: &json)
    case .message(let message):
      write([("message", message.rawValue), ("text", message.pattern)] + fields(of: message), into: &json)
    case .diagnostic(let kind):
      write(
        [
          ("diagnostic", kind.rawValue), ("summary", kind.summary), ("help", kind.remedy),
          ("example", kind.example.description), ("printed", kind.example.printed),
        ], into: &json)
    }
  }
}

extension Explanation {
  private func fields(of rule: Rule, in language: Language) -> [(String, String)] {
    [
      ("title", rule.title(in: language)), ("statement", rule.statement(in: language)),
      ("layer", rule.layer.rawValue), ("versions", "iOS \(rule.versions.text)"),
      ("standing", rule.standing.rawValue),
    ]
      + rule.sources.map { ("source", $0.title + ($0.address.map { " <\($0)>" } ?? "")) }
  }

  private func fields(of message: Message) -> [(String, String)] {
    [("kind", message.kind.rawValue), ("name", message.name), ("versions", "iOS \(message.versions.text)")]
  }

  private func entry(_ title: String, fields: [(String, String)]) -> String {
    fields.reduce(title) { $0 + "\n  \($1.0): \($1.1)" }
  }

  private func write(_ members: [(String, String)], into json: inout JSONWriter) {
    json.object { json in
      for (key, value) in members {
        json.key(key)
        json.string(value)
      }
    }
  }
}

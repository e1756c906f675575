import Orientation

// What `print` shows of what the resolver is given: the notation, in which it can be read again.

extension Scenario: CustomStringConvertible {
  /// The scenario's ``text``.
  public var description: String { text }
}

extension Timeline: CustomStringConvertible {
  /// The timeline's ``text``.
  public var description: String { text }
}

extension AppState: CustomStringConvertible {
  /// How far the app has come, and the facts at this moment.
  public var description: String { "\(phase), device held \(held.swiftName)\n\(scenario)" }
}

extension Timeline.Interruption: CustomStringConvertible {
  /// Which event could not happen, counted from 1, and why.
  public var description: String { "event \(steps.count + 1) cannot happen: \(refusal)" }
}

extension EventRefusal: CustomStringConvertible {
  /// Why the event cannot happen, as a phrase.
  public var description: String { message.text }
}

extension InformationPropertyList: CustomStringConvertible {
  /// The keys that are there, a fact a line.
  public var description: String { facts.lines.text(ifEmpty: "no orientations") }
}

extension SceneState: CustomStringConvertible {
  /// What is not as after the launch, a fact a line.
  public var description: String { facts(in: mode).lines.text(ifEmpty: "as after the launch") }
}

extension Assumptions: CustomStringConvertible {
  /// The assumptions that are not those of the reference, a fact a line.
  public var description: String { facts.lines.text(ifEmpty: "those of the reference") }
}

extension Answers: CustomStringConvertible {
  /// What is implemented, a fact a line.
  public var description: String { stated.map(\.description).text(ifEmpty: "nothing implemented") }
}

extension Controller: CustomStringConvertible {
  /// The tree, as in `Main=TabBar(selected) > [List, Settings]`, and below it what the controllers answer.
  public var description: String { ([notation] + answerFacts.lines).joined(separator: "\n") }
}

extension Presentation: CustomStringConvertible {
  /// The controllers and the style, and below them what the controllers answer.
  public var description: String { ([notation] + facts.lines).joined(separator: "\n") }
}

extension Event: CustomStringConvertible {
  /// The event as a scenario writes it.
  public var description: String { notation }
}

extension TimelineEvent: CustomStringConvertible {
  /// The event as a timeline writes it.
  public var description: String { notation }
}

extension MethodCall: CustomStringConvertible {
  /// The call as an event of a scenario.
  public var description: String { notation }
}

extension MaskChange: CustomStringConvertible {
  /// The fact that changes, and its value.
  public var description: String { notation }
}

extension MaskAnswer: CustomStringConvertible {
  /// The value of the fact.
  public var description: String { notation }
}

extension PreferredAnswer: CustomStringConvertible {
  /// The value of the fact.
  public var description: String { notation }
}

extension AutorotationAnswer: CustomStringConvertible {
  /// The value of the fact.
  public var description: String { notation }
}

extension Answer: CustomStringConvertible {
  /// The fact, and its value.
  public var description: String { "\(fact.kind.plainKey): \(fact.value)" }
}

extension Variable: CustomStringConvertible {
  /// The name, and the orientations that it holds.
  public var description: String { "\(name): \(mask)" }
}

extension Respondent: CustomStringConvertible {
  /// Who is asked, as claims name it.
  public var description: String { notation }
}

extension [String] {
  fileprivate func text(ifEmpty words: String) -> String { isEmpty ? words : joined(separator: "\n") }
}

import Orientation

// What `print` shows of what the resolver returns. The words are those of the site and of `explain`.

extension Decision: CustomStringConvertible {
  /// How it ends, in a sentence, and how far that can be relied on; without the latter where ``Resolver/decide(_:)`` made
  /// it, which keeps no steps.
  public var description: String { text(in: .english) }

  /// The same in a language.
  package func text(in language: Language) -> String {
    let verdict = ResolutionWords(language: language).verdict(self)
    guard let resolution = Resolution(of: self) else { return verdict }
    return verdict + " " + StandingWords(language: language).marked(VerdictStanding(resolution.grounds))
  }
}

extension Resolution: CustomStringConvertible {
  /// The decision, in a sentence, with its standing.
  public var description: String { decision.description }

  /// How far the verdict can be relied on: the weakest standing among the sentences that it needs.
  public var standing: Standing { VerdictStanding(grounds).weakest }
}

extension Outcome: CustomStringConvertible {
  /// The outcome as claims state it, such as `turned landscapeRight`.
  public var description: String { claim }
}

extension Trace: CustomStringConvertible {
  /// The steps, a line each.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension Step: CustomStringConvertible {
  /// What the rule did, and its id.
  public var description: String { ResolutionWords(language: .english).step(self) + " [\(rule.rawValue)]" }
}

extension Question: CustomStringConvertible {
  /// The method or key, and the answer.
  public var description: String { ResolutionWords(language: .english).text(of: self) }
}

extension Callback: CustomStringConvertible {
  /// What UIKit calls, and what is returned or set.
  public var description: String { TimelineWords(language: .english).callback(self) }
}

extension TimelineStep: CustomStringConvertible {
  /// The event, how it ends, and below that what UIKit called, a line each.
  public var description: String {
    (["\(event): \(resolution)"] + callbacks.map { "  " + $0.description }).joined(separator: "\n")
  }
}

extension Edit: CustomStringConvertible {
  /// What somebody would have to do or have, as the beginning of a sentence.
  public var description: String { EditWords(language: .english).text(of: self) }
}

extension Repair: CustomStringConvertible {
  /// What would have to be different, and how the event then ends.
  public var description: String { "\(RepairWords(language: .english).all(edits)): \(decision)" }
}

extension Repairs: CustomStringConvertible {
  /// The repairs, a line each, or why there is none.
  public var description: String {
    if isReached { return "The event already ends so." }
    if all.isEmpty { return "No set of up to \(mostFacts) changes ends the event so." }
    return all.map(\.description).joined(separator: "\n")
  }
}

extension SceneDisplay: CustomStringConvertible {
  /// How the scene is shown, in a sentence.
  public var description: String { kind.text(in: .english) }
}

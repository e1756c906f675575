import Orientation
import OrientationCatalog

/// What iOS decides in a situation, as the record of decisions writes it.
package struct SituationVerdict: Sendable, Hashable {
  /// What an event comes to.
  package struct Step: Sendable, Hashable {
    /// How it ends, as claims write it, or why the event cannot happen.
    package let outcome: String
    /// The id of the rule that decides; nothing where the event cannot happen.
    package var rule = ""
    /// The mask that is allowed, as claims write it; nothing where none was worked out.
    package var allowed = ""
    /// What UIKit calls, in a timeline.
    package var calls: [String] = []
    /// How far what happens can be relied on and, behind a slash, which orientation it becomes, where that stands on
    /// less; nothing where that was not asked for.
    package var standing = ""
  }

  package private(set) var steps: [Step] = []
}

extension SituationVerdict {
  mutating func add(_ decision: Decision, calling callbacks: [Callback] = [], _ grounds: Grounds? = nil) {
    steps.append(
      Step(
        outcome: decision.outcome.claim, rule: decision.rule.rawValue,
        allowed: decision.effectiveMask.map(Self.names) ?? "", calls: callbacks.map(Self.text),
        standing: grounds.map { Self.text(VerdictStanding($0)) } ?? ""))
  }

  mutating func add(_ refusal: EventRefusal) {
    // What stands behind a semicolon is advice.
    steps.append(Step(outcome: "cannot happen: " + refusal.message.text.prefix { $0 != ";" }))
  }

  private static func names(_ mask: InterfaceOrientationMask) -> String {
    InterfaceOrientationMask.members.first { $0.mask == mask }?.name ?? (mask.isEmpty ? "none" : mask.messageList)
  }

  private static func text(_ standing: VerdictStanding) -> String {
    standing.outcome.rawValue + (standing.choice.map { "/" + $0.rawValue } ?? "")
  }

  private static func text(_ callback: Callback) -> String {
    switch callback {
    case .asked(let respondent, _): respondent.notation
    case .viewWillAppear(let name, _): "viewWillAppear \(name)"
    case .viewWillDisappear(let name, _): "viewWillDisappear \(name)"
    case .errorHandler(let error): "error \(error.id)"
    case .layout(let moment): moment.callback.notation
    }
  }
}

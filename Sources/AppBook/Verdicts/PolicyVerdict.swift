import Orientation
import OrientationPolicy

/// What becomes of a policy, or of one of its statements.
package enum PolicyVerdict: Sendable, Equatable {
  /// It holds in every state that there is: whatever the answers to what Apple leaves open, or as long as these sentences
  /// are true.
  case holds(if: [RuleSentence])
  /// Nothing failed it as far as the search went.
  case notProved(SearchEnd, in: String)
  /// The shortest way to fail it, and the environment.
  case fails(PolicyFailure, in: String)
  /// No sequence of events leads to these orientations, in the first environment of which that is so.
  case neverReaches(InterfaceOrientationMask, in: String)
}

extension PolicyVerdict {
  /// The verdict's name in reports.
  package var name: String {
    switch self {
    case .holds: "proved"
    case .notProved: "not proved"
    case .fails, .neverReaches: "fails"
    }
  }

  /// How a policy has to accept it; nil for what needs no acceptance.
  package var ending: Acceptance.Ending? {
    switch self {
    case .holds: nil
    case .notProved: .notProved
    case .fails, .neverReaches: .fails
    }
  }

  /// The sentences without which it is not known to hold; nil where it is not known to hold at all.
  package var condition: [RuleSentence]? {
    if case .holds(let sentences) = self { sentences } else { nil }
  }

  /// What is the matter, in English; nil where nothing is.
  package var text: String? {
    switch self {
    case .holds: nil
    case .notProved(.depth(let depth), let environment):
      "not proved: the search ended at depth \(depth) (\(environment))"
    case .notProved(.states(let states, let depth), let environment):
      "not proved: the search gave up at \(states) states, which is all that its memory holds, at event \(depth) (\(environment))"
    case .notProved(.time, let environment):
      "not proved: the search was stopped at its limit of time (\(environment))"
    case .notProved(.complete, _), .notProved(.decided, _): "not proved"
    case .neverReaches(let mask, let environment):
      "no sequence of events leads to \(mask.orientations.map(\.swiftName).joined(separator: " or ")) (\(environment))"
    case .fails(let failure, let environment):
      "fails on \(environment): " + failure.events.joined(separator: " → ")
        + " => \(failure.outcome) by `\(failure.rule)` (\(failure.standing.rawValue))" + failure.takenText
    }
  }
}

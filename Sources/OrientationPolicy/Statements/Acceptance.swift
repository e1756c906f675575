/// How a policy may end although it is not proved, with the team's reason.
package struct Acceptance: Sendable, Equatable {
  package enum Ending: String, Sendable {
    case notProved = "not proved"
    case fails
  }

  package let ending: Ending
  package let reason: String
  /// The line in the policy's text, from 1.
  package let line: Int
}

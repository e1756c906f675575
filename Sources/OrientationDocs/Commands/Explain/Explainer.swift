import Orientation
import OrientationNotation
import ReferenceSite

/// What `explain` asks: the border between the command, which reads and prints, and whoever knows the answers.
protocol Explainer: Sendable {
  associatedtype Answer: ExplainerAnswer

  /// Resolves a scenario.
  ///
  /// - Parameter facts: the lines of a scenario fence.
  func answer(facts: [ClaimLine]) throws(FactFault) -> Answer

  /// Finds the entry of a rule id, of the text of an error or log message, or of a diagnostic id.
  func entry(_ query: String) -> Answer?

  /// The nearest id to one that has no entry, where one is near.
  func suggestion(for query: String) -> String?
}

extension Explainer {
  /// Resolves a scenario that is written as in the scenario fence.
  func answer(facts text: String) throws(FactFault) -> Answer { try answer(facts: ClaimLine.lines(of: text)) }
}

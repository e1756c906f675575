import Explorer
import OrientationNotation
import ReferenceSite

/// What `explain` asks: the border between the command, which reads and prints, and whoever knows the answers.
protocol Explainer: Sendable {
  associatedtype Answer: ExplainerAnswer

  /// Resolves a scenario.
  ///
  /// - Parameters:
  ///   - facts: the lines of a scenario fence.
  ///   - isTimeline: whether they are those of a timeline, whatever the events are.
  ///   - expectation: how it should have ended, where it is asked why it does not.
  func answer(facts: [ClaimLine], isTimeline: Bool, whyNot expectation: Expectation?) throws(NotationError) -> Answer

  /// Resolves a state of the explorer.
  func answer(_ state: ExplorerState, whyNot expectation: Expectation?) throws(NotationError) -> Answer

  /// Finds the entry of a rule id, of the text of an error or log message, or of a diagnostic id.
  func entry(_ query: String) -> Answer?

  /// The nearest id to one that has no entry, where one is near.
  func suggestion(for query: String) -> String?

  /// The sections of the reference that answer plain words best, the best first, and the book that has them where no site of
  /// it is known; none where it cannot be read or says nothing about most of the words.
  func passages(about query: String) async -> (passages: [ReferenceIndex.Passage], book: String?)
}

extension Explainer {
  /// Resolves a scenario that is written as in the scenario fence.
  func answer(facts text: String, whyNot expectation: Expectation? = nil) throws(NotationError) -> Answer {
    let lines = ClaimLine.lines(of: text)
    return try answer(facts: lines, isTimeline: TimelineParser.isTimeline(lines: lines), whyNot: expectation)
  }
}

import Orientation

/// What came of the search for a policy in one environment.
package struct UnitResult: Sendable {
  /// What came of a statement.
  package struct Finding: Sendable {
    /// Whether there was anything that the statement speaks of.
    package let applies: Bool
    /// The shortest way to fail it, the first of those that are as short.
    package let counterexample: Counterexample?
    /// The orientations of a `may` that no sequence of events led to.
    package let unreached: InterfaceOrientationMask
    /// The sentences without which the statement is not known to hold: it fails under another answer to what Apple leaves
    /// open, or that answer was not played to the end. Empty where it fails anyway.
    package let holdsIf: [RuleSentence]
  }

  package let environment: PolicyEnvironment
  package let end: SearchEnd
  /// How many states it came to.
  package let states: Int
  /// The most events that lead to one of them.
  package let depth: Int
  /// In the order of the statements.
  package let findings: [Finding]
  /// The screens that were in front at some time, by name.
  package let screens: [String]
  /// The answers that the sources do not tell, as timelines write them.
  package let freeAnswers: [String]
  /// The conditions that are the same as long as the app runs, as the sources have them.
  package let conditions: [String]
  /// The sentences that answer the open questions which the events met.
  package let openAnswers: [RuleSentence]
  /// Whether it, or what was played under other answers, needed more memory than there was.
  let isTooBig: Bool
}

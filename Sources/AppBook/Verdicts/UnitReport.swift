import Orientation
import OrientationPolicy

/// What came of a policy in one environment, as plain data: what a shard writes down, and another run reads.
package struct UnitReport: Sendable, Equatable {
  /// What came of a statement.
  package struct Finding: Sendable, Equatable {
    /// Whether there was anything that the statement speaks of.
    package var applies: Bool
    package var failure: PolicyFailure?
    /// The orientations that nothing led to.
    package var unreached: InterfaceOrientationMask
    /// The sentences without which the statement is not known to hold, although Apple leaves open what they say.
    package var holdsIf: [RuleSentence]

    package init(
      applies: Bool, failure: PolicyFailure?, unreached: InterfaceOrientationMask, holdsIf: [RuleSentence] = []
    ) {
      self.applies = applies
      self.failure = failure
      self.unreached = unreached
      self.holdsIf = holdsIf
    }
  }

  /// Its place among the units of a run.
  package var number: Int
  /// The name of the policy.
  package var policy: String
  package var environment: String
  package var end: SearchEnd
  package var states: Int
  package var depth: Int
  /// In the order of the statements.
  package var findings: [Finding]
  /// The screens that were in front at some time.
  package var screens: [String]
  /// The answers that the sources do not tell.
  package var freeAnswers: [String]
  /// The conditions of the code of which each was the same in a whole sequence of events.
  package var conditions: [String]
  /// The sentences that answer what Apple leaves open, as far as an event of the search met the question.
  package var openAnswers: [RuleSentence]

  package init(
    number: Int, policy: String, environment: String, end: SearchEnd, states: Int, depth: Int, findings: [Finding],
    screens: [String], freeAnswers: [String], conditions: [String], openAnswers: [RuleSentence]
  ) {
    self.number = number
    self.policy = policy
    self.environment = environment
    self.end = end
    self.states = states
    self.depth = depth
    self.findings = findings
    self.screens = screens
    self.freeAnswers = freeAnswers
    self.conditions = conditions
    self.openAnswers = openAnswers
  }
}

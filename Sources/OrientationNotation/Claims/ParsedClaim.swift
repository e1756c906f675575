import Diagnostics
import Orientation

/// A scenario's text, read: the scenario, and what the text claims about it.
package struct ParsedClaim: Sendable, Equatable {
  /// The rule that a claim says decides.
  package struct Because: Sendable, Equatable {
    package let rule: Rule
    package let line: Int
  }

  package let scenario: Scenario
  /// The outcome stated, if any.
  package let expectation: Expectation?
  /// The line of `=>`, if any.
  package let expectationLine: Int?
  package let because: Because?
  /// How it should have ended, where the text asks why it does not.
  package var wanted: Expectation?
  /// The facts as written, in their order.
  package let facts: [Fact]
  /// Those that are about controllers that do not show.
  package let declared: [DeclaredFact]
}

extension ParsedClaim {
  /// What is false in the claim, or nil where it holds.
  package func verify(_ resolution: Resolution) -> Problem? { falsehood(in: resolution)?.problem }

  /// What is false in the claim, with the line that says so, or nil where it holds.
  package func falsehood(in resolution: Resolution) -> (problem: Problem, line: Int)? {
    let decision = resolution.decision
    if let expectation, !expectation.matches(decision) {
      let problem = Problem.claimFalse(
        expected: expectation.text, actual: decision.outcome.claim, rule: decision.rule.rawValue)
      return (problem, expectationLine ?? 1)
    }
    if let because, because.rule != decision.rule {
      let problem = Problem.claimFalse(
        expected: "because: " + because.rule.rawValue, actual: "because: " + decision.rule.rawValue, rule: nil)
      return (problem, because.line)
    }
    return nil
  }
}

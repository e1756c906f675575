import Diagnostics
import Orientation

/// A scenario's text, read: the scenario, and what the text claims about it.
package struct ParsedClaim: Sendable, Equatable {
  /// The rule that a claim says decides.
  package struct Because: Sendable, Equatable {
    package let rule: Rule
    package let line: Int
  }

  /// What a claim says the user sees.
  package struct StatedDisplay: Sendable, Equatable {
    /// Nil where no source is to tell.
    package let kind: SceneDisplay.Kind?
    package let line: Int

    /// Reads what stands behind `display`.
    init(_ text: Substring, _ line: Int) throws(ValueFault) {
      let folded = text.folded
      kind = SceneDisplay.Kind.allCases.first { $0.rawValue.folded == folded }
      self.line = line
      guard kind == nil, folded != "unknown" else { return }
      throw ValueFault(
        unknown: text, as: "display", among: SceneDisplay.Kind.allCases.map(\.rawValue) + ["unknown"])
    }
  }

  package let scenario: Scenario
  /// The outcome stated, if any.
  package let expectation: Expectation?
  /// The line of `=>`, if any.
  package let expectationLine: Int?
  package let because: Because?
  /// What the user is said to see, if anything is said.
  package var display: StatedDisplay?
  /// How it should have ended, where the text asks why it does not.
  package var wanted: Expectation?
  /// The facts as written, in their order.
  package let facts: [Fact]
  /// Those that are about controllers that do not show.
  package let declared: [DeclaredFact]
}

extension ParsedClaim {
  /// A scenario of which nothing is claimed, as its text states it.
  package init(_ scenario: Scenario) {
    self.init(
      scenario: scenario, expectation: nil, expectationLine: nil, because: nil, facts: [Fact](scenario.facts),
      declared: [])
  }

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
    if let display, display.kind != resolution.display?.kind {
      let problem = Problem.claimFalse(
        expected: "display: " + (display.kind?.rawValue ?? "unknown"),
        actual: "display: " + (resolution.display?.kind.rawValue ?? "unknown"), rule: nil)
      return (problem, display.line)
    }
    return nil
  }
}

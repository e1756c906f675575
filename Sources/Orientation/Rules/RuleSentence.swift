/// A sentence of what a rule states.
public struct RuleSentence: Sendable, Hashable {
  public let rule: Rule
  /// Its place in the statement, from 1; the first is the rule's main claim.
  public let number: Int

  public init(_ rule: Rule, _ number: Int = 1) {
    self.rule = rule
    self.number = number
  }
}

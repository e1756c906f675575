/// A sentence of what a rule states.
package struct RuleSentence: Sendable, Hashable {
  package let rule: Rule
  /// Its place in the statement, from 1; the first is the rule's main claim.
  package let number: Int

  package init(_ rule: Rule, _ number: Int = 1) {
    self.rule = rule
    self.number = number
  }
}

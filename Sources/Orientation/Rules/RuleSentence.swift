/// A sentence of what a rule states, as the resolver goes by it.
package struct RuleSentence: Sendable, Hashable, Comparable {
  package let rule: Rule
  /// Which claim of the rule; nil for the main one, its first sentence.
  package let claim: Claim?

  package init(_ rule: Rule, _ claim: Claim? = nil) {
    self.rule = rule
    self.claim = claim
  }

  /// By rule, the main claim first: the order of the catalog.
  package static func < (left: RuleSentence, right: RuleSentence) -> Bool {
    guard left.rule == right.rule else { return left.rule.number < right.rule.number }
    return (left.claim?.number ?? -1) < (right.claim?.number ?? -1)
  }
}

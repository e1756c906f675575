/// What a search for repairs found.
package struct Repairs: Sendable, Hashable {
  /// Whether the event ends as wanted already, so that there is nothing to repair.
  package let isReached: Bool
  /// The repairs: those that the code alone can make first, then those with the fewest facts.
  package let all: [Repair]
  /// How many facts at once were tried.
  package let mostFacts: Int

  package init(isReached: Bool, all: [Repair], mostFacts: Int) {
    self.isReached = isReached
    self.all = all
    self.mostFacts = mostFacts
  }
}

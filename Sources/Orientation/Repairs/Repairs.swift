/// What a search for repairs found.
public struct Repairs: Sendable, Hashable {
  /// Whether the event ends as wanted already, so that there is nothing to repair.
  public let isReached: Bool
  /// The repairs: those that the code alone can make first, then those with the fewest facts.
  public let all: [Repair]
  /// How many facts at once were tried.
  public let mostFacts: Int

  package init(isReached: Bool, all: [Repair], mostFacts: Int) {
    self.isReached = isReached
    self.all = all
    self.mostFacts = mostFacts
  }
}

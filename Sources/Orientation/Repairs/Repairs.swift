/// What a search for repairs found.
public struct Repairs: Sendable, Hashable {
  /// The repairs: those that the code alone can make first, then those with the fewest facts.
  public let all: [Repair]
  /// How many facts at once were tried.
  public let mostFacts: Int
}

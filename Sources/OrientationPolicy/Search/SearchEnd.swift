/// How a search ended.
package enum SearchEnd: Sendable, Hashable {
  /// It came to every state that there is.
  case complete
  /// At the depth that the policy states, with states that it did not go on from.
  case depth(Int)
  /// With so many states, since no more states or places are kept, while it played events of this number.
  case states(Int, depth: Int)
}

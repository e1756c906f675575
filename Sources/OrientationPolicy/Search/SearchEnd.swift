/// How a search ended.
package enum SearchEnd: Sendable, Hashable {
  /// It came to every state that there is.
  case complete
  /// Each statement had failed, or had what it asks for, before it came to every state.
  case decided
  /// At the depth that the policy states, with states that it did not go on from.
  case depth(Int)
  /// With so many states, since no more memory is taken, while it played events of this number.
  case states(Int, depth: Int)
  /// Whoever started it let it go on no longer. How far it had come is told nowhere, since that differs from run to run.
  case time
}

extension SearchEnd {
  /// Whether nothing that the search did not come to can change a verdict.
  package var isFinal: Bool {
    switch self {
    case .complete, .decided: true
    case .depth, .states, .time: false
    }
  }
}

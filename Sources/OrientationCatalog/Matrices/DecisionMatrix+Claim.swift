import Orientation

extension DecisionMatrix.Value {
  /// The value as data states it, in English and the words of claims.
  package var claim: String {
    switch self {
    case .allowed(let mask): mask.isEmpty ? "none" : mask.messageList
    case .outcome(let outcome): outcome.claim
    case .decider(let decider): decider.rawValue
    case .isAsked(let isAsked): isAsked ? "asked" : "not asked"
    }
  }
}

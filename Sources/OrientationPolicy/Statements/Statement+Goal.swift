import Orientation

// What a statement wants of the event that it is held against, for whoever looks for a way to meet it.

extension Statement {
  /// Whether an event that the statement speaks of may end so.
  package func isMet(by decision: Decision) -> Bool {
    switch demand {
    case .always(let mask): mask?.allows(decision.orientation) ?? true
    case .never(.outcome(let expectation)): !expectation.matches(decision)
    case .never(.orientations(let mask)): !mask.allows(decision.orientation)
    case .after(_, _, let mask), .may(let mask): mask.allows(decision.orientation)
    }
  }

  /// Whether the statement holds after an event, and goes on to hold however the device is turned then.
  package func lasts(after decision: Decision) -> Bool {
    if case .exception = decision.outcome { return false }
    switch demand {
    case .always, .never(.orientations):
      return isMet(by: decision) && aims.isSuperset(of: decision.effectiveMask?.orientationsOnly ?? [])
    case .never(.outcome), .after, .may: return isMet(by: decision)
    }
  }

  /// The orientations in which the interface may be after the event.
  package var aims: InterfaceOrientationMask {
    switch demand {
    case .always(let mask): mask ?? .all
    case .never(.outcome): .all
    case .never(.orientations(let mask)): .all.subtracting(mask)
    case .after(_, _, let mask), .may(let mask): mask
    }
  }
}

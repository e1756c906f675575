import Orientation

/// What a cell of an app's matrix comes to at a glance: what is allowed for certain, and what may be.
struct ScreenOutcome: Sendable, Equatable {
  /// How a screen ends on which nothing is allowed.
  struct Ending: Sendable, Hashable {
    let outcome: Outcome
    let rule: Rule
  }

  /// What is allowed whatever the sources leave open.
  private(set) var allowed: InterfaceOrientationMask
  /// What is allowed in one of the cases that the sources leave open.
  private(set) var possible: InterfaceOrientationMask
  /// What is allowed in some of them alone.
  var maybe: InterfaceOrientationMask { possible.subtracting(allowed) }
  /// How it ends in those in which nothing is allowed.
  private(set) var endings: [Ending] = []
  /// Whether the sources do not tell, in one of them at least.
  private(set) var isUnknown = false

  init(_ cell: AppMatrix.Cell) {
    (allowed, possible) = ([], [])
    switch cell {
    case .allowed(let mask, _): (allowed, possible) = (mask, mask)
    case .outcome(let outcome, let rule): endings = [Ending(outcome: outcome, rule: rule)]
    case .unknown: isUnknown = true
    case .either(let possibilities):
      allowed = .all
      for outcome in possibilities.map({ ScreenOutcome($0.cell) }) {
        allowed.formIntersection(outcome.allowed)
        possible.formUnion(outcome.possible)
        for ending in outcome.endings where !endings.contains(ending) { endings.append(ending) }
        isUnknown = isUnknown || outcome.isUnknown
      }
    }
  }
}

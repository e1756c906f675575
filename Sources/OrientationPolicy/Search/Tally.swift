import Orientation

/// What a search has seen of each statement of a policy.
struct Tally {
  /// What it has seen of one.
  struct Sight {
    /// Whether there was anything that the statement speaks of.
    var applies = false
    /// The orientations that an interface came to while the statement spoke of it.
    var reached: InterfaceOrientationMask = []
    /// Whether an event has failed it.
    var fails = false
  }

  private(set) var sights: [Sight]
  /// The statements that the event at hand is the first to fail.
  private(set) var newFailures: [Int] = []

  init(count: Int) { sights = Array(repeating: Sight(), count: count) }
}

extension Tally {
  mutating func note(_ statement: Int, fails: Bool) {
    sights[statement].applies = true
    if fails, !sights[statement].fails {
      sights[statement].fails = true
      newFailures.append(statement)
    }
  }

  mutating func note(_ statement: Int, reaches orientation: InterfaceOrientation) {
    sights[statement].applies = true
    sights[statement].reached.formUnion(orientation.mask)
  }

  /// Forgets which statements the event failed.
  mutating func takeNewFailures() -> [Int] {
    defer { newFailures.removeAll(keepingCapacity: true) }
    return newFailures
  }
}

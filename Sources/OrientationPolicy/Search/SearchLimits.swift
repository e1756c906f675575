/// How far a search goes before it gives up.
package struct SearchLimits: Sendable {
  /// The most states that are kept.
  package var states: Int

  package init(states: Int = 10_000_000) { self.states = states }
}

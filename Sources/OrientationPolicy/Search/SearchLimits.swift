/// How far a search goes before it gives up.
package struct SearchLimits: Sendable {
  /// The most states that are kept: a state takes some 60 bytes.
  package var states: Int
  /// The most places, which take some 2,000 bytes each: stacks of navigation controllers that are hidden make many.
  package var places: Int

  package init(states: Int = 10_000_000, places: Int = 200_000) {
    self.states = states
    self.places = places
  }
}

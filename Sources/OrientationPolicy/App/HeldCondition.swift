/// A condition of the code that the sources leave open, and what a sequence of events takes it for.
package struct HeldCondition: Sendable, Equatable {
  /// The condition as people read it.
  package var condition: String
  package var holds: Bool

  package init(_ condition: String, holds: Bool) {
    self.condition = condition
    self.holds = holds
  }
}

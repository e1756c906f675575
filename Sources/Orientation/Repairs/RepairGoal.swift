/// How an event should have ended.
package struct RepairGoal: Sendable {
  /// The orientations that the interface should be in; empty where the goal is about something else.
  package let orientations: InterfaceOrientationMask
  /// Whether a decision is what was wanted.
  package let isReached: @Sendable (Decision) -> Bool

  package init(_ orientations: InterfaceOrientationMask, isReached: @escaping @Sendable (Decision) -> Bool) {
    self.orientations = orientations
    self.isReached = isReached
  }

  /// The interface is in one of these orientations afterwards, whether it turned or not. Masks that have none in common
  /// keep it there by accident, and the next presentation raises an exception.
  package static func interface(in orientations: InterfaceOrientationMask) -> RepairGoal {
    RepairGoal(orientations) { decision in
      switch decision.outcome {
      case .exception, .unchanged(.noCommonOrientation): false
      case .turned, .unchanged, .geometryError, .ignored, .unavailable: orientations.allows(decision.orientation)
      }
    }
  }
}

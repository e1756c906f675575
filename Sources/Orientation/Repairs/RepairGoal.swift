/// How an event should have ended.
public struct RepairGoal: Sendable {
  /// The orientations that the interface should be in; empty where the goal is about something else.
  public let orientations: InterfaceOrientationMask
  /// Whether a decision is what was wanted.
  public let isReached: @Sendable (Decision) -> Bool

  public init(_ orientations: InterfaceOrientationMask, isReached: @escaping @Sendable (Decision) -> Bool) {
    self.orientations = orientations
    self.isReached = isReached
  }

  /// The interface is in one of these orientations afterwards, whether it turned or not.
  public static func interface(in orientations: InterfaceOrientationMask) -> RepairGoal {
    RepairGoal(orientations) { decision in
      if case .exception = decision.outcome { return false }
      return orientations.allows(decision.orientation)
    }
  }
}

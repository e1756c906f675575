/// A fact, by the values that a search tries for it.
struct EditedFact: Sendable {
  /// The values, the smallest change first; at least one.
  let edits: [Edit]

  /// The facts of a situation that a version has a say for, and what would bring the interface into some orientations.
  ///
  /// Of masks it tries those that take nothing away, the common ones, and the wanted orientations alone: what a mask allows
  /// beyond that changes no decision for the better, which a law compares with every mask.
  ///
  /// - Parameter current: the interface before the event. Where it should stay so, no call behind the event can keep it; nil
  ///   where a call may turn it back.
  static func all(
    _ scenario: Scenario, _ events: [TimelineEvent], _ goal: RepairGoal, from current: InterfaceOrientation? = nil
  ) -> [EditedFact] {
    var collector = EditedFactCollector(
      scenario: scenario, events: events, goal: goal, keeps: current.map { goal.orientations.allows($0) } ?? false)
    collector.collect()
    return collector.found
  }
}

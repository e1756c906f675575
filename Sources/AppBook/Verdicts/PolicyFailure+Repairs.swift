import Orientation
import OrientationNotation
import OrientationPolicy

extension PolicyFailure {
  /// What the team could change for the last event to end as a statement wants.
  ///
  /// A repair mends this timeline, and lets no turn of the device leave it; whether the statement then holds, the next run
  /// proves.
  ///
  /// - Parameters:
  ///   - policy: the policy of the statement: what it forbids of all events, or of the same screen, a repair keeps.
  ///   - isStopped: whether to give the search up; it is called often.
  package func repairs(
    for statement: Statement, of policy: Policy, isStopped: () -> Bool = { false }
  ) -> RepairsAnswer {
    let kept = policy.statements.filter { other in
      if case .never = other.demand { other.screen == nil || other.screen == statement.screen } else { false }
    }
    let search = RepairSearch(
      timeline,
      RepairGoal(statement.aims) { decision in
        ([statement] + kept).allSatisfy { $0.lasts(after: decision) }
      })
    let found = search.repairs(mostFacts: 2, isStopped: isStopped)
    let own = found.all.filter { repair in
      // A call comes too late for what must hold after every event.
      repair.isOfTheApp && (statement.hasTime || !repair.hasCall)
    }
    return RepairsAnswer(
      statement.text, search, Repairs(isReached: found.isReached, all: own, mostFacts: found.mostFacts))
  }
}

extension Statement {
  /// Whether it may be met by a later event than the one that fails it.
  fileprivate var hasTime: Bool { if case .after = demand { true } else { false } }
}

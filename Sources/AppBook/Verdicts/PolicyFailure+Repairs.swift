import Orientation
import OrientationNotation
import OrientationPolicy

extension PolicyFailure {
  /// What the team could change for the last event to end as a statement wants.
  ///
  /// A repair mends this timeline; whether the statement then holds, the next run proves.
  ///
  /// - Parameter isStopped: whether to give the search up; it is called often.
  package func repairs(for statement: Statement, isStopped: () -> Bool = { false }) -> RepairsAnswer {
    let search = RepairSearch(timeline, RepairGoal(statement.aims) { statement.isMet(by: $0) })
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

import Orientation

extension StateCode {
  /// The repair of some facts, as numbers: that of none says whether there is nothing to repair.
  ///
  /// - Parameters:
  ///   - rawValue: the orientation that the interface should be in, or 0 for what the event was meant to do.
  ///   - step: the event's place in a sequence; of no concern for a moment.
  ///   - set: the places of the facts, in their order; what is no place is left out.
  package func repair(to rawValue: Int, at step: Int, of set: [Int]) -> [Int32] {
    var encoder = RepairsEncoder(self, step: step)
    if let search = search(to: rawValue, at: step) {
      encoder.write(search.repair(of: set.filter { $0 >= 0 && $0 < search.factCount }), ofFacts: search.factCount)
    }
    return encoder.numbers
  }

  private func search(to rawValue: Int, at step: Int) -> RepairSearch? {
    guard let resolution = resolution(at: step) else { return nil }
    let wanted = InterfaceOrientation(rawValue: rawValue).map { RepairGoal.Wish.stays($0) }
    guard let goal = (rawValue == 0 ? resolution.wish : wanted)?.goal else { return nil }
    let isLocked = resolution.scenario.isRotationLocked
    switch state {
    case .moment(let scenario): return RepairSearch(scenario, goal).forAdvice(isLocked: isLocked)
    case .sequence(var timeline):
      timeline.events.removeSubrange((step + 1)...)
      return RepairSearch(timeline, goal, from: resolution.scenario.current).forAdvice(isLocked: isLocked)
    }
  }
}

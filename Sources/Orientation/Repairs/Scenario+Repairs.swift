extension Scenario {
  /// The smallest changes with which the event ends with the interface in one of some orientations, without an exception
  /// or a failed geometry request.
  ///
  /// Every set of up to `mostFacts` facts is tried, so what is not found does not exist; a set is left out where a part of
  /// it is enough. Some thousand situations are resolved for three facts, in tens of milliseconds.
  ///
  /// - Parameters:
  ///   - orientations: where the interface should be; ``InterfaceOrientationMask/all`` where the app only should not crash.
  ///   - mostFacts: how many facts may be different at once.
  public func repairs(for orientations: InterfaceOrientationMask, mostFacts: Int = 3) -> Repairs {
    RepairSearch(self, RepairGoal.Wish.interface(orientations).goal).repairs(upTo: mostFacts)
  }
}

extension Timeline {
  /// The smallest changes with which the last event ends with the interface in one of some orientations, as for a scenario.
  ///
  /// Facts are changed in the start and in what the events bring along. There are none where an event cannot happen.
  ///
  /// - Parameters:
  ///   - orientations: where the interface should be; ``InterfaceOrientationMask/all`` where the app only should not crash.
  ///   - mostFacts: how many facts may be different at once.
  public func repairs(for orientations: InterfaceOrientationMask, mostFacts: Int = 3) -> Repairs {
    RepairSearch(self, RepairGoal.Wish.interface(orientations).goal).repairs(upTo: mostFacts)
  }
}

extension RepairSearch {
  /// The repairs of any number of facts: more than there are cannot be different.
  fileprivate func repairs(upTo mostFacts: Int) -> Repairs { repairs(mostFacts: min(mostFacts, factCount)) }
}

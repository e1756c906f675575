import Basics

/// The search for all policies of a book, in every environment that they speak of.
package struct PolicyRun: Sendable {
  package let policies: [Policy]
  package let units: [PolicyUnit]
  private let app: any PlayableApp

  package init(_ policies: [Policy], _ app: any PlayableApp) {
    self.policies = policies
    self.app = app
    let environments = policies.enumerated().flatMap { index, policy in
      policy.scope.environments(idioms: app.idioms, oldest: app.oldest).map { (index, $0) }
    }
    units = environments.enumerated().map { number, unit in
      PolicyUnit(number: number, policy: unit.0, environment: unit.1)
    }
  }
}

extension PolicyRun {
  /// What came of the units of a shard, in their order.
  ///
  /// Searches that run side by side share the memory. One that needs more than its share is begun again with fewer beside
  /// it, and at last alone: so what it comes to depends neither on the others nor on the machine.
  package func results(
    of shard: Shard = .whole, limits: SearchLimits = SearchLimits(), _ workers: Workers = .one
  ) -> [(unit: PolicyUnit, result: UnitResult)] {
    var open = units.filter(shard.has)
    var found: [(unit: PolicyUnit, result: UnitResult)] = []
    var width = min(workers.width, open.count)
    while !open.isEmpty {
      var share = limits
      share.memory /= width
      let results = workers.map(open, atOnce: width) { [share] unit in result(of: unit, share) }
      var tooBig: [PolicyUnit] = []
      for (unit, result) in zip(open, results) {
        if result.isTooBig, width > 1 { tooBig.append(unit) } else { found.append((unit, result)) }
      }
      open = tooBig
      width = min(width / 2, open.count)
    }
    return found.sorted { $0.unit.number < $1.unit.number }
  }

  private func result(of unit: PolicyUnit, _ limits: SearchLimits) -> UnitResult {
    let policy = policies[unit.policy]
    let played = PlayedApp(app, in: unit.environment, events: policy.events)
    return UnitSearch.run(policy, played, unit.environment, limits)
  }
}

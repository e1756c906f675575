import Basics
import OrientationNotation

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
  package func results(
    of shard: Shard = .whole, limits: SearchLimits = SearchLimits(), _ workers: Workers = .one
  ) -> [(unit: PolicyUnit, result: UnitResult)] {
    let units = units.filter(shard.has)
    return Array(zip(units, workers.map(units) { result(of: $0, limits) }))
  }

  private func result(of unit: PolicyUnit, _ limits: SearchLimits) -> UnitResult {
    let policy = policies[unit.policy]
    let played = PlayedApp(app, in: unit.environment, events: policy.events)
    return UnitSearch.run(policy, played, unit.environment, limits)
  }
}

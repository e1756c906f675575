import OrientationPolicy

// What came of a unit in the app.

extension UnitReport {
  init(_ unit: PolicyUnit, _ result: UnitResult, of policy: Policy, in app: App) {
    self.init(
      number: unit.number, policy: policy.name, environment: unit.environment.text, end: result.end,
      states: result.states, depth: result.depth,
      findings: result.findings.map { finding in
        Finding(
          applies: finding.applies, failure: finding.counterexample.map { PolicyFailure($0, in: app) },
          unreached: finding.unreached, holdsIf: finding.holdsIf)
      }, screens: result.screens, freeAnswers: result.freeAnswers, conditions: result.conditions,
      openAnswers: result.openAnswers)
  }
}

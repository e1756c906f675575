import Orientation
import OrientationCatalog
import Testing

/// What holds in every scenario, whatever the rules are.
@Suite struct LawTests {
  @Test(arguments: ScenarioSpace.versions) func aDecisionKeepsTheLaws(in os: OSVersion) {
    var broken: [String] = []
    var count = 0
    ScenarioSpace.forEach(in: os) { scenario in
      count += 1
      Self.check(&scenario, &broken)
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    #expect(count == ScenarioSpace.countInVersion)
  }

  @Test(arguments: ScenarioSpace.assumptions.indices) func aDecisionKeepsTheLawsUnderAnyAssumption(_ index: Int) {
    var broken: [String] = []
    var count = 0
    var differing = 0
    ScenarioSpace.forEachSample { scenario in
      count += 1
      let usual = Resolver.decide(&scenario)
      ScenarioSpace.assumptions[index](&scenario.assumptions)
      if Resolver.decide(&scenario) != usual { differing += 1 }
      Self.check(&scenario, &broken)
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    #expect(differing > 0, "the assumption decides nowhere")
    #expect(differing < count / 4, "the assumption decides more than it is about")
  }

  private static func check(_ scenario: inout PlainScenario, _ broken: inout [String]) {
    let os = scenario.os
    let (decision, trace) = Resolver.resolve(&scenario)
    let (event, current) = (scenario.event, scenario.current)
    func expect(_ holds: Bool, _ law: String) {
      if !holds && broken.count < 20 { broken.append("\(law): \(os) \(event) \(decision)") }
    }
    expect(Resolver.decide(&scenario) == decision, "with and without a trace it is the same decision")
    expect(trace.replayed == decision, "replaying the trace gives the decision")
    expect(applies(trace, to: os), "a rule applies in its versions only")
    switch decision.outcome {
    case .turned(let orientation):
      expect(orientation == decision.orientation, "a turn ends where it says")
      expect(orientation != current, "a turn changes the interface")
      // Without a common orientation the interface may follow the device.
      if let effective = decision.effectiveMask, !effective.isEmpty {
        expect(effective.allows(orientation), "a turn ends in the effective mask")
      }
    case .unchanged, .exception, .geometryError, .ignored, .unavailable:
      expect(decision.orientation == current, "whatever is no turn leaves the interface alone")
    }
    if case .exception = decision.outcome { expect(os >= OSVersion(6), "exceptions begin with iOS 6") }
    guard let effective = decision.effectiveMask, scenario.scene.knows == nil else { return }
    let isOfTheSystem = scenario.controllers.contains { $0.ignoresApplicationMask }
    if let application = decision.applicationMask, !isOfTheSystem {
      expect(application.isSuperset(of: effective), "the app mask restricts")
    }
    if let controller = decision.controllerMask {
      expect(controller.isSuperset(of: effective), "the controller restricts")
    }
  }

  @Test func theSpaceHasTheNewestVersion() {
    #expect(ScenarioSpace.versions.last == OSVersion.last)
  }

  @Test func theSpaceIsAsBigAsItIsSaidToBe() {
    let count = ScenarioSpace.versions.count * ScenarioSpace.countInVersion
    #if DEBUG
    #expect(count > 2_000_000)
    #else
    #expect(count > 50_000_000)
    #endif
  }

  @Test func aScenarioInPlainValuesIsDecidedLikeTheScenario() {
    for number in stride(from: 0, to: ScenarioSpace.versions.count * ScenarioSpace.countInVersion, by: 9_973) {
      let scenario = ScenarioSpace.scenario(number)
      var plain = scenario.plain
      let (decision, trace) = Resolver.resolve(&plain)
      let resolution = Resolver.resolve(scenario)
      #expect(resolution.decision.plain == decision && resolution.trace == trace && resolution.scenario == scenario)
      #expect(Resolver.decide(scenario).plain == decision)
      #expect(plain == scenario.plain, "deciding changes nothing")
    }
  }

  @Test func everyRuleAppliesSomewhereAndIsSilentSomewhere() {
    var applied: Set<Rule> = []
    var alwaysApplied = Set(Rule.allCases)
    for os in ScenarioSpace.versions {
      for event in ScenarioSpace.events {
        for shape in Shape.allCases {
          for mask in [InterfaceOrientationMask.portrait, .landscape, .all, []] {
            for device in [DeviceOrientation.portrait, .landscapeLeft] {
              for delegate in [MaskAnswer.notImplemented, .mask(.landscape), .mask(.all)] {
                var scenario = shape.scenario(os, event)
                shape.setMask(mask, in: &scenario)
                scenario.device = device
                scenario.current = device == .portrait ? .landscapeLeft : .portrait
                scenario.applicationDelegate = delegate
                let resolution = Resolver.resolve(scenario)
                // What the user sees follows from the decision, and is no step to it.
                let display = resolution.display.map { [$0.sentence.rule] } ?? []
                let steps = Set(resolution.trace.steps.map(\.rule) + display)
                applied.formUnion(steps)
                alwaysApplied.formIntersection(steps)
              }
            }
          }
        }
      }
    }
    let never = Rule.allCases.filter { !applied.contains($0) }
    #expect(never.isEmpty, "\(never)")
    #expect(alwaysApplied.isEmpty)
  }

  @Test func aTighterMaskNeverAllowsMore() {
    var broken = 0
    for os in ScenarioSpace.versions {
      for application in InterfaceOrientationMask.everySet {
        for controller in InterfaceOrientationMask.everySet {
          let loose = effective(os, application, controller)
          for tighter in InterfaceOrientationMask.everySet where application.isSuperset(of: tighter) {
            if !loose.isSuperset(of: effective(os, tighter, controller)) { broken += 1 }
          }
          for tighter in InterfaceOrientationMask.everySet where controller.isSuperset(of: tighter) {
            if !loose.isSuperset(of: effective(os, application, tighter)) { broken += 1 }
          }
        }
      }
    }
    #expect(broken == 0)
  }

  @Test func bitsThatAreNoOrientationMeanNothing() {
    for os in ScenarioSpace.versions {
      for mask in InterfaceOrientationMask.everySet {
        let noisy = InterfaceOrientationMask(rawValue: mask.rawValue | 1 | 1 << 5 | 1 << 63)
        #expect(effective(os, .all, mask) == effective(os, .all, noisy))
        #expect(effective(os, mask, .all) == effective(os, noisy, .all))
      }
    }
  }

  @Test func shouldAutorotateIsOfNoConsequenceFromSixteenOn() {
    for event in ScenarioSpace.events {
      for os in ScenarioSpace.versions where os >= OSVersion(16) {
        var scenario = Shape.plain.scenario(os, event)
        scenario.device = .landscapeLeft
        let expected = Resolver.decide(scenario)
        scenario.root?.answers.shouldAutorotate = .always(false)
        #expect(Resolver.decide(scenario) == expected)
      }
    }
  }

  @Test func appsThatShareTheScreenAreNotAsked() {
    for os in ScenarioSpace.versions where os >= OSVersion(9) {
      var scenario = Shape.padSharing.scenario(os, .deviceTurned)
      scenario.device = .landscapeRight
      let expected = Resolver.decide(scenario)
      for mask in InterfaceOrientationMask.everySet {
        scenario.root?.answers.supported = .mask(mask)
        scenario.applicationDelegate = .mask(mask)
        #expect(Resolver.decide(scenario) == expected)
      }
    }
  }

  @Test func versionGatesFollowOneAnotherWithoutGaps() {
    let gates = VersionGate.allCases.map(\.versions)
    for (gate, next) in zip(gates, gates.dropFirst()) { #expect(gate.end == next.first) }
    #expect(gates.first?.first == OSVersion.oldest && gates.last?.end == nil)
    let alternatives: [[Rule]] = [
      [.shouldAutorotateNoKeepsCurrent, .shouldAutorotateNotConsulted],
      [.noCommonOrientationThrows, .noCommonOrientationChangesNothing],
      [.attemptRotationFollowsDevice, .attemptRotationReplaced],
      [.pushAndPopDoNotRotate, .pushAndPopNeedUpdate],
      [.keyValueCodingActsAsTurn, .keyValueCodingOnlyLogs],
      [.privateSetterActsAsTurn, .privateSetterDoesNothing],
      [.reAddedViewAsksAgainBefore6, .reAddedViewDoesNothing],
      [.setStatusBarOrientationTurnsStatusBarAlone, .setStatusBarOrientationDoesNothing],
    ]
    for rules in alternatives {
      for (rule, next) in zip(rules, rules.dropFirst()) { #expect(rule.versions.end == next.versions.first) }
    }
  }

  @Test func aDeepTreeAndALongChainEnd() {
    var scenario = Scenario(os: OSVersion(26))
    scenario.root = tree(depth: 1_000)
    scenario.device = .landscapeLeft
    #expect(Resolver.decide(scenario).outcome == .turned(.landscapeRight))
    scenario.root?.selectedChild = .max
    #expect(Resolver.decide(scenario).outcome == .turned(.landscapeRight))
    scenario.presented = (0..<1_000).map { Presentation(Controller("p\($0)"), style: .fullScreen) }
    #expect(Resolver.resolve(scenario).trace.responsible == "p999")
  }

  @Test func aDelegateThatAsksForTheControllerOnTopOfItselfEnds() {
    var scenario = Scenario(os: OSVersion(15))
    scenario.applicationDelegate = .visibleController
    scenario.root = Controller("Navigation", kind: .navigation, forwarding: .containerDelegate)
    scenario.root?.answers.delegateSupported = .visibleController
    scenario.device = .landscapeLeft
    #expect(Resolver.decide(scenario).outcome == .turned(.landscapeRight))
  }

  /// Navigation controllers in one another, by recursion: a loop that wraps a value trips the optimizer of Swift 6.3.
  private func tree(depth: Int) -> Controller {
    if depth == 0 { return Controller("leaf") }
    return Controller(
      "\(depth)", kind: .navigation, forwarding: .topChild, children: [tree(depth: depth - 1)])
  }

  private static func applies(_ trace: Trace, to os: OSVersion) -> Bool {
    for step in trace.steps where !step.rule.versions.contains(os) { return false }
    return true
  }

  private func effective(
    _ os: OSVersion, _ application: InterfaceOrientationMask, _ controller: InterfaceOrientationMask
  ) -> InterfaceOrientationMask {
    var scenario = Scenario(os: os)
    scenario.applicationDelegate = .mask(application)
    scenario.root?.answers.supported = .mask(controller)
    scenario.root?.answers.shouldAutorotateTo = controller
    return Resolver.decide(scenario).effectiveMask ?? []
  }
}

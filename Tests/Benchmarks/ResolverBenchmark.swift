import Orientation

/// How many scenarios the resolver decides in a second, on one core.
enum ResolverBenchmark {
  static func run() {
    // Whatever is worked out is used, or the optimiser would leave it out.
    var turns = 0
    let decisions = rate(scenarios.map(\.plain)) { if case .turned = Resolver.decide(&$0).outcome { turns += 1 } }
    let whole = rate(scenarios) { if case .turned = Resolver.decide($0).outcome { turns += 1 } }
    let resolutions = rate(scenarios) { turns += Resolver.resolve($0).trace.steps.count }
    print("decisions a second, of scenarios in plain values\t\(decisions)")
    print("decisions a second\t\(whole)")
    print("resolutions with their traces a second\t\(resolutions)")
    if turns == 0 { print("nothing turned: this cannot be right") }
  }

  /// Each event in each version, with masks of the app, a few hierarchies, what may be presented above them, and two ways
  /// to hold the device.
  private static var scenarios: [Scenario] {
    let versions = [OSVersion(6), OSVersion(9), OSVersion(13), OSVersion(15), OSVersion(16), OSVersion(26)]
    let events: [Event] = [
      .deviceTurned, .presented, .pushed, .masksChanged, .called(.updateRequested), .called(.rotationAttempted),
    ]
    var scenarios: [Scenario] = []
    for os in versions {
      for event in events {
        for root in roots {
          for presented in presentations {
            for mask in [InterfaceOrientationMask.portrait, .landscape, .allButUpsideDown] {
              for device in [DeviceOrientation.portrait, .landscapeLeft] {
                var scenario = Scenario(os: os)
                scenario.event = event
                scenario.root = root
                scenario.presented = presented
                scenario.applicationDelegate = .mask(mask)
                scenario.device = device
                scenarios.append(scenario)
              }
            }
          }
        }
      }
    }
    return scenarios
  }

  private static var roots: [Controller] {
    var leaf = Controller("Leaf")
    leaf.answers.supported = .mask(.landscape)
    let navigation = Controller("Navigation", kind: .navigation, forwarding: .topChild, children: [leaf])
    return [
      leaf, navigation, Controller("Tabs", kind: .tabBar, forwarding: .selectedChild, children: [navigation]),
    ]
  }

  private static var presentations: [[Presentation]] {
    var modal = Controller("Modal")
    modal.answers.supported = .mask(.allButUpsideDown)
    modal.answers.preferred = .rawValue(InterfaceOrientation.landscapeRight.rawValue)
    return [[], [Presentation(modal)], [Presentation(modal, style: .fullScreen)]]
  }

  /// Rounds of a second each, of which the fastest counts: a machine has company, but never goes too fast.
  private static func rate<Element>(_ elements: [Element], _ work: (inout Element) -> Void) -> Int {
    var elements = elements
    let clock = ContinuousClock()
    var best = 0.0
    for _ in 0..<5 {
      var count = 0
      let start = clock.now
      while start.duration(to: clock.now) < .seconds(1) {
        for index in elements.indices { work(&elements[index]) }
        count += elements.count
      }
      best = max(best, Double(count) / (start.duration(to: clock.now) / .seconds(1)))
    }
    return Int(best)
  }
}
